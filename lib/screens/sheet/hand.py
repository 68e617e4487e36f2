# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A hand that was played with real cards is told, question by question, with as few keys as can be: who went out, who
laid, what was left. Which questions there are depends on the rules and on what was said before. In the same way one
seat of a hand is put right later.
"""

from handheld import colours, text
from handheld.keys import DOWN, LEFT, RIGHT, SELECT, UP, A, B
from phase10.actions import ENDED
from phase10.phases import label
from phase10.sheet import cards, hands
from phase10.sheet.hands import CARD, MOST, STOPPED
from phase10.table import NOBODY
from screens.menus import page, rows
from screens.sheet import book

OUT, LAID, CHOSE, FELL, POINTS, STATE = range(6)  # questions; with a seat, or -1
STOP, RIGHT_IT = "stop", "right"  # why the screen was opened, if not to tell a hand
WENT_OUT, HAS_LAID, NOT_LAID = range(3)  # answers to STATE
_TOP, _PITCH = 19, 13
_SIDEWAYS, _UPWARD = 5, 25  # points by the pad
_GUESS_LAID, _GUESS = 10, 60  # where the pad begins: from there the fewest presses lead to what hands cost


class Screen(page.Page):
    def __init__(self, app, sheet, number: int, why: str = "", seat: int = -1):
        self.sheet, self.number, self.why, self.seat = sheet, number, why, seat
        self.hand, self.table = sheet.told(number), sheet.opened(number)
        say = self.say = app.words_of("sheet")
        page.Page.__init__(self, app, say.TIE_HAND if self.table.tie else say.HAND % (number + 1))
        self.figure = text.Line(app.big, 50, colours.GOLD, 104, 12 - app.big.ascent, text.FLUSH_RIGHT)
        self.group.append(self.figure)
        self.mark = rows.mark(152, _PITCH - 2)
        self.mark.x = 4
        self.group.append(self.mark)
        self.lines = [self.row(seat) for seat in range(sheet.seats)]
        self.counters = None  # the cards that are left are counted
        self.prompt = self.line(100, colours.SAND)
        self.told = []  # answered questions, in their order
        self.question = (OUT, -1)
        self.at = 0  # what is chosen in it: a place among its choices
        self.sure = -1  # points that can hardly be, but are
        self.known = number < len(sheet.hands)  # do the points begin as they were told?
        if why == STOP:
            self.hand.out = STOPPED
        if why == RIGHT_IT:
            self.told = [asked for asked in self.questions() if asked[1] != seat]
            self.ask((STATE, seat))
        else:
            self.go_on()

    def row(self, seat: int) -> tuple:
        """Name, phase, what happened, points."""
        y = _TOP + seat * _PITCH
        return (self.line(y, x=8, width=58), self.line(y, x=68, width=30), self.line(y, x=98, width=34),
                self.line(y, x=130, width=22, align=text.FLUSH_RIGHT))

    # --- which questions there are ----------------------------------------------------------------------------------

    def questions(self) -> list:
        """All of this hand, in order, as far as what was said before tells."""
        table, hand = self.table, self.hand
        playing = [seat for seat in range(table.seats) if table.plays[seat]]
        found = [(CHOSE, seat) for seat in playing if cards.chooses(table, seat)]
        if hand.out != STOPPED:
            found.append((OUT, -1))
        if not table.tie:
            found += [(LAID, seat) for seat in playing if seat != hand.out and self.can_lay(seat)]
        for seat in playing:
            if (CHOSE, seat) not in found and cards.must_tell_phase(table, hand, seat):
                if len(cards.choices(table, seat)) > 1:
                    found.append((CHOSE, seat))
        if table.rules.antiOthers == "on" and hand.out != STOPPED:
            found.append((FELL, -1))
        return found + [(POINTS, seat) for seat in cards.asks_points(table, hand)]

    def can_lay(self, seat: int) -> bool:
        return cards.chooses(self.table, seat) or len(self.table.course.layable(seat)) > 0

    def go_on(self):
        """Ask what is not known yet, or be done."""
        for asked in self.questions():
            if asked not in self.told and not (asked[0] == POINTS and self.ended()):
                self.ask(asked)
                return
        self.finish()

    def laid_table(self):
        """The table with the phases of this hand on it, or None if it cannot be."""
        table, hand = self.sheet.opened(self.number), self.hand
        cards.settle_choices(table, hand)
        if not cards.fits(table, hand):
            return None
        cards.lay(table, hand)
        return table

    def ended(self) -> bool:
        """Has a lay alone ended the game?"""
        table = self.laid_table()
        return table is not None and table.step == ENDED

    def ask(self, question: tuple):
        self.question = kind, seat = question
        hand, choices = self.hand, self.choices()
        wanted = {OUT: hand.out, FELL: hand.fell, STATE: self.state(seat)}.get(kind, hand.chose[seat])
        self.at = choices.index(wanted) if wanted in choices else 0
        if kind == OUT and not self.known and hand.out == NOBODY:
            self.at = 0
        if kind == POINTS and not (self.known and hand.points[seat]):
            hand.points[seat] = _GUESS_LAID if hand.laid[seat] else _GUESS
        self.sure = -1
        self.show()

    def choices(self) -> list:
        kind, seat = self.question
        if kind in (OUT, FELL):
            return [seat for seat in range(self.table.seats) if self.table.plays[seat]] + [NOBODY]
        if kind == CHOSE:
            return cards.choices(self.table, seat)
        return [WENT_OUT, HAS_LAID, NOT_LAID] if kind == STATE else []

    def state(self, seat: int) -> int:
        return WENT_OUT if self.hand.out == seat else HAS_LAID if self.hand.laid[seat] else NOT_LAID

    # --- what is shown ----------------------------------------------------------------------------------------------

    def show(self):
        kind, seat = self.question
        if kind in (OUT, FELL):
            seat = self.choices()[self.at]
        self.mark.hidden = seat >= self.sheet.seats
        self.mark.y = _TOP + seat % 8 * _PITCH
        for i in range(self.sheet.seats):
            self.show_row(i, i == seat)
        words, a, b = self.words(*self.question)
        self.prompt.colour(colours.SAND)
        self.prompt.show(words)
        self.figure.show(str(self.hand.points[seat]) if kind == POINTS else "")
        self.bar.show(a, b)

    def show_row(self, seat: int, chosen: bool):
        say, hand, table = self.say, self.hand, self.table
        name, phase, state, points = self.lines[seat]
        plays = table.plays[seat]
        for line in self.lines[seat]:
            line.colour(colours.INK if chosen else colours.CREAM if plays else colours.STONE)
        name.show(self.sheet.names[seat])
        phase.show(self.phase_of(seat) if plays else "")
        said = self.why == RIGHT_IT or self.is_told(LAID, seat) or seat == hand.out and self.is_told(OUT, -1)
        if not said or not plays:
            state.show("")
        elif seat == hand.out:
            state.show(say.OUT)
        else:
            state.show("✓" if hand.laid[seat] else "–")
        known = self.is_told(POINTS, seat) or self.question == (POINTS, seat)
        points.show(str(hand.points[seat]) if known and seat != hand.out else "")

    def is_told(self, kind: int, seat: int) -> bool:
        return (kind, seat) in self.told

    def phase_of(self, seat: int) -> str:
        """As far as it is known: the number of the phase that the seat plays for."""
        table, hand = self.table, self.hand
        at = table.at[seat]
        if self.question == (CHOSE, seat):
            at = self.choices()[self.at]
        elif self.is_told(CHOSE, seat):
            at = hand.chose[seat]
        if at == CARD and cards.chooses(table, seat):
            return self.say.CARD
        numbers = table.rules.numbers
        return self.say.PHASE % label(numbers[at]) if at < len(numbers) else ""

    def words(self, kind: int, seat: int) -> tuple:
        """The question, and what A and B do."""
        say = self.say
        if self.counters is not None:
            return say.COUNT, say.ADD, say.BACK
        if kind in (OUT, FELL):
            nobody = self.choices()[self.at] == NOBODY
            if kind == FELL:
                words = say.FELL_NOBODY if nobody else say.FELL
            else:
                first = self.table.tie and self.table.rules.tieBreak == "firstLay"
                words = say.NOBODY if nobody else say.WHO_LAID_FIRST if first else say.WHO_OUT
            return words, say.NEXT, say.BACK
        if kind == LAID:
            return say.LAID, say.YES + "   ↓ " + say.NOT, say.BACK
        if kind == CHOSE:
            return (say.CHOSE if cards.chooses(self.table, seat) else say.NAMED) + "  ← →", say.NEXT, say.BACK
        if kind == STATE:
            return "← %s →" % say.STATES[self.at], say.NEXT, say.BACK
        return say.BY_CARDS, say.NEXT, say.BACK

    # --- keys -------------------------------------------------------------------------------------------------------

    def key(self, event: int):
        kind, seat = self.question
        key = event & 15
        if self.counters is not None:
            self.counters.key(event)
        elif event == A:
            self.answer()
        elif kind == LAID and event == DOWN:
            self.hand.laid[seat] = 0
            self.settled()
        elif event == B or kind == LAID and event == UP:
            self.back()
        elif kind == POINTS and key <= RIGHT:
            self.change(_UPWARD if key == UP else -_UPWARD if key == DOWN else
                        _SIDEWAYS if key == RIGHT else -_SIDEWAYS)
        elif kind == POINTS and event == SELECT:
            self.count()
        elif kind in (OUT, FELL) and key in (UP, DOWN) or kind in (CHOSE, STATE) and key in (LEFT, RIGHT):
            self.at = (self.at + (1 if key in (DOWN, RIGHT) else -1)) % len(self.choices())
            self.app.machine.sound("move")
            self.show()

    def change(self, step: int):
        hand, seat = self.hand, self.question[1]
        hand.points[seat] = min(max(hand.points[seat] + step, 0), MOST - MOST % 5)
        self.sure = -1
        self.show()

    def answer(self):
        """A takes what is chosen."""
        (kind, seat), hand = self.question, self.hand
        if kind == OUT:
            hand.out = self.choices()[self.at]
            if hand.out < self.sheet.seats:
                hand.laid[hand.out] = 1
        elif kind == FELL:
            hand.fell = self.choices()[self.at]
        elif kind == CHOSE:
            hand.chose[seat] = self.choices()[self.at]
        elif kind == LAID:
            hand.laid[seat] = 1
        elif kind == STATE:
            self.take_state(seat, self.at)
        elif self.doubts(seat):
            return
        self.settled()

    def take_state(self, seat: int, state: int):
        """What happened to this seat was something else: what follows from it is asked anew."""
        hand = self.hand
        if hand.out == seat and state != WENT_OUT:
            hand.out = NOBODY
            self.told.remove((OUT, -1))
        elif state == WENT_OUT:
            hand.out = seat
        hand.laid[seat] = state != NOT_LAID
        self.told.append((LAID, seat))

    def settled(self):
        self.told.append(self.question)
        self.go_on()

    def doubts(self, seat: int) -> bool:
        """Points that can hardly be are asked about, once."""
        points = self.hand.points[seat]
        table = self.laid_table()
        doubt = hands.doubt(table, self.hand, seat) if table else ""
        if not doubt or self.sure == points:
            return False
        self.sure = points
        self.show()
        words = self.say.DOUBTS[doubt]
        self.prompt.colour(colours.PINK)
        self.prompt.show(words % points if "%d" in words else words)
        self.bar.show(self.say.SURE, self.say.BACK)
        return True

    def count(self):
        """The cards that are left are counted instead."""
        from screens.sheet.counting import Counters
        self.counters = Counters(self)
        self.group.append(self.counters)
        self.show()

    def counted(self, points: int):
        """They cost so much; less than nothing: they were not counted."""
        self.group.pop()
        self.counters = None
        self.sure = -1
        self.show()
        if points >= 0:
            self.hand.points[self.question[1]] = points
            self.answer()

    def back(self):
        """The question before this one, or out of here: what was told so far is not kept."""
        if self.why != RIGHT_IT and self.told:
            self.ask(self.told.pop())
        else:
            self.leave()

    def leave(self):
        if self.why == RIGHT_IT:
            self.app.go("paper", self.sheet, self.number, self.seat)
        else:
            self.app.go("sheet", self.sheet)

    def finish(self):
        if self.sheet.tell(self.number, self.hand):
            book.keep(self.app.machine, self.sheet)
            self.app.machine.sound("lay")
        self.leave()
