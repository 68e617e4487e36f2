# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""One thing that moves, eased, and how long it stands where it has arrived. What it means is told in show.py."""

from handheld import clock, sheets
from screens import pace
from screens.table.felt import PLAIN, put_card


class Motion:
    def __init__(self, machine, percent: int):
        self.machine = machine
        self.percent = percent  # of the times in pace.py; 0: nothing moves
        self.flyer = sheets.load("cards", 14, 22, 18).grid(palette=sheets.palette(PLAIN))
        self.flyer.hidden = True
        self.thing = None  # what moves: from, to, since when, how long
        self.x0 = self.y0 = self.x1 = self.y1 = self.start = self.time = 0
        self.hold = 0  # how long the words stand when it has arrived
        self.holding = False

    def fly(self, card: int, start: tuple, end: tuple):
        """A card flies from here to there."""
        if self.percent:
            put_card(self.flyer, card)
            self.flyer.hidden = False
            self.move(self.flyer, start, end)

    def move(self, thing, start: tuple, end: tuple):
        if self.percent:
            self.x0, self.y0 = thing.x, thing.y = start
            self.x1, self.y1 = end
            self.thing = thing
            self.start, self.time = self.machine.now, pace.CARD * self.percent // 100

    def step(self) -> bool:
        """Fast at first, gently to the end; True when it has arrived."""
        part = clock.diff(self.machine.now, self.start) * 256 // self.time
        if part >= 256:
            self.land()
            return True
        part = part * (512 - part) >> 8
        self.thing.x = self.x0 + ((self.x1 - self.x0) * part >> 8)
        self.thing.y = self.y0 + ((self.y1 - self.y0) * part >> 8)
        return False

    def land(self):
        self.thing.x, self.thing.y = self.x1, self.y1
        self.flyer.hidden = True
        self.thing = None

    def wait(self, time: int):
        """When it has arrived, the words stand so long at this speed."""
        self.hold = pace.hold(time, self.percent)

    def stand(self):
        """From now on, as long as was said."""
        self.holding = self.hold > 0
        self.start = self.machine.now

    def stood(self) -> bool:
        return clock.diff(self.machine.now, self.start) >= self.hold
