# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The dialog that records or corrects a hand of real cards, for screens/sheet/hand.py: questions, choices, answers."""

from phase10.actions import ENDED
from phase10.sheet import cards, hands
from phase10.sheet.hands import MOST, RIGHT_IT, STOP, STOPPED
from phase10.table import NOBODY

OUT, LAID, CHOSE, FELL, POINTS, STATE = range(6)  # kinds of questions; a question: (kind, seat or -1)
WENT_OUT, HAS_LAID, NOT_LAID = range(3)  # answers to STATE
_GUESS_LAID, _GUESS = 10, 60  # initial points: fewest presses to typical ones


class Telling:
    def __init__(self, sheet, number: int) -> None:
        self.sheet, self.number = sheet, number
        self.hand, self.table = sheet.draft(number), sheet.opened(number)
        self.answered = []  # questions answered, in order
        self.question = (OUT, -1)
        self.at = 0  # index of the selected choice
        self.sure = -1  # points that doubt() has questioned
        self.guesses = bytearray(sheet.seats)  # the initial points by seat, 0: not asked for yet
        self.known = number < len(sheet.hands)  # was the hand recorded before? Then the points start as recorded

    # --- the list of questions ------------------------------------------------------------------------------------

    def begin(self, why: str, seat: int) -> bool:
        """Ask the first question; False if there is none."""
        if why == RIGHT_IT:
            self.answered = [asked for asked in self.questions() if asked[1] != seat]
            self.ask((STATE, seat))
            return True
        if why == STOP:
            self.hand.out = STOPPED
        return self.go_on()

    def go_on(self) -> bool:
        """Ask the next unanswered question; False if there is none."""
        for asked in self.questions():
            if asked not in self.answered and not (asked[0] == POINTS and self._has_ended()):
                self.ask(asked)
                return True
        return False

    def questions(self) -> list:
        """Return all questions of this hand, in order, as far as previous answers determine them."""
        table, hand = self.table, self.hand
        playing = [seat for seat in range(table.seats) if table.plays[seat]]
        found = [(CHOSE, seat) for seat in playing if cards.chooses(table, seat)]
        if hand.out != STOPPED:
            found.append((OUT, -1))
        if not table.tie:
            found += [(LAID, seat) for seat in playing
                      if seat != hand.out and (cards.chooses(table, seat) or table.course.layable(seat))]
        for seat in playing:
            if (CHOSE, seat) not in found and cards.must_tell_phase(table, hand, seat):
                if len(cards.choices(table, seat)) > 1:
                    found.append((CHOSE, seat))
        if table.rules.antiOthers == "on" and hand.out != STOPPED:
            found.append((FELL, -1))
        return found + [(POINTS, seat) for seat in cards.asks_points(table, hand)]

    def _laid_table(self):
        """Return a table with the phases of this hand laid; None if the hand is impossible."""
        table, hand = self.sheet.opened(self.number), self.hand
        cards.settle_choices(table, hand)
        if not cards.fits(table, hand):
            return None
        cards.lay(table, hand)
        return table

    def _has_ended(self) -> bool:
        """Does a lay of this hand end the game?"""
        table = self._laid_table()
        return table is not None and table.step == ENDED

    def is_answered(self, kind: int, seat: int) -> bool:
        return (kind, seat) in self.answered

    # --- the current question -------------------------------------------------------------------------------------

    def ask(self, question: tuple) -> None:
        self.question = kind, seat = question
        hand, choices = self.hand, self.choices()
        wanted = {OUT: hand.out, FELL: hand.fell, STATE: self._state(seat)}.get(kind, hand.chose[seat])
        self.at = choices.index(wanted) if wanted in choices else 0
        if kind == OUT and not self.known and hand.out == NOBODY:
            self.at = 0
        guess = _GUESS_LAID if hand.laid[seat] else _GUESS
        if kind == POINTS and guess != self.guesses[seat] and not (self.known and hand.points[seat]):
            hand.points[seat] = self.guesses[seat] = guess
        self.sure = -1

    def choices(self) -> list:
        kind, seat = self.question
        if kind in (OUT, FELL):
            return [seat for seat in range(self.table.seats) if self.table.plays[seat]] + [NOBODY]
        if kind == CHOSE:
            return cards.choices(self.table, seat)
        return [WENT_OUT, HAS_LAID, NOT_LAID] if kind == STATE else []

    def chosen(self) -> int:
        return self.choices()[self.at]

    def _state(self, seat: int) -> int:
        return WENT_OUT if self.hand.out == seat else HAS_LAID if self.hand.laid[seat] else NOT_LAID

    def place_of(self, seat: int) -> int:
        """Return the index of the seat's phase, or CARD, as known so far."""
        if self.question == (CHOSE, seat):
            return self.chosen()
        return self.hand.chose[seat] if self.is_answered(CHOSE, seat) else self.table.at[seat]

    # --- answers --------------------------------------------------------------------------------------------------

    def move(self, step: int) -> None:
        self.at = (self.at + step) % len(self.choices())

    def change(self, step: int) -> bool:
        """Change the points by step; False at a limit."""
        points, seat = self.hand.points, self.question[1]
        before = points[seat]
        points[seat] = min(max(before + step, 0), MOST)
        self.sure = -1
        return points[seat] != before

    def doubt(self) -> str:
        """Return why the points look wrong, see hands.doubt(), or ""; questions the same points only once."""
        seat = self.question[1]
        points, table = self.hand.points[seat], self._laid_table()
        doubt = hands.doubt(table, self.hand, seat) if table else ""
        if not doubt or self.sure == points:
            return ""
        self.sure = points
        return doubt

    def answer(self, yes: bool = True) -> None:
        """Confirm the selected choice; LAID is answered with yes or no."""
        (kind, seat), hand = self.question, self.hand
        if kind == OUT:
            hand.out = self.chosen()
            if hand.out < self.sheet.seats:
                hand.laid[hand.out] = 1
        elif kind == FELL:
            hand.fell = self.chosen()
        elif kind == CHOSE:
            hand.chose[seat] = self.chosen()
        elif kind == LAID:
            hand.laid[seat] = yes
        elif kind == STATE:
            self._take_state(seat, self.at)
        self.answered.append(self.question)

    def _take_state(self, seat: int, state: int) -> None:
        """Correct the state of this seat; questions that depend on it are asked again."""
        hand = self.hand
        if hand.out == seat and state != WENT_OUT:
            hand.out = NOBODY
            self.answered.remove((OUT, -1))
        elif state == WENT_OUT:
            hand.out = seat
        hand.laid[seat] = state != NOT_LAID
        self.answered.append((LAID, seat))
