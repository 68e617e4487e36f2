# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The base game: phases in order. Every seat begins on the first phase of the list."""

from phase10.actions import NOT_THE_PHASE, OWN_PHASE
from phase10.courses.course import Course


class Ordered(Course):
    """table.at is self.last + 1 when a seat has completed all phases."""

    def replay_last(self, seat: int) -> None:
        self.table.at[seat] = self.last

    def replay_done(self, seat: int) -> None:
        self.table.at[seat] = self.last + 1

    def is_place(self, seat: int, at: int) -> bool:
        return at <= self.last + 1

    def phase_to_lay(self, seat: int, named: int):
        at = self.table.at[seat]
        if at > self.last or named not in (OWN_PHASE, at):
            return -1, NOT_THE_PHASE
        return at, None

    def layable(self, seat: int):
        at = self.table.at[seat]
        return (at,) if at <= self.last else ()

    def has_done(self, seat: int, at: int) -> bool:
        return at < self.table.at[seat]

    def phases_done(self, seat: int) -> int:
        return min(self.table.at[seat], self.last + 1)

    def on_lay(self, seat: int, at: int) -> None:
        if at == self.last:
            from phase10 import winning
            winning.judge_lay(self, seat)

    def on_last(self, seat: int) -> bool:
        return self.table.at[seat] == self.last

    def advance(self) -> None:
        from phase10 import winning
        winning.advance(self)

    def finished(self, seat: int) -> bool:
        return self.table.at[seat] > self.last
