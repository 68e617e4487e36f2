# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The expectations of a table script for card games: each function returns the text of a line that begins with =, as it
should read at this table. reader.py compares it with the line in the script.

Those of Dice are in dice.py; expected refusals are handled in reader.py.
"""

from phase10 import groups, opening, turn
from phase10.actions import BAD_SYNTAX, ENDED, GIVING, HIGH_END, LOW_END, NO_GROUP, OVER, PILE
from phase10.phases import COLOUR, SET
from phase10.table import NOBODY
from script import notation
from script.notation import Refused, number


def _seat(table, words: list) -> int:
    return number(words[0] if words else "", 1, table.seats, "seat") - 1


def _in_any_order(found: list, wanted: list) -> list:
    """What was found, in the order in which the script names it."""
    return wanted if sorted(found) == sorted(wanted) else found


def _yes(able: bool) -> str:
    return "yes" if able else "no"


def _turn(table, words: list) -> str:
    return str(table.turn + 1)


def _hand(table, words: list) -> str:
    if words[:1] in (["over"], ["open"]):
        if table.step not in (OVER, ENDED):
            return "open"
        return "over %d" % (0 if table.out == NOBODY else table.out + 1)
    seat = _seat(table, words)
    hand = table.hands[seat]
    if sorted(notation.card_list(words[1:])) == sorted(hand):
        return " ".join(words)
    return "%d %s" % (seat + 1, notation.names(hand))


def _cards(table, words: list) -> str:
    seat = _seat(table, words)
    return "%d %d" % (seat + 1, len(table.hands[seat]))


# --- groups on the table ---------------------------------------------------------------------------------------------


def _laid(table, words: list):
    seat, index = notation.place(words[0] if words else "")
    if not 0 <= seat < table.seats or not 0 <= index < len(table.laid[seat]):
        raise Refused(NO_GROUP, "there is no such group")
    return table.laid[seat][index]


def _group(table, words: list) -> str:
    laid = _laid(table, words)
    said = [notation.card_as(word) for word in words[1:]]
    for i in range(len(said)):  # a value may be given for any card; it must be right
        if said[i][1] and i < len(laid) - 2 and words[1 + i].split("=")[1] != notation.value_word(laid, i):
            return "%s %s" % (words[0], notation.group_words(laid))
    if bytes([pair[0] for pair in said]) == laid[2:]:
        return " ".join(words)
    return "%s %s" % (words[0], notation.group_words(laid))


def _span(table, words: list) -> str:
    laid = _laid(table, words)
    last = len(laid) - 3
    return "%s %s-%s" % (words[0], notation.value_word(laid, 0), notation.value_word(laid, last))


def _groups(table, words: list) -> str:
    seat = _seat(table, words)
    return "%d %d" % (seat + 1, len(table.laid[seat]))


# --- Skips and piles -------------------------------------------------------------------------------------------------


def _skip(table, words: list) -> str:
    return _of_seats(table, words, table.skips) or "none"


def _noskip(table, words: list) -> str:
    return _of_seats(table, words, [not skip for skip in table.skips]) or "none"


def _of_seats(table, words: list, by_seat) -> str:
    """Those of the seats named for which this is set."""
    return " ".join([word for word in words or [""] if by_seat[_seat(table, [word])]])


def _pile_named(table, words: list) -> int:
    """Return the index of the discard pile meant, in Twist by its number; other games have one pile."""
    if len(table.piles) == 1 or len(words) < 2:
        return 0
    return number(words[0], 1, 3, "pile") - 1


def _cards_of_pile(table, at: int) -> bytes:
    """The cards of a discard pile, its top last; an upcard lies there until the dealer has given it away."""
    waits = table.step == GIVING and at == 0
    return bytes(table.piles[at]) + bytes((table.given,) if waits else ())


def _top(table, words: list) -> str:
    at = _pile_named(table, words)
    pile = _cards_of_pile(table, at)
    top = notation.name(pile[-1]) if pile else "none"
    return "%d %s" % (at + 1, top) if len(words) > 1 else top


def _pile(table, words: list) -> str:
    at = _pile_named(table, words)
    size = str(len(_cards_of_pile(table, at)))
    return "%d %s" % (at + 1, size) if len(words) > 1 else size


def _deck(table, words: list) -> str:
    return str(len(table.deck))


# --- how far everybody has come --------------------------------------------------------------------------------------


def _scores(table, words: list) -> str:
    return notation.row(table.scores)


def _points(table, words: list) -> str:
    return notation.row(table.points)


def _phases(table, words: list) -> str:
    return notation.phases_shown(table)


def _done(table, words: list) -> str:
    seat, numbers = _seat(table, words), table.rules.numbers
    ticked = [notation.phase_word(numbers[at]) for at in range(len(numbers)) if table.done[seat] >> at & 1]
    if not ticked and words[1:] in ([], ["none"], ["-"]):
        return " ".join(words)
    return "%d %s" % (seat + 1, ",".join(_in_any_order(ticked, " ".join(words[1:]).split(","))))


def _pawns(table, words: list) -> str:
    if table.rules.mode != "twist":
        raise Refused(BAD_SYNTAX, "there are no pawns but in Twist")
    return notation.row(table.course.pawns)


def _game(table, words: list) -> str:
    winners = table.winners
    if winners is None:
        return "open"
    return "over " + (" ".join(_in_any_order([str(seat + 1) for seat in winners], words[1:])) or "0")


def _floating(table, words: list) -> str:
    return _of_seats(table, words, table.floating) or "none"


def _dead(table, words: list) -> str:
    """Could no card whatever be hit on this table, so that floating cannot go on?"""
    hits = [card for card in opening.full_deck(0, False) if groups.fits_any(table.laid, card, 0, table.colour_rule())]
    return _yes(not hits)


# --- what could be done ----------------------------------------------------------------------------------------------


def _can(table, words: list) -> str:
    able = _ABLE.get(words[0] if words else "")
    if not able:
        raise Refused(BAD_SYNTAX, "can lay, hit, draw-discard or knock")
    return "%s %s" % (words[0], _yes(able(table)))


def _can_lay(table) -> bool:
    return turn.can_lay(table, table.turn)


def _can_draw(table) -> bool:
    """Can the seat in turn draw the top card of a discard pile?"""
    return None in [turn.why_not_draw(table, table.turn, PILE, i) for i in range(len(table.piles))]


def _can_knock(table) -> bool:
    """May any seat knock now?"""
    from phase10 import knocking

    return None in [knocking.why_not_knock(table, seat) for seat in range(table.seats)]


def _can_hit(table) -> bool:
    """Can the seat in turn hit any card of its hand anywhere?"""
    for card in table.hands[table.turn]:
        for owner in range(table.seats):
            for index in range(len(table.laid[owner])):
                for end in ("", LOW_END, HIGH_END):
                    if turn.why_not_hit(table, table.turn, card, owner, index, end) is None:
                        return True
    return False


_ABLE = {"lay": _can_lay, "hit": _can_hit, "draw-discard": _can_draw, "knock": _can_knock}


def _best(table, words: list) -> str:
    """Compare with the finder's proposal. The order of cards matters in runs only."""
    for at in table.course.layable(table.turn):
        best = turn.best_lay(table, table.turn, at)
        if best:
            parts = [notation.names(group) for group, _ in best]
            wanted = " ".join(words).split(" / ")
            if len(wanted) == len(parts) and _same_lay(parts, wanted, table.rules.phases[at]):
                return " ".join(words)
            return " / ".join(parts)
    return "none"


def _same_lay(parts: list, wanted: list, phase: tuple) -> bool:
    """Are these the same groups? Two of one kind and size may change places."""
    return sorted(_comparable(parts, phase)) == sorted(_comparable(wanted, phase))


def _comparable(parts: list, phase: tuple):
    for i in range(len(phase)):
        names = [word.split("=")[0] for word in parts[i].split()]
        yield phase[i], sorted(names) if phase[i][0] in (SET, COLOUR) else names


FOUND = {
    "turn": _turn,
    "hand": _hand,
    "cards": _cards,
    "group": _group,
    "span": _span,
    "groups": _groups,
    "skip": _skip,
    "noskip": _noskip,
    "top": _top,
    "pile": _pile,
    "deck": _deck,
    "scores": _scores,
    "points": _points,
    "phases": _phases,
    "done": _done,
    "pawns": _pawns,
    "game": _game,
    "floating": _floating,
    "dead": _dead,
    "can": _can,
    "best": _best,
}
