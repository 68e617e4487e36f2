# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""CircuitPython's bitmaptools: checks what the real one checks, reads what it reads from files, and draws nothing."""


def _in_range(value, low, high, name):
    if not low <= value <= high:
        raise ValueError("%s must be %d-%d" % (name, low, high))


def blit(dest_bitmap, source_bitmap, x, y, *, x1=0, y1=0, x2=None, y2=None, skip_source_index=None,
         skip_dest_index=None):
    width, height = source_bitmap.width, source_bitmap.height
    if not (0 <= x <= dest_bitmap.width and 0 <= y <= dest_bitmap.height
            and 0 <= x1 <= width and (x2 is None or x1 <= x2 <= width)
            and 0 <= y1 <= height and (y2 is None or y1 <= y2 <= height)):
        raise ValueError("blit out of range: %s" % ((x, y, x1, y1, x2, y2),))
    if dest_bitmap.bits_per_value < source_bitmap.bits_per_value:
        raise ValueError("source palette too large")


def fill_region(dest_bitmap, x1, y1, x2, y2, value):
    _in_range(x1, 0, dest_bitmap.width, "x1")
    _in_range(y1, 0, dest_bitmap.height, "y1")
    _in_range(x2, x1, dest_bitmap.width, "x2")
    _in_range(y2, y1, dest_bitmap.height, "y2")
    if value >> dest_bitmap.bits_per_value:
        raise ValueError("out of range of target")


def draw_line(dest_bitmap, x1, y1, x2, y2, value):
    if value >> dest_bitmap.bits_per_value:
        raise ValueError("out of range of target")


def readinto(bitmap, file, bits_per_pixel, element_size=1, reverse_pixels_in_element=False,
             swap_bytes_in_element=False, reverse_rows=False):
    row = (bitmap.width * bits_per_pixel + element_size * 8 - 1) // (element_size * 8) * element_size
    for _ in range(bitmap.height):
        if len(file.read(row)) < row:
            raise EOFError


def arrayblit(bitmap, data, x1=0, y1=0, x2=None, y2=None, skip_index=None):
    pass
