# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Parses the moves of a table script: SEAT VERB ... becomes (seat, action), which the engine verifies."""

from phase10 import engine
from phase10.actions import (
    BAD_SYNTAX, CHOOSE, DEAL, DECK, DISCARD, DRAW, FACE_DOWN, GIVE, GIVING, HIGH_END, HIT, KEEP_ONE, KNOCK, LAY,
    LOW_END, NAME, NOT_IN_HAND, NO_FIT, NO_TARGET, OWN_PHASE, PILE, SAVE, SAVED_CARD, STOP, SWAP, TURN, TWIST_CARD,
    WHICH_END,
)
from phase10.building import IMPOSSIBLE
from phase10.phases import COLOUR, SET
from script import notation
from script.notation import Refused, number

NOBODYS = 250  # index of a phase that is not in the list; no course accepts it
# An action with too many groups or cards is none (bad-action), but a line of a script is still a lay, refused for its
# cards. So no more is read of it than these: a group more than any phase has, and all cards of a box.
_GROUPS = 5
_CARDS = 109


def read(table, words: list):
    """Parse a move: (seat, action)."""
    if words[0] == "*":
        if words[1:] not in ([DEAL], [STOP]):
            raise Refused(BAD_SYNTAX, "* deal or * stop")
        return 0, (words[1],)
    seat = number(words[0], 1, table.seats, "seat") - 1
    reader = READERS.get(words[1]) if len(words) > 1 else None
    if not reader:
        there = " ".join(sorted(READERS))
        raise Refused(BAD_SYNTAX, "there is no move '%s'; there are %s" % (" ".join(words[1:2]), there))
    return seat, reader(table, seat, words[2:])


def _draw(table, seat: int, words: list) -> tuple:
    if words in ([DECK], [DISCARD]):
        return DRAW, words[0]
    if len(words) == 2 and words[0] == SAVED_CARD:
        return DRAW, SAVED_CARD, notation.card(words[1])
    if len(words) == 2 and words[0] == PILE:
        return DRAW, PILE, number(words[1], 1, 3, "pile") - 1
    raise Refused(BAD_SYNTAX, "draw deck, discard, saved CARD or pile N")


def _lay(table, seat: int, words: list) -> tuple:
    named = OWN_PHASE
    if words and words[0].endswith(":"):
        at = notation.phase_place(words[0][:-1], table.rules)
        named = at if at >= 0 else NOBODYS
        words = words[1:]
    at, code = table.course.phase_to_lay(seat, named)
    phase = table.rules.phases[at] if code is None and at < len(table.rules.phases) else ()  # (): none is chosen yet
    lay = []
    for part in _groups(words):
        pairs = [notation.card_as(word) for word in part][:_CARDS]
        kind = phase[len(lay)][0] if len(lay) < len(phase) else SET
        value = notation.value_named(kind, [pair[1] for pair in pairs])
        lay.append((bytes([pair[0] for pair in pairs]), value))
    return LAY, lay, named


def _groups(words: list) -> list:
    """Split the words of a lay into its groups; the cards of those from the fifth on are one group."""
    parts = notation.split_groups(words)
    return parts[: _GROUPS - 1] + [sum(parts[_GROUPS - 1 :], [])] if len(parts) > _GROUPS else parts


def _hit(table, seat: int, words: list) -> tuple:
    if len(words) not in (3, 4) or words[1] != ">":
        raise Refused(BAD_SYNTAX, "hit or swap CARD > SEAT.GROUP [low|high]")
    end = words[3] if len(words) == 4 else ""
    if end not in ("", LOW_END, HIGH_END):
        raise Refused(BAD_SYNTAX, "%s is no end" % end)
    one, said = notation.card_as(words[0])
    owner, index = notation.place(words[2])
    if said and 0 <= owner < table.seats and 0 <= index < len(table.laid[owner]):
        kind = table.laid[owner][index][0]
        if (kind == COLOUR) != (said < 0):  # a colour said of a number, or a number of a colour
            return HIT, one, owner, index, end, IMPOSSIBLE
    return HIT, one, owner, index, end, abs(said)


def _swap(table, seat: int, words: list) -> tuple:
    """The card takes the Wild's place as itself, so any other value is no-fit, unless more than that is wrong."""
    action = (SWAP,) + _hit(table, seat, words)[1:5]
    if notation.card_as(words[0])[1] not in (0, action[1] & 15):
        code = engine.why_not(table, seat, action)
        raise Refused(NO_FIT if code in (None, WHICH_END, KEEP_ONE) else code, "a card is swapped as itself")
    return action


def _discard(table, seat: int, words: list) -> tuple:
    if not words:
        raise Refused(BAD_SYNTAX, "discard CARD [> SEAT]")
    one = notation.card(words[0])
    if len(words) == 1:
        return DISCARD, one
    if words[1:] == [FACE_DOWN]:
        return DISCARD, one, FACE_DOWN
    if len(words) == 3 and words[1] == ">":
        return DISCARD, one, number(words[2], 1, 99, "seat") - 1
    if len(words) == 4 and words[1:3] == [">", "pile"]:
        return DISCARD, one, NO_TARGET, number(words[3], 1, 99, "pile") - 1
    raise Refused(BAD_SYNTAX, "discard CARD [> SEAT]")


def _save(table, seat: int, words: list) -> tuple:
    return SAVE, _one_card(words)


def _turn(table, seat: int, words: list) -> tuple:
    return TURN, _one_card(words)


def _one_card(words: list) -> int:
    if len(words) != 1:
        raise Refused(BAD_SYNTAX, "one card")
    return notation.card(words[0])


def _knock(table, seat: int, words: list) -> tuple:
    if words:
        raise Refused(BAD_SYNTAX, "knock stands alone")
    return (KNOCK,)


def _give(table, seat: int, words: list) -> tuple:
    if len(words) != 3 or words[1] != ">":
        raise Refused(BAD_SYNTAX, "give CARD > SEAT")
    if notation.card(words[0]) != table.given and table.step == GIVING:
        raise Refused(NOT_IN_HAND, "that card was not turned")
    return GIVE, number(words[2], 0, 99, "seat") - 1


def _choose(table, seat: int, words: list) -> tuple:
    if words == [TWIST_CARD]:
        return CHOOSE, TWIST_CARD
    return CHOOSE, notation.phase_place(words[0] if len(words) == 1 else "", table.rules)


def _name(table, seat: int, words: list) -> tuple:
    return NAME, number(words[0] if len(words) == 1 else "", 0, 99, "seat") - 1


READERS = {
    DRAW: _draw,
    LAY: _lay,
    HIT: _hit,
    SWAP: _swap,
    DISCARD: _discard,
    SAVE: _save,
    KNOCK: _knock,
    GIVE: _give,
    TURN: _turn,
    CHOOSE: _choose,
    NAME: _name,
}
