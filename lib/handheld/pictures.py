# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Reads pictures: 4-bit BMPs of sprites/, each a bitmap and its palette. Dropped when a screen has what it shows."""

from bitmaptools import readinto
from displayio import Bitmap
from micropython import const

from handheld import complain, drop
from handheld.sheets import colours

_COLOURS = const(16)
_MOST = const(65536)  # pixels


def sheet(name: str, width: int, height: int, tiles: int):
    """What a sheet is made of; numbered boxes when its file is missing or damaged."""
    try:
        bitmap, palette = read("sprites/%s.bmp" % name)
        if bitmap.width % width or bitmap.height % height or bitmap.width * bitmap.height < tiles * width * height:
            raise ValueError
    except Exception:  # whatever may be wrong with a file
        complain("sheet", name)
        from handheld import spares
        bitmap, palette = spares.boxes(width, height, tiles), spares.palette(4)
        drop("handheld.spares")
    return bitmap, palette, width, height


def spare_palette(number: int):
    """What stands in for one of the cards' palettes."""
    complain("sheet", "palettes")
    from handheld import spares
    palette = spares.palette(number)
    drop("handheld.spares", "handheld.pictures")
    return palette


def read(path):
    with open(path, "rb") as file:
        head = file.read(54)
        start, width, height, depth = _int(head, 10), _int(head, 18), _int(head, 22), head[28]
        if head[:2] != b"BM" or depth != 4 or _int(head, 30) or not 0 < width * height <= _MOST:
            raise ValueError
        file.seek(14 + _int(head, 14))
        palette = colours(file.read(4 * _COLOURS), 4, 2)
        bitmap = Bitmap(width, height, _COLOURS)
        file.seek(start)
        readinto(bitmap, file, 4, element_size=4, reverse_pixels_in_element=True, reverse_rows=True)
    return bitmap, palette


def _int(head, at):
    return int.from_bytes(head[at:at + 4], "little")
