# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Rows, a scrolling list to choose from; Chooser, its keys. The title has no more of the menus than these."""

from bitmaptools import blit, fill_region
from displayio import Bitmap, Group, Palette, TileGrid

from handheld import colours, icons, sheets, text
from handheld.keys import DOWN, KEY, LEFT, RIGHT, START, STEPS, A, B
from handheld.screen import hide, set_tile, shade, stack

_GAP = 3  # pixels between the two texts of a row
_ALL = 999  # more steps than any row has values that stop at the ends


class Rows(Group):
    """A scrolling list of rows, of which one is chosen. The owner provides their texts: left(row), right(row) and, with
    a sheet of signs, sign(row), the tile before it or -1.
    """

    def __init__(self, app, owner, visible: int, x: int, y: int, width: int, pitch: int, signs=None):
        """visible: how many rows; pitch: pixels from one to the next."""
        super().__init__(x=x, y=y)
        self.screen = app.machine.screen
        self.font = app.small
        self.count = 0
        self.at = 0
        self.pointed = 0  # the row that shows the arrows
        self.marked = -1  # the row whose text is drawn in the mark
        self.first = 0  # the first visible row
        self.owner = owner
        self.room = visible
        self.pitch = pitch
        for y, tile in ((0, icons.ARROW_UP), (visible * pitch - 9, icons.ARROW_DOWN)):
            self.append(sheets.icon_sheet().grid(x=width - 1, y=y, tile=tile))
        left = 16 if signs else 4
        self.signs = [signs.grid(x=4) for _ in range(visible)] if signs else None
        self.labels = [text.Line(app.small, width - left - 4, colours.CREAM, left) for _ in range(visible)]
        self.info = [text.Line(app.small, width - 48, colours.GOLD, 44, 0, text.FLUSH_RIGHT) for _ in range(visible)]
        for i in range(visible):
            if signs:
                self.append(self.signs[i])
            stack(self, self.labels[i], self.info[i])
        # The mark is a bitmap with a copy of the row's text: recolouring the text would send its pixels twice.
        self.paints = _paint(colours.GOLD), _paint(colours.CREAM)
        self.mark = TileGrid(Bitmap(width - (16 if signs else 2), app.small.height, 3), pixel_shader=self.paints[0],
                             x=14 if signs else 0)  # beside the sign, which is not visible on gold
        self.append(self.mark)

    def fill(self, count: int, at: int = 0):
        """Set the number of rows and the chosen one (-1 for none), and redraw."""
        self.count = count
        self.first = 0
        self.at = at
        self.show()

    def show(self):
        """Redraw, scrolled so that the chosen row, if any, is visible."""
        visible, before = self.room, self.first
        self.first = max(min(self.first, max(self.count - visible, 0)), 0)
        if self.at >= 0:
            self.first = max(min(self.first, self.at), self.at - visible + 1)
        if self.first != before:
            self.screen.whole()
        hide(self.mark, self.at < 0)
        for row in range(self.first, self.first + visible):
            self.put(row, row % visible, (row - self.first) * self.pitch)
        self.pointed = self.at
        self.put_mark()
        hide(self[0], self.first == 0)
        hide(self[1], self.first + visible >= self.count)

    def put_mark(self):
        """Move the mark to the chosen row and copy its text."""
        mark, i, bitmap = self.mark, self.at % self.room, self.mark.bitmap
        mark.y = (self.at - self.first) * self.pitch
        if self.marked == self.at:
            return
        self.marked = self.at
        bitmap.fill(2)
        top = max(bitmap.height - self.pitch, 0)  # if rows are narrow, keep the descenders of the row above
        fill_region(bitmap, 0, top + 1, bitmap.width, bitmap.height - 1, 0)
        fill_region(bitmap, 1, top, bitmap.width - 1, bitmap.height, 0)
        for words in (self.labels[i], self.info[i]):
            blit(bitmap, words.bitmap, words.x - mark.x, 0, skip_source_index=0)

    def put(self, row, i, y):
        left, right, owner = self.labels[i], self.info[i], self.owner
        there = row < self.count
        left.y = right.y = y
        if left.show(owner.left(row) if there else "") | right.show(self.value(row) if there else ""):
            self.marked = -1
        if self.signs:
            sign = owner.sign(row) if there else -1
            hide(self.signs[i], sign < 0)
            set_tile(self.signs[i], max(sign, 0))
            self.signs[i].y = y + 1

    def value(self, row: int) -> str:
        """The text at the right of a row, with arrows where the pad can change it; where it is long, close to them."""
        words = self.owner.right(row)
        if not words or row != self.at:
            return words
        label, info = self.labels[row % self.room], self.info[row % self.room]
        room = info.x + info.bitmap.width - label.x - self.font.width(label.words) - _GAP
        end = self.owner.ends(row)
        # Three blanks are nearly as wide, so that the value stays in its place.
        before, behind = "   " if end < 0 else "←", "   " if end > 0 else "→"
        wide = before + " " + words + " " + behind
        return wide if self.font.width(wide) <= room else before + words + behind

    def point(self):
        """Move the arrows to the chosen row."""
        before, self.pointed = self.pointed, self.at
        for row in (before, self.at):
            if self.info[row % self.room].show(self.value(row)):
                self.marked = -1
        self.put_mark()

    def press(self, down: bool):
        """Show the chosen row as pressed or not."""
        shade(self.mark, self.paints[down])

    def scrolls(self, step: int) -> bool:
        return not self.first <= (self.at + step) % self.count < self.first + self.room

    def move(self, step: int):
        """Choose another row; without scrolling only the mark moves now, point() does the rest."""
        scrolls = self.scrolls(step)
        self.at = (self.at + step) % self.count
        if scrolls:
            self.show()
        else:
            self.put_mark()


def _paint(colour: int):
    """A palette for the mark: its colour, ink, and transparent corners."""
    palette = Palette(3)
    palette[0], palette[1] = colour, colours.INK
    palette.make_transparent(2)
    return palette


class Chooser:
    """Mixin: the keys of a screen with self.rows. The screen defines change(row, step) or pick(row), and back(). Every
    key gives feedback in the next frame, by the mark or the pressed row; its slower effect follows in act(), a frame
    later.
    """

    def __init__(self):
        self.wait = 0  # frames until act()
        self.asked = 0  # the key whose effect is due
        self.settled = True  # has chosen() been called for the chosen row?
        self.top = True  # does B lead to another screen? If not, all of this one is drawn anew

    def key(self, event: int):
        if self.asked:
            self.act()
            if self.app.leaving():  # this key is for the next screen
                self.app.machine.keys.put_back(event)
                return
        key = event & KEY
        if key <= RIGHT:
            self.app.machine.sound("move")
        if event == B and self.top:
            self.back()
        elif key <= DOWN and not self.rows.scrolls(STEPS[key]):
            self.choose(STEPS[key])
        elif key <= RIGHT or event == A or event == START or event == B:
            self.asked = event
            self.blink()
        else:
            self.blink()

    def blink(self):
        """Show the row as pressed for a moment."""
        self.wait = 2
        self.rows.press(True)

    def choose(self, step: int):
        self.rows.move(step)
        self.settled = False
        self.wait = 2

    def act(self):
        """Execute the effect of the last key."""
        event, self.asked, self.wait = self.asked, 0, 0
        key = event & KEY
        if event and key <= DOWN:
            self.rows.press(False)
            self.choose(STEPS[key])
            return
        if not self.settled:
            self.settled = True
            self.rows.point()
            self.chosen(self.rows.at)
        if key == LEFT or key == RIGHT:
            self.change(self.rows.at, STEPS[key])
        elif key == A:
            self.pick(self.rows.at)
        elif key == START:
            self.start()
        elif key == B:
            self.back()
        if not self.app.leaving():
            self.rows.press(False)

    def right(self, row: int) -> str:
        return ""

    def ends(self, row: int) -> int:
        """Override: -1 at the first value, where left changes nothing, 1 at the last; 0 where they go round."""
        return 0

    def chosen(self, row: int):
        """Override: called when another row has been chosen, to explain it."""

    def change(self, row: int, step: int):
        """Override: left or right was pressed on a row."""

    def pick(self, row: int):
        """Override: A was pressed on a row. It goes round, also where left and right stop at the ends."""
        self.change(row, -_ALL if self.ends(row) > 0 else 1)

    def start(self):
        self.pick(self.rows.at)

    def tick(self):
        """Call each frame; returns 0 while an effect is due (the next frame is then not delayed), else None."""
        if not self.wait:
            return None
        self.wait -= 1
        if not self.wait:
            self.act()
        return 0
