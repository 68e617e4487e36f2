# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Rows to choose from, and a page of them with a few lines that explain the chosen one."""

from displayio import Bitmap, Group, TileGrid

from handheld import colours, text, written
from handheld.keys import DOWN, LEFT, RIGHT, START, UP, A, B
from handheld.screen import hide, turn
from screens.menus import page

_UP, _DOWN = 6, 8  # icons


class Rows(Group):
    """Rows of which one is chosen; those that do not fit are scrolled to. `owner` says what a row shows: left(row),
    right(row), and with a sheet of signs, sign(row): which tile stands before it.
    """

    def __init__(self, app, owner, visible: int, x: int = 4, y: int = page.TOP, width: int = 146,
                 pitch: int = page.PITCH, signs=None):
        super().__init__(x=x, y=y)
        self.screen = app.machine.screen
        self.count = 0
        self.at = 0
        self.first = 0  # the topmost row that is visible
        self.owner = owner
        self.room = visible
        self.pitch = pitch
        self.append(mark(width, pitch))
        for y, tile in ((0, _UP), (visible * pitch - 9, _DOWN)):
            self.append(page.icons().grid(x=width, y=y, tile=tile))
        left = 16 if signs else 4
        self.signs = [signs.grid(x=4) for _ in range(visible)] if signs else None
        self.labels = [text.Line(app.small, width - left - 4, colours.CREAM, left) for _ in range(visible)]
        self.info = [text.Line(app.small, width - 48, colours.GOLD, 44, 0, text.FLUSH_RIGHT) for _ in range(visible)]
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

    def show(self, first: int = -1):
        """Bring what is on the screen in line with what is chosen; or with none chosen, scroll to that row."""
        visible, before = self.room, self.first
        if first >= 0:
            self.first = first
        self.first = max(min(self.first, max(self.count - visible, 0)), 0)
        if self.at >= 0:
            self.first = max(min(self.first, self.at), self.at - visible + 1)
        if self.first != before:
            self.screen.whole()
        hide(self[0], self.at < 0)
        for row in range(self.first, self.first + visible):
            self.put(row, row % visible, (row - self.first) * self.pitch)
        self[0].y = (self.at - self.first) * self.pitch
        hide(self[1], self.first == 0)
        hide(self[2], self.first + visible >= self.count)

    def put(self, row, i, y):
        left, right, owner = self.labels[i], self.info[i], self.owner
        there = row < self.count
        left.y = right.y = y
        left.colour(colours.INK if row == self.at else colours.CREAM)
        right.colour(colours.INK if row == self.at else colours.GOLD)
        left.show(owner.left(row) if there else "")
        right.show(owner.right(row) if there else "")
        if self.signs:
            sign = owner.sign(row) if there else -1
            hide(self.signs[i], sign < 0)
            turn(self.signs[i], max(sign, 0))
            self.signs[i].y = y + 1

    def look(self, step: int):
        """Rows to read, with none chosen."""
        self.show(max(self.first + step, 0))

    def move(self, step: int):
        """Choose another row; only two change as long as both are visible."""
        before, first = self.at, self.first
        self.at = (before + step) % self.count
        if not first <= self.at < first + self.room:
            self.show()
            return
        for row in (before, self.at):
            self.put(row, row % self.room, (row - first) * self.pitch)
        self[0].y = (self.at - first) * self.pitch


def mark(width, height):
    """The golden bar under the chosen row."""
    bar = Bitmap(width, height, 2)
    bar.fill(1)
    for x, y in ((0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)):
        bar[x, y] = 0
    return TileGrid(bar, pixel_shader=text.ink(colours.GOLD))


class Chooser:
    """What keys do where there are rows. A screen adds pick(row), change(row, step), back()."""

    late = 0  # the frames until it is told more about the row that has just been chosen: first it is seen to be chosen

    def key(self, event: int):
        key = event & 15
        if key <= RIGHT:
            self.app.machine.sound("move")
        if key == UP or key == DOWN:
            self.rows.move(1 if key == DOWN else -1)
            self.late = 2
            return
        if self.late:
            self.late = 0
            self.chosen(self.rows.at)
        if key == LEFT or key == RIGHT:
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
        """0 as long as there is more to be told."""
        if not self.late:
            return None
        self.late -= 1
        if not self.late:
            self.chosen(self.rows.at)
        return 0


class List(Chooser, page.Page):
    """A page of rows, with lines below them that explain the chosen one."""

    def __init__(self, app, title: str, visible: int = 8, lines: int = 0, signs=None):
        page.Page.__init__(self, app, title)
        self.rows = Rows(app, self, visible, signs=signs)
        self.group.append(self.rows)
        top = page.TOP + visible * page.PITCH + 2
        self.lines = [self.line(top + page.LINE * i, colours.SAND) for i in range(lines)]

    def tell(self, words: str, colour: int = colours.SAND):
        """Fill the lines below the rows."""
        found = written.wrap(words, self.app.small, 144)
        for i in range(len(self.lines)):
            self.lines[i].colour(colour)
            self.lines[i].show(found[i] if i < len(found) else "")
