# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""CircuitPython's displayio, as far as the program uses it. What is drawn is display.js's business, which holds each of
these objects once more; here is what Python asks them for, and what CircuitPython refuses.
"""

import browser


class Bitmap:
    def __init__(self, width, height, value_count):
        bits = 1
        while 1 << bits < value_count:
            bits *= 2
        self.width = width
        self.height = height
        self.bits_per_value = bits
        self.drawn = browser.bitmap(width, height, bits)

    def _place(self, key):
        x, y = key if isinstance(key, tuple) else (key % self.width, key // self.width)
        if not (0 <= x < self.width and 0 <= y < self.height):
            raise IndexError("no pixel %s" % str(key))
        return x, y

    def check(self, value):
        if not 0 <= value < 1 << self.bits_per_value:
            raise ValueError("pixel value requires too many bits")

    def __getitem__(self, key):
        return browser.pixel(self.drawn, *self._place(key))

    def __setitem__(self, key, value):
        x, y = self._place(key)
        self.check(value)
        browser.fill(self.drawn, x, y, x + 1, y + 1, value)

    def fill(self, value):
        self.check(value)
        browser.fill(self.drawn, 0, 0, self.width, self.height, value)


class Palette:
    def __init__(self, color_count):
        self._colours = [0] * color_count
        self._transparent = bytearray(color_count)
        self.drawn = browser.palette(color_count)

    def __len__(self):
        return len(self._colours)

    def _show(self, index):
        browser.colour(self.drawn, index, self._colours[index], self._transparent[index])

    def __getitem__(self, index):
        return self._colours[index]

    def __setitem__(self, index, colour):
        if not 0 <= colour <= 0xFFFFFF:
            raise ValueError("color must be between 0x000000 and 0xffffff")
        self._colours[index] = colour
        self._show(index)

    def make_transparent(self, index):
        self._transparent[index] = 1
        self._show(index)

    def make_opaque(self, index):
        self._transparent[index] = 0
        self._show(index)

    def is_transparent(self, index):
        return self._transparent[index] == 1


class Layer:
    """What can lie in a group."""

    def __init__(self, drawn, x, y):
        self.drawn = drawn
        self._x = x
        self._y = y
        self._hidden = False
        self.held = False  # is it in a group, or on the display?

    @property
    def x(self):
        return self._x

    @x.setter
    def x(self, x):
        if x != self._x:
            self._x = self.drawn.x = x

    @property
    def y(self):
        return self._y

    @y.setter
    def y(self, y):
        if y != self._y:
            self._y = self.drawn.y = y

    @property
    def hidden(self):
        return self._hidden

    @hidden.setter
    def hidden(self, hidden):
        hidden = bool(hidden)
        if hidden is not self._hidden:
            self._hidden = self.drawn.hidden = hidden


class Shaded(Layer):
    """What has its colours from a palette."""

    def __init__(self, drawn, pixel_shader, x, y):
        super().__init__(drawn, x, y)
        self._shader = pixel_shader

    @property
    def pixel_shader(self):
        return self._shader

    @pixel_shader.setter
    def pixel_shader(self, shader):
        self._shader = shader
        self.drawn.palette = shader.drawn


class TileGrid(Shaded):
    """Tiles of a bitmap. A default tile that the bitmap lacks is let through and shows nothing, as on the handheld."""

    def __init__(self, bitmap, *, pixel_shader, width=1, height=1, tile_width=0, tile_height=0, default_tile=0, x=0,
                 y=0):
        tile_width = tile_width or bitmap.width
        tile_height = tile_height or bitmap.height
        if bitmap.width % tile_width or bitmap.height % tile_height:
            raise ValueError("Tile size must exactly divide bitmap size")
        self._bitmap = bitmap
        self.width = width
        self.height = height
        self.tile_width = tile_width
        self.tile_height = tile_height
        self._count = (bitmap.width // tile_width) * (bitmap.height // tile_height)
        self._tiles = [default_tile] * (width * height)
        super().__init__(browser.grid(bitmap.drawn, pixel_shader.drawn, width, height, tile_width, tile_height,
                                      default_tile, x, y), pixel_shader, x, y)

    @property
    def bitmap(self):
        return self._bitmap

    @bitmap.setter
    def bitmap(self, bitmap):
        if (bitmap.width, bitmap.height) != (self._bitmap.width, self._bitmap.height):
            raise ValueError("New bitmap must be same size as old bitmap")
        self._bitmap = bitmap
        self.drawn.bitmap = bitmap.drawn

    def _place(self, key):
        place = key[1] * self.width + key[0] if isinstance(key, tuple) else key
        if not 0 <= place < len(self._tiles):
            raise IndexError("Tile index out of bounds")
        return place

    def __getitem__(self, key):
        return self._tiles[self._place(key)]

    def __setitem__(self, key, tile):
        place = self._place(key)
        if not 0 <= tile < self._count:
            raise ValueError("Tile index out of bounds")
        if self._tiles[place] != tile:
            self._tiles[place] = tile
            browser.tile(self.drawn, place, tile)


class Group(Layer):
    def __init__(self, *, scale=1, x=0, y=0):
        super().__init__(browser.group(scale, x, y), x, y)
        self._scale = scale
        self._members = []

    @property
    def scale(self):
        return self._scale

    @scale.setter
    def scale(self, scale):
        self._scale = self.drawn.scale = scale

    def _hold(self, layer):
        if not isinstance(layer, Layer):
            raise ValueError("Layer must be a Group or TileGrid subclass")
        if layer.held:
            raise ValueError("Layer already in a group")
        layer.held = True
        return layer.drawn

    def append(self, layer):
        self.insert(len(self._members), layer)

    def insert(self, index, layer):
        drawn = self._hold(layer)
        self._members.insert(index, layer)
        browser.splice(self.drawn, index, 0, drawn)

    def pop(self, i=-1):
        layer = self._members.pop(i)
        layer.held = False
        browser.splice(self.drawn, i if i >= 0 else len(self._members) + 1 + i, 1, None)
        return layer

    def index(self, layer):
        return self._members.index(layer)

    def remove(self, layer):
        self.pop(self._members.index(layer))

    def sort(self, key, reverse=False):
        self._members.sort(key=key, reverse=reverse)
        for i in range(len(self._members)):
            browser.splice(self.drawn, i, 1, self._members[i].drawn)

    def __contains__(self, layer):
        return layer in self._members

    def __len__(self):
        return len(self._members)

    def __getitem__(self, index):
        return self._members[index]

    def __setitem__(self, index, layer):
        drawn = self._hold(layer)
        self._members[index].held = False
        self._members[index] = layer
        browser.splice(self.drawn, index, 1, drawn)

    def __delitem__(self, index):
        self.pop(index)
