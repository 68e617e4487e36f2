# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Makes the cells of the strip at the top of the table, one for each seat that it shows. In memory only meanwhile."""

from bitmaptools import blit
from displayio import Bitmap, Palette, TileGrid
from micropython import const

from handheld import sheets, text
from handheld.colours import CREAM, INK, PALE_FELT

_ROWS = const(9)  # of pixels in a label


def cells(app, strip):
    """The parts of each cell, which are in the strip already."""
    small_icons()
    numbers = labels(app.small, [str(i) for i in range(16)], 13)
    phases = labels(app.small, ["P?"] + ["P%d" % i for i in range(1, 13)] + ["★"], 19)
    paper = Palette(2)  # ink on a cream card
    paper[0], paper[1] = CREAM, INK
    made = [cell(app, strip.wide, i * strip.cell + 1, numbers, phases, paper) for i in range(strip.shown)]
    for parts in made:
        for part in parts:
            strip.append(part)
    return made


def cell(app, wide: bool, x: int, numbers, phases, paper):
    """Face, phase, count, two signs, and the name where there is room for it."""
    face = sheets.load("faces", 16, 16, 16) if wide else sheets.load("heads", 9, 9, 8)
    parts = [
        face.grid(x=x),
        TileGrid(phases, pixel_shader=text.ink(PALE_FELT), tile_width=19, tile_height=_ROWS,
                 x=x + 16 if wide else x + 11, y=8 if wide else 0),
        TileGrid(numbers, pixel_shader=paper, tile_width=13, tile_height=_ROWS, x=x + 38 if wide else x, y=8 if wide
                 else 9),
        sheets.load("icons", 9, 9).grid(2, x=x - 1 if wide else x + 13, y=7 if wide else 9),
    ]
    if wide:
        parts.append(text.Line(app.small, 36, CREAM, x + 17, -2))
    return parts


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


def small_icons():
    """The table needs but two rows of the icons, and memory more than anything else."""
    icons = sheets.load("icons", 9, 9, 50)
    if icons.bitmap.height > 18:
        rows = Bitmap(90, 18, 16)
        blit(rows, icons.bitmap, 0, 0, x1=0, y1=0, x2=90, y2=18)
        icons.bitmap = rows
