# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Text on the screen: Font, all letters side by side in a bitmap, and Line, a TileGrid redrawn when its text changes.
fonts.py reads letters, wordwrap.py has several lines; README.md compares the cost with Adafruit's labels.
"""

from array import array

from bitmaptools import blit, fill_region
from displayio import Bitmap, Palette, TileGrid

from handheld.screen import shade

FLUSH_LEFT, CENTRE, FLUSH_RIGHT = range(3)

_fonts = {}
_inks = {}


def font(name: str):
    """The cached font of that name with all of its letters, read from its file if necessary."""
    found = opened(name)
    if found.unread:
        from handheld import fonts
        while found.unread:
            fonts.read_more(found)
    return found


def opened(name: str):
    """The cached font of that name, opened if necessary. Only the letters that fonts.py has read can be seen."""
    if name not in _fonts:
        from handheld import fonts
        _fonts[name] = fonts.opened(name, Font, array("H", sorted(codes(fonts.OTHERS))))
    return _fonts[name]


def has_font(name: str) -> bool:
    """Is the font cached, with all of its letters?"""
    return name in _fonts and not _fonts[name].unread


def keep_fonts(*names: str):
    """Drop all fonts but these from the cache."""
    for name in list(_fonts):
        if name not in names:
            del _fonts[name]


def forget_inks():
    """Drop the inks made so far; lines that are shown keep theirs. The next ones lie where there is room then."""
    _inks.clear()


def ink(colour: int):
    """The palette shared by all lines in that colour."""
    if colour not in _inks:
        palette = Palette(2)
        palette.make_transparent(0)
        palette[1] = colour
        _inks[colour] = palette
    return _inks[colour]


class Font:
    """A bitmap of letters, each at the right edge of its cell: ASCII, then others. fonts.py reads them."""

    def __init__(self, name: str, others, cell: int, ascent: int, descent: int):
        self.name = name
        self.others = others  # their codes, sorted
        self.cell = cell
        self.ascent = ascent
        self.height = ascent + descent
        letters = 95 + len(others)
        self.sheet = Bitmap(cell * letters, self.height, 2)
        self.widths = bytearray(letters)  # by cell: pixels of the letter
        self.steps = bytearray(letters)  # by cell: pixels to the next letter; 0 if it has not been read

    @property
    def unread(self) -> int:
        """How many letters have not been read from the file."""
        return self.steps.count(b"\0")

    def place(self, code: int) -> int:
        """The cell of a letter; that of ? if there is none."""
        if 32 <= code < 127:
            return code - 32
        low, high = 0, len(self.others)
        while low < high:
            middle = (low + high) // 2
            if self.others[middle] < code:
                low = middle + 1
            else:
                high = middle
        return low + 95 if low < len(self.others) and self.others[low] == code else 31

    def places(self, words: str) -> bytearray:
        """The cells of the letters of a text."""
        found = bytearray(words.encode())
        if not found or 31 < min(found) and max(found) < 127:  # fast path for ASCII
            for i in range(len(found)):
                found[i] -= 32
            return found
        return bytearray(map(self.place, codes(words)))

    def width(self, words: str) -> int:
        total = 0
        for place in self.places(words):
            total += self.steps[place]
        return total


def codes(words: str):
    """Generator of the code of each letter. A loop over the str would intern every letter, which is never freed."""
    code = more = 0
    for byte in words.encode():
        if byte < 0x80:
            yield byte
        elif byte >= 0xC0:
            more = 2 if byte >= 0xE0 else 1
            code = byte & 0x1F >> more - 1
        else:
            code = code << 6 | byte & 0x3F
            more -= 1
            if not more:
                yield code


class Line(TileGrid):
    def __init__(self, font, width: int, colour: int, x: int = 0, y: int = 0, align: int = FLUSH_LEFT, words: str = ""):
        super().__init__(Bitmap(width, font.height, 2), pixel_shader=ink(colour), x=x, y=y)
        self._font = font
        self._align = align
        self.words = ""
        self._drawn = 0  # columns with letters: first << 8 | last + 1
        self.show(words)

    def colour(self, colour: int):
        shade(self, ink(colour))

    def show(self, words: str) -> bool:
        """Set the text; True if it changed and was redrawn."""
        if words == self.words:
            return False
        self.words = words
        bitmap, font, align = self.bitmap, self._font, self._align
        sheet, cell, widths, steps, width, height = (
            font.sheet, font.cell, font.widths, font.steps, bitmap.width, font.height)
        fill_region(bitmap, self._drawn >> 8, 0, self._drawn & 255, height, 0)  # no more than needed is sent again
        x = 0
        if align:
            room = max(width - font.width(words), 0)
            x = room if align == FLUSH_RIGHT else room // 2
        first = edge = x
        for place in font.places(words):  # wordwrap.stamp() inlined for speed
            end = (place + 1) * cell
            start = end - widths[place]
            if end - start > width - x:
                end = start + width - x
            if end > start:
                blit(bitmap, sheet, x, 0, x1=start, y1=0, x2=end, y2=height, skip_source_index=0)
                edge = x + end - start
            x += steps[place]
            if x >= width:
                break
        self._drawn = first << 8 | edge
        return True
