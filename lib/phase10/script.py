# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Playing a table script: its moves are done at a table, its expectations compared with it.

    script = Script()
    for line in text: script.feed(line)     # raises Failed with what differed
    script.finish()

Nothing but str.split is needed, so a script runs on the handheld as on a desktop.
"""

from phase10 import engine, floating, knocking, notation, setup, turn
from phase10.actions import NO_TARGET, OWN_PHASE
from phase10.notation import Refused, number
from phase10.phase_lists import is_number
from phase10.phases import place_of
from phase10.table import NOBODY

VERBS = "draw lay hit swap discard save knock give turn choose name".split()


class Failed(Exception):
    """What a script expected and did not find, in a sentence, and the number of the line to blame."""

    def __init__(self, line: int, what: str) -> None:
        self.line = line
        self.what = what


class Script:
    """One script on its way: a setup that is still collected, or a table and the last refusal."""

    def __init__(self) -> None:
        self.setup = setup.Setup()
        self.table = None
        self.code = None  # why the last move (or the setup) was refused
        self.why = ""
        self.line = 0
        self.refused_at = 0
        self.spoiled = False  # the refusal was about the setup

    def feed(self, line: str) -> None:
        """Take the next line of the script."""
        self.line += 1
        words = line.split("#")[0].split()
        if not words or (self.code and self.spoiled and words[0] in setup.WORDS):
            return  # of a setup that cannot be, only the first fault is told
        if words[0] == "=":
            self.expect(words[1:])
            return
        self.must_be_accepted()
        try:
            if words[0] in setup.WORDS:
                self.set_up(words)
            else:
                self.move(words)
        except Refused as refused:
            self.refuse(refused.code, refused.why)

    def refuse(self, code, why: str) -> None:
        """Remember why the line was refused; a code of None says that it was not."""
        self.code, self.why, self.refused_at = code, why, self.line

    def finish(self) -> None:
        """The script is at its end: a refusal nobody expected is a failure, and so is a setup that cannot be."""
        self.must_be_accepted()
        self.start()
        self.must_be_accepted()

    def must_be_accepted(self) -> None:
        if self.code:
            raise Failed(self.refused_at, "%s%s" % (self.code, ": " + self.why if self.why else ""))

    def set_up(self, words: list) -> None:
        if self.table is not None:
            raise Refused("bad-syntax", "%s stands before the first move only" % words[0])
        self.spoiled = True
        self.setup.add(words)
        self.spoiled = False

    def start(self) -> None:
        """Build the table when the first move or expectation wants it."""
        if self.table is None and not self.code:
            try:
                self.table = self.setup.build()
            except Refused as refused:
                self.spoiled = True
                self.refuse(refused.code, refused.why)

    # --- moves ----------------------------------------------------------------------------------------------------

    def move(self, words: list) -> None:
        if words[0] != "*" and not is_number(words[0]):
            raise Refused("bad-syntax", "%s begins no line" % words[0])
        self.start()
        if self.code:
            return
        if hasattr(self.table, "script_move"):  # Dice reads its own moves
            self.refuse(self.table.script_move(words), " ".join(words))
            return
        seat, action = self.read_move(words)
        self.refuse(engine.do(self.table, seat, action), " ".join(words))
        self.table.events.clear()

    def read_move(self, words: list):
        """(seat, action) of a move's words."""
        if words[0] == "*":
            if words[1:] not in (["deal"], ["stop"]):
                raise Refused("bad-syntax", "* deal or * stop")
            return 0, (words[1],)
        seat = number(words[0], 1, self.table.seats, "seat") - 1
        if len(words) < 2 or words[1] not in VERBS:
            raise Refused("bad-syntax", "unknown move")
        return seat, getattr(self, "read_" + words[1])(seat, words[2:])

    def read_draw(self, seat: int, words: list) -> tuple:
        if words in (["deck"], ["discard"]):
            return "draw", words[0]
        if len(words) == 2 and words[0] == "saved":
            return "draw", "saved", notation.card(words[1])
        if len(words) == 2 and words[0] == "pile":
            return "draw", "pile", number(words[1], 1, 3, "pile") - 1
        raise Refused("bad-syntax", "draw deck, discard, saved CARD or pile N")

    def place_of(self, word: str) -> int:
        """Where in the list the phase of this number stands, or -1."""
        return place_of(number(word, 0, 99, "phase"), self.table.rules.numbers)

    def read_lay(self, seat: int, words: list) -> tuple:
        named = OWN_PHASE
        if words and words[0].endswith(":"):
            at = self.place_of(words[0][:-1])
            named = at if at >= 0 else 250  # a phase that is not in the list is nobody's
            words = words[1:]
        phase = self.phase_of(seat, named)
        lay = []
        for part in notation.split_groups(words):
            pairs = [notation.card_as(word) for word in part]
            kind = phase[len(lay)][0] if len(lay) < len(phase) else 1
            value = notation.value_named(kind, [pair[1] for pair in pairs])
            lay.append((bytes([pair[0] for pair in pairs]), value))
        return "lay", lay, named

    def phase_of(self, seat: int, named: int) -> tuple:
        at, code = self.table.course.phase_to_lay(seat, named)
        return () if code else self.table.rules.phases[at]

    def read_hit(self, seat: int, words: list) -> tuple:
        if len(words) not in (3, 4) or words[1] != ">":
            raise Refused("bad-syntax", "hit CARD > SEAT.GROUP [low|high]")
        end = words[3] if len(words) == 4 else ""
        if end not in ("", "low", "high"):
            raise Refused("bad-syntax", "%s is no end" % end)
        one, said = notation.card_as(words[0])
        owner, index = notation.place(words[2])
        return "hit", one, owner, index, end, -said if said < 0 else said

    def read_swap(self, seat: int, words: list) -> tuple:
        action = self.read_hit(seat, words)
        return ("swap",) + action[1:5]

    def read_discard(self, seat: int, words: list) -> tuple:
        if len(words) == 1:
            return "discard", notation.card(words[0])
        one = notation.card(words[0]) if words else 0
        if words[1:] == ["down"]:
            return "discard", one, "down"
        if len(words) == 3 and words[1] == ">":
            return "discard", one, number(words[2], 1, 99, "seat") - 1
        if len(words) == 4 and words[1:3] == [">", "pile"]:
            return "discard", one, NO_TARGET, number(words[3], 1, 99, "pile") - 1
        raise Refused("bad-syntax", "discard CARD [> SEAT]")

    def read_save(self, seat: int, words: list) -> tuple:
        return "save", self.one_card(words)

    def read_turn(self, seat: int, words: list) -> tuple:
        return "turn", self.one_card(words)

    def one_card(self, words: list) -> int:
        if len(words) != 1:
            raise Refused("bad-syntax", "one card")
        return notation.card(words[0])

    def read_knock(self, seat: int, words: list) -> tuple:
        if words:
            raise Refused("bad-syntax", "knock stands alone")
        return ("knock",)

    def read_give(self, seat: int, words: list) -> tuple:
        if len(words) != 3 or words[1] != ">":
            raise Refused("bad-syntax", "give CARD > SEAT")
        if self.table.step == "give" and notation.card(words[0]) != self.table.given:
            raise Refused("not-in-hand", "that card was not turned")
        return "give", number(words[2], 0, 99, "seat") - 1

    def read_choose(self, seat: int, words: list) -> tuple:
        if words == ["twist"]:
            return "choose", "twist"
        return "choose", self.place_of(words[0] if len(words) == 1 else "")

    def read_name(self, seat: int, words: list) -> tuple:
        return "name", number(words[0] if len(words) == 1 else "", 0, 99, "seat") - 1

    # --- expectations ---------------------------------------------------------------------------------------------

    def expect(self, words: list) -> None:
        if words[:1] == ["error"]:
            self.start()
            self.expect_error(words[1:])
            return
        self.must_be_accepted()
        self.start()
        self.must_be_accepted()
        try:
            if hasattr(self.table, "script_found"):
                found = self.table.script_found(words)
            else:
                found = self.found(words)
        except Refused as refused:
            raise Failed(self.line, "%s: %s" % (refused.code, refused.why)) from None
        wanted = " ".join(words)
        if found != wanted:
            raise Failed(self.line, "wanted = %s, found = %s" % (wanted, found))

    def expect_error(self, words: list) -> None:
        if len(words) > 1:
            raise Failed(self.line, "bad-syntax: = error CODE")
        if not self.code:
            raise Failed(self.line, "wanted = error %s, but it was accepted" % " ".join(words))
        if words and words[0] != self.code:
            raise Failed(self.line, "wanted = error %s, found = error %s" % (words[0], self.code))
        self.code = None
        if self.spoiled:
            self.setup, self.spoiled = setup.Setup(), False

    def found(self, words: list) -> str:
        """The expectation as it should read at this moment."""
        name = words[0] if words else ""
        reader = getattr(self, "found_" + name.replace("-", "_"), None)
        if reader is None:
            raise Refused("bad-syntax", "unknown expectation")
        return name + " " + reader(words[1:])

    def seat(self, words: list) -> int:
        return number(words[0] if words else "", 1, self.table.seats, "seat") - 1

    def found_turn(self, words: list) -> str:
        return str(self.table.turn + 1)

    def found_hand(self, words: list) -> str:
        table = self.table
        if words[:1] in (["over"], ["open"]):
            if table.step not in ("over", "end"):
                return "open"
            return "over %d" % (0 if table.out == NOBODY else table.out + 1)
        seat = self.seat(words)
        hand = table.hands[seat]
        if sorted(notation.card_list(words[1:])) == sorted(hand):
            return " ".join(words)
        return "%d %s" % (seat + 1, notation.names(hand))

    def found_cards(self, words: list) -> str:
        return "%d %d" % (self.seat(words) + 1, len(self.table.hands[self.seat(words)]))

    def group(self, words: list):
        seat, index = notation.place(words[0] if words else "")
        if not 0 <= seat < self.table.seats or not 0 <= index < len(self.table.laid[seat]):
            raise Refused("no-group", "there is no such group")
        return self.table.laid[seat][index]

    def found_group(self, words: list) -> str:
        laid = self.group(words)
        said = [notation.card_as(word) for word in words[1:]]
        for i in range(len(said)):  # a value may be said of any card and must be true
            if said[i][1] and i < len(laid) - 2 and words[1 + i].split("=")[1] != notation.value_word(laid, i):
                return "%s %s" % (words[0], notation.group_words(laid))
        if bytes([pair[0] for pair in said]) == laid[2:]:
            return " ".join(words)
        return "%s %s" % (words[0], notation.group_words(laid))

    def found_span(self, words: list) -> str:
        laid = self.group(words)
        last = len(laid) - 3
        return "%s %s-%s" % (words[0], notation.value_word(laid, 0), notation.value_word(laid, last))

    def found_groups(self, words: list) -> str:
        return "%d %d" % (self.seat(words) + 1, len(self.table.laid[self.seat(words)]))

    def found_skip(self, words: list) -> str:
        return words[0] if self.table.skips[self.seat(words)] else "none lies before seat %s" % words[0]

    def found_noskip(self, words: list) -> str:
        return "one lies before seat %s" % words[0] if self.table.skips[self.seat(words)] else words[0]

    def pile(self, words: list) -> int:
        """Which of Twist's piles is meant; a script of the other games names none."""
        if len(self.table.piles) == 1 or len(words) < 2:
            return 0
        return number(words[0], 1, 3, "pile") - 1

    def found_top(self, words: list) -> str:
        at = self.pile(words)
        pile = self.table.piles[at]
        top = notation.name(pile[-1]) if pile else "none"
        return "%d %s" % (at + 1, top) if len(words) > 1 else top

    def found_deck(self, words: list) -> str:
        return str(len(self.table.deck))

    def found_pile(self, words: list) -> str:
        at = self.pile(words)
        size = str(len(self.table.piles[at]))
        return "%d %s" % (at + 1, size) if len(words) > 1 else size

    def found_scores(self, words: list) -> str:
        return " ".join([str(score) for score in self.table.scores])

    def found_points(self, words: list) -> str:
        return " ".join([str(cost) for cost in self.table.points])

    def found_phases(self, words: list) -> str:
        shown = [self.table.course.shown(seat) for seat in range(self.table.seats)]
        return " ".join(["-" if number < 0 else str(number) for number in shown])

    def found_done(self, words: list) -> str:
        seat, table = self.seat(words), self.table
        ticked = [str(table.rules.numbers[at]) for at in range(len(table.rules.phases)) if table.done[seat] >> at & 1]
        if not ticked and words[1:] in ([], ["none"], ["-"]):
            return " ".join(words)
        return "%d %s" % (seat + 1, ",".join(ticked))

    def found_pawns(self, words: list) -> str:
        pawns = getattr(self.table.course, "pawns", b"")
        return " ".join([str(space) for space in pawns])

    def found_game(self, words: list) -> str:
        winners = self.table.winners
        if winners is None:
            return "open"
        return "over %s" % " ".join([str(seat + 1) for seat in winners] or ["0"])

    def found_floating(self, words: list) -> str:
        return words[0] if self.table.floating[self.seat(words)] else "no"

    def found_dead(self, words: list) -> str:
        return _yes(floating.dead(self.table))

    def found_can(self, words: list) -> str:
        table, what = self.table, words[0] if words else ""
        if what == "lay":
            able = turn.can_lay(table, table.turn)
        elif what == "hit":
            able = _can_hit(table, table.turn)
        elif what == "draw-discard":
            able = turn.why_not_draw(table, table.turn, "discard") is None
        elif what == "knock":
            able = knocking.can_knock(table)
        else:
            raise Refused("bad-syntax", "can lay, hit, draw-discard or knock")
        return "%s %s" % (what, _yes(able))

    def found_best(self, words: list) -> str:
        """Sets and colour groups are compared as bags, for their order means nothing."""
        table = self.table
        for at in table.course.layable(table.turn):
            best = turn.best_lay(table, table.turn, at)
            if best:
                phase = table.rules.phases[at]
                parts = [notation.names(group) for group, _ in best]
                wanted = " ".join(words).split(" / ")
                if len(wanted) == len(parts) and _same_lay(parts, wanted, phase):
                    return " ".join(words)
                return " / ".join(parts)
        return "none"


def _same_lay(parts: list, wanted: list, phase: tuple) -> bool:
    for i in range(len(phase)):
        mine, theirs = parts[i].split(), [word.split("=")[0] for word in wanted[i].split()]
        if phase[i][0] in (1, 3):
            mine, theirs = sorted(mine), sorted(theirs)
        if mine != theirs:
            return False
    return True


def _yes(able: bool) -> str:
    return "yes" if able else "no"


def _can_hit(table, seat: int) -> bool:
    """Is there a card in the hand that may be hit somewhere now?"""
    for card in table.hands[seat]:
        for owner in range(table.seats):
            for index in range(len(table.laid[owner])):
                if turn.why_not_hit(table, seat, card, owner, index) in (None, "which-end"):
                    return True
    return False
