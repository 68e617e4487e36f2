# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Canvas, a bitmap of palette indices with drawing methods; the parser of the pixel maps in maps/; sheet().

Index 0 is transparent. The palettes are defined in colours.py, faces.py, logo.py and journey_map.py.
"""

from pathlib import Path

HERE = Path(__file__).parent


class Canvas:
    """A bitmap of one index a byte; get() and set() accept coordinates outside of it."""

    def __init__(self, width, height, fill=0):
        self.width, self.height = width, height
        self.pixels = bytearray([fill]) * (width * height)

    def get(self, x, y):
        if 0 <= x < self.width and 0 <= y < self.height:
            return self.pixels[y * self.width + x]
        return 0

    def set(self, x, y, index):
        if 0 <= x < self.width and 0 <= y < self.height:
            self.pixels[y * self.width + x] = index

    def rect(self, x, y, width, height, index):
        for row in range(y, y + height):
            for column in range(x, x + width):
                self.set(column, row, index)

    def card(self, x, y, width, height, index):
        """Draw a filled rectangle without its four corner pixels."""
        self.rect(x + 1, y, width - 2, height, index)
        self.rect(x, y + 1, width, height - 2, index)

    def stamp(self, rows, x, y, inks):
        """Draw a pixel map; `inks`: {character: index}; characters not in it leave the pixel unchanged."""
        for dy, row in enumerate(rows):
            for dx, char in enumerate(row):
                if char in inks:
                    self.set(x + dx, y + dy, inks[char])

    def paste(self, other, x, y, recolour=None):
        """Copy another canvas to this one, without its transparent pixels; `recolour`: {index: new index}."""
        for dy in range(other.height):
            for dx in range(other.width):
                index = other.get(dx, dy)
                if index:
                    self.set(x + dx, y + dy, recolour.get(index, index) if recolour else index)

    def outline(self, around, index, corners=True):
        """Set the neighbours of each pixel whose index is in `around` to `index`, unless theirs is in `around`, too.
        corners: include diagonal neighbours.
        """
        steps = [(1, 0), (-1, 0), (0, 1), (0, -1)]
        if corners:
            steps += [(1, 1), (1, -1), (-1, 1), (-1, -1)]
        marks = [(x, y) for y in range(self.height) for x in range(self.width) if self.get(x, y) in around]
        for x, y in marks:
            for dx, dy in steps:
                if self.get(x + dx, y + dy) not in around:
                    self.set(x + dx, y + dy, index)


def read_maps(name):
    """Parse maps/NAME.txt; returns {map name: rows}. `@ name` starts a map, `@@ name name ...` several side by side;
    `//` starts a comment line.
    """
    maps, open_maps = {}, []
    for line in (HERE / "maps" / (name + ".txt")).read_text(encoding="utf-8").splitlines():
        if line.startswith("@"):
            names = line[2:].split() if line.startswith("@@") else [line[1:].strip()]
            open_maps = [maps.setdefault(key, []) for key in names]
        elif line.strip() and not line.startswith("//"):
            for rows, part in zip(open_maps, line.split(), strict=True):
                rows.append(part)
    for key, rows in maps.items():
        if len({len(row) for row in rows}) > 1:
            raise ValueError(f"{name}.txt: rows of {key} differ in length")
    return maps


def sheet(tiles, columns):
    """Return a sheet of the tiles, which must have the same size, with `columns` tiles a row."""
    width, height = tiles[0].width, tiles[0].height
    lines = (len(tiles) + columns - 1) // columns
    whole = Canvas(width * columns, height * lines)
    for at, tile in enumerate(tiles):
        if (tile.width, tile.height) != (width, height):
            raise ValueError(f"tile {at} is {tile.width}x{tile.height}, not {width}x{height}")
        whole.paste(tile, at % columns * width, at // columns * height)
    return whole
