# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Adds up the points of the cards left in a hand: an alternative to entering the points."""

from displayio import Group

from handheld import colours, text
from handheld.keys import DOWN, KEY, LEFT, RIGHT, SELECT, STEPS, UP, A, B
from phase10 import cards as deck
from phase10.sheet.hands import MOST
from screens.menus import page


class Counters(Group):
    """Four counters: low and high numbers, Skips and Wilds."""

    def __init__(self, screen):
        super().__init__()
        self.screen = screen
        app, say = screen.app, screen.say
        self.many = bytearray(4)
        self.at = 0
        grid = page.ground(10, 16)
        page.panel(grid, page.PAPER, 0, 0, 20, 10)
        self.append(grid)
        self.mark = page.mark(34, 12)
        self.mark.y = 44
        self.append(self.mark)
        self.signs = []
        for i in range(4):
            for y, words in ((44, say.entry(say.CARDS, i)), (56, "x %d" % self.cost(i))):
                self.append(text.Line(app.small, 34, colours.INK, 10 + 35 * i, y, text.CENTRE, words))
            self.signs.append(text.Line(app.big, 34, colours.INK, 10 + 35 * i, 68, text.CENTRE))
            self.append(self.signs[i])
        self.show()

    def cost(self, i: int) -> int:
        return deck.points((1, 10, deck.SKIP, deck.WILD)[i], self.screen.telling.table.rules.wild_points)

    def total(self) -> int:
        return min(sum([self.many[i] * self.cost(i) for i in range(4)]), MOST)

    def show(self):
        self.mark.x = 10 + 35 * self.at
        for i in range(4):
            self.signs[i].show(str(self.many[i]))

    def key(self, event: int):
        key, before = event & KEY, (self.at, self.total())
        if key in (LEFT, RIGHT):
            self.at = (self.at + STEPS[key]) % 4
        elif key in (UP, DOWN):
            self.many[self.at] = min(max(self.many[self.at] - STEPS[key], 0), 20)
        elif event in (A, B, SELECT):
            self.screen.counted(self.total() if event == A else -1)
            return
        self.show()
        self.screen.figure.show(str(self.total()))
        if (self.at, self.total()) == before:
            self.screen.bar.blink()
