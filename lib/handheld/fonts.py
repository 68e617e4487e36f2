# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Reads letters from a font's PCF file into the one bitmap of a text.Font. Adafruit's loader reads the file; it
allocates a bitmap for each letter and never frees one, so a new loader is created for every few letters, and none is
kept. If the file is missing or damaged, the letters of terminalio replace its own, or boxes.
"""

from bitmaptools import blit, fill_region
from displayio import Bitmap

from handheld.complaints import complain

# The characters beyond ASCII that the languages and the screens use; each takes memory in every font.
OTHERS = "¡·¿ÀÄÇÈÉÍÑÓÖÚÜßàáâäæçèéêíîñóôöùúûü–…←↑→↓≤★✓"

# A PCF's encoding table covers a range, 18 KB for the few characters from here on: ours have lower codes, see near().
SIGNS = 0x2000

# The letters of the title in all languages, read at the start. Each other one would delay it by a twentieth of a beat.
TITLE = " ,ABCDEFJKMNPQRSTVWZabcdefghijklmnoprstuvwyáäçèéñóü←→"
_MORE = 12  # letters of read_more(): 0.6 beats, for which a key may wait

_LARGEST = 32  # the most pixels of a cell each way; a damaged file may ask for more than any memory has
_TABLES = 16  # the most tables a valid file has; Adafruit's loader would trust the number in a damaged one
_NONE = 0xFFFF  # a code that no font has, to end the list: the loader drops the last requested letter if any is missing
_INSTEAD = 63  # code of the ?
_BOX, _BOX_HEIGHT = 6, 9  # cell of the boxes


def opened(name: str, new, others):
    """new(name, others, cell, ascent, descent): a Font with room for this file's ASCII and others; none is read yet."""
    try:
        with open(_path(name), "rb") as file:
            loader = _loader(file)
            cell = loader.get_bounding_box()[0]
            if not 0 < cell <= _LARGEST or not 0 < loader.ascent + loader.descent <= _LARGEST:
                raise ValueError
            return new(name, others, cell, loader.ascent, loader.descent)
    except MemoryError:  # the file is fine; the caller can free memory and retry
        raise
    except Exception:  # any damage of the file, or Adafruit's libraries are missing
        complain("font", name)
    builtin = _builtin()
    width, height = builtin.get_bounding_box()[:2] if builtin else (_BOX, _BOX_HEIGHT)
    return new(name, others, width, height - height // 5, height // 5)


def read_more(font):
    unread = [place for place in range(len(font.steps)) if not font.steps[place]]
    read(font, unread[:_MORE])


def read(font, places):
    """Read the letters of these cells. One that the file lacks looks like its ?."""
    try:
        with open(_path(font.name), "rb") as file:
            loader = _loader(file)
            codes = [_code(font, place) for place in places]
            loader.load_glyphs(codes + [near(code) for code in codes] + [_NONE])
            for place, code in zip(places, codes):
                _add(font, place, loader.get_glyph(code) or loader.get_glyph(near(code)) or loader.get_glyph(_INSTEAD))
    except MemoryError:
        raise
    except Exception:
        complain("font", font.name)
        _replace(font, places)


def near(code: int) -> int:
    """The code of a letter in our font files; desktop/art checks that none collide. Other fonts use the real one."""
    return code if code < SIGNS else 0x180 + code % 100


def _code(font, place: int) -> int:
    """The code of the letter in a cell."""
    return place + 32 if place < 95 else font.others[place - 95]


def _path(name: str) -> str:
    return "fonts/%s.pcf" % name


def _loader(file):
    """Adafruit's loader of this file; an exception if it is damaged."""
    from adafruit_bitmap_font.pcf import PCF
    if file.read(4) != b"\x01fcp" or int.from_bytes(file.read(4), "little") > _TABLES:
        raise ValueError
    end = file.seek(0, 2)
    loader = PCF(file, Bitmap)
    for table in loader.tables.values():
        if table.offset + table.size > end:
            raise EOFError
    return loader


def _builtin():
    """The firmware's own font; None if it has none."""
    try:
        from terminalio import FONT
    except ImportError:
        return None
    return FONT


def _replace(font, places):
    """Take the letters of these cells from the built-in font, or boxes, so that at least the layout can be seen."""
    builtin = _builtin()
    for place in places:
        _add(font, place, builtin and (builtin.get_glyph(_code(font, place)) or builtin.get_glyph(_INSTEAD)))


def _add(font, place: int, glyph):
    """Copy a letter to the right edge of its cell; a box if there is none."""
    right = (place + 1) * font.cell
    if not glyph:
        if place:  # not the space
            fill_region(font.sheet, right - font.cell + 1, 0, right, font.ascent, 1)
        font.widths[place], font.steps[place] = font.cell - 1, font.cell
        return
    left = max(glyph.dx, 0)
    width = min(left + glyph.width, font.cell)
    across = glyph.bitmap.width // glyph.width  # terminalio's font has all letters in one bitmap
    x1 = glyph.tile_index % across * glyph.width
    y1 = glyph.tile_index // across * glyph.height
    y = max(font.ascent - glyph.height - glyph.dy, 0)
    blit(font.sheet, glyph.bitmap, right - width + left, y, x1=x1, y1=y1, x2=x1 + glyph.width,
         y2=y1 + min(glyph.height, font.height - y))
    font.widths[place], font.steps[place] = width, max(glyph.shift_x, 1)
