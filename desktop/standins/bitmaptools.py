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
    _dirty(dest_bitmap, x1, y1, x2, y2)
    start, end, rest = _span(dest_bitmap, x1 * bits, y1, width)
    kept, pixels = ~((1 << width) - 1 << rest), pixels << rest
    for _ in range(y1, y2):
        _put(dest_bitmap._data, start, end, kept, pixels)
        start, end = start + dest_bitmap._stride, end + dest_bitmap._stride


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
    _dirty(dest_bitmap, x, y, x + x2 - x1, y + y2 - y1)
    if badge.current and badge.current.blind and not badge.current.clock.off:
        return
    if dest_bitmap._bits_per_value <= 4 and skip_dest_index is None:
        _copy_rows(dest_bitmap, source_bitmap, x, y, x1, y1, x2, y2, skip_source_index)
        return
    for row in _rows_in_order(y1, y2, y):
        values = [source_bitmap[column, row] for column in range(x1, x2)]
        for column, value in enumerate(values, x):
            if value != skip_source_index and dest_bitmap[column, row - y1 + y] != skip_dest_index:
                dest_bitmap[column, row - y1 + y] = value


def _rows_in_order(y1, y2, y):
    """Return the rows from y1 to y2 in the order in which they can be copied to y in the same bitmap."""
    return range(y2 - 1, y1 - 1, -1) if y > y1 else range(y1, y2)


def _copy_rows(dest_bitmap, source_bitmap, x, y, x1, y1, x2, y2, skip):
    """Copy rows of pixels without those of the value skip, for bitmaps of at most 4 bits per pixel."""
    count, bits, wide = x2 - x1, source_bitmap._bits_per_value, dest_bitmap._bits_per_value
    start, end, rest = _span(source_bitmap, x1 * bits, 0, count * bits)
    to, to_end, to_rest = _span(dest_bitmap, x * wide, y - y1, count * wide)
    every, wide_every = (1 << count * bits) - 1, (1 << count * wide) - 1
    for row in _rows_in_order(y1, y2, y):
        at = row * source_bitmap._stride
        pixels, mask = _get(source_bitmap._data, at + start, at + end) >> rest & every, wide_every
        if skip == 0 and wide == 1:
            mask = pixels
        elif wide != bits or skip is not None:
            pixels, mask = _spread(pixels, count, bits, wide, skip)
        if mask:
            at = row * dest_bitmap._stride
            _put(dest_bitmap._data, at + to, at + to_end, ~(mask << to_rest), pixels << to_rest)


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
    words, height, data = bitmap._stride, bitmap.height, bitmap._data
    bitmap.dirty()
    content = file.read(size * height)
    if len(content) != size * height:
        raise EOFError
    rows = range(height - 1, -1, -1) if reverse_rows else range(height)
    if words == 1:  # as of most letters of a font
        for at, y in zip(rows, range(0, len(content), size)):
            data[at] = int.from_bytes(content[y:y + size], "big") << 32 - 8 * size
        return
    unpack, kind = struct.Struct(f">{words}I").unpack, type(data)
    for row, y in zip(rows, range(0, len(content), size)):
        data[row * words:(row + 1) * words] = kind("L", unpack(content[y:y + size].ljust(4 * words, b"\0")))


def _dirty(bitmap, x1, y1, x2, y2):
    """Bitmap.dirty() for an area inside the bitmap that is not empty, which takes a third as long."""
    if bitmap._read_only:
        raise RuntimeError("Read-only")
    area = bitmap._dirty_area
    if not area.empty():
        x1, y1 = min(x1, area.x1), min(y1, area.y1)
        x2, y2 = max(x2, area.x2), max(y2, area.y2)
    area.x1, area.y1, area.x2, area.y2 = x1, y1, x2, y2


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


def _get(data, from_word, to_word):
    """Return these 32-bit words as one number."""
    if to_word - from_word == 1:
        return data[from_word]
    value = 0
    for word in data[from_word:to_word]:
        value = value << 32 | word
    return value


def _put(data, from_word, to_word, kept_bits, pixels):
    """Set the bits of these words to those of pixels, but for kept_bits, which stay as they are."""
    value = _get(data, from_word, to_word) & kept_bits | pixels
    for i in range(to_word - 1, from_word, -1):
        data[i] = value & 0xFFFFFFFF
        value >>= 32
    data[from_word] = value
