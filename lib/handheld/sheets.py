# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Pictures in sheets: one bitmap each, loaded once by pictures.py and cut into tiles. Colour 0 is not drawn. The cards'
palettes lie in a file of their own, because one drawing serves all colours.
"""

import gc

from displayio import Palette, TileGrid
from micropython import const

_COLOURS = const(16)

_sheets = {}
_palettes = {}


class Sheet:
    def __init__(self, bitmap, palette, width: int, height: int):
        self.bitmap = bitmap
        self.palette = palette
        self.width = width  # of a tile
        self.height = height

    def grid(self, columns: int = 1, rows: int = 1, x: int = 0, y: int = 0, tile: int = 0, palette=None):
        return TileGrid(self.bitmap, pixel_shader=palette or self.palette, width=columns, height=rows, x=x, y=y,
                        tile_width=self.width, tile_height=self.height, default_tile=tile)


def load(name: str, width: int, height: int, tiles: int = 1):
    """The sheet of that name with tiles of that size, at least so many, read from its file the first time."""
    if name not in _sheets:
        gc.collect()  # pictures stay, so they had better lie close to what is there
        from handheld import pictures
        _sheets[name] = Sheet(*pictures.sheet(name, width, height, tiles))
    return _sheets[name]


def forget(name: str):
    _sheets.pop(name, None)


def forget_colours():
    """The cards' palettes that nothing shows any more go."""
    _palettes.clear()


def palette(number: int):
    """One of the cards' palettes."""
    if number not in _palettes:
        try:
            with open("sprites/palettes.bin", "rb") as file:
                file.seek(number * 3 * _COLOURS)
                _palettes[number] = colours(file.read(3 * _COLOURS), 3, 0)
        except (OSError, IndexError):
            from handheld import pictures
            _palettes[number] = pictures.spare_palette(number)
    return _palettes[number]


def colours(table, size, red):
    """A palette out of entries of that size, with red at that place and blue at the other end."""
    palette = Palette(_COLOURS)
    for i in range(_COLOURS):
        at = size * i
        palette[i] = table[at + red] << 16 | table[at + 1] << 8 | table[at + 2 - red]
    palette.make_transparent(0)
    return palette


def solid(colour: int):
    """A palette of that colour alone, for a shape."""
    palette = Palette(1)
    palette[0] = colour
    return palette
