# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The animation of the score sheet after a hand: points fly in and are added, a tick is stamped on the phase laid."""

from handheld import clock, icons, sheets
from screens.menus import page

_FLIES = 170  # ms
_FALLS = 150
_STANDS = 130  # ms until the next step


class Stamping:
    def __init__(self, screen, percent: int):
        self.screen = screen
        self.machine = screen.app.machine
        self.percent = percent
        table = self.table = screen.app.game.table
        self.at = -1  # index of the current step
        self.start = 0  # ms
        self.down = False  # has it landed?
        self.points_x = screen.lines[0][0].x  # where the points of each seat come to rest
        self.steps = []  # (seat, place of the phase to tick) or (seat, -1) for its points
        for seat in range(table.seats):
            _, total, strip = screen.lines[seat]
            if screen.lines[seat][0].words:
                screen.lines[seat][0].hidden = True
                self.steps.append((seat, -1))
                if table.course.COUNTS_POINTS:
                    total.show(str(table.scores[seat] - table.points[seat]))
            at = -1 if screen.tie_break else newly_done(table, seat, screen.app.game.pawns)
            if at >= 0:
                strip[at] = at + strip.width
                self.steps.append((seat, at))
        self.stamp = page.enlarged(sheets.icon_sheet().grid(tile=icons.TICK), 2, 0, 0)
        self.next()

    def next(self):
        self.at += 1
        self.start = self.machine.now
        self.down = False

    def step(self) -> bool:
        """Draw a frame; True when it is over."""
        if self.at == len(self.steps):
            return True
        seat, at = self.steps[self.at]
        passed = clock.diff(self.machine.now, self.start) * 100 // self.percent
        if not self.down:
            if at < 0:
                self.fly(seat, min(passed, _FLIES))
            else:
                self.fall(seat, at, min(passed, _FALLS))
        elif passed >= _STANDS:
            self.next()
        return False

    def fly(self, seat: int, passed: int):
        line, total, _ = self.screen.lines[seat]
        line.hidden = False
        left = _FLIES - passed
        y = total.y
        line.x, line.y = self.points_x + 40 * left // _FLIES, y - y * left * left // _FLIES // _FLIES
        if not left:
            self.land(seat, -1)
            self.machine.sound("move")

    def fall(self, seat: int, at: int, passed: int):
        """The tick falls in double size, then is stamped in its own."""
        group, strip, tick = self.screen.group, self.screen.lines[seat][2], self.stamp
        left = _FALLS - passed
        tick.x = strip.x + at * strip.tile_width - 3
        tick.y = strip.y - 4 - 30 * left * left // _FALLS // _FALLS
        if tick not in group:
            group.append(tick)
        if not left:
            self.land(seat, at)
            self.machine.sound("stamp")

    def land(self, seat: int, at: int):
        """Draw the final state of a step."""
        line, total, strip = self.screen.lines[seat]
        self.down = True
        self.start = self.machine.now
        if at < 0:
            line.hidden = False
            line.x, line.y = self.points_x, total.y
            if self.table.course.COUNTS_POINTS:
                total.show(str(self.table.scores[seat]))
            return
        if self.stamp in self.screen.group:
            self.screen.group.remove(self.stamp)
        strip[at] = 2 * strip.width

    def end(self):
        for step in self.steps:
            self.land(*step)


def newly_done(table, seat: int, pawns=None) -> int:
    """The place of the phase that the seat completed in this hand, -1 for none; pawns: Twist's, before the hand."""
    at, course = table.at[seat], table.course
    if not table.laid[seat]:
        return -1
    if table.rules.antiOthers == "on":
        from phase10 import ending
        if ending.is_put_back(table, seat):  # what it has laid is open again
            return -1
    if pawns:  # Twist: the last phase that the pawn has passed
        at = course.phases_done(seat) - 1
        return at if at >= pawns[seat] // 3 else -1
    if seat in table.tie:  # it plays the last one once more
        return at
    if at > course.last or not course.has_done(seat, at):
        at -= 1  # it has moved on already
    return at if 0 <= at <= course.last and course.has_done(seat, at) else -1
