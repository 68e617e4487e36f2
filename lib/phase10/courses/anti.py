# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Anti-phase: a seat that does not lay falls back a phase, below the first it is out; the last seat left wins."""

from phase10.courses.ordered import Ordered
from phase10.table import OUT_OF_GAME


class Anti(Ordered):
    def __init__(self, table) -> None:
        super().__init__(table)
        start = table.rules.numbers.find(bytes((int(table.rules.antiStart),)))
        for seat in range(table.seats):
            table.at[seat] = start if start >= 0 else self.last

    def open_hand(self) -> None:
        table = self.table
        for seat in range(table.seats):
            table.plays[seat] = table.at[seat] != OUT_OF_GAME

    def is_place(self, seat: int, at: int) -> bool:
        return at <= self.last or at == OUT_OF_GAME

    def has_done(self, seat: int, at: int) -> bool:
        """For the score sheet: phases up to the seat's own are ticked, as not lost."""
        return at <= self.table.at[seat] < OUT_OF_GAME

    def phases_done(self, seat: int) -> int:
        """The number of phases not lost."""
        at = self.table.at[seat]
        return at + 1 if at < OUT_OF_GAME else 0

    def on_lay(self, seat: int, at: int) -> None:
        """A lay never ends this game."""

    def advance(self) -> None:
        table = self.table
        for seat in range(table.seats):
            if table.plays[seat] and not table.laid[seat]:
                table.at[seat] = table.at[seat] - 1 if table.at[seat] else OUT_OF_GAME

    def judge(self) -> None:
        """The last seat left wins; if none is, the lowest total; after the last hand, the highest phase, then total."""
        from phase10.winning import lowest
        table = self.table
        left = [seat for seat in range(table.seats) if table.at[seat] != OUT_OF_GAME]
        if len(left) == 1:
            table.win(left)
        elif not left:
            table.win(lowest(table, [seat for seat in range(table.seats) if table.plays[seat]]))
        elif table.hand_no == int(table.rules.antiHands):
            highest = max([table.at[seat] for seat in left])
            table.win(lowest(table, [seat for seat in left if table.at[seat] == highest]))
