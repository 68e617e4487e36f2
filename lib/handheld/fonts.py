# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Brings a font from its file into the one sheet of a text.Font: the loader makes a small bitmap for each letter, which
is copied and let go at once. Whoever loads fonts drops this module afterwards.
"""

import gc
from array import array
from struct import unpack

from bitmaptools import blit
from displayio import Bitmap

from handheld import complain
from handheld.text import Font, codes

# The letters and signs beside ASCII's that the languages can ask for. A font may lack some.
OTHERS = "ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜŒŸàâäæçèéêëîïôöùûüœÿß¡¿«»„“”‘’–—…·×•←↑→↓✓★◆■●▲"
_BATCH = 16  # small bitmaps alive at a time


def load(name: str):
    """The font of that name, or what can stand in for it."""
    try:
        with open("fonts/%s.pcf" % name, "rb") as file:
            return _read(file)
    except Exception:  # whatever may be wrong with a file
        complain("font", name)
    try:
        from terminalio import FONT
    except ImportError:
        from handheld import spares
        return spares.font()
    width, height = FONT.get_bounding_box()[:2]
    return _pack(width, height - height // 5, height // 5, [(_all_codes(), FONT.get_glyph)])


def _read(file):
    from adafruit_bitmap_font.pcf import PCF
    tables = unpack("<I", file.read(8)[4:])[0]
    ends = [sum(unpack("<II", file.read(16)[8:])) for _ in range(tables)]
    if file.seek(0, 2) < max(ends):  # a file cut short, which the loader would not notice
        raise EOFError
    source = PCF(file, Bitmap)
    width, _, left, _ = source.get_bounding_box()
    return _pack(width + max(left, 0), source.ascent, source.descent, _batches(file, PCF))


def _all_codes():
    return list(range(32, 127)) + sorted(codes(OTHERS))


def _batches(file, loader):
    wanted = _all_codes()
    for i in range(0, len(wanted), _BATCH):
        source = loader(file, Bitmap)  # a new one holds no letters yet
        batch = wanted[i:i + _BATCH]
        source.load_glyphs(batch)
        yield batch, source.get_glyph
        gc.collect()


def _pack(cell, ascent, descent, batches):
    sheet = Bitmap(cell * (95 + len(OTHERS)), ascent + descent, 2)
    others, widths, steps = array("H"), bytearray(), bytearray()
    for batch, get_glyph in batches:
        for code in batch:
            glyph = get_glyph(code)
            if glyph:
                width = min(max(glyph.dx, 0) + glyph.width, cell)
                _copy(sheet, glyph, (len(widths) + 1) * cell - width + max(glyph.dx, 0), ascent)
                widths.append(width)
                steps.append(glyph.shift_x)
            elif code < 127:  # ASCII's cells stay in order
                widths.append(0)
                steps.append(0)
            if glyph and code > 126:
                others.append(code)
    return Font(sheet, cell, ascent, others, bytes(widths), bytes(steps))


def _copy(sheet, glyph, x, ascent):
    across = max(glyph.bitmap.width // max(glyph.width, 1), 1)  # a built-in font has all its letters in one bitmap
    left = glyph.tile_index % across * glyph.width
    top = glyph.tile_index // across * glyph.height
    y = max(ascent - glyph.height - glyph.dy, 0)
    bottom = top + min(glyph.height, sheet.height - y)
    if bottom > top and glyph.width:
        blit(sheet, glyph.bitmap, x, y, x1=left, y1=top, x2=left + glyph.width, y2=bottom)
