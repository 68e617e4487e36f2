# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The score sheet like the printed one: any entry of a hand can be corrected, and the last hand be deleted."""

from handheld import clock
from handheld.colours import INK, PAPER_GREEN, STONE
from handheld.keys import DOWN, KEY, LEFT, RIGHT, SELECT, START, STEPS, UP, A, B
from phase10.sheet.hands import RIGHT_IT, STOP, STOPPED
from screens.menus import page
from screens.sheet import keeping
from screens.sheet.canvas import Canvas

_LEFT, _RIGHT = 17, 159  # x of the columns; on their left are the numbers of the hands
_NAMES, _ROWS, _PITCH = 4, 24, 9
_VISIBLE = 7
_NARROW = 20  # in columns narrower than this totals alternate between two lines; up to it, ticks are left out
_TICKED = 26  # in columns narrower than this points of three digits leave no room for a tick but a small one
_TICK = ((0, 2), (1, 3), (2, 2), (2, 1), (2, 0))  # its pixels, from the middle of a row of digits
_READABLE = 5  # letters, with the dot, of which a shortened word must have at least
_HEIGHT = 100
_TURNS = 2500  # ms until the caption of the last hand changes between the cell and what SELECT does


class Screen(page.Bare):
    def __init__(self, app, sheet, row: int = -1, seat: int = 0):
        self.sheet, self.say = sheet, app.words_of("sheet")
        self.asks = False  # is the question whether to delete the last hand shown?
        self.count = len(sheet.rows)
        self.since = clock.ms()
        self.row = self.count - 1 if row < 0 else min(row, self.count - 1)
        self.seat, self.first = seat, 0
        page.Bare.__init__(self, app, page.framed(page.PAPER, 14))
        self.pitch = (_RIGHT - _LEFT) // sheet.seats
        self.slim = _NARROW < self.pitch < _TICKED
        totals = [app.small.width(str(sheet.total(seat))) for seat in range(sheet.seats)]
        self.lowers = self.pitch < _NARROW or max(totals) > self.pitch  # does every other total stand lower?
        self.visible = _VISIBLE - self.lowers
        self.mark = self.add(page.mark(self.pitch, _PITCH))
        self.inks = {}
        for colour in (STONE, INK, PAPER_GREEN):
            self.inks[colour] = Canvas(self.group, 160, _HEIGHT, (colour,))
        self.caption = self.line(99, INK, 6, 153)
        self.draw()
        self.show()

    def x(self, seat: int) -> int:
        return _LEFT + seat * self.pitch

    def right(self, seat: int) -> int:
        """Where what is written in a column ends: as far right as its line lets it if the tick needs the room."""
        return self.x(seat) + self.pitch - 2 + self.slim

    def draw(self):
        sheet = self.sheet
        for colour in (STONE, INK, PAPER_GREEN):
            self.inks[colour].clear()
        totals = _ROWS + self.visible * _PITCH + 3
        for y in (_ROWS - 1, totals - 2):
            self.inks[INK].fill(4, y, _RIGHT - 2, y + 1)
        for seat in range(sheet.seats):
            self.inks[STONE].fill(self.x(seat) - 1, _NAMES, self.x(seat), totals - 2)
            self.name(seat)
            lower = self.lowers and seat % 2
            self.write(str(sheet.total(seat)), self.right(seat), totals + (8 if lower else 0), INK)
        for row in range(self.first, min(self.first + self.visible, self.count)):
            y = _ROWS + (row - self.first) * _PITCH
            self.write(str(row + 1), _LEFT - 3, y, STONE)
            for seat in range(sheet.seats):
                self.cell(row, seat, y)

    def cell(self, row: int, seat: int, y: int):
        """Draw what a seat did in a hand."""
        sign, points, counts = cell(self.sheet, row, seat)
        x = self.x(seat)
        self.write(points, self.right(seat), y, INK if counts else STONE)
        if self.pitch <= _NARROW:
            return
        if self.slim and sign == "✓" and len(points) > 2:
            for right, down in _TICK:
                self.inks[PAPER_GREEN].dot(x + right, y + 4 + down, 1)
        elif sign:
            self.write(sign, x + self.app.small.width(sign) + (self.pitch > 30), y, PAPER_GREEN)

    def name(self, seat: int):
        """Draw a name, in two lines if necessary; in "word number" the word is then shortened, or left out."""
        name, small = self.sheet.names[seat], self.app.small
        right, room = self.right(seat), self.pitch - 3
        if small.width(name) <= room:
            self.write(name, right, _NAMES + 9, INK)
            return
        first, blank, rest = name.partition(" ")
        if blank:
            first = page.shortened(first, small, room)
            if len(first) < _READABLE:
                first = ""
        else:
            half = (len(name) + 1) // 2
            while small.width(name[:half]) > room:
                half -= 1
            first, rest = name[:half], name[half:]
        while small.width(rest) > room:
            rest = rest[:-1]
        self.write(first, right, _NAMES, INK)
        self.write(rest, right, _NAMES + 9, INK)

    def write(self, words: str, right: int, y: int, colour: int):
        """Draw a text right-aligned."""
        small = self.app.small
        x = right - small.width(words)
        for place in small.places(words):
            self.inks[colour].stamp(small, place, max(x, 0), y)
            x += small.steps[place]

    def show(self):
        sheet, say = self.sheet, self.say
        if self.asks:
            self.caption.show(say.TAKE_BACK)
            self.bar.show(say.TAKE_IT, say.NO)
            return
        self.mark.hidden = self.row < 0
        if self.row < 0:
            self.caption.show(say.EMPTY)
            self.bar.show("", say.BACK)
            return
        first = max(min(self.first, self.row), self.row - self.visible + 1)
        if first != self.first:
            self.first = first
            self.draw()
        self.mark.x, self.mark.y = self.x(self.seat), _ROWS + 1 + (self.row - self.first) * _PITCH
        self.since = clock.ms()
        self.caption.show(self.about())
        words = say.CORRECT if self.may_correct() else ""
        self.bar.show(words + "   → " + say.GRAPH if self.seat == sheet.seats - 1 else words, say.BACK)

    def about(self) -> str:
        """What the chosen cell says."""
        say, sheet, seat, row = self.say, self.sheet, self.seat, self.sheet.rows[self.row]
        if sheet.DICE:
            turn = row[seat]
            words = say.RESTED if not turn else str(turn[0]) if turn[0] else say.NO_PHASE
        elif not row.hand.plays >> seat & 1:
            words = say.RESTED
        else:
            words = say.OUT if row.hand.out == seat else say.LAID_IT if row.hand.laid[seat] else say.NO_PHASE
        return say.CELL.format(sheet.names[seat], self.row + 1) + words

    def tick(self):
        self.bar.tick()
        if 0 <= self.row == self.count - 1 and not self.asks and clock.since(self.since) > _TURNS:
            self.since = clock.ms()
            self.caption.show(self.say.SELECTED if self.caption.words != self.say.SELECTED else self.about())

    def may_correct(self) -> bool:
        row = self.sheet.rows[self.row]
        return row[self.seat] is not None if self.sheet.DICE else bool(row.hand.plays >> self.seat & 1)

    def key(self, event: int):
        key = event & KEY
        if self.asks:
            self.asks = False
            if event == A:
                self.take_back()
            else:
                self.show()
        elif event in (B, START):
            self.app.go("sheet", self.sheet)
        elif self.row < 0:
            if event == RIGHT:
                self.app.go("graph", self.sheet)
            else:
                self.bar.blink()
        elif event == SELECT and self.count:
            self.asks = True
            self.show()
        elif event == A and self.may_correct():
            self.correct()
        elif key in (UP, DOWN) and self.count > 1:
            self.row = (self.row + STEPS[key]) % self.count
            self.show()
        elif event == RIGHT and self.seat == self.sheet.seats - 1:
            self.app.go("graph", self.sheet)
        elif event == LEFT and not self.seat:
            self.app.go("sheet", self.sheet)
        elif key in (LEFT, RIGHT):
            self.seat = min(max(self.seat + STEPS[key], 0), self.sheet.seats - 1)
            self.show()
        else:
            self.bar.blink()

    def correct(self):
        sheet = self.sheet
        if sheet.DICE:
            self.app.go("turn", sheet, self.seat, self.row)
        elif sheet.rows[self.row].hand.out == STOPPED:
            self.app.go("hand", sheet, self.row, STOP)
        else:
            self.app.go("hand", sheet, self.row, RIGHT_IT, self.seat)

    def take_back(self):
        sheet = self.sheet
        sheet.forget_last()
        keeping.keep_later(self.app, sheet)
        self.app.go("paper", sheet)


def cell(sheet, row: int, seat: int) -> tuple:
    """(sign, text, counts) of a cell: phase made or went out; points or Twist's space; do the points count?"""
    if sheet.DICE:
        turn = sheet.rows[row][seat]
        return ("✓", str(turn[0]), True) if turn and turn[0] else ("", "–" if turn else "", True)
    played = sheet.rows[row]
    hand = played.hand
    if not hand.plays >> seat & 1:
        return "", "", False
    sign = "★" if hand.out == seat else "✓" if hand.laid[seat] else ""
    if not sheet.table.course.COUNTS_POINTS:
        return sign, str(played.totals[seat]), True
    return sign, str(played.points[seat]) if played.scored else "–", played.scored
