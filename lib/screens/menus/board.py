# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Twist's board. After a hand the pawns move one after the other, space by space, with the reason in words, and the
score sheet follows; from the pause they rest. The pad selects a pawn to show its seat and phase.
"""

from displayio import Group

from handheld import clock, icons, sheets, text
from handheld.colours import GOLD, PIT
from handheld.keys import KEY, LEFT, START, UP, A, B
from handheld.screen import stack
from handheld.sheets import rectangle
from phase10.courses.twist_board import number_of
from screens import pace
from screens.kinds import DEMO
from screens.table.strips import Prompt

_RED, _TWIST, _ACROSS, _DOWN = 10, 11, 13, 14  # tiles
_BAR_Y = 114
_ROW = 7  # spaces in a row
_REST = 1500  # ms until a demo goes on


class Screen:
    def __init__(self, app, *back):
        """back: the pause menu, if that has opened it, and its arguments; none: a hand is over."""
        self.app, self.back = app, back
        self.say = app.words_of("board")
        self.game = app.game
        self.course = app.game.table.course
        self.caption = text.Line(app.small, 150, GOLD, 14, 0)
        self.group = stack(Group(), rectangle(PIT, 160, 13), self.caption)
        self.lay_ways()
        for space in range(1, self.course.goal + 1):
            x, y = spot(space)
            tile = _RED if space == self.course.goal else number_of(space) or _TWIST
            self.group.append(sheets.load("board").grid(x=x, y=y, tile=tile))
        self.now = bytearray(app.game.pawns or self.course.pawns)  # the spaces shown; they move towards course.pawns
        self.pawns = [sheets.load("pawns").grid(tile=seat) for seat in range(len(self.now))]
        self.mover = sheets.load("pawns").grid(x=3, y=1)
        self.bar = Prompt(app, _BAR_Y, 2)
        stack(self.group, *(self.pawns + [self.mover, self.bar]))
        self.put()
        self.bar.show(self.say.NEXT)
        self.pace = pace.PAWN * pace.percent(app.machine.settings, self.game.kind) // 100  # ms a space
        self.seat = -1
        self.asked = app.game.viewer  # the seat whose pawn is selected, once all have moved
        self.start = clock.ms()
        self.wait = 0  # ms from then on until the next move
        if back:
            self.end()
        else:
            self.next_seat()

    def lay_ways(self):
        for space in range(1, self.course.goal):
            x, y = spot(space)
            x2, y2 = spot(space + 1)
            tile = _DOWN if y2 > y else _ACROSS
            self.group.append(sheets.load("board").grid(x=(x + x2) // 2, y=(y + y2) // 2, tile=tile))

    def put(self):
        """Place the pawns on their spaces: up to three side by side, others in front of them."""
        for seat in range(len(self.now)):
            before = sum([self.now[other] == self.now[seat] for other in range(seat)])  # pawns placed there already
            x, y = spot(self.now[seat])
            self.pawns[seat].x = x + 4 * (before % 3)
            self.pawns[seat].y = y - 7 + 6 * (before // 3)  # above the number

    def next_seat(self):
        """Start with the next seat's pawn and say how far it moves and why: going out, the phase laid, or neither."""
        self.seat += 1
        if self.seat >= len(self.now):
            self.end()
            return
        self.wait = 2 * self.pace  # time to read the text
        say, table = self.say, self.game.table
        self.mover[0] = self.seat
        way = self.course.pawns[self.seat] - self.now[self.seat]
        words = say.OUT if table.out == self.seat else say.LAID if table.laid[self.seat] else say.NEITHER
        if self.seat in self.course.finishers:
            words = say.FINISHES
        elif not way:
            words = say.STAYS
        self.caption.show(words.format(self.game.names[self.seat], way))

    def end(self):
        """Show all pawns where they have come to."""
        self.seat = len(self.now)
        self.now[:] = self.course.pawns
        self.bar.show(self.say.NEXT, self.say.WHO, icons.PAD)
        self.ask(0)

    def ask(self, step: int):
        """Select the next or previous pawn: raise it above the others and show its seat and phase."""
        self.put()
        self.asked = (self.asked + step) % len(self.now)
        pawn = self.pawns[self.asked]
        pawn.y -= 2
        self.group.remove(pawn)
        self.group.append(pawn)
        self.mover[0] = self.asked
        space = self.now[self.asked]
        number = number_of(space)
        words = self.say.PHASE if number else self.say.STAR
        self.caption.show(words.format(self.game.names[self.asked], number or space))

    def tick(self):
        if self.seat >= len(self.now):
            if self.game.kind == DEMO and clock.since(self.start) > _REST:
                self.leave()
            return
        if clock.since(self.start) < self.wait:
            return
        self.start, self.wait = clock.ms(), self.pace
        goal, here = self.course.pawns[self.seat], self.now[self.seat]
        if goal == here:
            self.next_seat()
        else:
            self.app.machine.sound("move")
            self.now[self.seat] += 1 if goal > here else -1
            self.put()

    def key(self, event: int):
        """Any key ends the animation; then A continues."""
        if self.game.kind == DEMO:
            self.app.go("title")
        elif self.seat < len(self.now):
            self.end()
        elif event in (A, START) or event == B and self.back:
            self.leave()
        else:
            self.ask(-1 if event & KEY in (LEFT, UP) else 1)

    def leave(self):
        self.app.go(*self.back or ("score",))


def spot(space: int):
    """The pixel position of a space; rows run alternately left and right."""
    row, column = (space - 1) // _ROW, (space - 1) % _ROW
    return 11 + 20 * (_ROW - 1 - column if row & 1 else column), 22 + 24 * row
