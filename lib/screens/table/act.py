# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Joy at the table: what landing.py, stagger.py, saying.py and feast.py have in common. Each is in memory only while it
is seen, and takes away what it has added to the picture. step() goes on with it and says whether it is over, end() is
what a key does.
"""

from handheld import clock, text


class Act:
    """Something that is seen for so many ms at normal speed."""

    def __init__(self, show, seat: int, time: int):
        self.show = show
        self.seat = seat
        self.time = time
        self.start = -1  # until it is its turn
        self.percent = show.motion.percent
        self.later = None  # what is seen next
        i = (seat - show.game.viewer - 1) % len(show.game.names)
        cells = show.screen.strip.cells
        self.thing = cells[i][0] if i < len(cells) else None
        self.x = self.thing.x if self.thing else 0
        self.y = self.thing.y if self.thing else 0

    def step(self) -> bool:
        now = self.show.machine.now
        if self.start < 0:
            self.start = now
            self.begin()
        passed = clock.diff(now, self.start) * 100 // self.percent
        self.go(min(passed, self.time))
        return passed >= self.time

    def begin(self):
        """Nothing has to be done first."""

    def move(self, passed: int, from_: int):
        """The seat's face jumps, once in 240 ms."""
        if self.thing and passed >= from_:
            part = (passed - from_) % 240
            y = self.y - part * (240 - part) // 2880
            if self.thing.y != y:
                self.thing.y = y

    def end(self):
        if self.thing:
            self.thing.x, self.thing.y = self.x, self.y


def line_of(font, words: str, colour: int, width: int):
    """These words, as long as they are seen."""
    line = text.Line(font, width, colour)
    line.show(words)
    return line
