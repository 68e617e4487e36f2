# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The strip at the top of the table: who sits there, on which phase, with how many cards, and whose turn it is."""

from displayio import Group, Palette
from micropython import const
from vectorio import Rectangle

from handheld import text

CREAM, GOLD, GREEN, PALE = 0xFFF4D8, 0xFFC83C, 0x6CD878, 0x5E9C80
PIT, INK = 0x062720, 0x0C121C
_NONE = const(0)  # icons
_TICK = const(11)
_SKIP = const(13)
_FLOATS = const(16)


def solid(colour: int):
    palette = Palette(1)
    palette[0] = colour
    return palette


class Strip(Group):
    """Up to three seats have a face and a name, more of them a head; the viewer is shown where there is room."""

    def __init__(self, app, game):
        super().__init__()
        seats = len(game.names)
        self.wide = seats <= 4
        self.height = 18 if self.wide else 20
        self.cell = 53 if self.wide else 32
        self.shown = seats if seats <= 3 else seats - 1
        self.append(Rectangle(pixel_shader=solid(PIT), width=160, height=self.height))
        self.under = Rectangle(pixel_shader=solid(GOLD), width=self.cell, height=2, y=self.height - 2)
        self.append(self.under)
        from screens import cells
        self.cells = cells.cells(app, self)

    def x_of(self, seat: int, game) -> int:
        """Where a seat's cell begins, -1 when it has none."""
        i = (seat - game.viewer - 1) % len(game.names)
        return i * self.cell if i < self.shown else -1

    def sync(self, game):
        table = game.table
        self.under.hidden = True
        for i in range(self.shown):
            seat = (game.viewer + 1 + i) % len(game.names)  # the next one first, the viewer last
            parts = self.cells[i]
            laid = bool(table.laid[seat])
            if table.turn == seat and table.step not in ("deal", "over", "end"):
                self.under.hidden = False
                self.under.x = i * self.cell
            number = table.course.shown(seat)
            _set(parts[0], game.faces[seat] * 2 + laid if self.wide else game.faces[seat])
            if table.step not in ("over", "end") or not parts[1][0]:  # then everybody has moved on already
                _set(parts[1], number if number >= 0 else 13)
            parts[1].pixel_shader = text.ink(GREEN if laid else PALE)
            _set(parts[2], min(len(table.hands[seat]), 15))
            sign = _NONE if not laid else _FLOATS if table.floating[seat] else _TICK
            skip = _SKIP if table.skips[seat] else _NONE
            _set(parts[3], skip if self.wide else sign)
            _set(parts[3], sign if self.wide else skip, 1)
            if self.wide:
                parts[4].show(game.names[seat])
                parts[4].colour(GOLD if self.under.x == i * self.cell and not self.under.hidden else CREAM)


def _set(grid, tile, place=0):
    if grid[place] != tile:
        grid[place] = tile
