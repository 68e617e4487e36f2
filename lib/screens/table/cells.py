# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Makes the strip, a cell for each seat. In memory only while a table is made."""

from bitmaptools import blit
from displayio import Bitmap, Palette, TileGrid
from micropython import const

from handheld import sheets, text
from handheld.colours import CREAM, GOLD, INK, PALE_FELT, PIT
from screens.table.shapes import box, stack
from screens.table.strips import Strip

_STRIP = const(21)  # how high it is
_ROWS = const(9)  # of pixels in a label


def strip(app, game):
    seats = len(game.names)
    wide = seats <= 4
    numbers = labels(app.small, [str(i) for i in range(16)], 13)
    words = [str(i) for i in range(1, 13)] + ["+"]
    letter = app.words_of("table").PHASE[:1]
    names = ["–"] + [letter + number for number in words] + ["★"]
    if wide:
        names += ["✓"] + ["✓" + number for number in words] + ["★"]
    phases = labels(app.small, names, 19)
    paper = Palette(2)  # ink on a cream card
    paper[0], paper[1] = CREAM, INK
    shown = seats if seats <= 3 else seats - 1
    width = 160 // shown
    make = wide_cell if wide else small_cell
    faces = cast(game.faces) if wide else sheets.load("heads", 9, 9, 8)
    cells = [make(app, faces, i * width + 1, width, numbers, phases, paper) for i in range(shown)]
    under = box(GOLD, width, 2, 0, _STRIP - 2)
    made = stack(Strip(wide, width, _STRIP, under, cells), box(PIT, 160, _STRIP), under)
    for parts in cells:
        stack(made, *parts)
    return made


def cast(faces: bytes):
    """The four moods of each seat's face, without those of who does not play."""
    rows = Bitmap(64, 16 * len(faces), 16)
    for seat in range(len(faces)):  # one row at a time: for all there may be no room in one piece
        two_faces = sheets.fresh("faces", 16, 16, 8, faces[seat] // 2)
        x = faces[seat] % 2 * 64
        blit(rows, two_faces.bitmap, 0, 16 * seat, x1=x, x2=x + 64, y2=16)
    two_faces.bitmap = rows
    return two_faces


def wide_cell(app, faces, x: int, width: int, numbers, phases, paper):
    """Face, phase, count, Skip and floating, name. Two seats have room for the signs beside the phase, more have them
    on the face's brow.
    """
    signs = (x + 43, 10) if width > 60 else (x - 1, 0)
    return [
        faces.grid(x=x, y=2),
        TileGrid(phases, pixel_shader=text.ink(PALE_FELT), tile_width=19, tile_height=_ROWS, x=x + 17, y=10),
        TileGrid(numbers, pixel_shader=paper, tile_width=13, tile_height=_ROWS, x=x + width - 15, y=10),
        sheets.load("icons", 9, 9, 50).grid(2, x=signs[0], y=signs[1]),
        text.Line(app.small, width - 17, CREAM, x + 18, 0),
    ]


def small_cell(app, heads, x: int, width: int, numbers, phases, paper):
    """Head, phase, count, Skip and tick or floating."""
    return [
        heads.grid(x=x, y=1),
        TileGrid(phases, pixel_shader=text.ink(PALE_FELT), tile_width=19, tile_height=_ROWS, x=x + 11, y=1),
        TileGrid(numbers, pixel_shader=paper, tile_width=13, tile_height=_ROWS, x=x, y=10),
        sheets.load("icons", 9, 9, 50).grid(2, x=x + 13, y=10),
    ]


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
