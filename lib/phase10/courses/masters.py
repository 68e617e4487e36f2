# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Masters: every seat chooses its phase after the deal. The variant where it is declared when laid is in free.py."""

from phase10.actions import NOT_THE_PHASE, OWN_PHASE
from phase10.courses.free import Free
from phase10.phases import ones
from phase10.table import NO_PHASE


class Masters(Free):
    NAMES_WHEN_LAID = False

    def must_choose(self, seat: int) -> bool:
        """Each seat chooses once; in a tie-break hand open_hand() sets its phase."""
        return bool(self.table.plays[seat]) and self.table.at[seat] == NO_PHASE

    def choices(self, seat: int):
        return self.layable(seat)

    def why_not_choose(self, seat: int, what):
        return None if what in self.choices(seat) else NOT_THE_PHASE

    def choose(self, seat: int, what) -> None:
        self.table.at[seat] = what

    def phase_to_lay(self, seat: int, named: int):
        at = self.table.at[seat]
        return (at, None) if named in (OWN_PHASE, at) else (-1, NOT_THE_PHASE)

    def layable(self, seat: int):
        at = self.table.at[seat]
        return super().layable(seat) if at == NO_PHASE else (at,)

    def on_lay(self, seat: int, at: int) -> None:
        """Tick the phase only if the lay ends the game; else advance() does."""
        if self.on_last(seat):
            from phase10 import winning
            winning.judge_lay(self, seat)

    def phases_done(self, seat: int) -> int:
        return ones(self.table.done[seat])

    def advance(self) -> None:
        from phase10 import winning
        table = self.table
        for seat in winning.whose_lay_counts(self):
            table.done[seat] |= 1 << table.at[seat]
