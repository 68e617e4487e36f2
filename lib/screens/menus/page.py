# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Page, the base class of the menus: a background with a heading, and KeyBar, which says what A and B do.
Lists to choose from are in rows.py.
"""

from displayio import Bitmap, Group, TileGrid

from handheld import clock, sheets, text
from handheld.colours import CREAM, GOLD
from handheld.screen import hide, wander

WIDTH = 160
TOP = 19  # y of the first row
PITCH = 11  # pixels from one row to the next
LINE = 10  # pixels from one line of text to the next
BAR = 114  # y of the key bar
PAPER = 16  # first of nine tiles of the ground for a panel of paper; 7: of felt, 25: a golden frame

_KEY_A, _KEY_B = 1, 2  # icons
_PARTS = 4  # parts of the key bar
_BLINK = 120  # ms
_WAY = 68  # x of the loading animation


def ground():
    """A TileGrid for the whole screen, of felt."""
    return sheets.load("ground", 8, 8, 34).grid(20, 16)


def panel(grid, first: int, x: int, y: int, width: int, height: int):
    """Draw a panel into the grid; first: its first tile, the rest in tiles."""
    for row in range(height):
        at = 0 if row == 0 else 6 if row == height - 1 else 3
        for column in range(width):
            grid[x + column, y + row] = first + at + (0 if column == 0 else 2 if column == width - 1 else 1)


def big(app, words: str, x: int, y: int, colour: int = GOLD):
    """A line in the big font; y is the top of a capital letter."""
    line = text.Line(app.big, WIDTH - x, colour, x, y + 10 - app.big.ascent)
    line.show(words)
    return line


def shortened(words: str, font, room: int) -> str:
    """The text, cut to a width in pixels, with a dot if it was cut."""
    if font.width(words) <= room:
        return words
    while font.width(words + ".") > room:
        words = words[:-1]
    return words.rstrip() + "."


class KeyBar(Group):
    """The bar at the bottom: what A does and what B does."""

    def __init__(self, app, y: int = BAR):
        super().__init__(y=y)
        self._font = app.small
        self._since = 0  # when it was hidden by blink()
        for tile in (_KEY_A, _KEY_B):
            self.append(sheets.icons().grid(x=3, y=1, tile=tile))
            self.append(text.Line(app.small, 100, CREAM, 14))

    def show(self, a: str, b: str):
        """An empty text hides its key."""
        hide(self[0], not a)
        hide(self[2], not b)
        self[1].show(a)
        self[3].show(b)
        self[3].x = WIDTH - 3 - self._font.width(b)
        self[2].x = self[3].x - 11

    def blink(self):
        """Feedback for a key that has no effect, or a slow one: hide the bar for a moment."""
        self._since = clock.ms()
        hide(self, not self.hidden)  # toggle, so that a second key is seen, too

    def tick(self):
        """Call this each frame on screens that blink()."""
        if self.hidden and clock.since(self._since) > _BLINK:
            hide(self, False)

    def turn(self, slow: bool):
        """The loading animation: advance its dot, which is shown only while loading is slow."""
        if slow and len(self) == _PARTS:
            dot = Bitmap(3, 3, 2)
            dot.fill(1)
            self.append(TileGrid(dot, pixel_shader=text.ink(GOLD), x=_WAY, y=4))
        if len(self) > _PARTS:
            wander(self[_PARTS], _WAY)
            hide(self[_PARTS], not slow)


class Page:
    """A screen with a heading, a background and the key bar."""

    def __init__(self, app, title: str, a: str = "", b: str = "", kind: int = 7):
        self.app = app
        self.group = Group()
        grid = ground()
        for column in range(20):  # a dark strip at the top and at the bottom
            grid[column, 0] = grid[column, 15] = 2
            grid[column, 1] = 4
            grid[column, 14] = 5
        panel(grid, kind, 0, 2, 20, 12)
        self.group.append(grid)
        self.group.append(big(app, title, 5, 2))
        self.bar = KeyBar(app)
        self.group.append(self.bar)
        self.bar.show(a, b)

    def line(self, y: int, colour: int = CREAM, x: int = 8, width: int = 144, align: int = text.FLUSH_LEFT):
        """Add an empty line of text."""
        made = text.Line(self.app.small, width, colour, x, y, align)
        self.group.append(made)
        return made

    def tick(self):
        """Only the key bar is animated."""
        self.bar.tick()
