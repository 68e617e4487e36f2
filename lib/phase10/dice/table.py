# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""DiceTable, the state and rules of Dice. Matching dice with a phase is in claim.py, saving in snapshot.py."""

from phase10.actions import (
    BAD_ACTION, BAD_CARD, BAD_SYNTAX, BONUS, ENDED, FINISHED, GAME_OVER, KEEP, KEEPING, KEPT, MISS, MISSED, NOT_NOW,
    NOT_THE_PHASE, NOT_YOUR_TURN, ORDER, ROLL, ROLLED, ROLLING, SCORE, SCORED, WON, is_number,
)
from phase10.chance import Chance
from phase10.dice import claim
from phase10.dice.claim import ALL, COUNT, FACES

ROLLS = 3
NOBODY = 255
BONUS_POINTS = 40  # for more than ENOUGH points after HALF_WAY phases, and for the first finish
HALF_WAY = 5
ENOUGH = 220
FAILED = 5  # penalty for a failed turn in a one-player game

STEPS = (ROLLING, KEEPING, ENDED)
# Fields of a table: (name, bytes in a save). Those of BY_SEAT are lists with a number per seat; rules, seats, chance,
# winners, order, faces and at are saved by snapshot.py itself.
FIELDS = (("turn", 1), ("rolls", 1), ("kept", 2), ("turns", 3), ("finisher", 1), ("late", 1))
BY_SEAT = (("scores", 3), ("failed", 3))


class DiceTable:
    """One game. Its attributes are read-only; only do() may change it."""

    def __init__(self, rules, seats: int, seed: int, dealer: int = -1) -> None:
        """dealer: the seat on its left begins, the others follow; -1: each rolls a high die, the highest begins."""
        self.rules = rules = rules.in_force() if hasattr(rules, "in_force") else rules
        self.seats = seats
        self.chance = Chance(seed)
        self.any_colour = rules.diceWildColour == "any"
        self.scores = [0] * seats
        self.failed = [0] * seats  # turns without a phase
        self.at = bytearray(seats)  # each seat's phase, as index in rules.phases
        self.faces = bytearray(COUNT)
        self.kept = 0  # mask of the dice set aside
        self.rolls = 0  # of this turn
        self.turns = 0  # of the game
        self.step = ROLLING
        self.finisher = NOBODY  # the first seat to finish
        self.late = 0  # mask of other seats that may still earn the first finisher's bonus
        self.winners = None
        self.acting = False  # True while do() applies an action, and after it raised
        self.events = []
        self.order = self._roll_for_order() if dealer < 0 else bytes([(dealer + 1 + i) % seats for i in range(seats)])
        self.turn = self.order[0]

    def _roll_for_order(self) -> bytes:
        """Return the seats, highest die first; ties roll again."""
        ranks = [0] * self.seats
        while tied := [seat for seat in range(self.seats) if ranks.count(ranks[seat]) > 1]:
            rolled = [rank << 4 for rank in ranks]
            for seat in tied:
                rolled[seat] += self.chance.below(6)  # what a high die shows above 5
            ranks = [sum([other > mine for other in rolled]) for mine in rolled]
        order = bytearray(self.seats)
        for seat in range(self.seats):
            order[ranks[seat]] = seat
        self.events.append((ORDER, bytes(order)))
        return bytes(order)

    def phase(self, seat: int) -> tuple:
        return self.rules.phases[self.at[seat]]

    def nearest(self, mask: int = ALL):
        """claim.nearest() for the seat in turn."""
        return claim.nearest(self.faces, mask, self.phase(self.turn), self.any_colour)

    def best_claim(self) -> int:
        """Return the mask of dice that score most, 0 if the phase is not made."""
        if self.step != KEEPING:
            return 0
        short, serving, _ = self.nearest()
        return 0 if short else serving

    # --- actions ------------------------------------------------------------------------------------------------------

    def why_not(self, seat: int, action: tuple):
        """Return None if the seat may take this action now, else an error code. Never raises."""
        if not is_number(seat, self.seats - 1, 0) or not is_action(action):
            return BAD_ACTION
        if self.step == ENDED:
            return GAME_OVER
        if seat != self.turn:
            return NOT_YOUR_TURN
        if action[0] == ROLL:
            return self._why_not_roll(*action[1:])
        if self.step != KEEPING or action[0] == KEEP and self.rolls == ROLLS:  # set aside only between two rolls
            return NOT_NOW
        if action[0] == SCORE and not claim.made(self.faces, action[1], self.phase(self.turn), self.any_colour):
            return NOT_THE_PHASE
        return None

    def do(self, seat: int, action: tuple):
        """Check an action and apply it. Return None, or the error code of a refusal, which changes nothing."""
        code = self.why_not(seat, action)
        if code is None:
            self.acting = True
            _MOVES[action[0]](self, *action[1:])
            self.acting = False
        return code

    def can_roll(self) -> bool:
        return self.step != ENDED and self.rolls < ROLLS and self.kept != ALL

    def _why_not_roll(self, faces=None):
        if not self.can_roll():
            return NOT_NOW
        if faces is None:
            return None
        dice = self._rolling()
        if len(faces) != len(dice):
            return BAD_SYNTAX
        return None if all([shows(die, face) for die, face in zip(dice, faces)]) else BAD_CARD

    def _rolling(self) -> list:
        """Return the dice that are not set aside."""
        return [die for die in range(COUNT) if not self.kept >> die & 1]

    def _roll(self, faces=None) -> None:
        for i, die in enumerate(self._rolling()):
            self.faces[die] = FACES[die * 6 + self.chance.below(6)] if faces is None else faces[i]
        self.rolls += 1
        self.step = KEEPING
        self.events.append((ROLLED, self.turn, ALL & ~self.kept))

    def _keep(self, mask: int) -> None:
        """Set these dice aside, in place of those before."""
        self.kept = mask
        self.events.append((KEPT, self.turn, mask))

    def _score(self, mask: int) -> None:
        self.earn(claim.points(self.faces, mask), mask)

    def earn(self, won: int, mask: int) -> None:
        """Score the phase of the seat in turn: `won` points, with these dice (mask). Also used by the score sheet."""
        seat = self.turn
        self.scores[seat] += won
        self.at[seat] += 1
        self.events.append((SCORED, seat, won, mask))
        if self.at[seat] == HALF_WAY and self.scores[seat] > ENOUGH:
            self._bonus(seat)
        if self.at[seat] == len(self.rules.phases):
            self._complete_last(seat)
        self._end_turn(True)

    def miss(self) -> None:
        """End the turn without a phase made."""
        self.failed[self.turn] += 1
        if self.seats == 1 and self.at[0] == len(self.rules.phases) - 1:
            self.late = 1  # alone: no bonus, which only the first try at the last phase earns
        self.events.append((MISSED, self.turn))
        self._end_turn(False)

    # --- bonuses and the end ------------------------------------------------------------------------------------------

    def _bonus(self, seat: int) -> None:
        self.scores[seat] += BONUS_POINTS
        self.events.append((BONUS, seat))

    def _complete_last(self, seat: int) -> None:
        """Called when a seat made its last phase, first or in the last round; give the bonus if due."""
        if self.finisher == NOBODY:
            self.finish(seat)
            if self.seats > 1 or not self.late:
                self._bonus(seat)
        elif self.late >> seat & 1:
            self._bonus(seat)

    def finish(self, seat: int) -> None:
        """Set the first finisher; later seats in the order that are on the last phase may still earn the bonus."""
        self.finisher = seat
        for later in self.order[self.order.find(bytes([seat])) + 1 :]:
            if self.at[later] == len(self.rules.phases) - 1:
                self.late |= 1 << later
        self.events.append((FINISHED, seat))

    def next_seat(self, seat: int) -> int:
        return self.order[(self.order.find(bytes([seat])) + 1) % self.seats]

    def _end_turn(self, scored: bool) -> None:
        """Pass the turn on; in the last round a seat keeps it as long as it makes its phases."""
        seat = self.turn
        if self.finisher == NOBODY or not scored or self.at[seat] == len(self.rules.phases):
            seat = self.next_seat(seat)
        self.kept = self.rolls = 0
        self.turns += 1
        self.faces = bytearray(COUNT)
        if seat == self.finisher or (self.finisher != NOBODY and self.rules.diceEnd == "atOnce"):
            self._end()
        else:
            self.turn, self.step = seat, ROLLING

    def _end(self) -> None:
        self.step = ENDED
        if self.seats == 1:
            self.scores[0] -= FAILED * self.failed[0]
        self.winners = self.best_seats()
        self.events.append((WON, self.winners))

    def best_seats(self) -> tuple:
        most = max(self.scores)
        return tuple([seat for seat in range(self.seats) if self.scores[seat] == most])


_MOVES = {ROLL: DiceTable._roll, KEEP: DiceTable._keep, SCORE: DiceTable._score, MISS: DiceTable.miss}


def shows(die: int, face: int) -> bool:
    """Does this die have that face?"""
    return face > 0 and face in FACES[die * 6 : die * 6 + 6]


class View:
    """A read-only copy of a DiceTable for bots: everything but the generator."""

    def __init__(self, table) -> None:
        self.rules, self.seats, self.step, self.any_colour = table.rules, table.seats, table.step, table.any_colour
        for name, _ in FIELDS:
            setattr(self, name, getattr(table, name))
        self.faces, self.at, self.scores = bytes(table.faces), bytes(table.at), tuple(table.scores)
        self.phase = table.phase(table.turn)


def is_action(action) -> bool:
    """Is this object a well-formed action of Dice: (ROLL[, faces]), (MISS,), (KEEP, mask) or (SCORE, mask)?"""
    if type(action) is not tuple or not action or type(action[0]) is not str:
        return False
    if action[0] in (KEEP, SCORE):
        return len(action) == 2 and is_number(action[1], ALL, 0)
    if action[0] == ROLL and len(action) == 2:
        return type(action[1]) in (bytes, bytearray) and len(action[1]) <= COUNT
    return action[0] in (ROLL, MISS) and len(action) == 1
