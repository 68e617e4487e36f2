# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Ten fixed hands: in hand k all seats are on the k-th phase, after the last hand the lowest total wins."""

from phase10.actions import ENDED, OVER
from phase10.courses.ordered import Ordered
from phase10.phases import ones


class Fixed(Ordered):
    def open_hand(self) -> None:
        table = self.table
        if not table.tie:
            for seat in range(table.seats):
                table.at[seat] = min(table.hand_no - 1, self.last)

    def on_lay(self, seat: int, at: int) -> None:
        """Tick the phase. A lay can end the game only in the extra hand of tied seats."""
        table = self.table
        table.done[seat] |= 1 << at
        if table.tie and table.rules.tieBreak == "firstLay":
            from phase10 import winning
            winning.win(self, seat)

    def has_done(self, seat: int, at: int) -> bool:
        return bool(self.table.done[seat] >> at & 1)

    def phases_done(self, seat: int) -> int:
        """Return the number of finished hands: all advance after each, laid or not."""
        return min(self.table.hand_no - (self.table.step not in (OVER, ENDED)), self.last + 1)

    def banked(self, seat: int) -> int:
        now = len(self.table.laid[seat]) > 0 and self.table.step != OVER
        return ones(self.table.done[seat]) - now

    def advance(self) -> None:
        for seat in range(self.table.seats):
            self.table.at[seat] = min(self.table.hand_no, self.last + 1)

    def judge(self) -> None:
        from phase10 import winning
        table = self.table
        if table.tie or table.rules.fixedTie == "extra":
            winning.judge(self)
        elif self.finished(0):
            table.win(winning.lowest(table, range(table.seats)))
