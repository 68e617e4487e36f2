# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Brings a font from its PCF file into the one sheet of a text.Font. Reads just what `python3 desktop art` writes: the
general loader's names alone would take 2 KB that CircuitPython never gives back, and it takes a second to load. Whoever
loads fonts drops this module afterwards.
"""

from array import array
from struct import unpack, unpack_from

from bitmaptools import blit, readinto
from displayio import Bitmap
from fontio import Glyph

from handheld import complain
from handheld.text import Font, codes

# The letters and signs beside ASCII's that the languages and the screens ask for; each takes room in every font.
OTHERS = "·ÀÄÉÖÜßàâäæçèéêîôöùûü–’…←↑→↓★✓"


def load(name: str):
    """The font of that name, or what can stand in for it."""
    try:
        with open("fonts/%s.pcf" % name, "rb") as file:
            font = _Pcf(file)
            return _pack(font.width, font.ascent, font.descent, font.get_glyph)
    except Exception:  # whatever may be wrong with a file
        complain("font", name)
    try:
        from terminalio import FONT
    except ImportError:
        from handheld import spares
        return spares.font()
    width, height = FONT.get_bounding_box()[:2]
    return _pack(width, height - height // 5, height // 5, FONT.get_glyph)


class _Pcf:
    def __init__(self, file):
        self.file = file
        tables, size = {}, 0
        for _ in range(unpack("<4sI", file.read(8))[1]):
            kind, form, length, start = unpack("<4I", file.read(16))
            tables[kind, form] = start + 4  # each repeats its form
            size = max(size, start + length)
        if file.seek(0, 2) < size:
            raise EOFError
        file.seek(tables[2, 12] + 8)  # accelerators
        self.ascent, self.descent = unpack(">2I", file.read(8))
        file.seek(tables[4, 0x10C])  # metrics, one byte each
        count = unpack(">H", file.read(2))[0]
        self.metrics = file.read(5 * count)
        self.width = max([self.metrics[i] for i in range(1, 5 * count, 5)]) - 128
        file.seek(tables[8, 14] + 4)  # bitmaps, rows of four bytes
        self.offsets = file.read(4 * count)
        self.pixels = tables[8, 14] + 4 * count + 20
        self.places = tables[32, 12] + 10  # which glyph is at a code
        file.seek(tables[32, 12])
        self.box = unpack(">4H", file.read(8))
        self.row = -1  # the codes with this high byte are read together
        self.bitmaps = {}  # one of each height, used again and again

    def get_glyph(self, code):
        low, high, first, last = self.box
        if not (low <= code & 255 <= high and first <= code >> 8 <= last):
            return None
        if self.row != code >> 8:
            self.row = code >> 8
            self.file.seek(self.places + 2 * (self.row - first) * (high - low + 1))
            self.glyphs = self.file.read(2 * (high - low + 1))
        i = unpack_from(">H", self.glyphs, 2 * ((code & 255) - low))[0]
        if i == 0xFFFF:
            return None
        left, right, step, up, down = unpack_from("5B", self.metrics, 5 * i)  # all of them 128 too large
        height = up + down - 256
        if height not in self.bitmaps:
            self.bitmaps[height] = Bitmap(self.width, height, 2)
        bitmap = self.bitmaps[height]
        self.file.seek(self.pixels + unpack_from(">I", self.offsets, 4 * i)[0])
        readinto(bitmap, self.file, 1, element_size=4, reverse_pixels_in_element=True)
        return Glyph(bitmap, 0, right - left, height, left - 128, 128 - down, step - 128, 0)


def _pack(cell, ascent, descent, get_glyph):
    sheet = Bitmap(cell * (95 + len(OTHERS)), ascent + descent, 2)
    others, widths, steps = array("H"), bytearray(), bytearray()
    for code in list(range(32, 127)) + sorted(codes(OTHERS)):
        glyph = get_glyph(code)
        if glyph:
            width = min(max(glyph.dx, 0) + glyph.width, cell)
            _copy(sheet, glyph, (len(widths) + 1) * cell - width + max(glyph.dx, 0), ascent)
            widths.append(width)
            steps.append(glyph.shift_x)
            if code > 126:
                others.append(code)
        elif code < 127:  # ASCII's cells stay in order
            widths.append(0)
            steps.append(0)
    return Font(sheet, cell, ascent, others, bytes(widths), bytes(steps))


def _copy(sheet, glyph, x, ascent):
    across = glyph.bitmap.width // glyph.width  # a built-in font has all its letters in one bitmap
    left = glyph.tile_index % across * glyph.width
    top = glyph.tile_index // across * glyph.height
    y = max(ascent - glyph.height - glyph.dy, 0)
    bottom = top + min(glyph.height, sheet.height - y)
    blit(sheet, glyph.bitmap, x, y, x1=left, y1=top, x2=left + glyph.width, y2=bottom)
