# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Conformance tests for the displayio implementations: scenes that use all features of displayio the program needs.
Each is a generator that changes a group and yields at each step to be compared. They run in CPython, in the page's
MicroPython and in the 32-bit one, and must give the same state and, where there are pixels, the same pictures.
"""

import json

from bitmaptools import blit, fill_region
from displayio import Bitmap, Group, Palette, TileGrid
from vectorio import Rectangle

RAINBOW = 0xDA2C38, 0x245ADC, 0x1E9E48, 0xF8B81C, 0xFFF4D8, 0x0C121C, 0x8C939C


def rainbow(count=8, clear=True):
    palette = Palette(count)
    for i in range(1, count):
        palette[i] = RAINBOW[(i - 1) % 7] ^ (i - 1) // 7 * 0x102030 & 0xFFFFFF
    if clear:
        palette.make_transparent(0)
    return palette


def stripes(width, height, count=8):
    """Every pixel differs in colour from its neighbours."""
    bitmap = Bitmap(width, height, count)
    for y in range(height):
        for x in range(width):
            bitmap[x, y] = (x + 3 * y + x * y // 7) % count
    return bitmap


def box(colour, **how):
    palette = Palette(1)
    palette[0] = colour
    return Rectangle(pixel_shader=palette, **how)


def tiles(group):
    """A sheet cut into tiles, by index and by coordinates; each changed by itself."""
    grid = TileGrid(stripes(40, 20), pixel_shader=rainbow(), width=5, height=3, tile_width=10, tile_height=10, x=7, y=9)
    group.append(grid)
    yield
    for place in range(15):
        grid[place] = place % 8
    yield
    grid[4, 2] = 5
    grid[0] = 7
    yield
    grid[4, 2] = 5
    yield
    grid.bitmap = stripes(40, 20, 5)
    yield
    grid.x += 30
    grid.bitmap = stripes(40, 20)
    yield


def moving(group):
    """Into and out of the screen at every edge, overlapping, in both orders."""
    back = TileGrid(stripes(30, 24), pixel_shader=rainbow(clear=False), x=10, y=10)
    front = TileGrid(stripes(24, 30), pixel_shader=rainbow(), x=20, y=20)
    group.append(back)
    group.append(front)
    for x, y in ((-13, 40), (-40, 40), (70, -11), (150, 60), (159, 127), (200, 200), (0, 120), (31, 17)):
        front.x, front.y = x, y
        yield
        back.x += 9
        yield


def hiding(group):
    first, second = TileGrid(stripes(60, 60), pixel_shader=rainbow(), x=5, y=5), Group(x=20, y=30)
    second.append(TileGrid(stripes(50, 40, 4), pixel_shader=rainbow(4), x=3, y=-4))
    second.append(box(0x9CC8B0, width=20, height=9, x=40, y=40))
    group.append(first)
    group.append(second)
    for layer in (first, second, second[1]):
        layer.hidden = True
        yield
        layer.hidden = True
        yield
        layer.hidden = False
        yield


def order(group):
    """Z-order, when members are added, removed and swapped."""
    made = [TileGrid(stripes(40, 40, 2 + i), pixel_shader=rainbow(2 + i, clear=i == 3), x=20 * i, y=15 * i)
            for i in range(5)]
    for grid in made[:3]:
        group.append(grid)
    yield
    group.insert(1, made[3])
    yield
    group.append(group.pop(0))
    yield
    group[1] = made[4]
    yield
    group.remove(made[2])
    yield
    last = group.pop()
    group.insert(0, last)
    yield
    while group:
        group.pop()
        yield


def scaled(group):
    """Nested groups, moved and scaled, as on larger displays; without shapes, which Blinka does not scale."""
    outer, inner = Group(scale=2, x=11, y=7), Group(x=6, y=3)
    grid = TileGrid(stripes(20, 12), pixel_shader=rainbow(), width=2, tile_width=10, tile_height=6, x=2, y=1)
    inner.append(grid)
    outer.append(inner)
    group.append(outer)
    yield
    grid[1] = 3
    yield
    inner.x += 4
    yield
    outer.scale = 3
    yield
    outer.x = -20
    yield
    inner.pop()
    yield


def colours(group):
    """Palettes that change, are shared, or are replaced; every shade of RGB565."""
    ramp = Palette(16)
    for i in range(16):
        ramp[i] = 0x112233 * i & 0xFFFFFF
    two = rainbow(16)
    bitmap = stripes(64, 32, 16)
    left, right = TileGrid(bitmap, pixel_shader=ramp), TileGrid(bitmap, pixel_shader=ramp, x=70, y=5)
    group.append(left)
    group.append(right)
    yield
    ramp[3] = 0xFEDCBA
    yield
    right.pixel_shader = two
    yield
    two[5] = 0x070305
    ramp.make_transparent(2)
    yield
    ramp.make_opaque(2)
    left.pixel_shader = two
    yield


def drawing(group):
    """Bitmaps that are modified while they are shown, one of them by two grids."""
    bitmap, letters = Bitmap(50, 20, 2), stripes(30, 9, 2)
    ink = rainbow(2)
    group.append(TileGrid(stripes(160, 128), pixel_shader=rainbow(clear=False)))
    group.append(TileGrid(bitmap, pixel_shader=ink, x=4, y=4))
    group.append(TileGrid(bitmap, pixel_shader=ink, x=30, y=60, width=2, tile_width=25, tile_height=10))
    yield
    bitmap.fill(1)
    yield
    fill_region(bitmap, 3, 4, 20, 11, 0)
    yield
    blit(bitmap, letters, 5, 6, x1=2, y1=1, x2=19, y2=9)
    yield
    blit(bitmap, letters, 22, 3, x1=0, y1=0, x2=30, y2=9, skip_source_index=0)
    yield
    blit(bitmap, letters, 40, 15)  # over the edge
    yield
    blit(bitmap, bitmap, 0, 5, x1=0, y1=0, x2=40, y2=15)  # over itself
    bitmap[49, 19] = 1
    bitmap[0, 0] = 0
    yield


def depths(group):
    """A bitmap of each depth, and one copied into a deeper one."""
    for i, count in enumerate((2, 4, 16, 200)):
        group.append(TileGrid(stripes(33, 25, count), pixel_shader=rainbow(count), x=2 + 37 * i, y=8))
    yield
    deep = stripes(33, 25, 16)
    blit(deep, stripes(20, 9, 4), 6, 7, skip_source_index=2)
    group.append(TileGrid(deep, pixel_shader=rainbow(16), x=20, y=60))
    yield


def shapes(group):
    group.append(TileGrid(stripes(80, 64), pixel_shader=rainbow(clear=False), x=30, y=30))
    shape = box(0x0A3A2D, width=60, height=20, x=40, y=50)
    group.append(shape)
    yield
    shape.x, shape.y = 100, 115
    yield
    shape.width, shape.height = 10, 90
    yield
    shape.x, shape.y, shape.height = -4, -4, 12
    yield
    shape.pixel_shader = box(0x9CC8B0, width=1, height=1).pixel_shader
    shape.x += 5
    yield


class Own(TileGrid):
    """Subclasses of displayio's classes, with additional attributes."""

    def __init__(self, words):
        super().__init__(stripes(30, 10), pixel_shader=rainbow(), y=3)
        self.words = words


def own(group):
    holder = Group(x=5)
    made = Own("more")
    holder.append(made)
    group.append(holder)
    yield
    made.x += len(made.words)
    assert holder[0] is made and made in holder and holder.index(made) == 0 and len(holder) == 1
    yield


def play(scene, display, look):
    """Show a scene; call look() with the group after each step."""
    group = Group()
    display.root_group = group
    for _ in scene(group):
        display.refresh()
        look(json.dumps(told(group)))


def told(layer):
    """The readable state of a layer and its children."""
    about = [layer.x, layer.y, bool(layer.hidden)]
    if isinstance(layer, Group):
        return about + [layer.scale, [told(member) for member in layer]]
    palette = layer.pixel_shader
    about += [layer.width, layer.height, [[palette[i], bool(palette.is_transparent(i))] for i in range(len(palette))]]
    if isinstance(layer, TileGrid):
        about += [[layer[i] for i in range(layer.width * layer.height)], layer.bitmap.width, layer.bitmap.height]
    return about


def refused():
    """Return the exception types of invalid calls, which must be the same in all implementations, as a line."""
    bitmap, group = Bitmap(8, 8, 4), Group()
    grid = TileGrid(bitmap, pixel_shader=Palette(4))
    group.append(grid)
    tries = (lambda: TileGrid(bitmap, pixel_shader=Palette(4), tile_width=3), lambda: group.append(grid),
             lambda: fill_region(bitmap, 0, 0, 9, 3, 1), lambda: blit(bitmap, bitmap, 9, 0),
             lambda: blit(Bitmap(8, 8, 2), bitmap, 0, 0), lambda: group.append("a"),
             lambda: setattr(grid, "bitmap", Bitmap(8, 9, 4)))
    found = []
    for attempt in tries:
        try:
            attempt()
            found.append("-")
        except (ValueError, IndexError, TypeError) as error:
            found.append(type(error).__name__)
    return " ".join(found)
