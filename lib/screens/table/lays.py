# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Goes through the lays that the finder knows, for the Part in lay.py."""

import memory
from phase10 import turn


class Lays:
    def __init__(self, table, seat: int):
        self.table = table
        self.seat = seat
        self.phases = list(table.course.layable(seat))
        self.first = []  # the lay proposed first, as index in phases, `after` for Finder.best(), rank
        self.ranks = []  # of the lays shown so far, for back(): (index in phases, `after`)
        self.nth, self.rank = 0, -1  # index in phases and rank of the current lay
        self.lay = None  # the current lay: a list of (cards, value)

    def at(self) -> int:
        """The index of the current lay's phase."""
        return self.phases[self.nth]

    def go_on(self):
        """Take the next lay of this phase, else of the next phase, and after the last one the first again. Of lays with
        a card kept to discard the finder has some twice.
        """
        if len(self.ranks) < 2:
            self.nth, self.rank = 0, -1
        while self.ranks and self.nth < len(self.phases):
            nth, rank, before = self.nth, self.rank, self.lay
            if not self.take(nth, rank):
                self.nth, self.rank, self.lay = nth + 1, -1, None
            elif self.lay != before and [nth, rank, self.rank] != self.first:
                self.ranks.append((nth, rank))
                break
        if not self.ranks or self.nth >= len(self.phases):
            if not self.first:
                from screens.table import first_lay
                self.first[:] = first_lay.first_lay(self.table, self.seat, self.phases)
            self.take(*self.first[:2])
            self.ranks[:] = (tuple(self.first[:2]),)

    def back(self) -> bool:
        """Take the lay before; False if there is none."""
        if len(self.ranks) < 2:
            return False
        self.ranks.pop()
        return self.take(*self.ranks[-1])

    def take(self, nth: int, rank: int) -> bool:
        """Take the best lay after that rank; False if there is none."""
        lay = turn.best_lay(self.table, self.seat, self.phases[nth], rank)
        memory.tidy()
        if lay:
            # the lay itself is above the finder's modules, which have just been unloaded
            self.lay = [(memory.copied_low(cards), value) for cards, value in lay]
            self.nth, self.rank = nth, self.table.finder.rank
        return bool(lay)
