# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The strip at the top of the table: who sits there, on which phase, with how many cards, and whose turn it is."""

from bitmaptools import blit
from displayio import Bitmap, Group, Palette, TileGrid
from micropython import const
from vectorio import Rectangle

from handheld import sheets, text

CREAM, GOLD, GREEN, PALE = 0xFFF4D8, 0xFFC83C, 0x6CD878, 0x5E9C80
PIT, INK = 0x062720, 0x0C121C
_NONE = const(0)  # icons
_TICK = const(11)
_SKIP = const(13)
_FLOATS = const(16)
_ROWS = const(9)  # of pixels in a label


def labels(font, words, width: int):
    """A bitmap with each of the words in the middle of a tile of its own."""
    sheet = Bitmap(width * len(words), _ROWS, 2)
    for i in range(len(words)):
        x = i * width + (width - font.width(words[i]) + 1) // 2
        for place in font.places(words[i]):
            end = (place + 1) * font.cell
            blit(sheet, font.sheet, x, 0, x1=end - font.widths[place], y1=1, x2=end, y2=1 + _ROWS, skip_source_index=0)
            x += font.steps[place]
    return sheet


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
        small_icons()
        self.append(Rectangle(pixel_shader=solid(PIT), width=160, height=self.height))
        self.under = Rectangle(pixel_shader=solid(GOLD), width=self.cell, height=2, y=self.height - 2)
        self.append(self.under)
        numbers = labels(app.small, [str(i) for i in range(16)], 13)
        phases = labels(app.small, ["P?"] + ["P%d" % i for i in range(1, 13)] + ["★"], 19)
        paper = Palette(2)  # ink on a cream card
        paper[0], paper[1] = CREAM, INK
        self.cells = []
        for i in range(self.shown):
            self.cells.append(self._make_cell(app, i * self.cell + 1, numbers, phases, paper))

    def _make_cell(self, app, x, numbers, phases, paper):
        """face, phase, count, two signs, and the name where there is room for it"""
        wide = self.wide
        face = sheets.load("faces", 16, 16, 16) if wide else sheets.load("heads", 9, 9, 8)
        parts = [
            face.grid(x=x),
            TileGrid(phases, pixel_shader=text.ink(PALE), tile_width=19, tile_height=_ROWS,
                     x=x + 16 if wide else x + 11, y=8 if wide else 0),
            TileGrid(numbers, pixel_shader=paper, tile_width=13, tile_height=_ROWS, x=x + 38 if wide else x, y=8 if wide
                     else 9),
            sheets.load("icons", 9, 9).grid(2, x=x - 1 if wide else x + 13, y=7 if wide else 9),
        ]
        if wide:
            parts.append(text.Line(app.small, 36, CREAM, x + 17, -2))
        for part in parts:
            self.append(part)
        return parts

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


def small_icons():
    """The table needs but two rows of the icons, and memory more than anything else."""
    icons = sheets.load("icons", 9, 9, 50)
    if icons.bitmap.height > 18:
        rows = Bitmap(90, 18, 16)
        blit(rows, icons.bitmap, 0, 0, x1=0, y1=0, x2=90, y2=18)
        icons.bitmap = rows
