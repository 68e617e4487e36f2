# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The sprites of the ten dice: where they are, those set aside, and the animation of a roll."""

from displayio import Group

from handheld import clock, icons, sheets
from handheld.colours import GHOST, PLAIN
from handheld.screen import hide, set_tile, stack
from phase10.dice.claim import ALL, COUNT, HIGH
from screens import pace
from screens.dice.look import DIM, PALETTES

_ROLLING, _FRAME, _PLACE = 12, 14, 15  # tiles of dice
_TRAY = 53


class Tray(Group):
    """Six high dice above, four low ones below; those set aside are framed."""

    def __init__(self):
        super().__init__()
        dice = sheets.load("dice")
        for number in PALETTES + DIM + bytes((PLAIN, GHOST)):
            sheets.palette(number)  # load all palettes now, before the heap gets fragmented
        places = [dice.grid(x=self.x_of(i), y=self.y_of(i), tile=_PLACE, palette=sheets.palette(PLAIN))
                  for i in range(COUNT)]
        self.dice = [dice.grid(palette=sheets.palette(0)) for _ in range(COUNT)]
        self.frames = [dice.grid(x=self.x_of(i), tile=_FRAME, palette=sheets.palette(PLAIN)) for i in range(COUNT)]
        self.pointer = sheets.icon_sheet().grid(tile=icons.ARROW_UP)
        stack(self, *(places + self.dice + self.frames + [self.pointer]))
        self.thrown = 0  # mask of the dice being animated
        self.faces = bytes(COUNT)
        self.start = self.percent = 0

    def x_of(self, die: int) -> int:
        return 15 + 23 * die if die < HIGH else 38 + 23 * (die - HIGH)

    def y_of(self, die: int) -> int:
        return _TRAY if die < HIGH else _TRAY + 25

    def show(self, faces, kept: int, dim: int = 0):
        """Show the dice at rest; kept: mask of those framed and raised, dim: of those in dark colours."""
        self.faces = faces
        for i in range(COUNT):
            die, face = self.dice[i], faces[i]
            framed = bool(kept >> i & 1)
            hide(self.frames[i], not framed)
            hide(die, not face)
            if face:
                colours = (DIM if dim >> i & 1 else PALETTES)[face >> 4]
                sheets.put(die, face & 15, colours)
                die.x, die.y = self.x_of(i), self.y_of(i) - (3 if framed else 0)
                self.frames[i].y = die.y

    def point(self, die: int):
        """Put the pointer below a die; hide it if negative."""
        hide(self.pointer, die < 0)
        if die >= 0:
            self.pointer.x, self.pointer.y = self.x_of(die) + 3, self.y_of(die) + 12

    def throw(self, faces, mask: int, now: int, percent: int):
        """Start the animation: the dice of this mask fly in and land one after another."""
        self.show(faces, ALL & ~mask)
        self.point(-1)
        if percent:
            self.thrown, self.start, self.percent = mask, now, percent
            self.tick(now)

    def tick(self, now: int) -> bool:
        """Advance the animation; True when a die has landed."""
        passed = clock.diff(now, self.start) * 100 // self.percent
        landed = False
        order = 0
        for i in range(COUNT):
            if not self.thrown >> i & 1:
                continue
            part = (passed - order * pace.APART) * 256 // pace.DIE
            order += 1
            die = self.dice[i]
            if part >= 256:
                self.land(i)
                landed = True
                self.start += pace.APART * self.percent // 100  # keep the others' landing times
            elif part < 0:
                die.x, die.y = 168, 112
            else:
                left = 256 - part
                left = left * left >> 8
                die.x = self.x_of(i) + (150 * left >> 8)
                die.y = self.y_of(i) + ((100 - self.y_of(i)) * left >> 8) - (part * (256 - part) * 28 >> 16)
                set_tile(die, _ROLLING + (part >> 5 & 1))
        return landed

    def land(self, die: int):
        self.thrown &= ~(1 << die)
        grid = self.dice[die]
        grid.x, grid.y = self.x_of(die), self.y_of(die)
        set_tile(grid, self.faces[die] & 15)

    def finish(self):
        for i in range(COUNT):
            if self.thrown >> i & 1:
                self.land(i)
