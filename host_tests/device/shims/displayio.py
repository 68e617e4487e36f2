# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""CircuitPython's displayio without pictures: every object takes the room on the heap that the real one takes.

Bytes on a 32-bit CircuitPython 10, measured there, and what these take more:
    Bitmap      48 + rows padded to 4 bytes               16
    Palette     16 + 16 for each colour                   0
    TileGrid    96, more than four tiles: + the tiles      0 with one to four tiles, else 16
    Group       80, with room for four members             0
    subclasses of these two: 32 more                       0 to 24
What a screen really looks like is tested on the desktop. The real ones are written in C: what a game calls often is
short here, for its time counts as the program's.
"""

from array import array

CIRCUITPYTHON_TERMINAL = None
_INLINE = 4  # tiles that need no memory of their own


def release_displays():
    pass


class Colorspace:
    RGB888 = 1
    RGB565 = 2
    L8 = 10


class Bitmap:
    def __init__(self, width, height, value_count):
        bits = 1
        while 1 << bits < value_count:
            bits *= 2
        self.width = width
        self.height = height
        self.bits_per_value = bits
        self._data = bytearray(max((width * bits + 31) // 32 * 4 * height, 1))

    def _check(self, key):
        x, y = key if isinstance(key, tuple) else (key % self.width, key // self.width)
        if not (0 <= x < self.width and 0 <= y < self.height):
            raise IndexError("no pixel " + str(key))

    def __getitem__(self, key):
        self._check(key)
        return 0

    def __setitem__(self, key, value):
        self._check(key)
        if value >> self.bits_per_value:
            raise ValueError("pixel value requires too many bits")

    def fill(self, value):
        if value >> self.bits_per_value:
            raise ValueError("pixel value requires too many bits")

    def dirty(self, x1=0, y1=0, x2=-1, y2=-1):
        pass

    def deinit(self):
        self._data = None


class Palette:
    def __init__(self, color_count, *, dither=False):
        self._count = color_count
        if color_count > 2:
            self._colours = array("I", bytes(color_count * 16 - 32))
        else:
            self._0 = 0
            if color_count == 2:
                self._1 = 0

    def __len__(self):
        return self._count

    def _get(self, index):
        if not 0 <= index < self._count:
            raise IndexError("Palette index out of range")
        if self._count > 2:
            return self._colours[index]
        return getattr(self, "_%d" % index)

    def _set(self, index, colour):
        if self._count > 2:
            self._colours[index] = colour
        else:
            setattr(self, "_%d" % index, colour)

    def __getitem__(self, index):
        return self._get(index) & 0xFFFFFF

    def __setitem__(self, index, colour):
        if not isinstance(colour, int):
            colour = colour[0] << 16 | colour[1] << 8 | colour[2]
        if not 0 <= colour <= 0xFFFFFF:
            raise TypeError("color must be between 0x000000 and 0xffffff")
        if 2 < self._count > index >= 0:
            self._colours[index] = self._colours[index] & 1 << 24 | colour
        else:
            self._set(index, self._get(index) & 1 << 24 | colour)

    def make_transparent(self, index):
        self._set(index, self._get(index) | 1 << 24)

    def make_opaque(self, index):
        self._set(index, self._get(index) & 0xFFFFFF)

    def is_transparent(self, index):
        return bool(self._get(index) >> 24)


class ColorConverter:
    def __init__(self, *, input_colorspace=Colorspace.RGB888, dither=False):
        self._colorspaces = input_colorspace, None
        self.dither = dither


class TileGrid:
    hidden = flip_x = flip_y = transpose_xy = False

    def __init__(self, bitmap, *, pixel_shader, width=1, height=1, tile_width=0, tile_height=0, default_tile=0, x=0,
                 y=0):
        tile_width = tile_width or bitmap.width
        tile_height = tile_height or bitmap.height
        if bitmap.width % tile_width or bitmap.height % tile_height:
            raise ValueError("Tile size must exactly divide bitmap size")
        if not isinstance(pixel_shader, (Palette, ColorConverter)):
            raise TypeError("unsupported pixel_shader type")
        self._bitmap = bitmap
        self.pixel_shader = pixel_shader
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.tile_width = tile_width
        self.tile_height = tile_height
        last = (bitmap.width // tile_width) * (bitmap.height // tile_height) - 1
        if default_tile > last:
            raise ValueError("Tile index out of bounds")
        if width * height <= _INLINE and last < 128:
            self._tiles = default_tile
            for place in range(1, width * height):
                self._tiles |= default_tile << 7 * place
        else:
            self._tiles = bytearray(bytes((default_tile & 255,)) * (width * height << (last > 255)))
        if type(self) is not TileGrid:
            self._instance = None

    @property
    def bitmap(self):
        return self._bitmap

    @bitmap.setter
    def bitmap(self, bitmap):
        if (bitmap.width, bitmap.height) != (self._bitmap.width, self._bitmap.height):
            raise ValueError("New bitmap must be same size as old bitmap")
        self._bitmap = bitmap

    def _last(self):
        return (self._bitmap.width // self.tile_width) * (self._bitmap.height // self.tile_height) - 1

    def _place(self, key):
        place = key[1] * self.width + key[0] if isinstance(key, tuple) else key
        if not 0 <= place < self.width * self.height:
            raise IndexError("Tile index out of bounds")
        return place

    def __getitem__(self, key):
        tiles = self._tiles
        if key == 0:  # the usual place: no tuple, and there always
            return tiles & 127 if isinstance(tiles, int) else tiles[0]
        place = self._place(key)
        return tiles >> 7 * place & 127 if isinstance(tiles, int) else tiles[place]

    def __setitem__(self, key, tile):
        place = self._place(key)
        if not 0 <= tile <= self._last():
            raise ValueError("Tile index out of bounds")
        if isinstance(self._tiles, int):
            self._tiles ^= (self._tiles >> 7 * place & 127 ^ tile) << 7 * place
        else:
            self._tiles[place] = tile & 255

    def contains(self, where):
        return (self.x <= where[0] < self.x + self.width * self.tile_width
                and self.y <= where[1] < self.y + self.height * self.tile_height)


class Group:
    hidden = False

    def __init__(self, *, scale=1, x=0, y=0):
        self._scale = scale
        self.x = x
        self.y = y
        self._members = []
        if type(self) is not Group:
            self._instance = None

    @property
    def scale(self):  # a property, because Adafruit's Label has one of that name
        return self._scale

    @scale.setter
    def scale(self, scale):
        self._scale = scale

    def _check(self, layer):
        if not isinstance(layer, (Group, TileGrid)) and not hasattr(layer, "_is_a_shape"):
            raise ValueError("Layer must be a Group or TileGrid subclass")
        if layer in self._members:
            raise ValueError("Layer already in a group")

    def append(self, layer):
        self._check(layer)
        self._members.append(layer)

    def insert(self, index, layer):
        self._check(layer)
        self._members.insert(index, layer)

    def index(self, layer):
        return self._members.index(layer)

    def pop(self, i=-1):
        return self._members.pop(i)

    def remove(self, layer):
        self._members.remove(layer)

    def sort(self, key, reverse):
        self._members.sort(key=key, reverse=reverse)

    def __bool__(self):
        return len(self._members) > 0

    def __contains__(self, layer):
        return layer in self._members

    def __len__(self):
        return len(self._members)

    def __getitem__(self, index):
        return self._members[index]

    def __setitem__(self, index, layer):
        self._members[index] = layer

    def __delitem__(self, index):
        del self._members[index]


class OnDiskBitmap:
    def __init__(self, file):
        self._file = open(file, "rb") if isinstance(file, str) else file
        head = self._file.read(54)
        if head[:2] != b"BM":
            raise ValueError("Invalid BMP file")
        self.width = int.from_bytes(head[18:22], "little")
        self.height = int.from_bytes(head[22:26], "little")
        self.pixel_shader = Palette(1 << head[28]) if head[28] <= 8 else ColorConverter()
