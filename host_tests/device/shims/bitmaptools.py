# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""CircuitPython's bitmaptools: checks what the real one checks, reads what it reads from files, and draws nothing."""


def _in_range(value, low, high, name):
    if not low <= value <= high:
        raise ValueError("%s must be %d-%d" % (name, low, high))


def blit(dest_bitmap, source_bitmap, x, y, *, x1=0, y1=0, x2=None, y2=None, skip_source_index=None,
         skip_dest_index=None):
    _in_range(x, 0, dest_bitmap.width, "x")
    _in_range(y, 0, dest_bitmap.height, "y")
    _in_range(x1, 0, source_bitmap.width, "x1")
    _in_range(y1, 0, source_bitmap.height, "y1")
    if x2 is not None:
        _in_range(x2, x1, source_bitmap.width, "x2")
    if y2 is not None:
        _in_range(y2, y1, source_bitmap.height, "y2")
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
