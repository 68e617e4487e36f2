# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Loads a font from its PCF file into one bitmap for text.Font. Adafruit's loader reads the file; it allocates a bitmap
for each letter and never frees one, so a new loader is created for every batch of letters, and none is kept.
"""

from array import array

from bitmaptools import blit, fill_region
from displayio import Bitmap

from handheld.complaints import complain

# The characters beyond ASCII that the languages and the screens use; each takes memory in every font.
OTHERS = "¡·¿ÀÄÉÑÖÚÜßàáâäæçèéêíîñóôöùúûü–…←↑→↓★✓"

# A PCF's encoding table covers a contiguous range, 18 KB for the few characters from here on, so our files have them at
# lower codes, see near().
SIGNS = 0x2000

_TABLES = 16  # the most tables a valid file has; Adafruit's loader would trust the number in a damaged one
_BATCH = 32  # letters loaded at a time
_NONE = 0xFFFF  # a code that no font has, to end the list: the loader drops the last requested letter if any is missing


def loading(name: str, others):
    """Generator: read a font with ASCII and these codes; returns the arguments of Font. Fallback: terminalio, or boxes.
    """
    wanted = list(range(32, 127)) + others
    try:
        with open("fonts/%s.pcf" % name, "rb") as file:
            return (yield from _reading(file, wanted))
    except MemoryError:  # the file is fine; the caller can free memory and retry
        raise
    except Exception:  # any damage of the file, or Adafruit's libraries are missing
        complain("font", name)
    try:
        from terminalio import FONT
    except ImportError:
        return _boxes()
    width, height = FONT.get_bounding_box()[:2]
    pack = Pack(width, height - height // 5, height // 5, len(wanted))
    for code in wanted:
        pack.add(code, FONT.get_glyph(code))
    return pack.parts()


def _reading(file, wanted):
    from adafruit_bitmap_font.pcf import PCF
    yield
    if file.read(4) != b"\x01fcp" or int.from_bytes(file.read(4), "little") > _TABLES:
        raise ValueError
    end = file.seek(0, 2)
    font = PCF(file, Bitmap)
    for table in font.tables.values():
        if table.offset + table.size > end:
            raise EOFError
    pack = Pack(font.get_bounding_box()[0], font.ascent, font.descent, len(wanted))
    for start in range(0, len(wanted), _BATCH):
        font = PCF(file, Bitmap)
        batch = wanted[start:start + _BATCH]
        font.load_glyphs(batch + [near(code) for code in batch] + [_NONE])
        for code in batch:
            pack.add(code, font.get_glyph(code) or font.get_glyph(near(code)))
        yield
    return pack.parts()


def near(code: int) -> int:
    """The code of a letter in our font files; desktop/art checks that none collide. Other fonts use the real one."""
    return code if code < SIGNS else 0x180 + code % 100


class Pack:
    """Builds the bitmap of a Font letter by letter."""

    def __init__(self, cell: int, ascent: int, descent: int, most: int):
        self.cell = cell
        self.ascent = ascent
        self.sheet = Bitmap(cell * most, ascent + descent, 2)
        self.others = array("H")
        self.widths = bytearray()
        self.steps = bytearray()

    def parts(self):
        return self.sheet, self.cell, self.ascent, self.others, bytes(self.widths), bytes(self.steps)

    def add(self, code: int, glyph):
        """Append the next letter; glyph is None if the font lacks it."""
        if glyph:
            left = max(glyph.dx, 0)
            width = min(left + glyph.width, self.cell)
            self._copy(glyph, (len(self.widths) + 1) * self.cell - width + left)
            self.widths.append(width)
            self.steps.append(glyph.shift_x)
            if code > 126:
                self.others.append(code)
        elif code < 127:  # keep the cells of ASCII in order
            self.widths.append(0)
            self.steps.append(0)

    def _copy(self, glyph, x):
        across = glyph.bitmap.width // glyph.width  # terminalio's font has all letters in one bitmap
        left = glyph.tile_index % across * glyph.width
        top = glyph.tile_index // across * glyph.height
        y = max(self.ascent - glyph.height - glyph.dy, 0)
        bottom = top + min(glyph.height, self.sheet.height - y)
        blit(self.sheet, glyph.bitmap, x, y, x1=left, y1=top, x2=left + glyph.width, y2=bottom)


def _boxes():
    """The last fallback: a font in which every letter is a box, so that at least the layout can be seen."""
    sheet = Bitmap(6 * 95, 9, 2)
    for i in range(1, 95):
        fill_region(sheet, 6 * i + 1, 0, 6 * i + 6, 7, 1)
    return sheet, 6, 7, (), bytes(95 * [5]), bytes(95 * [6])
