# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A bitmap to draw on, in bands, as the heap is too fragmented for a large block."""

from bitmaptools import fill_region
from displayio import Bitmap, Palette, TileGrid

from handheld import wordwrap

_BAND = 26  # rows


class Canvas:
    def __init__(self, group, width: int, height: int, colours, x: int = 0, y: int = 0):
        """colours: those of 1, 2 and so on; 0 is transparent."""
        palette = Palette(len(colours) + 1)
        palette.make_transparent(0)
        for i in range(len(colours)):
            palette[i + 1] = colours[i]
        self.bands = []
        for top in range(0, height, _BAND):
            band = Bitmap(width, min(_BAND, height - top), len(colours) + 1)
            self.bands.append(band)
            group.append(TileGrid(band, pixel_shader=palette, x=x, y=y + top))

    def clear(self):
        for band in self.bands:
            band.fill(0)

    def dot(self, x: int, y: int, colour: int):
        self.bands[y // _BAND][x, y % _BAND] = colour

    def line(self, start: tuple, end: tuple, colour: int):
        """Draw a line two pixels thick."""
        (x, y), (x2, y2) = start, end
        steps = max(abs(x2 - x), abs(y2 - y), 1)
        for i in range(steps + 1):
            column, row = x + (x2 - x) * i // steps, y + (y2 - y) * i // steps
            self.dot(column, row, colour)
            if row:
                self.dot(column, row - 1, colour)

    def fill(self, x: int, y: int, right: int, bottom: int):
        """Fill with colour 1; right and bottom are exclusive."""
        for band in self.bands:
            if y < band.height and bottom > 0:
                fill_region(band, x, max(y, 0), right, min(bottom, band.height), 1)
            y -= _BAND
            bottom -= _BAND

    def stamp(self, font, place: int, x: int, y: int):
        """Draw letter `place` of a font; it may span two bands."""
        for band in self.bands:
            if -font.height < y < band.height:
                wordwrap.stamp(band, font, place, x, y)
            y -= _BAND


def spread(ends: list, pitch: int, first: int, last: int):
    """Generator: y beside each of these ends of lines, (y, ...), or as near as leaves `pitch` from one to the next."""
    y = first
    for i in range(len(ends)):
        y = min(max(y, ends[i][0] - 4), last - pitch * (len(ends) - 1 - i))
        yield y
        y += pitch
