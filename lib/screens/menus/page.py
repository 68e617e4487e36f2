# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Page, the base class of the menus: a background with a heading, and the key bar; Bare, without the heading."""

import memory
from displayio import Bitmap, Group, TileGrid

from handheld import sheets, text, wordwrap
from handheld.colours import CREAM, GOLD, SAND
from handheld.screen import WIDTH, stack
from screens.menus.bar import KeyBar

TOP = 19  # y of the first row
PITCH = 11  # pixels from one row to the next
LINE = 10  # pixels from one line of text to the next
FELT, PAPER, FRAME = 7, 16, 25  # the first of nine tiles of the ground for a panel: felt, paper, with a golden frame
LEFT_TO = "title", "title", "event", "title", "journey"  # by the kind of a game (kinds.py): to where one leaves it
_DARK, _DARK_ABOVE, _DARK_BELOW = 2, 4, 5  # its tiles of a dark strip: the middle, with felt below, with felt above


def ground(rows: int = 16, y: int = 0):
    """A TileGrid of felt, as wide as the screen; by default all of it."""
    return sheets.load("ground").grid(20, rows, y=y)


def panel(grid, first: int, x: int, y: int, width: int, height: int):
    """Draw a panel into the grid; first: its first tile, the rest in tiles."""
    for row in range(height):
        at = 0 if row == 0 else 6 if row == height - 1 else 3
        for column in range(width):
            grid[x + column, y + row] = first + at + (0 if column == 0 else 2 if column == width - 1 else 1)


def framed(first: int, height: int, y: int = 0):
    """The ground with a panel as wide as the screen, so many tiles high, and the strip of the key bar."""
    grid = ground()
    panel(grid, first, 0, y, 20, height)
    for column in range(20):
        grid[column, 14], grid[column, 15] = _DARK_BELOW, _DARK
    return grid


def big_font(app, words: str):
    """The big font with at least the letters of this text; the small one if there is no room for it."""
    if text.has_font("big") or memory.compiles():  # from source there may be no room later to read more letters
        return app.big
    from screens.menus import heading
    return heading.font_with(app, words)


def big(app, words: str, x: int, y: int, colour: int = GOLD):
    """A line in the big font; y is the top of a capital letter. It can show no other letters."""
    font = big_font(app, words)
    return text.Line(font, WIDTH - x, colour, x, y + 10 - font.ascent, words=words)


def enlarged(part, scale: int, x: int, y: int):
    """A Group with this part, so many times as large."""
    return stack(Group(scale=scale, x=x, y=y), part)


def shortened(words: str, font, room: int) -> str:
    """The text, cut to a width in pixels, with a dot if it was cut."""
    if font.width(words) <= room:
        return words
    while font.width(words + ".") > room:
        words = words[:-1]
    return words.rstrip(" ,+") + "."


def mark(width, height):
    """A golden bar with rounded corners, to be placed under a chosen item."""
    bar = Bitmap(width, height, 2)
    bar.fill(1)
    for x, y in ((0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)):
        bar[x, y] = 0
    return TileGrid(bar, pixel_shader=text.ink(GOLD))


class Bare:
    """A screen with a background and the key bar."""

    def __init__(self, app, grid, a: str = "", b: str = ""):
        self.app = app
        self.group = stack(Group(), grid)
        self.bar = self.add(KeyBar(app))
        self.bar.show(a, b)

    def add(self, part):
        self.group.append(part)
        return part

    def line(self, y: int, colour: int = CREAM, x: int = 8, width: int = 144, align: int = text.FLUSH_LEFT):
        """Add an empty line of text."""
        return self.add(text.Line(self.app.small, width, colour, x, y, align))

    def tick(self):
        self.bar.tick()


class Page(Bare):
    """A screen with a heading in a dark strip, a panel and the key bar."""

    def __init__(self, app, title: str, a: str = "", b: str = "", kind: int = FELT):
        grid = framed(kind, 12, 2)
        for column in range(20):
            grid[column, 0], grid[column, 1] = _DARK, _DARK_ABOVE
        Bare.__init__(self, app, grid, a, b)
        self.lines = ()  # of tell()
        self.heading = self.add(big(app, title, 5, 1))  # a g ends above the line

    def set_heading(self, words: str):
        big_font(self.app, words)
        self.heading.show(words)

    def tell(self, words: str, colour: int = SAND):
        """Show a text, wrapped, in self.lines."""
        found = wordwrap.wrap(words, self.app.small, 144)
        for i in range(len(self.lines)):
            self.lines[i].colour(colour)
            self.lines[i].show(found[i] if i < len(found) else "")
