# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Builds a table from the lines of a script before its first move.

The lines are collected first and processed by build(), so their order does not matter. What several lines give a seat
adds up; of other lines alike the last holds.
"""

from phase10 import building, cards, dealing, engine, opening, options, turn, upcards
from phase10.actions import BAD_CARD, BAD_OPTION, BAD_SYNTAX, DEALING, NOT_THE_PHASE, PLAYING, TWIST_CARD
from phase10.cards import MASTERS, SKIP, WILD
from phase10.groups import HEAD
from phase10.phase_lists import KINDS
from phase10.phases import FLUSH, RUN
from phase10.rules import seats_of
from phase10.table import MARK, NO_PHASE, NOBODY, OUT_OF_GAME
from script import notation
from script.notation import Refused, number

WORDS = (
    "preset option seed players dealer phases scores done active saved tie pawns chosen twists pile hand laid skip"
    " upcard discard deck turn"
).split()
_CARD_LINES = ("hand", "laid", "skip", "upcard", "discard", "deck", "turn", "pile")
_ONLY_IN = {
    "done": ("freeOrder",) + MASTERS,
    "active": ("masters",),
    "saved": MASTERS,
    "pawns": ("twist",),
    "chosen": ("twist",),
    "twists": ("twist",),
    "pile": ("twist",),
}
_NOT_IN = {
    "phases": ("freeOrder", "twist") + MASTERS,
    "discard": ("twist",),
    "upcard": ("twist",),
    "tie": ("antiPhase", "twist"),
}


def barred_by_seats(rules, seats: int) -> str:
    """The option whose value does not go with so many seats, "" if there is none. A menu offers none that does not."""
    least, most = seats_of(rules)
    if not least <= seats <= most:
        return "mode"
    begins = rules.firstDealer if rules.mode != "dice" else "chance"
    return "firstDealer" if begins != "chance" and int(begins) > seats else ""


def makes(laid: list, phase: tuple) -> bool:
    """Are these groups those of the phase, whatever has been hit on them?"""
    kinds = [group[0] for group in laid]
    large = [len(group) - HEAD >= size for group, (_, size) in zip(laid, phase)]
    return kinds == [kind for kind, _ in phase] and all(large)


class Setup:
    """The setup lines of one script, in their order: (word, the words after it, the number of the line)."""

    def __init__(self) -> None:
        self.lines = []
        self.line = 0  # the number of the line at hand, which is the wrong one if it is Refused; 0: none

    def each(self):
        """Generator: (word, the words after it) of each line."""
        for word, words, line in self.lines:
            self.line = line
            yield word, words
        self.line = 0

    def add(self, words: list, line: int = 0) -> None:
        """Add a line, or nothing if it is refused. Options are checked at once, so that an error has the number of its
        own line.
        """
        if len(words) < 2 and words[0] not in ("discard", "deck"):
            raise Refused(BAD_SYNTAX, "%s wants more" % words[0])
        if words[0] == "option":
            self.check_option(words)
        if words[0] == "preset" and words[1:] not in (["sheet"], ["mattel"]):
            raise Refused(BAD_OPTION, "there is no preset %s" % " ".join(words[1:]))
        self.lines.append((words[0], words[1:], line))

    def check_option(self, words: list) -> None:
        name, equals, value = words[1].partition("=")
        if len(words) != 2 or not equals:
            raise Refused(BAD_SYNTAX, "an option reads NAME=VALUE")
        option = options.find(name)
        if not option or not option.takes(value):
            raise Refused(BAD_OPTION, "there is no %s=%s" % (name, value))

    def last(self, word: str):
        """Return the words of the last line that begins with this word, which is then at hand, or None."""
        found, line = None, 0
        for name, words in self.each():
            if name == word:
                found, line = words, self.line
        self.line = line
        return found

    def number(self, word: str, otherwise: int, low: int, high: int) -> int:
        words = self.last(word)
        if words is None:
            return otherwise
        if len(words) != 1:
            raise Refused(BAD_SYNTAX, "%s wants one number" % word)
        return number(words[0], low, high, word)

    def rules(self):
        preset = self.last("preset")
        rules = options.Rules(preset[0] if preset else "sheet")
        line = 0
        for name, words in self.each():
            if name == "option":
                option, _, value = words[0].partition("=")
                rules.set(option, value)
                line = self.line
        why = rules.settle()
        for name, _ in self.each():
            if rules.mode not in _ONLY_IN.get(name, (rules.mode,)) or rules.mode in _NOT_IN.get(name, ()):
                why, line = "%s does not go with mode=%s" % (name, rules.mode), self.line
        if why:
            self.line = line
            raise Refused(BAD_OPTION, why)
        return rules

    def build(self):
        """Build the table; raises Refused."""
        rules = self.rules()
        if rules.mode == "dice":
            from script import dice

            return dice.build(self, rules)
        seats = self.number("players", 2, 2, 6)
        name = barred_by_seats(rules, seats)
        if name:
            raise Refused(BAD_OPTION, "%s=%s does not go with %d players" % (name, getattr(rules, name), seats))
        dealer = self.number("dealer", seats if rules.firstDealer == "chance" else int(rules.firstDealer), 1, seats) - 1
        table = engine.new_table(rules, seats, self.number("seed", 1, 0, 0x3FFFFFFF), dealer)
        for name, words in self.each():
            if name in _GAME_LINES:
                _GAME_LINES[name](self, table, words)
        if self.has_cards():
            self.lay_out(table)
        else:
            self.deal(table)
        return table

    def has_cards(self) -> bool:
        """Does the script give a position (cards or the turn) instead of dealing?"""
        return bool([line for line in self.lines if line[0] in _CARD_LINES])

    def waits_for_deal(self, table) -> bool:
        """In Twist a script may deal its first hand with `* deal`, like the later ones."""
        return table.rules.mode == "twist" and not self.has_cards()

    def deal(self, table) -> None:
        """Deal a hand by the seed."""
        self.open(table)
        if not (table.course.CHOOSES_FIRST and dealing.pass_to_chooser(table)):
            dealing.deal_cards(table)

    def open(self, table) -> None:
        """Begin a hand like dealing.deal, but with the dealer and the phases of the script."""
        table.hand_no = self.hand_no(table)
        if table.rules.mode in _ONLY_IN["done"]:
            self._tied_have_done_all(table)
        elif table.rules.mode == "fixed10" and table.tie:
            table.at[:] = bytes((table.course.last + 1,)) * table.seats  # whatever the script says: all hands are over
        written = bytes(table.at)
        table.clear_hand()
        opening.take_seats(table)
        if self.last("phases") and not table.tie:
            table.at[:] = written
        for name, words in self.each():
            if name == "active":
                self._active(table, words)
            elif name == "chosen":
                self._chosen(table, words)

    def _tied_have_done_all(self, table) -> None:
        """Whatever the script says of tied seats: they have done all phases before the extra hand, in which they replay
        the last of the list or, with tiePhase=own, the one that `active`, or else `done`, leaves open.
        """
        chosen = {}
        for name, words in self.each():
            if name == "active" and len(words) == 2:
                chosen[self._seat(table, words[0])] = self._phase(table, words[1])
        for seat in table.tie:
            left = table.course.layable(seat)
            table.at[seat] = chosen.get(seat, left[0] if len(left) == 1 else table.course.last)
            table.done[seat] = table.course.all_done()

    def hand_no(self, table) -> int:
        """Return the number of the hand, which in ten fixed hands follows from the phases or from a tie."""
        if table.rules.mode == "fixed10" and table.tie:
            return table.course.last + 2
        if table.rules.mode == "fixed10" and self.last("phases"):
            return table.at[0] + 1
        return 1

    # --- lines about the game -------------------------------------------------------------------------------------

    def _seat(self, table, word: str) -> int:
        return number(word, 1, table.seats, "seat") - 1

    def _numbers(self, table, words: list, high: int) -> list:
        if len(words) != table.seats:
            raise Refused(BAD_SYNTAX, "one number a seat")
        return [number(word, 0, high, "number") for word in words]

    def _phase(self, table, word: str) -> int:
        at = notation.phase_place(word, table.rules)
        if at < 0:
            raise Refused(BAD_OPTION, "phase %s is not in the list" % word)
        return at

    def _phases(self, table, words: list) -> None:
        if len(words) != table.seats:
            raise Refused(BAD_SYNTAX, "one phase a seat")
        for seat in range(table.seats):
            if words[seat] == "-":
                table.at[seat] = OUT_OF_GAME if table.rules.mode == "antiPhase" else len(table.rules.phases)
            else:
                table.at[seat] = self._phase(table, words[seat])
            if table.rules.mode == "fixed10":  # nothing says who laid in the hands before, so all did
                table.done[seat] = (1 << table.at[seat]) - 1
        self._somebody_plays(table, words)

    def _somebody_plays(self, table, words: list) -> None:
        """Refuse phases with which no hand can be played."""
        if table.rules.mode == "fixed10" and (words[0] == "-" or words.count(words[0]) < table.seats):
            raise Refused(BAD_SYNTAX, "in ten fixed hands all are on the phase of the hand")
        if table.rules.mode == "antiPhase" and words.count("-") == table.seats:
            raise Refused(BAD_SYNTAX, "somebody is still in the game")

    def _scores(self, table, words: list) -> None:
        table.scores[:] = self._numbers(table, words, 99999)

    def _done(self, table, words: list) -> None:
        seat = self._seat(table, words[0])
        if len(words) != 2:
            raise Refused(BAD_SYNTAX, "done SEAT N,N,...")
        for word in words[1].split(","):
            table.done[seat] |= 1 << self._phase(table, word)

    def _active(self, table, words: list) -> None:
        seat = self._seat(table, words[0])
        at = self._phase(table, words[1] if len(words) == 2 else "")
        if table.course.has_done(seat, at):
            raise Refused(BAD_OPTION, "phase %s is done" % words[1])
        table.at[seat] = at

    def _saved(self, table, words: list) -> None:
        seat, self.rest = self._seat(table, words[0]), dealing.whole_deck(table)
        table.saved[seat].extend(self.take(words[1:]))

    def _tie(self, table, words: list) -> None:
        tied = [self._seat(table, word) for word in words]
        if len(tied) < 2 or [seat for seat in tied if tied.count(seat) > 1]:
            raise Refused(BAD_SYNTAX, "a tie is between two seats or more")
        table.tie = tuple(tied)

    def _pawns(self, table, words: list) -> None:
        spaces = self._numbers(table, words, table.course.goal)
        if 0 in spaces:
            raise Refused(BAD_SYNTAX, "spaces are counted from 1")
        table.course.pawns[:] = bytes(spaces)

    def _twists(self, table, words: list) -> None:
        last = table.course.last
        stack = [number(word, 1, last + 1, "Twist card") + last for word in words]
        for one in stack:
            if stack.count(one) > 1:
                raise Refused(BAD_CARD, "a Twist card twice")
        rest = [one for one in table.course.twists if one not in stack]
        table.course.twists[:] = bytes(stack + rest)

    def _chosen(self, table, words: list) -> None:
        seat = self._seat(table, words[0])
        if len(words) != 2:
            raise Refused(BAD_SYNTAX, "chosen SEAT PHASE or chosen SEAT twist")
        table.course.choose(seat, TWIST_CARD if words[1] == TWIST_CARD else self._phase(table, words[1]))

    # --- lines about cards ----------------------------------------------------------------------------------------

    def lay_out(self, table) -> None:
        """Place the cards as the script says, and deal the rest by the seed."""
        self.open(table)
        self.rest = dealing.whole_deck(table)
        dealt = []
        for name, words in self.each():
            if name == "hand":
                seat = self._seat(table, words[0])
                table.hands[seat].extend(self.take(words[1:]))
                dealt.append(seat)
            elif name == "laid":
                self._laid(table, words)
            elif name == "skip":
                self._skips(table, words)
        if table.course.NAMES_WHEN_LAID and not table.tie:
            self._name_laid(table)
        self._piles(table)
        deck, closed = self._deck()
        written = self.last("upcard")
        turned = self.take(written) if written else b""
        if len(turned) > 1:
            raise Refused(BAD_SYNTAX, "one upcard")
        self._deal_rest(table, dealt)
        if not closed:
            self._turn_plain(table, written)
            table.deck.extend(self.rest)
        table.deck.extend(deck)
        if deck and len(table.piles) > 1 and self.last("pile") is None:
            self.last("deck")  # is the line that is wrong if there are too few cards
            if len([card for card in table.deck if card != SKIP]) < len(table.piles):
                raise Refused(BAD_CARD, "too few cards to turn one for each pile")
            dealing.turn_up_all(table)
        if table.rules.goOut == "float":
            for seat in range(table.seats):
                table.floating[seat] = len(table.hands[seat]) == 0 and len(table.laid[seat]) > 0
            table.lap_done = any(table.floating)  # nobody floats in lap one of the postal rules
        self._begin(table, turned)

    def _deal_rest(self, table, dealt: list) -> None:
        """Shuffle the cards that the script does not name, and deal to the seats whose hands it does not name."""
        table.code = table.chance.state
        table.chance.shuffle(self.rest)
        for seat in range(table.seats):
            if seat not in dealt and table.plays[seat]:
                if len(self.rest) < opening.HAND_SIZE:
                    raise Refused(BAD_CARD, "too few cards are left for seat %d" % (seat + 1))
                table.hands[seat].extend(self.rest[-opening.HAND_SIZE:])
                self.rest[-opening.HAND_SIZE:] = b""

    def take(self, words: list) -> bytearray:
        taken = notation.card_list(words)
        for card in taken:
            self.take_card(card)
        return taken

    def take_card(self, card: int) -> None:
        if not cards.take_out(self.rest, card):
            raise Refused(BAD_CARD, "too many %s" % notation.name(card))

    def _skips(self, table, words: list) -> None:
        for word in words:
            seat = self._seat(table, word)
            if table.skips[seat]:
                raise Refused(BAD_SYNTAX, "seat %s has a Skip before it" % word)
            if table.rules.skipPile == "onTopWhenPlayed":  # it is discarded at once: a sign lies before the victim
                table.skips[seat] = MARK
            else:
                self.take_card(SKIP)
                table.skips[seat] = SKIP

    def _laid(self, table, words: list) -> None:
        seat = self._seat(table, words[0])
        for part in notation.split_groups(words[1:]):
            if part[0] not in KINDS[1:] or len(part) < 2:
                raise Refused(BAD_SYNTAX, "a laid group reads KIND CARD ...")
            kind = KINDS.index(part[0])
            pairs = [notation.card_as(word) for word in part[1:]]
            group_cards = [pair[0] for pair in pairs]
            for card in group_cards:
                self.take_card(card)
            value = notation.value_named(kind, [pair[1] for pair in pairs])
            group, code = None, NOT_THE_PHASE
            if kind == RUN and self._in_one_colour(table, seat):
                group, code = self._build(table, FLUSH, value, group_cards)
            if code:
                group, code = self._build(table, kind, value, group_cards)
            if code == NOT_THE_PHASE:
                raise Refused(BAD_CARD, "this is no %s" % part[0])
            if code:
                raise Refused(code, "no card says the value of this %s" % part[0])
            table.laid[seat].append(group)
        if table.rules.mode == "fixed10":
            table.done[seat] |= 1 << table.at[seat]

    def _in_one_colour(self, table, seat: int) -> bool:
        """Does the phase of the seat ask for a run in one colour where its next group is laid? It may be called run."""
        at, group = table.at[seat], len(table.laid[seat])
        phase = table.rules.phases[at] if at < len(table.rules.phases) else ()
        return group < len(phase) and phase[group][0] == FLUSH

    def _name_laid(self, table) -> None:
        """A phase that is named when laid is ticked at once. So what a seat has laid is one of its ticked phases that
        these groups make, or else another, which then is ticked: of several the last, as it asks for most of them.
        """
        for seat in range(table.seats):
            made = [at for at in range(table.course.last + 1) if makes(table.laid[seat], table.rules.phases[at])]
            ticked = [at for at in made if table.course.has_done(seat, at)]
            for at in (ticked or made)[-1:]:
                table.at[seat] = at
                table.done[seat] |= 1 << at

    def _build(self, table, kind: int, value: int, group_cards: list):
        """Build a laid group. With postal=on try every postal number, because any seat may have laid it."""
        group, code = building.build(kind, value, bytes(group_cards), 0, table.colour_rule())
        if code and table.rules.postal == "on":
            for postal in range(1, 8):
                group, code = building.build(kind, value, bytes(group_cards), postal, table.colour_rule())
                if not code:
                    break
        return group, code

    def _piles(self, table) -> None:
        discard = self.last("discard")
        if discard:
            table.pile.extend(bytes(reversed(self.take(discard))))
        for name, words in self.each():
            if name == "pile":
                at = number(words[0], 1, 3, "pile") - 1
                table.piles[at].extend(bytes(reversed(self.take(words[1:]))))
        table.thrown_by = bytearray(bytes((NOBODY,)) * len(table.pile))

    def _deck(self):
        """Return (the deck in the script, its top last; does a dot end it?)."""
        words = self.last("deck")
        if words is None:
            return b"", False
        closed = words[-1:] == ["."]
        return bytes(reversed(self.take(words[:-1] if closed else words))), closed

    def _turn_plain(self, table, written) -> None:
        """If the script has no discard pile, turn up a number card, so that no start rule applies."""
        if written or self.last("discard") is not None or self.last("pile") is not None:
            return
        if len(table.piles) > 1 and self.last("deck"):
            return  # Twist turns up its three from the deck in the script
        for pile in range(len(table.piles)):
            for card in reversed(self.rest):
                if card < WILD:
                    self.take_card(card)
                    table.to_pile(card, NOBODY, pile)
                    break

    def _begin(self, table, turned) -> None:
        """Begin play: apply the start rules of the upcard, let seats choose, or set the given turn."""
        words = self.last("turn")
        if table.course.CHOOSES_FIRST and dealing.pass_to_chooser(table):
            return
        if table.rules.mode == "masters" and words and (self.last("active") or words[1:] == ["drawn"]):
            self._have_chosen(table)
        if turned and words is None:
            if upcards.obey(table, turned[0]):
                dealing.turn_up(table)
            elif table.step == DEALING:
                dealing.begin(table)
            return
        if turned:
            table.to_pile(turned[0], NOBODY)
        if dealing.pass_to_chooser(table):
            return
        if words is None:
            turn.go_to(table, table.next_playing(table.dealer))
            return
        seat = self._seat(table, self.last("turn")[0])
        if words[1:] not in ([], ["drawn"]):
            raise Refused(BAD_SYNTAX, "turn SEAT [drawn]")
        if not table.plays[seat] and words[1:]:
            raise Refused(BAD_SYNTAX, "seat %s does not play in this hand" % words[0])
        table.laps = 0 if seat == table.next_playing(table.dealer) else 1
        if not words[1:]:
            turn.go_to(table, seat)
        else:
            turn.reach(table, seat)
            table.turn, table.step = seat, PLAYING

    def _have_chosen(self, table) -> None:
        """In Masters play is under way where a script says whose turn it is: a seat whose phase is not written has
        chosen the first that it has not done. Without any `active` line only a seat that has drawn says so.
        """
        for seat in range(table.seats):
            if table.course.must_choose(seat):
                table.at[seat] = (table.course.layable(seat) or (NO_PHASE,))[0]


# Setup lines about the game, without cards.
_GAME_LINES = {
    "phases": Setup._phases,
    "scores": Setup._scores,
    "done": Setup._done,
    "active": Setup._active,
    "saved": Setup._saved,
    "tie": Setup._tie,
    "pawns": Setup._pawns,
    "twists": Setup._twists,
}
