# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Reads the 4-bit BMP files of sprites/ into a bitmap and its colours. Loaded only while sheets.py asks for one."""

from bitmaptools import readinto
from displayio import Bitmap

_COLOURS = 16
# By sheet: width and height of a tile, tiles in a row, rows. What each tile shows is in desktop/art/README.md.
SHEETS = {"board": (16, 16, 8, 2), "cards": (14, 22, 9, 2), "cup": (32, 32, 1, 1), "dice": (16, 16, 8, 2),
          "faces": (16, 16, 4, 8), "ground": (8, 8, 17, 2), "heads": (9, 9, 8, 1), "icons": (9, 9, 10, 3),
          "logo": (136, 34, 1, 2), "minis": (10, 13, 16, 2), "north": (160, 50, 1, 1), "pawns": (8, 10, 6, 1),
          "piles": (18, 26, 4, 1), "south": (160, 50, 1, 1)}


def sheet(name: str, row: int = 0, rows: int = 0):
    """(bitmap, colours, width and height of a tile) of a sheet, or of `rows` tile rows from `row`; else of boxes."""
    width, height, columns, all_rows = SHEETS[name]
    tiles = columns * (rows or all_rows)
    try:
        bitmap, colours = read("sprites/%s.bmp" % name, row * height, rows * height)
        if bitmap.width % width or bitmap.height % height or bitmap.width * bitmap.height < tiles * width * height:
            raise ValueError
    except MemoryError:  # the file is fine; the caller can free memory and retry
        raise
    except Exception:  # any damage of the file
        from handheld import substitutes
        from handheld.complaints import complain
        complain("sheet", name)
        bitmap, colours = substitutes.boxes(width, height, tiles), substitutes.colours(4)
    return bitmap, colours, width, height


def read(path: str, top: int = 0, high: int = 0):
    """(bitmap, colours) of a file, or of `high` pixel rows from `top`."""
    with open(path, "rb") as file:
        head = file.read(54)
        start, width, height, depth = _int(head, 10), _int(head, 18), _int(head, 22), head[28]
        end = start + (width + 7) // 8 * 4 * height
        high = high or height
        wrong = head[:2] != b"BM" or depth != 4 or _int(head, 30) or top + high > height
        if wrong or not start < end <= file.seek(0, 2):
            raise ValueError  # a damaged header must not make us allocate a huge bitmap
        file.seek(14 + _int(head, 14))
        table = file.read(4 * _COLOURS)
        colours = [_int(table, i) & 0xFFFFFF for i in range(0, 4 * _COLOURS, 4)]
        bitmap = Bitmap(width, high, _COLOURS)
        file.seek(end - (width + 7) // 8 * 4 * (top + high))  # a BMP stores the bottom row first
        readinto(bitmap, file, 4, element_size=4, reverse_pixels_in_element=True, reverse_rows=True)
    return bitmap, colours


def card_colours(number: int):
    """The colours of one of the cards' palettes, from palettes.bin."""
    try:
        with open("sprites/palettes.bin", "rb") as file:
            file.seek(number * 3 * _COLOURS)
            table = file.read(3 * _COLOURS)
        return [table[i] << 16 | table[i + 1] << 8 | table[i + 2] for i in range(0, 3 * _COLOURS, 3)]
    except (OSError, IndexError):  # it is missing, or was cut short
        from handheld import substitutes
        from handheld.complaints import complain
        complain("sheet", "palettes")
        return substitutes.colours(number)


def _int(head, at):
    return int.from_bytes(head[at:at + 4], "little")
