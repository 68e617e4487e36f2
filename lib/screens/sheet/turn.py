# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The screen that records a turn with real dice, or corrects one: was the phase made, and for how many points?"""

from handheld import colours, text
from handheld.keys import DOWN, KEY, LEFT, RIGHT, UP, A, B
from phase10.phases import label
from screens.menus import page
from screens.sheet import keeping, phrases

_GUESS = 45  # initial points
_BIG_STEP = 5  # points per press of up or down


class Screen(page.Page):
    def __init__(self, app, sheet, seat: int = -1, number: int = -1):
        """seat, number: of the turn to correct; default: a new one of the seat in turn."""
        self.sheet, self.say = sheet, app.words_of("sheet")
        self.right = seat >= 0
        self.seat = seat = seat if self.right else sheet.table.turn
        self.number = number = number if self.right else sheet.counted(seat)
        self.made = False  # has "phase made" been answered?
        self.sure = -1
        self.points = sheet.turns[seat][number] if self.right else 0
        at = sheet.place_before(seat, number)
        name = sheet.names[seat]
        accents = phrases.has_accents(name)
        page.Page.__init__(self, app, "" if accents else name)
        if accents:
            self.line(2, colours.GOLD, 5, 150).show(name)
        self.group.append(page.enlarged(page.big(app, label(sheet.rules.numbers[at]), 0, 0), 3, 10, 30))
        for i, words in enumerate(phrases.phase(sheet.rules.phases[at], self.say, app.small, 90)):
            self.line(34 + 10 * i, colours.SAND, 60, 94).show(words)
        self.figure = text.Line(app.big, 40, colours.GOLD, 0, 10 - app.big.ascent)
        self.add(page.enlarged(self.figure, 2, 60, 70))
        self.prompt = self.line(98, colours.SAND)
        self.show()

    def show(self):
        say = self.say
        self.prompt.colour(colours.SAND)
        if self.made:
            self.figure.show(str(self.points))
            self.prompt.show(say.DICE_POINTS)
            self.bar.show(say.NEXT, say.BACK)
        else:
            self.figure.show("")
            self.prompt.show(say.MADE)
            self.bar.show(say.MADE_IT + "   ↓ " + say.MISSED, say.BACK)

    def key(self, event: int):
        key = event & KEY
        if not self.made:
            if event == A:
                self.made = True
                self.points = self.points or _GUESS
                self.show()
            elif event == DOWN:
                self.take(self.sheet.MISSED)
            elif event in (B, UP):
                self.leave()
            else:
                self.bar.blink()
        elif event == A:
            if not self.doubts():
                self.take(self.points)
        elif event == B:
            self.made = False
            self.show()
        elif key <= RIGHT:
            before = self.points
            step = {UP: _BIG_STEP, DOWN: -_BIG_STEP, RIGHT: 1, LEFT: -1}[key]
            self.points = min(max(before + step, 1), self.sheet.MOST_POINTS)
            self.sure = -1
            self.show()
            if self.points == before:
                self.bar.blink()
        else:
            self.bar.blink()

    def doubts(self) -> bool:
        """Ask again, once, about points that are impossible; True if asked."""
        if self.sure == self.points or not self.sheet.doubts(self.seat, self.number, self.points):
            return False
        self.sure = self.points
        self.prompt.colour(colours.PINK)
        self.prompt.show(self.say.entry(self.say.DOUBTS, "dice").format(self.points))
        self.bar.show(self.say.SURE, self.say.BACK)
        return True

    def take(self, points: int):
        if self.sheet.tell(self.seat, self.number, points):
            keeping.keep_later(self.app, self.sheet)
            self.app.machine.sound("lay")
        self.leave()

    def leave(self):
        if self.right:
            self.app.go("paper", self.sheet, self.number, self.seat)
        else:
            self.app.go("sheet", self.sheet)
