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
from screens.sheet.printed import END_X, FIRST_X, NARROW, PITCH, ROWS, draw

_VISIBLE = 7
_TICKED = 26  # in columns narrower than this, only a small tick fits beside points of three digits
_HEIGHT = 100
_WIDTH = 153  # of the caption
_TURNS = 2500  # ms until the caption of the last hand changes between the cell and what SELECT does


class Screen(page.Bare):
    def __init__(self, app, sheet, row: int = -1, seat: int = 0):
        self.sheet, self.say = sheet, app.words_of("sheet")
        self.asks = False  # is the question whether to delete the last hand shown?
        self.count = len(sheet.rows)
        self.since = clock.ms()
        self.row = self.count - 1 if row < 0 else min(row, self.count - 1)  # -1 on an empty sheet
        self.seat, self.first = seat, 0
        page.Bare.__init__(self, app, page.framed(page.PAPER, 14))
        self.pitch = (END_X - FIRST_X) // sheet.seats
        self.slim = NARROW < self.pitch < _TICKED
        totals = [app.small.width(str(sheet.total(seat))) for seat in range(sheet.seats)]
        self.lowers = self.pitch < NARROW or max(totals) > self.pitch  # does every other total stand lower?
        self.visible = _VISIBLE - self.lowers
        self.mark = self.add(page.mark(self.pitch, PITCH))
        self.inks = {}
        for colour in (STONE, INK, PAPER_GREEN):
            self.inks[colour] = Canvas(self.group, 160, _HEIGHT, (colour,))
        self.caption = self.line(99, INK, 6, _WIDTH)
        draw(self)
        self.show()

    def x(self, seat: int) -> int:
        return FIRST_X + seat * self.pitch

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
            draw(self)
        self.mark.x, self.mark.y = self.x(self.seat), ROWS + 1 + (self.row - self.first) * PITCH
        self.since = clock.ms()
        self.caption.show(self.about())
        words = say.CORRECT if self.may_correct() else ""
        self.bar.show(words + "   → " + say.GRAPH if self.seat == sheet.seats - 1 else words, say.BACK)
        self.bar[0].hidden = not words  # where only the way to the graph is shown, A does nothing

    def about(self) -> str:
        """What the chosen cell says; a name is shortened for which there is no room."""
        say, sheet, seat, row = self.say, self.sheet, self.seat, self.sheet.rows[self.row]
        if sheet.DICE:
            turn = row[seat]
            words = say.RESTED if not turn else str(turn[0]) if turn[0] else say.NO_PHASE
        elif not row.hand.plays >> seat & 1:
            words = say.RESTED
        else:
            words = say.OUT if row.hand.out == seat else say.LAID_IT if row.hand.laid[seat] else say.NO_PHASE
        words = say.CELL.format("{}", self.row + 1) + words
        small = self.app.small
        return words.format(page.shortened(sheet.names[seat], small, _WIDTH - small.width(words.format(""))))

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
        elif event == RIGHT and (self.row < 0 or self.seat == self.sheet.seats - 1):
            self.app.go("graph", self.sheet)
        elif self.row < 0:
            self.bar.blink()
        elif event == SELECT:
            self.asks = True
            self.show()
        elif event == A and self.may_correct():
            self.correct()
        elif key in (UP, DOWN) and self.count > 1:
            self.row = (self.row + STEPS[key]) % self.count
            self.show()
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
