# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The cache of sprite sheets, a bitmap of tiles each, and of the cards' palettes; they stay until keep() drops them."""

import gc

from displayio import Palette, TileGrid
from vectorio import Rectangle

from handheld.colours import BRONZE, LIGHT_YELLOW, LIT, PLAIN
from handheld.screen import set_tile, shade

PALETTES = "palettes"  # the palettes' name for keep()
_SHADOW, _BORDER, _LIGHT = 1, 2, 4  # edges of a card
_COLOURS = 16
_ICON = 9  # height of one
UNSEEN = 255  # in place of a face: of a seat whose face is not shown

_sheets = {}
_palettes = {}
_faces = bytearray()  # whose moods are in the sheets of "cast"


class Sheet:
    def __init__(self, bitmap, palette, width: int, height: int):
        self.bitmap = bitmap
        self.palette = palette
        self.width = width  # of one tile
        self.height = height

    def grid(self, columns: int = 1, rows: int = 1, x: int = 0, y: int = 0, tile: int = 0, palette=None):
        return TileGrid(self.bitmap, pixel_shader=palette or self.palette, width=columns, height=rows, x=x, y=y,
                        tile_width=self.width, tile_height=self.height, default_tile=tile)


def load(name: str, file: str = "", row: int = 0, rows: int = 0):
    """The cached sheet of that name, if necessary read from its file, a key of pictures.SHEETS, as by fresh()."""
    if name not in _sheets:
        gc.collect()  # pictures stay loaded, so allocate them low in the heap
        _sheets[name] = fresh(file or name, row, rows)
    return _sheets[name]


def load_after_import(name: str):
    """load() where an import came just before: CircuitPython collects garbage after each, and that takes a while."""
    if name not in _sheets:
        _sheets[name] = fresh(name)


def fresh(name: str, row: int = 0, rows: int = 0):
    """Read a sheet from its file without caching it; with `rows`, only so many tile rows from `row`."""
    from handheld import pictures
    bitmap, colours, width, height = pictures.sheet(name, row, rows)
    return Sheet(bitmap, _palette(colours), width, height)


def cast(faces: bytes) -> list:
    """The cached sheets of these faces' moods: one for each face, because no free block may be large enough for all;
    None for UNSEEN. They have the palette of the heads, whose colours are the same.
    """
    if _faces != faces:
        _sheets["cast"] = []
        _faces[:] = faces
    made = _sheets.setdefault("cast", [])
    for kind in faces[len(made):]:
        sheet = None
        if kind != UNSEEN:
            sheet = fresh("faces", kind, 1)
            sheet.palette = load("heads").palette
        made.append(sheet)
    return made


def icon_sheet(whole: bool = False):
    """The cached sheet of icons; most screens need only its first row, which saves memory."""
    if "icons" not in _sheets or whole and _sheets["icons"].bitmap.height == _ICON:
        gc.collect()  # it stays loaded, so allocate it low in the heap
        _sheets["icons"] = fresh("icons", 0, 0 if whole else 1)
    return _sheets["icons"]


def face(kind: int, mood: int = 0, x: int = 0, y: int = 0):
    """A TileGrid of a face in one of its moods."""
    return fresh("faces", kind, 1).grid(x=x, y=y, tile=mood)


def logo() -> tuple:
    """Its upper and lower half, placed as on the title. Loaded in two parts, because no free block fits the whole."""
    return load("logo0", "logo", 0, 1).grid(x=12, y=-1), load("logo1", "logo", 1, 1).grid(x=12, y=33)


def has(name: str) -> bool:
    return name in _sheets


def palette(number: int):
    """One of the cards' palettes, cached."""
    if number not in _palettes:
        if number >= LIT:
            colours = _lit(number - LIT)
        else:
            from handheld import pictures
            colours = pictures.card_colours(number)
        _palettes[number] = _palette(colours)
    return _palettes[number]


def forget_lit():
    """Drop the colours' palettes with light edges: most parts of the table light up no card, or one group."""
    for number in range(LIT, LIT + PLAIN):
        _palettes.pop(number, None)


def put(grid, tile: int, number: int):
    """Set a grid's tile and its palette, by the number of the palette."""
    set_tile(grid, tile)
    shade(grid, palette(number))


def _lit(number: int) -> list:
    """The colours of a palette with light edges. Not read from a file, because that would delay a key."""
    plain = palette(number)
    colours = [plain[i] for i in range(_COLOURS)]
    colours[_BORDER] = colours[_LIGHT] = LIGHT_YELLOW
    colours[_SHADOW] = BRONZE if number == PLAIN else LIGHT_YELLOW  # else one could not tell a pile's cards apart
    return colours


def keep(*names: str):
    """Drop all sheets but these from the cache, and the cards' palettes unless PALETTES is named."""
    for name in list(_sheets):
        if name not in names:
            del _sheets[name]
    if PALETTES not in names:
        _palettes.clear()


def _palette(colours):
    palette = Palette(_COLOURS)
    for i in range(_COLOURS):
        palette[i] = colours[i]
    palette.make_transparent(0)
    return palette


def solid(colour: int):
    """A palette with only that colour, for a vectorio shape."""
    palette = Palette(1)
    palette[0] = colour
    return palette


def rectangle(colour: int, width: int, height: int, x: int = 0, y: int = 0):
    return Rectangle(pixel_shader=solid(colour), width=width, height=height, x=x, y=y)
