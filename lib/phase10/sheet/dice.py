# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The score sheet of real dice: replays the points of each turn on a DiceTable, which adds bonuses and ends it."""

from phase10.actions import ENDED
from phase10.dice.claim import HIGH
from phase10.dice.table import DiceTable
from phase10.phases import RUN, size_of
from phase10.sheet.heads import Sheet

MOST_TURNS = 200  # of a seat


class DiceSheet(Sheet):
    """turns: each seat's points by turn. rows[k]: each seat's k-th turn that counts, (points, total then) or None."""

    DICE = True
    MISSED = 0  # points of a turn without a phase: a phase is always worth more
    MOST_POINTS = 250

    def __init__(self, rules, names, first: int, spare=()) -> None:
        super().__init__(rules, names, first, spare)
        self.turns = [bytearray() for _ in names]
        self.last = -1  # the seat whose turn counted last
        self.count()

    def count(self) -> None:
        table = self.table = DiceTable(self.rules, self.seats, 1, (self.first - 1) % self.seats)
        self.rules = table.rules
        self.rows, self.last, done = [], -1, bytearray(self.seats)
        while table.step != ENDED and done[table.turn] < len(self.turns[table.turn]):
            seat = table.turn
            points = self.turns[seat][done[seat]]
            if points == self.MISSED:
                table.miss()
            else:
                table.earn(points, 0)
            table.events.clear()
            if done[seat] == len(self.rows):
                self.rows.append([None] * self.seats)
            self.rows[done[seat]][seat] = points, table.scores[seat]
            done[seat] += 1
            self.last = seat

    def counted(self, seat: int) -> int:
        """Return how many of a seat's turns count."""
        return len([row for row in self.rows if row[seat]])

    def tell(self, seat: int, number: int, points: int) -> bool:
        """Record a turn of a seat, new or corrected; False, changing nothing, if it is impossible."""
        counted = self.counted(seat)
        new = number == counted and not self.is_over() and seat == self.table.turn
        if not (number < counted or new) or number >= MOST_TURNS or not 0 <= points <= self.MOST_POINTS:
            return False
        self.turns[seat][number:number + 1] = bytes((points,))
        self.count()
        return True

    def forget_last(self) -> None:
        """Delete the last turn that counts, and that seat's turns after it."""
        if self.last >= 0:
            seat = self.last
            self.turns[seat] = self.turns[seat][:self.counted(seat) - 1]
            self.count()

    def is_full(self) -> bool:
        return self.counted(self.table.turn) >= MOST_TURNS

    def place_before(self, seat: int, number: int) -> int:
        """Return the index of a seat's phase in its turn of this number."""
        made = len([points for points in self.turns[seat][:number] if points != self.MISSED])
        return min(made, len(self.rules.phases) - 1)

    def doubts(self, seat: int, number: int, points: int) -> bool:
        """Are these points more than dice can show?"""
        return points > most_of(self.rules.phases[self.place_before(seat, number)])

    def total(self, seat: int) -> int:
        return self.table.scores[seat]

    def shown(self, seat: int) -> int:
        """Return the number of the seat's phase, -1 if it has done all."""
        at = self.table.at[seat]
        return self.rules.numbers[at] if at < len(self.rules.numbers) else -1

    def far(self, seat: int) -> int:
        """How many phases a seat has made."""
        return self.table.at[seat]

    def standing(self, seat: int) -> tuple:
        """What the ranking goes by, the best first: the most points."""
        return (-self.table.scores[seat],)


def most_of(phase: tuple) -> int:
    """Return an upper bound of a phase's points: high dice show their best, low ones a 4."""
    most = sum([sum(range(11 - size, 11)) if kind == RUN else 10 * size for kind, size in phase])
    size = size_of(phase)
    return min(most, 10 * min(size, HIGH) + 4 * max(size - HIGH, 0))
