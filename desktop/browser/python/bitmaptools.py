# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""CircuitPython's bitmaptools, as far as the program uses it."""

import browser
from uctypes import addressof


def _inside(bitmap, x1, y1, x2, y2):
    x2 = bitmap.width if x2 is None else x2
    y2 = bitmap.height if y2 is None else y2
    if not (0 <= x1 <= x2 <= bitmap.width and 0 <= y1 <= y2 <= bitmap.height):
        raise ValueError("%d, %d to %d, %d is not inside %dx%d" % (x1, y1, x2, y2, bitmap.width, bitmap.height))
    return x2, y2


def fill_region(dest_bitmap, x1, y1, x2, y2, value):
    x2, y2 = _inside(dest_bitmap, x1, y1, x2, y2)
    dest_bitmap.check(value)
    browser.fill(dest_bitmap.drawn, x1, y1, x2, y2, value)


def blit(dest_bitmap, source_bitmap, x, y, *, x1=0, y1=0, x2=None, y2=None, skip_source_index=None):
    if not (0 <= x <= dest_bitmap.width and 0 <= y <= dest_bitmap.height):
        raise ValueError("x must be 0-%d, y 0-%d" % (dest_bitmap.width, dest_bitmap.height))
    x2, y2 = _inside(source_bitmap, x1, y1, x2, y2)
    if dest_bitmap.bits_per_value < source_bitmap.bits_per_value:
        raise ValueError("source palette too large")
    x2 = min(x2, x1 + dest_bitmap.width - x)
    y2 = min(y2, y1 + dest_bitmap.height - y)
    if x1 < x2 and y1 < y2:
        browser.blit(dest_bitmap.drawn, source_bitmap.drawn, x, y, x1, y1, x2, y2,
                     -1 if skip_source_index is None else skip_source_index)


def readinto(bitmap, file, bits_per_pixel, element_size=1, reverse_pixels_in_element=False, swap_bytes_in_element=False,
             reverse_rows=False):
    if bits_per_pixel != bitmap.bits_per_value or not reverse_pixels_in_element or swap_bytes_in_element:
        raise NotImplementedError("only bitmaps stored as they are in BMP files")
    bits = 8 * element_size
    size = (bitmap.width * bits_per_pixel + bits - 1) // bits * element_size
    for y in range(bitmap.height):
        row = file.read(size)
        if len(row) != size:
            raise EOFError
        browser.row(bitmap.drawn, bitmap.height - 1 - y if reverse_rows else y, addressof(row))
