# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Brings a font from its PCF file into the one sheet that a text.Font shows its letters from. Adafruit's loader reads
the file; it makes a bitmap for each letter and keeps them all, so it is asked for a few at a time and not needed any
more when the letters are in the sheet.
"""

from array import array

from bitmaptools import blit, fill_region
from displayio import Bitmap

from handheld.complaints import complain

# The letters and signs beside ASCII's that the languages and the screens ask for; each takes room in every font.
OTHERS = "¡·¿ÀÄÉÑÖÚÜßàáâäæçèéêíîñóôöùúûü–…←↑→↓★✓"

# A PCF's table of codes is a rectangle, 18 KB for the few signs from here on: our files have them nearer, see near().
SIGNS = 0x2000

_TABLES = 16  # as many as a file can have; Adafruit's loader would read on for as many as a damaged one says
_BATCH = 32  # letters read at a time
_NONE = 0xFFFF  # a code that no font has: when one is missing, the loader forgets the last one it was asked for


def load(name: str, others):
    """What a Font is made of, with ASCII's letters and those of these codes: its own, or what can stand in for it."""
    wanted = list(range(32, 127)) + others
    try:
        with open("fonts/%s.pcf" % name, "rb") as file:
            return _read(file, wanted)
    except MemoryError:  # nothing is wrong with it; who asks for it can make room
        raise
    except Exception:  # whatever may be wrong with a file, or a drive without Adafruit's libraries
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


def _read(file, wanted):
    from adafruit_bitmap_font.pcf import PCF
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
    return pack.parts()


def near(code: int) -> int:
    """By which code our files have a letter; an owner's font may have its own, too. The maker sees that no two meet."""
    return code if code < SIGNS else 0x180 + code % 100


class Pack:
    """The sheet, as far as it is filled."""

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
        """The next letter; None for one that the font lacks."""
        if glyph:
            left = max(glyph.dx, 0)
            width = min(left + glyph.width, self.cell)
            self._copy(glyph, (len(self.widths) + 1) * self.cell - width + left)
            self.widths.append(width)
            self.steps.append(glyph.shift_x)
            if code > 126:
                self.others.append(code)
        elif code < 127:  # ASCII's cells stay in order
            self.widths.append(0)
            self.steps.append(0)

    def _copy(self, glyph, x):
        across = glyph.bitmap.width // glyph.width  # a built-in font has all its letters in one bitmap
        left = glyph.tile_index % across * glyph.width
        top = glyph.tile_index // across * glyph.height
        y = max(self.ascent - glyph.height - glyph.dy, 0)
        bottom = top + min(glyph.height, self.sheet.height - y)
        blit(self.sheet, glyph.bitmap, x, y, x1=left, y1=top, x2=left + glyph.width, y2=bottom)


def _boxes():
    """A font whose every letter is a box: at least the places of the words can be seen."""
    sheet = Bitmap(6 * 95, 9, 2)
    for i in range(1, 95):
        fill_region(sheet, 6 * i + 1, 0, 6 * i + 6, 7, 1)
    return sheet, 6, 7, (), bytes(95 * [5]), bytes(95 * [6])
