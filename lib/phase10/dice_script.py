# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The Dice game's part of the table script: its setup, its moves, and what may be expected of it.

script.py hands over the words of a move or an expectation as soon as the setup has said mode=dice.
"""

from phase10 import dice, dice_claim
from phase10.dice import DiceTable
from phase10.notation import Refused, number

_LINES = "preset option seed players dealer phases scores turn".split()


def build(setup, rules):
    """The table of a script's setup lines, or Refused."""
    for name, _ in setup.lines:
        if name not in _LINES:
            raise Refused("bad-option", "%s does not go with mode=dice" % name)
    seats = setup.number("players", 2, 1, dice.MOST_SEATS)
    dealer = setup.number("dealer", seats, 1, seats) - 1
    table = ScriptTable(rules, seats, setup.number("seed", 1, 0, 0x3FFFFFFF), dealer)
    scores = setup.last("scores")
    if scores:
        table.scores[:] = [number(word, 0, 99999, "number") for word in _one_a_seat(scores, seats)]
    table.turn = setup.number("turn", table.turn + 1, 1, seats) - 1
    phases = setup.last("phases")
    if phases:
        _set_phases(table, _one_a_seat(phases, seats), setup.last("turn") is None)
    return table


def _one_a_seat(words: list, seats: int) -> list:
    if len(words) != seats:
        raise Refused("bad-syntax", "one number a seat")
    return words


def _set_phases(table, words: list, begins: bool) -> None:
    """A seat that has made the last phase (-) has finished first: the others are in their last chains."""
    last = len(table.rules.phases)
    for seat in range(table.seats):
        table.at[seat] = last if words[seat] == "-" else number(words[seat], 1, last, "phase") - 1
    done = [seat for seat in table.order if table.at[seat] == last]
    if len(done) == table.seats or len(done) > 1:
        raise Refused("bad-option", "one seat at most has made the last phase")
    if done:
        table.finish(done[0])
        table.events.clear()
        if begins or table.turn == done[0]:
            table.turn = table.next_seat(done[0])


class ScriptTable(DiceTable):
    def script_move(self, words: list):
        """None, or the code of why the move is refused."""
        if len(words) < 2 or words[1] not in ("roll", "keep", "score", "miss"):
            raise Refused("bad-syntax", "with dice one rolls, keeps, scores or misses")
        seat = number(words[0], 1, self.seats, "seat") - 1
        verb, words = words[1], words[2:]
        if verb == "miss" and words:
            raise Refused("bad-syntax", "miss stands alone")
        action = (verb,)
        if verb == "roll":
            action = (verb, _faces(words))
        elif verb != "miss":
            action = (verb, _mask(words))
        code = self.do(seat, action)
        self.events.clear()
        return code

    def script_found(self, words: list) -> str:
        """The expectation as it should read at this moment."""
        name = words[0] if words else ""
        if name not in ("turn", "scores", "phases", "game", "can", "best"):
            raise Refused("bad-syntax", "nothing like that can be said of dice")
        return name + " " + getattr(self, "_found_" + name)(words[1:])

    def _found_turn(self, words: list) -> str:
        return str(self.turn + 1)

    def _found_scores(self, words: list) -> str:
        return " ".join([str(score) for score in self.scores])

    def _found_phases(self, words: list) -> str:
        phases, numbers = len(self.rules.phases), self.rules.numbers
        return " ".join([str(numbers[at]) if at < phases else "-" for at in self.at])

    def _found_game(self, words: list) -> str:
        if self.winners is None:
            return "open"
        return "over " + " ".join([str(seat + 1) for seat in self.winners])

    def _found_can(self, words: list) -> str:
        if words[:1] == ["roll"]:
            return "roll yes" if self.can_roll() else "roll no"
        if words[:1] not in (["lay"], ["score"]):
            raise Refused("bad-syntax", "can lay or can roll")
        return "%s %s" % (words[0], "yes" if self.best_claim() else "no")

    def _found_best(self, words: list) -> str:
        best = self.best_claim()
        return positions(best) or "none"


def positions(mask: int) -> str:
    """The dice of a mask by their positions, as a script writes them."""
    return " ".join([str(i + 1) for i in range(dice_claim.COUNT) if mask >> i & 1])


def _faces(words: list) -> bytes:
    faces = bytes([dice_claim.parse(word) for word in words])
    if 0 in faces:
        raise Refused("bad-card", "no die has that face")
    return faces


def _mask(words: list) -> int:
    mask = 0
    for word in words:
        bit = 1 << number(word, 1, dice_claim.COUNT, "die") - 1
        if mask & bit:
            raise Refused("bad-syntax", "die %s twice" % word)
        mask |= bit
    return mask
