# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Stub of CircuitPython's bitmaptools for the bitmaps of Blinka's displayio. It replaces Blinka's module, which clips
coordinates outside a bitmap, while CircuitPython raises ValueError; and it copies whole rows, to make tests faster.
"""

import functools
import struct

import badge


def fill_region(dest_bitmap, x1, y1, x2, y2, value):
    x2, y2 = _inside(dest_bitmap, x1, y1, x2, y2)
    bits = dest_bitmap._bits_per_value
    if not 0 <= value < 1 << bits:
        raise ValueError("out of range of target")
    if x1 == x2 or y1 == y2:
        return
    width = (x2 - x1) * bits
    pixels = ((1 << width) - 1) // ((1 << bits) - 1) * value
    dest_bitmap.dirty(x1, y1, x2, y2)
    for y in range(y1, y2):
        _put(dest_bitmap, x1 * bits, y, width, pixels)


def blit(dest_bitmap, source_bitmap, x, y, *, x1=0, y1=0, x2=None, y2=None, skip_source_index=None,
         skip_dest_index=None):
    if not (0 <= x <= dest_bitmap.width and 0 <= y <= dest_bitmap.height):
        raise ValueError(f"x must be 0-{dest_bitmap.width}, y 0-{dest_bitmap.height}: {x}, {y}")
    x2, y2 = _inside(source_bitmap, x1, y1, x2, y2)
    bits = source_bitmap._bits_per_value
    if dest_bitmap._bits_per_value < bits:
        raise ValueError("source palette too large")
    x2 = min(x2, x1 + dest_bitmap.width - x)
    y2 = min(y2, y1 + dest_bitmap.height - y)
    if x1 >= x2 or y1 >= y2:
        return
    dest_bitmap.dirty(x, y, x + x2 - x1, y + y2 - y1)
    if badge.current and badge.current.blind and not badge.current.clock.off:
        return
    rows, wide = range(y2 - y1), dest_bitmap._bits_per_value
    for row in reversed(rows) if y > y1 else rows:
        if wide <= 4 and skip_dest_index is None:
            pixels = _get(source_bitmap, x1 * bits, y1 + row, (x2 - x1) * bits)
            width = (x2 - x1) * wide
            if wide != bits or skip_source_index is not None:
                pixels, mask = _spread(pixels, x2 - x1, bits, wide, skip_source_index)
                pixels |= _get(dest_bitmap, x * wide, y + row, width) & ~mask
            _put(dest_bitmap, x * wide, y + row, width, pixels)
        else:
            values = [source_bitmap[column, y1 + row] for column in range(x1, x2)]
            for column, value in enumerate(values, x):
                if value != skip_source_index and dest_bitmap[column, y + row] != skip_dest_index:
                    dest_bitmap[column, y + row] = value


@functools.lru_cache(maxsize=4096)  # the rows of a letter come again and again
def _spread(pixels, count, bits, wide, skip):
    """Return a row of pixels of so many bits as (a row of wider pixels, 0 for those to be skipped, mask of the others).
    """
    spread = mask = 0
    for shift in range((count - 1) * bits, -1, -bits):
        value = pixels >> shift & (1 << bits) - 1
        spread, mask = spread << wide, mask << wide
        if value != skip:
            spread, mask = spread | value, mask | (1 << wide) - 1
    return spread, mask


def readinto(bitmap, file, bits_per_pixel, element_size=1, reverse_pixels_in_element=False, swap_bytes_in_element=False,
             reverse_rows=False):
    if bits_per_pixel != bitmap._bits_per_value or bits_per_pixel > 4 or not reverse_pixels_in_element \
            or swap_bytes_in_element:
        raise NotImplementedError("the stand-in reads only bitmaps stored as they are kept")
    bits = 8 * element_size
    size = (bitmap.width * bits_per_pixel + bits - 1) // bits * element_size
    words = bitmap._stride
    bitmap.dirty()
    for y in range(bitmap.height):
        row = file.read(size)
        if len(row) != size:
            raise EOFError
        at = (bitmap.height - 1 - y if reverse_rows else y) * words
        bitmap._data[at:at + words] = type(bitmap._data)("L", struct.unpack(f">{words}I", row.ljust(4 * words, b"\0")))


def _inside(bitmap, x1, y1, x2, y2):
    x2 = bitmap.width if x2 is None else x2
    y2 = bitmap.height if y2 is None else y2
    if not (0 <= x1 <= x2 <= bitmap.width and 0 <= y1 <= y2 <= bitmap.height):
        raise ValueError(f"{x1}, {y1} to {x2}, {y2} is not inside {bitmap.width}x{bitmap.height}")
    return x2, y2


def _span(bitmap, bit, y, width):
    """Return (start, end, rest) for `width` bits of row y: the slice of 32-bit words, and the number of
    unused low bits in the last word.
    """
    row, after = y * bitmap._stride, bit + width
    return row + (bit >> 5), row + (after - 1 >> 5) + 1, -after & 31


def _get(bitmap, bit, y, width):
    start, end, rest = _span(bitmap, bit, y, width)
    value = 0
    for word in bitmap._data[start:end]:
        value = value << 32 | word
    return value >> rest & (1 << width) - 1


def _put(bitmap, bit, y, width, pixels):
    start, end, rest = _span(bitmap, bit, y, width)
    data, others = bitmap._data, ~((1 << width) - 1 << rest)  # bits that are kept
    pixels <<= rest
    for i in range(end - 1, start - 1, -1):
        data[i] = data[i] & others & 0xFFFFFFFF | pixels & 0xFFFFFFFF
        pixels >>= 32
        others >>= 32
