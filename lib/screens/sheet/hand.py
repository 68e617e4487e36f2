# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The screen that records a hand of real cards, with few presses; what it asks is in phase10/sheet/telling.py."""

from handheld import colours, text
from handheld.keys import DOWN, KEY, LEFT, RIGHT, SELECT, STEPS, UP, A, B
from handheld.screen import hide
from phase10.phases import label
from phase10.sheet import cards
from phase10.sheet.hands import CARD, RIGHT_IT
from phase10.sheet.telling import CHOSE, FELL, LAID, OUT, POINTS, STATE, Telling
from phase10.table import NOBODY
from screens.menus import page
from screens.sheet import keeping

_TOP, _PITCH = 19, 13
_SMALL_STEP, _BIG_STEP = 5, 25  # points per press of left or right, up or down


class Screen(page.Page):
    def __init__(self, app, sheet, number: int, why: str = "", seat: int = -1):
        self.sheet, self.why, self.seat = sheet, why, seat
        telling = self.telling = Telling(sheet, number)
        say = self.say = app.words_of("sheet")
        page.Page.__init__(self, app, say.TIE_HAND if telling.table.tie else say.HAND.format(number + 1))
        self.figure = self.add(text.Line(app.big, 50, colours.GOLD, 104, 12 - app.big.ascent, text.FLUSH_RIGHT))
        self.mark = self.add(page.mark(152, _PITCH - 2))
        self.mark.x = 4
        self.lines = [self.row(seat) for seat in range(sheet.seats)]
        self.moved = False  # has the mark moved, and are the texts to follow?
        self.counters = None  # the Counters, while they are open
        self.prompt = self.line(98, colours.SAND)
        self.show_or_end(telling.begin(why, seat))
        if self.moved:
            self.show_texts()  # with the first picture

    def row(self, seat: int) -> tuple:
        """The lines of a seat: name, phase, what happened, points."""
        y = _TOP + seat * _PITCH
        return (self.line(y, x=8, width=58), self.line(y, x=68, width=30), self.line(y, x=98, width=34),
                self.line(y, x=130, width=22, align=text.FLUSH_RIGHT))

    def show_or_end(self, asks: bool):
        """Show the next question if there is one, else save the hand and leave."""
        if asks:
            self.show()
            return
        telling = self.telling
        if self.sheet.tell(telling.number, telling.hand):
            keeping.keep_later(self.app, self.sheet)
            self.app.machine.sound("lay")
        self.leave()

    def show(self):
        """Show the question. If its seat is another one the mark goes there now, and the texts, which take as long to
        draw, follow in the next frame.
        """
        mark, seat = self.mark, self.asked()
        nobody, y = seat >= self.sheet.seats, _TOP + seat % 8 * _PITCH
        self.moved = (mark.hidden, mark.y) != (nobody, y)
        hide(mark, nobody)
        mark.y = y
        if not self.moved:
            self.show_texts()

    def asked(self) -> int:
        """The seat that the question is about, or that is chosen as its answer."""
        kind, seat = self.telling.question
        return self.telling.chosen() if kind in (OUT, FELL) else seat

    def tick(self):
        page.Page.tick(self)
        if self.moved:
            self.show_texts()

    def show_texts(self):
        self.moved = False
        telling, seat = self.telling, self.asked()
        kind = telling.question[0]
        for i in range(self.sheet.seats):
            self.show_row(i, i == seat)
        words, a, b = self.words(*telling.question)
        self.prompt.colour(colours.SAND)
        self.prompt.show(words)
        self.figure.show(str(telling.hand.points[seat]) if kind == POINTS else "")
        self.bar.show(a, b)

    def show_row(self, seat: int, chosen: bool):
        say, telling = self.say, self.telling
        hand, plays = telling.hand, telling.table.plays[seat]
        name, phase, state, points = self.lines[seat]
        for line in self.lines[seat]:
            line.colour(colours.INK if chosen else colours.CREAM if plays else colours.STONE)
        name.show(self.sheet.names[seat])
        phase.show(self.phase_of(seat) if plays else "")
        is_out = seat == hand.out
        known = self.why == RIGHT_IT or telling.is_answered(LAID, seat) or is_out and telling.is_answered(OUT, -1)
        sign = say.OUT if is_out else "✓" if hand.laid[seat] else "–"
        state.show(sign if known and plays else "")
        known = telling.is_answered(POINTS, seat) or telling.question == (POINTS, seat)
        points.show(str(hand.points[seat]) if known and not is_out else "")

    def phase_of(self, seat: int) -> str:
        """The number of the seat's phase, as far as it is known."""
        table, at = self.telling.table, self.telling.place_of(seat)
        if at == CARD and cards.chooses(table, seat):
            return self.say.CARD
        numbers = table.rules.numbers
        return self.say.PHASE.format(label(numbers[at])) if at < len(numbers) else ""

    def words(self, kind: int, seat: int) -> tuple:
        """(question, what A does, what B does)."""
        say, telling = self.say, self.telling
        table = telling.table
        if self.counters is not None:
            return say.COUNT, say.TAKE_SUM, say.BACK
        if kind in (OUT, FELL):
            nobody = telling.chosen() == NOBODY
            if kind == FELL:
                words = say.FELL_NOBODY if nobody else say.FELL
            else:
                first = table.tie and table.rules.tieBreak == "firstLay"
                words = say.NOBODY if nobody else say.WHO_LAID_FIRST if first else say.WHO_OUT
            return words + "  ↑ ↓", say.SURE if nobody else self.sheet.names[telling.chosen()], say.BACK
        if kind == LAID:
            return say.LAID, say.YES + "   ↓ " + say.NOT, say.BACK
        if kind == CHOSE:
            return (say.CHOSE if cards.chooses(table, seat) else say.NAMED) + "  ← →", say.NEXT, say.BACK
        if kind == STATE:
            return "← %s →" % say.entry(say.STATES, telling.at), say.NEXT, say.BACK
        return say.BY_CARDS.format(_SMALL_STEP, _BIG_STEP), say.NEXT, say.BACK

    def key(self, event: int):
        telling, key = self.telling, event & KEY
        if self.moved:
            self.show_texts()
        kind = telling.question[0]
        if self.counters is not None:
            self.counters.key(event)
        elif event == A:
            self.answer()
        elif kind == LAID and event == DOWN:
            telling.answer(False)
            self.show_or_end(telling.go_on())
        elif event == B or kind == LAID and event == UP:
            self.back()
        elif kind == POINTS and key <= RIGHT:
            step = _BIG_STEP if key <= DOWN else _SMALL_STEP
            if not telling.change(step if key in (UP, RIGHT) else -step):
                self.bar.blink()
            self.show()
        elif kind == POINTS and event == SELECT:
            self.count()
        elif kind in (OUT, FELL) and key in (UP, DOWN) or kind in (CHOSE, STATE) and key in (LEFT, RIGHT):
            telling.move(STEPS[key])
            self.app.machine.sound("move")
            self.show()
        else:
            self.bar.blink()

    def answer(self):
        """A: confirm the answer, or ask again about points that look wrong."""
        telling = self.telling
        doubt = telling.doubt() if telling.question[0] == POINTS else ""
        if doubt:
            self.show()
            self.prompt.colour(colours.PINK)
            self.prompt.show(self.say.entry(self.say.DOUBTS, doubt).format(telling.sure))
            self.bar.show(self.say.SURE, self.say.BACK)
        else:
            telling.answer()
            self.show_or_end(telling.go_on())

    def count(self):
        from screens.sheet.counting import Counters
        self.counters = self.add(Counters(self))
        self.show()
        self.figure.show("0")  # the sum of the counters

    def counted(self, points: int):
        """Called by the Counters when they are closed; points is -1 if cancelled."""
        telling = self.telling
        self.group.pop()
        self.counters = None
        telling.sure = -1
        self.show()
        if points >= 0:
            telling.hand.points[telling.question[1]] = points
            self.answer()

    def back(self):
        """B: go back to the previous question, or leave without saving."""
        telling = self.telling
        if self.why != RIGHT_IT and telling.answered:
            telling.ask(telling.answered.pop())
            self.show()
        else:
            self.leave()

    def leave(self):
        if self.why == RIGHT_IT:
            self.app.go("paper", self.sheet, self.telling.number, self.seat)
        else:
            self.app.go("sheet", self.sheet)
