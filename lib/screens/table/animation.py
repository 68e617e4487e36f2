# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Animation: step() draws a frame, and is True when it is over; then, or at a key, end() removes what it has added."""

from handheld import clock
from handheld.screen import remove, stack


class Animation:
    """An animation of `time` ms at normal speed."""

    def __init__(self, show, seat: int, time: int):
        self.show = show
        self.time = time
        self.start = -1  # when it began, -1: not yet
        # A subclass may set an empty Group to show above the table, and the parts to put into it once it is shown: of a
        # rectangle that was added or moved before, CircuitPython sends all from the corner of the screen on.
        self.group = None
        self.parts = ()
        self.later = None  # the Animation that follows
        i = (seat - show.game.viewer - 1) % len(show.game.names)
        cells = show.screen.strip.cells
        self.face = cells[i][0] if i < len(cells) else None  # of the seat in the strip
        self.x = self.face.x if self.face else 0
        self.y = self.face.y if self.face else 0

    def step(self) -> bool:
        now = self.show.machine.now
        if self.start < 0:
            self.start = now
            if self.group is not None:
                self.show.screen.group.append(self.group)
                stack(self.group, *self.parts)
        passed = clock.diff(now, self.start) * 100 // self.show.motion.percent
        self.go(min(passed, self.time))
        return passed >= self.time

    def move(self, passed: int, from_: int):
        """From `from_` ms on, let the seat's face jump every 240 ms."""
        if self.face and passed >= from_:
            part = (passed - from_) % 240
            self.face.y = self.y - part * (240 - part) // 7200

    def end(self):
        if self.face:
            self.face.x, self.face.y = self.x, self.y
        if self.group is not None and self.start >= 0:
            remove(self.show.screen.group, self.group)
