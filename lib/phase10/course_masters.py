# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Masters: everybody chooses a phase after the deal, and may save cards for later hands. Where the phase is declared
when laid, course_free.py is all there is to it.
"""

from phase10 import course_free
from phase10.course import NO_PHASE
from phase10.table import room


class Course(course_free.Course):
    def before_play(self) -> bool:
        """In turn order each seat puts a phase card before it; a tie-break hand leaves no choice."""
        return self.ask_next(self.table.dealer)

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
            room("upcard").start_play(self.table)

    def replay_last(self, seat: int) -> None:
        super().replay_last(seat)
        self.table.at[seat] = self.last

    def phase_to_lay(self, seat: int, named: int):
        at = self.table.at[seat]
        return (at, None) if named in (-1, at) else (-1, "not-the-phase")

    def layable(self, seat: int):
        at = self.table.at[seat]
        return super().layable(seat) if at == NO_PHASE else (at,)

    def on_lay(self, seat: int, at: int) -> None:
        """The active phase is ticked when the hand ends."""
        if self.on_last(seat):
            self.end_by_lay(seat)
            if self.table.step == "end":
                self.table.done[seat] |= 1 << at

    def phases_done(self, seat: int) -> int:
        return sum([self.has_done(seat, at) for at in range(self.last + 1)])

    def advance(self) -> None:
        table = self.table
        for seat in range(table.seats):
            if table.laid[seat] and table.at[seat] <= self.last:
                if not self.on_last(seat) or table.rules.gameEnd != "mustGoOut" or seat == table.out or table.tie:
                    table.done[seat] |= 1 << table.at[seat]
