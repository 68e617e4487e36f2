# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The table of the Dice game: whose turn it is, up to three rolls of ten dice, claims, bonuses and the end.

An action is ("roll",), ("keep", mask), ("score", mask) or ("miss",); a roll may name its faces, as a script does.
What dice make of a phase stands in dice_claim.py, the copy of a game in bytes is made by dice_snapshot.py.
"""

from phase10 import dice_claim
from phase10.chance import Chance
from phase10.dice_claim import ALL, COUNT, FACES

MOST_SEATS = 6
ROLLS = 3
NOBODY = 255
BONUS = 40  # for more than ENOUGH points after the fifth phase, and for the first finish
ENOUGH = 220
FAILED = 5  # what a failed turn costs who plays alone
_HALF_WAY = 5


class DiceTable:
    def __init__(self, rules, seats: int, seed: int, dealer: int = -1) -> None:
        """With a dealer the seats follow round the table; without one each rolls a high die, the highest begins."""
        self.rules = rules = rules.in_force() if hasattr(rules, "in_force") else rules
        self.seats = seats
        self.chance = Chance(seed)
        self.any_colour = rules.diceWildColour == "any"
        self.scores = [0] * seats
        self.failed = [0] * seats  # turns without a phase
        self.at = bytearray(seats)  # the place of each seat's phase in rules.phases
        self.faces = bytearray(COUNT)
        self.kept = 0  # the dice set aside, a mask
        self.rolls = 0  # of this turn
        self.turns = 0  # of the game
        self.step = "roll"
        self.finisher = NOBODY  # who made the last phase first
        self.late = 0  # seats that may earn the first finisher's bonus, too
        self.winners = None
        self.events = []
        self.order = self._roll_for_order() if dealer < 0 else bytes([(dealer + 1 + i) % seats for i in range(seats)])
        self.turn = self.order[0]

    def _roll_for_order(self) -> bytes:
        """The seats from the highest die to the lowest; those who rolled alike roll again."""
        ranks = [0] * self.seats
        while True:
            tied = [seat for seat in range(self.seats) if ranks.count(ranks[seat]) > 1]
            if not tied:
                break
            rolled = [rank << 4 for rank in ranks]
            for seat in tied:
                rolled[seat] += 5 + self.chance.below(6)
            ranks = [sum([other > mine for other in rolled]) for mine in rolled]
        order = bytearray(self.seats)
        for seat in range(self.seats):
            order[ranks[seat]] = seat
        self.events.append(("order", bytes(order)))
        return bytes(order)

    def phase(self, seat: int) -> tuple:
        return self.rules.phases[self.at[seat]]

    def nearest(self, mask: int = ALL):
        """(dice short, the dice that serve, what is wanted) for the seat to move; see dice_claim.nearest."""
        return dice_claim.nearest(self.faces, mask, self.phase(self.turn), self.any_colour)

    def best_claim(self) -> int:
        """The dice that score most now, or 0 when the phase is not made."""
        if self.step != "keep":
            return 0
        short, serving, _ = self.nearest()
        return 0 if short else serving

    # --- actions ------------------------------------------------------------------------------------------------------

    def why_not(self, seat: int, action: tuple):
        """None when the action is allowed, else its error code."""
        if self.step == "end":
            return "game-over"
        if seat != self.turn:
            return "not-your-turn"
        return getattr(self, "why_not_" + action[0])(action)

    def do(self, seat: int, action: tuple):
        code = self.why_not(seat, action)
        if code is None:
            getattr(self, action[0])(action)
        return code

    def can_roll(self) -> bool:
        return self.step != "end" and self.rolls < ROLLS and self.kept != ALL

    def why_not_roll(self, action: tuple):
        if not self.can_roll():
            return "not-now"
        if len(action) > 1:
            return self._why_not_faces(action[1])
        return None

    def _why_not_faces(self, faces):
        rolled = [i for i in range(COUNT) if not self.kept >> i & 1]
        if len(faces) != len(rolled):
            return "bad-syntax"
        for i in range(len(rolled)):
            if not faces[i] or faces[i] not in FACES[rolled[i] * 6 : rolled[i] * 6 + 6]:
                return "bad-card"
        return None

    def roll(self, action: tuple) -> None:
        named = 0
        for i in range(COUNT):
            if self.kept >> i & 1:
                continue
            if len(action) > 1:
                self.faces[i] = action[1][named]
                named += 1
            else:
                self.faces[i] = FACES[i * 6 + self.chance.below(6)]
        self.rolls += 1
        self.step = "keep"
        self.events.append(("rolled", self.turn, ALL & ~self.kept))

    def why_not_keep(self, action: tuple):
        """Dice are set aside between two rolls only; what is not named is taken back."""
        return None if self.step == "keep" and self.rolls < ROLLS else "not-now"

    def keep(self, action: tuple) -> None:
        self.kept = action[1] & ALL
        self.events.append(("kept", self.turn, self.kept))

    def why_not_score(self, action: tuple):
        if self.step != "keep":
            return "not-now"
        if dice_claim.made(self.faces, action[1], self.phase(self.turn), self.any_colour):
            return None
        return "not-the-phase"

    def score(self, action: tuple) -> None:
        seat = self.turn
        won = dice_claim.points(self.faces, action[1])
        self.scores[seat] += won
        self.at[seat] += 1
        self.events.append(("scored", seat, won, action[1]))
        if self.at[seat] == _HALF_WAY and self.scores[seat] > ENOUGH:
            self._bonus(seat)
        if self.at[seat] == len(self.rules.phases):
            self._finish(seat)
        self._end_turn(True)

    def why_not_miss(self, action: tuple):
        return None if self.step == "keep" else "not-now"

    def miss(self, action: tuple) -> None:
        self.failed[self.turn] += 1
        if self.seats == 1 and self.at[0] == len(self.rules.phases) - 1:
            self.late = 1  # alone, the last phase earns its bonus at the first try only
        self.events.append(("missed", self.turn))
        self._end_turn(False)

    # --- bonuses and the end ------------------------------------------------------------------------------------------

    def _bonus(self, seat: int) -> None:
        self.scores[seat] += BONUS
        self.events.append(("bonus", seat))

    def _finish(self, seat: int) -> None:
        """The last phase is made: the first time by anybody, or in a last chain."""
        if self.finisher == NOBODY:
            self.finish(seat)
            if self.seats > 1 or not self.late:
                self._bonus(seat)
        elif self.late >> seat & 1:
            self._bonus(seat)

    def finish(self, seat: int) -> None:
        """This seat is the first; who sits behind it in the order and is on the last phase may earn the bonus, too."""
        self.finisher = seat
        if self.seats > 1:
            for later in self.order[self.order.find(bytes([seat])) + 1 :]:
                if self.at[later] == len(self.rules.phases) - 1:
                    self.late |= 1 << later
        self.events.append(("finished", seat))

    def next_seat(self, seat: int) -> int:
        return self.order[(self.order.find(bytes([seat])) + 1) % self.seats]

    def _end_turn(self, scored: bool) -> None:
        """The next seat's turn; in the last chain the same seat's as long as it makes its phases."""
        seat = self.turn
        if self.finisher == NOBODY or not scored or self.at[seat] == len(self.rules.phases):
            seat = self.next_seat(seat)
        self.kept = self.rolls = 0
        self.turns += 1
        self.faces = bytearray(COUNT)
        if seat == self.finisher:
            self._end()
        else:
            self.turn, self.step = seat, "roll"

    def _end(self) -> None:
        self.step = "end"
        if self.seats == 1:
            self.scores[0] -= FAILED * self.failed[0]
        most = max(self.scores)
        self.winners = tuple([seat for seat in range(self.seats) if self.scores[seat] == most])
        self.events.append(("won", self.winners))


class View:
    """What everybody at the table knows, bots too: all but how the dice will fall."""

    def __init__(self, table) -> None:
        for name in ("rules", "seats", "turn", "step", "kept", "rolls", "turns", "late", "any_colour"):
            setattr(self, name, getattr(table, name))
        self.faces, self.at, self.scores = bytes(table.faces), bytes(table.at), tuple(table.scores)
        self.phase = table.phase(table.turn)
