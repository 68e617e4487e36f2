# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Free order: any phase not yet done may be laid; it is named when laid, and ticked at once. Also mastersDeclare."""

from phase10.actions import BAD_SYNTAX, ENDED, NOT_THE_PHASE, OVER
from phase10.courses.course import Course
from phase10.phases import ones
from phase10.table import NO_PHASE


class Free(Course):
    """table.done is a mask of ticked phases, table.at the phase named in this hand; in an extra hand: to be laid."""

    NAMES_WHEN_LAID = True

    def __init__(self, table) -> None:
        super().__init__(table)
        self.open_hand()

    def open_hand(self) -> None:
        table = self.table
        for seat in range(table.seats):
            table.at[seat] = self.phase_again(seat) if seat in table.tie else NO_PHASE

    def replay_last(self, seat: int) -> None:
        self.table.done[seat] &= ~(1 << self.phase_again(seat))

    def phase_again(self, seat: int) -> int:
        """Return the phase that a tied seat replays."""
        at = self.table.at[seat]
        return at if self.table.rules.tiePhase == "own" and at <= self.last else self.last

    def replay_done(self, seat: int) -> None:
        self.table.done[seat] = self.all_done()

    def all_done(self) -> int:
        return (1 << self.last + 1) - 1

    def is_place(self, seat: int, at: int) -> bool:
        return at <= self.last or at == NO_PHASE

    def phase_to_lay(self, seat: int, named: int):
        if named < 0:
            return -1, BAD_SYNTAX  # a lay must name its phase
        if named > self.last or self.has_done(seat, named):
            return -1, NOT_THE_PHASE
        return named, None

    def layable(self, seat: int):
        return [at for at in range(self.last + 1) if not self.has_done(seat, at)]

    def has_done(self, seat: int, at: int) -> bool:
        return bool(self.table.done[seat] >> at & 1)

    def phases_done(self, seat: int) -> int:
        """Phases ticked in finished hands: one ticked in the current hand does not count yet."""
        table = self.table
        ticked_now = table.laid[seat] and table.at[seat] <= self.last and table.step not in (OVER, ENDED)
        return ones(table.done[seat]) - (1 if ticked_now else 0)

    def on_lay(self, seat: int, at: int) -> None:
        self.table.at[seat] = at
        self.table.done[seat] |= 1 << at
        if self.finished(seat):
            from phase10 import winning
            winning.judge_lay(self, seat)

    def on_last(self, seat: int) -> bool:
        """Was only one phase missing when this hand began? Also asked when the hand is over."""
        table = self.table
        missing = self.all_done() & ~table.done[seat]
        if table.laid[seat] and table.at[seat] <= self.last:
            missing |= 1 << table.at[seat]
        return missing > 0 and not missing & missing - 1

    def advance(self) -> None:
        """Phases are ticked when laid; untick a seat's last one if gameEnd requires more than laying it."""
        from phase10 import winning
        table = self.table
        for seat in range(table.seats):
            if self.finished(seat) and table.at[seat] <= self.last and not winning.last_counts(self, seat):
                table.done[seat] &= ~(1 << table.at[seat])

    def finished(self, seat: int) -> bool:
        return self.table.done[seat] == self.all_done()
