# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The score sheet, on paper like the printed one: after each hand, and whenever somebody asks for it in a pause."""

from bitmaptools import fill_region
from displayio import Bitmap, Palette, TileGrid

from handheld import clock, keys, sheets, text
from phase10.course import OUT_OF_GAME
from screens import game, parts

WORDS = "score"

_BOX = 11  # pixels from one phase to the next
_SHOWN = 4000  # ms that a demo shows the sheet
_CREAM, _GREEN, _SAND, _STONE = 1, 2, 3, 4


class Screen(parts.Page):
    def __init__(self, app, why: str = ""):
        """`why`: "pause" when the hand goes on behind this sheet."""
        self.why = why
        self.shown = clock.ms()
        table = app.game.table
        over = not why and (table.step == "end" or app.game.kind == game.QUICK)
        say = app.say
        parts.Page.__init__(self, app, "", say.RESULT if over else "" if why else say.NEXT_HAND,
                            say.BACK if why else "" if over else say.LEAVE, parts.PAPER)
        self.over = over
        self.clear_heading(say.TIE_BREAK if table.tie else say.HAND % table.hand_no)
        self.line(6, parts.STONE, 70, 82, text.RIGHT).show(table.deal_code())
        boxed = table.seats < 5  # with more seats there is no room for the numbers
        self.boxes = _boxes(app.small, table.rules.numbers[:table.course.last + 1], 9 if boxed else 3)
        self.inks = _inks()
        pitch = 15 if not boxed else 22 if table.seats == 4 else 29
        for seat in range(table.seats):
            self.seat(seat, 20 + seat * pitch, boxed)

    def clear_heading(self, words: str):
        """The paper goes up to the top of the screen, and the heading is written in ink."""
        grid = self.group[0]
        for row in range(14):
            for column in range(20):
                grid[column, row] = parts.PAPER + 4
        parts.panel(grid, parts.PAPER, 0, 0, 20, 14)
        self.group[1] = parts.big(self.app, words, 7, 4, parts.INK)

    def seat(self, seat: int, y: int, boxed: bool):
        playing, table, say = self.app.game, self.app.game.table, self.app.say
        gone = table.at[seat] == OUT_OF_GAME
        head = sheets.load("heads", 9, 9, 8).grid(x=7, y=y + 1, tile=playing.faces[seat])
        self.group.append(head)
        self.line(y, parts.STONE if gone else parts.INK, 19, 40).show(playing.names[seat])
        number = table.course.shown(seat)
        if gone:
            self.line(y, parts.STONE, 60, 36).show(say.GONE)
        elif number < 0:
            self.line(y, parts.GREEN, 60, 36).show(say.ALL_DONE)
        elif number and not boxed:
            self.line(y, parts.STONE, 60, 36).show(say.ON_PHASE % number)
        if not self.why and table.plays[seat]:
            self.points(seat, y)
        total = str(table.scores[seat]) if table.course.COUNTS_POINTS else say.SPACE % table.course.pawns[seat]
        self.line(y, parts.INK, 122, 30, text.RIGHT).show(total)
        strip = TileGrid(self.boxes, pixel_shader=self.inks, width=self.boxes.width // _BOX // 2, height=1,
                         tile_width=_BOX, tile_height=self.boxes.height, x=19, y=y + 11)
        for at in range(strip.width):
            strip[at] = at + (0 if table.course.has_done(seat, at) else strip.width)
        self.group.append(strip)

    def points(self, seat: int, y: int):
        """What this hand has cost."""
        table = self.app.game.table
        line = self.line(y, parts.RED, 94, 27, text.RIGHT)
        if seat == table.out:
            line.colour(parts.GREEN)
            line.show(self.app.say.OUT)
        elif table.course.COUNTS_POINTS:
            line.show("+%d" % table.points[seat])

    def key(self, event: int):
        if self.app.game.kind == game.DEMO:
            self.app.go("title")
        elif self.why:
            if event in (keys.A, keys.B, keys.START):
                self.app.go(self.why)
        elif event == keys.A or event == keys.START:
            self.go_on()
        elif event == keys.B:
            self.leave()

    def leave(self):
        """A game that goes on can be continued from the title."""
        if self.over:
            self.go_on()
        else:
            self.app.game.save()
            self.app.go("title")

    def go_on(self):
        app = self.app
        if self.over:
            app.go("end")
        else:
            app.game.deal()
            app.go("table")

    def tick(self):
        if self.app.game.kind == game.DEMO:
            self.app.machine.power.stir()
            if clock.since(self.shown) > _SHOWN:
                self.go_on()


def _boxes(font, numbers, height):
    """A sheet of the phases as boxes: first all as done, then all as still open."""
    count = len(numbers)
    sheet = Bitmap(2 * count * _BOX, height, 8)
    for i in range(2 * count):
        done = i < count
        fill_region(sheet, i * _BOX, 0, i * _BOX + _BOX - 1, height, _GREEN if done else _SAND)
        if height > 8:
            _number(sheet, font, i * _BOX, str(numbers[i % count]), done)
    return sheet


def _number(sheet, font, left, words, done):
    """The letters come in cream; an open phase's are made pale."""
    x = left + (_BOX - font.width(words)) // 2
    for place in font.places(words):
        text.stamp(sheet, font, place, x, -1)
        x += font.steps[place]
    if not done:
        for x in range(left, left + _BOX):
            for y in range(sheet.height):
                if sheet[x, y] == _CREAM:
                    sheet[x, y] = _STONE


def _inks():
    inks = Palette(8)
    inks.make_transparent(0)
    inks[_CREAM], inks[_GREEN], inks[_SAND], inks[_STONE] = parts.CREAM, parts.GREEN, parts.SAND, parts.STONE
    return inks
