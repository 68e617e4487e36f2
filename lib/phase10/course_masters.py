# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Masters: everybody chooses a phase after the deal (or names it when laying), and may save cards for later hands."""

from phase10 import course_free
from phase10.course import NO_PHASE
from phase10.table import room


class Course(course_free.Course):
    def __init__(self, table) -> None:
        super().__init__(table)
        self.declares = table.rules.mode == "mastersDeclare"

    def before_play(self) -> bool:
        """In turn order each seat puts a phase card before it; a tie-break hand leaves no choice."""
        return self.declares or self.ask_next(self.table.dealer)

    def ask_next(self, seat: int) -> bool:
        """Ask the next seat that has not chosen; True when all have."""
        table = self.table
        for _ in range(table.seats):
            seat = (seat + 1) % table.seats
            if table.plays[seat] and table.at[seat] == NO_PHASE:
                table.turn, table.step = seat, "choose"
                return False
        return True

    def choices(self, seat: int):
        return self.layable(seat)

    def why_not_choose(self, seat: int, at: int):
        return None if at in self.choices(seat) else "not-the-phase"

    def choose(self, seat: int, at: int) -> None:
        self.table.at[seat] = at
        if self.ask_next(seat):
            room("dealing").start_play(self.table)

    def replay_last(self, seat: int) -> None:
        super().replay_last(seat)
        if not self.declares:
            self.table.at[seat] = self.last

    def phase_to_lay(self, seat: int, named: int):
        if self.declares:
            return super().phase_to_lay(seat, named)
        at = self.table.at[seat]
        return (at, None) if named in (-1, at) else (-1, "not-the-phase")

    def layable(self, seat: int):
        at = self.table.at[seat]
        if not self.declares and at != NO_PHASE:
            return (at,)
        return super().layable(seat)

    def on_lay(self, seat: int, at: int) -> None:
        """The declared phase is ticked at once, the active one when the hand ends."""
        if self.declares:
            super().on_lay(seat, at)
        elif self.left_to_do(seat) == 1:
            self.end_by_lay(seat, room("ending").is_sole(self, seat))
            if self.table.step == "end":
                self.table.done[seat] |= 1 << at

    def left_to_do(self, seat: int) -> int:
        return self.last + 1 - sum([self.has_done(seat, at) for at in range(self.last + 1)])

    def on_last(self, seat: int) -> bool:
        return super().on_last(seat) if self.declares else self.left_to_do(seat) == 1

    def phases_done(self, seat: int) -> int:
        return super().phases_done(seat) if self.declares else self.last + 1 - self.left_to_do(seat)

    def advance(self) -> None:
        table = self.table
        if self.declares:
            super().advance()
            return
        for seat in range(table.seats):
            if table.laid[seat] and table.at[seat] <= self.last:
                last_one = self.left_to_do(seat) == 1
                if not last_one or table.rules.gameEnd != "mustGoOut" or seat == table.out or table.tie:
                    table.done[seat] |= 1 << table.at[seat]
