# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Draws the pixels of a TileGrid or a Rectangle many at once, in place of two loops of Blinka's displayio that look at
each pixel by itself: these took more than half of the time of all tests with pictures. What is drawn is the same, bit
by bit. What this file does not know it leaves to Blinka's loop.

Pixels that several layers cover are drawn once, topmost layer first: a mask has a bit for each pixel of the area, set
where one is drawn already. Here the pixels that a layer draws are a box: rows of the area's buffer, one after the
other. Its mask and its choice of pixels are ints with a bit for each of its pixels, the first pixel in the lowest bit;
its palette indices are bytes, and bytes.translate() makes colours of them.
"""

import functools
import sys
import weakref
from array import array
from collections import namedtuple

from displayio import _tilegrid
from vectorio import _vectorshape

Box = namedtuple("Box", "at wide width rows")  # its first pixel in the buffer, the buffer's width, and the box's size
Inks = namedtuple("Inks", "low high opaque")  # tables for translate(); opaque is None if all colours are

_blinka_grid, _blinka_shape = _tilegrid._fill_pixels, _vectorshape._fill_shape_pixels
_blinka_fill, _blinka_table = _tilegrid.TileGrid._fill_area, _tilegrid._palette_table
_SELECT = bytes(255 * (i == ord("1")) for i in range(256))  # "0" and "1" to bytes with no bit and with all bits set
# bits per pixel: for each pixel in a byte, leftmost first, the table from that byte to the pixel
_PIXELS = {bits: [bytes(i >> shift & (1 << bits) - 1 for i in range(256)) for shift in range(8 - bits, -1, -bits)]
           for bits in (1, 2, 4)}
_tables = weakref.WeakKeyDictionary()  # Palette: (its state, what palette() returned)
_unpacked = weakref.WeakKeyDictionary()  # Bitmap: (its data, the same as _unpack() returns it)


def install():
    """Replace Blinka's loops, and two functions around them. Nothing else of Blinka's drawing is changed."""
    if sys.byteorder == "little":
        _tilegrid._fill_pixels, _vectorshape._fill_shape_pixels = grid, shape
        _tilegrid._palette_table, _tilegrid.TileGrid._fill_area = palette, reached


def reached(tilegrid, colorspace, area, mask, buffer):
    """Draw a TileGrid if it reaches into the area. Most do not, and Blinka's own function takes longer to see it."""
    here = tilegrid._current_area
    if area.x1 >= here.x2 or area.x2 <= here.x1 or area.y1 >= here.y2 or area.y2 <= here.y1:
        return False
    return _blinka_fill(tilegrid, colorspace, area, mask, buffer)


def palette(colours, colorspace, count):
    """Return ([the display's colours], whether each is opaque) for a Palette."""
    state = colorspace, count, [(one.rgb888, one.transparent) for one in colours._colors]
    kept = _tables.get(colours)
    if not kept or kept[0] != state:
        kept = _tables[colours] = state, _blinka_table(colours, colorspace, count)
    return kept[1]


def grid(buffer, mask, colors, opaque, geometry, tilegrid, bitmap):
    """Draw the part of a TileGrid that geometry tells; return whether all its pixels are drawn now."""
    box = _box(*geometry)
    if not box or type(bitmap._data) is not array:
        return _blinka_grid(buffer, mask, colors, opaque, geometry, tilegrid, bitmap)
    mask = mask.cast("B")
    drawn, every = _read_mask(mask, box), (1 << box.width * box.rows) - 1
    if drawn == every:
        return True
    inks = _inks(tuple(colors), bytes(opaque))
    values = _values(geometry, tilegrid, bitmap)
    seen = int(values.translate(inks.opaque)[::-1], 2) if inks.opaque else every
    fresh = seen & ~drawn
    if fresh:
        pixels = bytearray(2 * len(values))
        pixels[::2], pixels[1::2] = values.translate(inks.low), values.translate(inks.high)
        _draw(buffer.cast("B"), mask, box, fresh, pixels)
    return drawn | seen == every


def shape(buffer, mask, cover, geometry, vector, transform):
    """Draw the part of a shape that geometry tells; return whether all its pixels are drawn now."""
    color, how, *_ = cover
    if how != _vectorshape._COVER_RECTANGLE:
        return _blinka_shape(buffer, mask, cover, geometry, vector, transform)
    start, wide, x1, y1, x2, y2 = geometry  # all of it is within the rectangle
    box, mask = _joined(start, wide, x2 - x1, y2 - y1), mask.cast("B")
    count = box.width * box.rows
    fresh = (1 << count) - 1 & ~_read_mask(mask, box)
    if fresh:
        _draw(buffer.cast("B"), mask, box, fresh, color.to_bytes(2, "little") * count)
    return True


# --- Where ------------------------------------------------------------------------------------------------------------


def _box(start, x_stride, y_stride, x_shift, y_shift, start_x, end_x, start_y, end_y):
    """Return the Box of pixels that a grid draws, None if they are no box."""
    columns, rows = end_x - start_x, end_y - start_y
    at = start + x_shift * x_stride + y_shift * y_stride
    at += min(0, (columns - 1) * x_stride) + min(0, (rows - 1) * y_stride)  # if mirrored, the last is the first
    if abs(x_stride) == 1:
        return _joined(at, abs(y_stride), columns, rows)
    return _joined(at, abs(x_stride), rows, columns) if abs(y_stride) == 1 else None


def _joined(at, wide, width, rows):
    """Return a Box; rows as wide as the buffer are one long row."""
    return Box(at, wide, width * rows, 1) if width == wide else Box(at, wide, width, rows)


def _read_mask(mask, box):
    """Return the bits of the box's pixels in a mask."""
    at, wide, width, rows = box
    length = (rows - 1) * wide + width
    bits = int.from_bytes(mask[at >> 3:at + length + 7 >> 3], "little") >> (at & 7) & (1 << length) - 1
    if rows == 1 or not bits:
        return bits
    text = f"{bits:0{length}b}"  # the last row comes first
    return int("".join([text[i:i + width] for i in range(0, length, wide)]), 2)


def _set_mask(mask, box, bits):
    at, wide, width, rows = box
    if rows > 1:
        text, gap = f"{bits:0{width * rows}b}", "0" * (wide - width)
        bits = int(gap.join([text[i:i + width] for i in range(0, width * rows, width)]), 2)
    first, end = at >> 3, at + (rows - 1) * wide + width + 7 >> 3
    bits = int.from_bytes(mask[first:end], "little") | bits << (at & 7)
    mask[first:end] = bits.to_bytes(end - first, "little")


def _draw(buffer, mask, box, fresh, pixels):
    """Put pixels (16 bits each) into the box of the buffer where fresh has a bit, and set these bits in the mask."""
    _set_mask(mask, box, fresh)
    at, wide, width, rows = box
    places = [slice(2 * i, 2 * (i + width)) for i in range(at, at + rows * wide, wide)]
    count = width * rows
    if fresh != (1 << count) - 1:
        old = int.from_bytes(b"".join([buffer[place] for place in places]), "little")
        select = bytearray(2 * count)
        select[::2] = select[1::2] = f"{fresh:0{count}b}".encode().translate(_SELECT)  # the last pixel comes first
        new = old ^ (old ^ int.from_bytes(pixels, "little")) & int.from_bytes(select, "big")
        pixels = new.to_bytes(2 * count, "little")
    for i, place in enumerate(places):
        buffer[place] = pixels[2 * width * i:2 * width * (i + 1)]


# --- What -------------------------------------------------------------------------------------------------------------


@functools.lru_cache(maxsize=256)
def _inks(colors, opaque):
    """Return the Inks for a palette: its colours, and for each whether it is opaque."""
    low, high = bytes(color & 255 for color in colors), bytes(color >> 8 for color in colors)
    digits = None if all(opaque) else bytes(ord("1") if one else ord("0") for one in opaque).ljust(256)
    return Inks(low.ljust(256), high.ljust(256), digits)


def _values(geometry, tilegrid, bitmap):
    """Return the palette index of each pixel of a grid's box."""
    _, x_stride, y_stride, _, _, start_x, end_x, start_y, end_y = geometry
    scale = tilegrid._absolute_transform.scale
    left, right = start_x // scale, (end_x - 1) // scale + 1
    rows = _rows(tilegrid, bitmap, left, right, start_y // scale, (end_y - 1) // scale + 1)
    if scale > 1:
        rows = _stretched(rows, scale, start_x - left * scale, end_x - left * scale)
        rows = rows[start_y % scale:][:end_y - start_y]
    if y_stride < 0:
        rows.reverse()
    found = b"".join([row[::-1] for row in rows] if x_stride < 0 else rows)
    if abs(x_stride) == 1:
        return found
    columns = end_x - start_x  # of the bitmap; in the buffer they are rows
    return b"".join([found[i::columns] for i in range(columns)])


def _stretched(rows, scale, first, end):
    """Return rows with each value so many times in both directions, cut to the columns from first to end."""
    found = []
    for row in rows:
        wide = bytearray(len(row) * scale)
        for i in range(scale):
            wide[i::scale] = row
        found += scale * [bytes(wide[first:end])]
    return found


def _rows(tilegrid, bitmap, left, right, top, bottom):
    """Return the palette indices of a part of a grid before it is scaled, a bytes object for each row."""
    values, stride = _unpack(bitmap)
    high, found = tilegrid._tile_height, []
    for row in range(top // high, (bottom - 1) // high + 1):
        first, end = max(top - row * high, 0) * stride, min(bottom - row * high, high) * stride
        tiles = []
        for at, width in _spots(tilegrid, stride, row, left, right):
            lines = range(at + first, at + end, stride)
            if at < len(values):
                tiles.append([values[i:i + width] for i in lines])
            else:  # no such tile: Blinka draws index 0
                tiles.append([bytes(width)] * len(lines))
        found += map(b"".join, zip(*tiles)) if len(tiles) > 1 else tiles[0]
    return found


def _spots(tilegrid, stride, row, left, right):
    """Yield (where it begins in the unpacked bitmap, how many columns are wanted) for each tile of a row."""
    wide, across = tilegrid._tile_width, tilegrid._bitmap_width_in_tiles
    first = (row + tilegrid._top_left_y) % tilegrid._height_in_tiles * tilegrid._width_in_tiles
    for column in range(left // wide, (right - 1) // wide + 1):
        tile = tilegrid._tiles[first + (column + tilegrid._top_left_x) % tilegrid._width_in_tiles]
        begin, end = max(left - column * wide, 0), min(right - column * wide, wide)
        yield tile // across * tilegrid._tile_height * stride + tile % across * wide + begin, end - begin


def _unpack(bitmap):
    """Return (the palette index of each pixel as bytes, their number a row, some unused at its end)."""
    kept = _unpacked.get(bitmap)
    if not kept or kept[0] != bitmap._data:
        kept = _unpacked[bitmap] = bitmap._data[:], _bytes_of(bitmap._data, bitmap._bits_per_value)
    return kept[1], len(kept[1]) // bitmap.height


def _bytes_of(words, bits):
    """Return a byte for each value of so many bits in words. Blinka uses 32 bits of each, however long they are."""
    data = words.tobytes()
    if bits == 8:
        return data  # these lie in memory one after the other
    in_order = bytearray(4 * len(words))
    for i in range(4):
        in_order[i::4] = data[3 - i::words.itemsize]
    found = bytearray(len(in_order) * 8 // bits)
    for i, table in enumerate(_PIXELS[bits]):
        found[i::8 // bits] = in_order.translate(table)
    return bytes(found)
