# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What the screens around the table are made of: a ground with a heading, rows to choose from, a few lines that explain
the chosen one, and the bar that says what A and B do. The table itself has parts of its own.
"""

from displayio import Bitmap, Group, TileGrid

from handheld import sheets, text
from handheld.keys import DOWN, LEFT, RIGHT, START, UP, A, B

CREAM, GOLD, INK = 0xFFF4D8, 0xFFC83C, 0x0C121C
SAND, STONE, PALE = 0xD8C298, 0x8C939C, 0x9CC8B0
GREEN, RED, PINK = 0x127C3A, 0xB01C30, 0xFF9C9C

WIDTH = 160
TOP = 19  # where the rows begin
PITCH = 11  # from one row to the next
LINE = 10  # from one line of running text to the next
BAR = 114  # where the bar of the keys is
PAPER = 16  # first of nine tiles of the ground; 7 is a panel of felt, 25 a golden frame

_KEY_A, _KEY_B, _UP, _DOWN = 1, 2, 6, 8  # icons
_PAD = (UP, DOWN, LEFT, RIGHT)


def icons():
    return sheets.load("icons", 9, 9, 50)


def ground():
    """A TileGrid for the whole screen, all felt."""
    return sheets.load("ground", 8, 8, 34).grid(20, 16)


def panel(grid, first: int, x: int, y: int, width: int, height: int):
    """Lay a panel of that kind on the ground, in tiles."""
    for row in range(height):
        at = 0 if row == 0 else 6 if row == height - 1 else 3
        for column in range(width):
            grid[x + column, y + row] = first + at + (0 if column == 0 else 2 if column == width - 1 else 1)


def big(app, words: str, x: int, y: int, colour: int = GOLD):
    """A line in the large letters; y is the top of a capital. A label would do, but takes 14 KB to be loaded."""
    line = text.Line(app.big, WIDTH - x, colour, x, y + 10 - app.big.ascent)
    line.show(words)
    return line


class Bar(Group):
    """What A does and what B does."""

    def __init__(self, app, y: int = BAR):
        super().__init__(y=y)
        self._font = app.small
        for tile in (_KEY_A, _KEY_B):
            self.append(icons().grid(x=3, y=1, tile=tile))
            self.append(text.Line(app.small, 100, CREAM, 14))

    def show(self, a: str, b: str):
        """An empty word hides its key."""
        self[0].hidden = not a
        self[2].hidden = not b
        self[1].show(a)
        self[3].show(b)
        self[3].x = WIDTH - 3 - self._font.width(b)
        self[2].x = self[3].x - 11


class Page:
    """A screen with a heading, a ground below it and the bar at the bottom."""

    def __init__(self, app, title: str, a: str = "", b: str = "", kind: int = 7):
        self.app = app
        self.group = Group()
        grid = ground()
        for column in range(20):  # a dark strip above with a golden edge, one below with a light one
            grid[column, 0] = grid[column, 15] = 2
            grid[column, 1] = 4
            grid[column, 14] = 5
        panel(grid, kind, 0, 2, 20, 12)
        self.group.append(grid)
        self.group.append(big(app, title, 5, 2))
        self.bar = Bar(app)
        self.group.append(self.bar)
        self.bar.show(a, b)

    def line(self, y: int, colour: int = CREAM, x: int = 8, width: int = 144, align: int = text.LEFT):
        """A line of running text, still empty."""
        made = text.Line(self.app.small, width, colour, x, y, align)
        self.group.append(made)
        return made

    def tick(self):
        """Nothing moves."""


class Rows(Group):
    """Rows of which one is chosen; those that do not fit are scrolled to. `owner` says what a row shows: left(row),
    right(row), and with a sheet of signs, sign(row): which tile stands before it.
    """

    def __init__(self, app, owner, visible: int, x: int = 4, y: int = TOP, width: int = 146, pitch: int = PITCH,
                 signs=None):
        super().__init__(x=x, y=y)
        self.count = 0
        self.at = 0
        self.first = 0  # the topmost row that is visible
        self.owner = owner
        self.room = visible
        self.pitch = pitch
        self.append(mark(width, pitch))
        for y, tile in ((0, _UP), (visible * pitch - 9, _DOWN)):
            self.append(icons().grid(x=width, y=y, tile=tile))
        left = 16 if signs else 4
        self.signs = [signs.grid(x=4) for _ in range(visible)] if signs else None
        self.labels = [text.Line(app.small, width - left - 4, CREAM, left) for _ in range(visible)]
        self.info = [text.Line(app.small, width - 48, GOLD, 44, 0, text.RIGHT) for _ in range(visible)]
        for i in range(visible):
            if signs:
                self.append(self.signs[i])
            self.append(self.labels[i])
            self.append(self.info[i])

    def fill(self, count: int, at: int = 0):
        """So many rows there are now, and this one is chosen."""
        self.count = count
        self.first = 0
        self.at = at
        self.show()

    def show(self):
        """Bring what is on the screen in line with what is chosen."""
        visible = self.room
        self.first = max(min(self.first, max(self.count - visible, 0)), 0)
        if self.at >= 0:
            self.first = max(min(self.first, self.at), self.at - visible + 1)
        self[0].hidden = self.at < 0
        for row in range(self.first, self.first + visible):
            self.put(row, row % visible, (row - self.first) * self.pitch)
        self[0].y = (self.at - self.first) * self.pitch
        self[1].hidden = self.first == 0
        self[2].hidden = self.first + visible >= self.count

    def put(self, row, i, y):
        left, right, owner = self.labels[i], self.info[i], self.owner
        there = row < self.count
        left.y = right.y = y
        left.colour(INK if row == self.at else CREAM)
        right.colour(INK if row == self.at else GOLD)
        left.show(owner.left(row) if there else "")
        right.show(owner.right(row) if there else "")
        if self.signs:
            sign = owner.sign(row) if there else -1
            self.signs[i].hidden = sign < 0
            self.signs[i][0] = max(sign, 0)
            self.signs[i].y = y + 1

    def look(self, step: int):
        """Rows to read, with none chosen."""
        self.first += step
        self.show()

    def move(self, step: int):
        self.at = (self.at + step) % self.count
        self.show()


def mark(width, height):
    """The golden bar under the chosen row."""
    bar = Bitmap(width, height, 2)
    bar.fill(1)
    for x, y in ((0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)):
        bar[x, y] = 0
    return TileGrid(bar, pixel_shader=text.ink(GOLD))


class Chooser:
    """What keys do where there are rows. A screen adds pick(row), change(row, step), back()."""

    def key(self, event: int):
        key = event & 15
        if key <= RIGHT:
            self.app.machine.sound("move")
        if key == UP or key == DOWN:
            self.rows.move(1 if key == DOWN else -1)
            self.chosen(self.rows.at)
        elif key == LEFT or key == RIGHT:
            self.change(self.rows.at, 1 if key == RIGHT else -1)
        elif event == A:
            self.pick(self.rows.at)
        elif event == START:
            self.start()
        elif event == B:
            self.back()

    def right(self, row: int) -> str:
        return ""

    def chosen(self, row: int):
        """Another row has been chosen: say more about it, if there is more."""

    def change(self, row: int, step: int):
        """Left or right on a row without a value does nothing."""

    def start(self):
        self.pick(self.rows.at)

    def tick(self):
        """Nothing moves."""


class List(Chooser, Page):
    """A page of rows, with lines below them that explain the chosen one."""

    def __init__(self, app, title: str, visible: int = 8, lines: int = 0, signs=None):
        Page.__init__(self, app, title)
        self.rows = Rows(app, self, visible, signs=signs)
        self.group.append(self.rows)
        top = TOP + visible * PITCH + 2
        self.lines = [self.line(top + LINE * i, SAND) for i in range(lines)]

    def tell(self, words: str, colour: int = SAND):
        """Fill the lines below the rows."""
        found = text.wrap(words, self.app.small, 144)
        for i in range(len(self.lines)):
            self.lines[i].colour(colour)
            self.lines[i].show(found[i] if i < len(found) else "")
