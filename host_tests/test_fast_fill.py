# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""desktop/fast_fill.py draws what the loops of Blinka that it replaces would draw: the same pixels, mask and answer."""

import contextlib
import copy
import random

import driver
import pytest

driver.prepare()
import standin_display  # noqa: E402, F401 puts its loops in place
import displayio  # noqa: E402
import fast_fill  # noqa: E402
import vectorio  # noqa: E402
from displayio import _tilegrid  # noqa: E402
from displayio._area import Area  # noqa: E402
from displayio._displaycore import _DisplayCore  # noqa: E402
from displayio._structs import ColorspaceStruct  # noqa: E402
from vectorio import _vectorshape  # noqa: E402

WIDTH, HEIGHT = 60, 44
COLOURS = ColorspaceStruct(depth=16)


@pytest.fixture
def left(monkeypatch):
    """The names of Blinka's loops that fast_fill has called, for what it leaves to them."""
    found = []

    def watch(name):
        loop = getattr(fast_fill, name)

        def watched(*how):
            found.append(name)
            return loop(*how)
        monkeypatch.setattr(fast_fill, name, watched)

    watch("_blinka_grid")
    watch("_blinka_shape")
    return found


@contextlib.contextmanager
def blinkas_own(grid=fast_fill._blinka_grid, shape=fast_fill._blinka_shape):
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(_tilegrid, "_fill_pixels", grid)
        patched.setattr(_vectorshape, "_fill_shape_pixels", shape)
        patched.setattr(_tilegrid, "_palette_table", fast_fill._blinka_table)
        patched.setattr(_tilegrid.TileGrid, "_fill_area", fast_fill._blinka_fill)
        yield


def screen(chance):
    """An empty display of random rotation, as (core, its group)."""
    core = _DisplayCore(None, WIDTH, HEIGHT, WIDTH, HEIGHT, 0, 0, chance.choice([0, 0, 90, 180, 270]), 16, False, True,
                        1, False, False, 0, 0, 0, 0, False, False, False, False)
    group = displayio.Group(scale=chance.choice([1, 1, 2, 3]), x=chance.randint(-9, 9), y=chance.randint(-9, 9))
    core.set_root_group(group)
    return core, group


def palette(chance, count):
    made = displayio.Palette(count)
    for i in range(count):
        made[i] = chance.randrange(1 << 24)
        if chance.random() < 0.3:
            made.make_transparent(i)
    return made


def grid(chance):
    values = chance.choice([2, 4, 16, 256])
    wide, high = chance.randint(1, 20), chance.randint(1, 12)
    across, down = chance.randint(1, 3), chance.randint(1, 3)
    bitmap = displayio.Bitmap(wide * across, high * down, values)
    for i in range(bitmap.width * bitmap.height):
        bitmap[i] = chance.randrange(values)
    made = displayio.TileGrid(bitmap, pixel_shader=palette(chance, values + chance.randrange(2)),
                              width=chance.randint(1, 4), height=chance.randint(1, 4), tile_width=wide,
                              tile_height=high, x=chance.randint(-20, 50), y=chance.randint(-20, 40))
    made.flip_x, made.flip_y, made.transpose_xy = (chance.random() < 0.2 for _ in range(3))
    made._top_left_x, made._top_left_y = chance.randrange(3), chance.randrange(3)
    for i in range(len(made._tiles)):  # a tile too many: Blinka draws it as index 0
        made._tiles[i] = chance.randrange(across * down + chance.choice([0, 0, 0, 1]))
    return made


def shape(chance):
    place = {"pixel_shader": palette(chance, 2), "x": chance.randint(-20, 50), "y": chance.randint(-20, 40)}
    if chance.random() < 0.2:
        return vectorio.Circle(radius=chance.randint(1, 60), **place)
    return vectorio.Rectangle(width=chance.randint(1, 40), height=chance.randint(1, 30), **place)


def drawn(chance, core, part):
    """Draw a part into a random area of the display with random pixels, some of them masked; return all results."""
    x, y = chance.randrange(core.area.x2), chance.randrange(core.area.y2)
    area = Area(x, y, chance.randint(x + 1, core.area.x2), chance.randint(y + 1, core.area.y2))
    size = area.size()
    buffer = bytearray(chance.randbytes(4 * ((size + 1) // 2)))
    bits = 32 * (size // 32 + 1)
    taken = chance.choice([0, 0, chance.getrandbits(bits), chance.getrandbits(bits) | chance.getrandbits(bits),
                           ~(1 << chance.randrange(size)), -1])
    mask = bytearray((taken & (1 << bits) - 1).to_bytes(bits // 8, "little"))
    full = part._fill_area(core.colorspace, area, memoryview(mask).cast("I"), memoryview(buffer))
    return full, mask, buffer


def compare(seed, make):
    """Draw a random part both ways, change it, and draw it again; return whether it filled its area."""
    chance = random.Random(seed)
    core, group = screen(chance)
    part = make(chance)
    group.append(part)
    for _ in range(2):
        again = copy.copy(chance)
        fast = drawn(chance, core, part)
        with blinkas_own():
            assert fast == drawn(again, core, part), seed
        if chance.random() < 0.5:
            part.pixel_shader[chance.randrange(2)] = chance.randrange(1 << 24)
        part.pixel_shader.make_opaque(chance.randrange(2))
        if isinstance(part, displayio.TileGrid):
            part.bitmap[0] = 1
    return fast[0]


def test_a_grid_is_what_blinka_draws(left):
    assert {compare(seed, grid) for seed in range(1500)} == {False, True}
    assert not left


def test_a_bitmap_with_data_of_another_type_is_left_to_blinka(left):
    def make(chance):
        part = grid(chance)
        part.bitmap._data = memoryview(part.bitmap._data)
        return part

    for seed in range(100):
        compare(seed, make)
    assert left


def test_a_shape_is_what_blinka_draws(left):
    assert {compare(seed, shape) for seed in range(1500)} == {False, True}
    assert left


def test_rectangles_are_not_left_to_blinka(left):
    for x in range(20):  # the last ones are outside
        part = vectorio.Rectangle(pixel_shader=displayio.Palette(1), width=9, height=9, x=x)
        mask, pixels = bytearray(32), bytearray(512)
        part._fill_area(COLOURS, Area(0, 0, 16, 16), memoryview(mask).cast("I"), memoryview(pixels))
        assert any(mask) is (x < 16)
    assert not left
