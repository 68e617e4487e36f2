# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The plain game: phase after phase in order."""

from phase10 import course
from phase10.course import NO_PHASE, OUT_OF_GAME
from phase10.table import room


class Course(course.Course):
    """Everybody begins on the first phase of the list."""

    def replay_last(self, seat: int) -> None:
        """Tied seats play for the last phase again."""
        self.table.at[seat] = self.last

    def replay_done(self, seat: int) -> None:
        self.table.at[seat] = self.last + 1

    def phase_to_lay(self, seat: int, named: int):
        """(place in the list, None) of the phase a lay is about, or (-1, error code)."""
        at = self.table.at[seat]
        if at > self.last or named not in (-1, at):
            return -1, "not-the-phase"
        return at, None

    def layable(self, seat: int):
        """The phases of the list this seat could lay in this hand."""
        at = self.table.at[seat]
        return (at,) if at <= self.last else ()

    def has_done(self, seat: int, at: int) -> bool:
        """Is this phase of the list behind the seat? For the score sheet."""
        return at < self.table.at[seat]

    def phases_done(self, seat: int) -> int:
        """How many phases the seat has banked in finished hands."""
        return min(self.table.at[seat], self.last + 1)

    def shown(self, seat: int) -> int:
        """The printed number of the phase the seat is on; 0 for none yet, -1 when it has done all or is out."""
        at = self.table.at[seat]
        if at == NO_PHASE:
            return 0
        return self.table.rules.numbers[at] if at <= self.last else -1

    def on_lay(self, seat: int, at: int) -> None:
        """A phase has come down: may that alone end the game?"""
        if at == self.last and (self.table.tie or self.table.rules.gameEnd == "immediateIfSole"):
            room("winning").judge_lay(self, seat)

    def on_last(self, seat: int) -> bool:
        return self.table.at[seat] == self.last

    def advance(self) -> None:
        """Who has laid moves on."""
        room("winning").advance(self)

    def finished(self, seat: int) -> bool:
        """Has the seat all phases behind it?"""
        return self.last < self.table.at[seat] < OUT_OF_GAME
