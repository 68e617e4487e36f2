# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Feast, an animation: celebrates a seat that goes out."""

from displayio import Group
from vectorio import Rectangle

from handheld import colours, sheets, text
from handheld.screen import stack
from handheld.sheets import rectangle, solid
from screens.table.animation import Animation

_CREST = 48  # y of the band
_BAND = 5  # number of its display parts
_BITS = 8  # pieces of confetti
_COLOURS = (colours.RED, colours.BLUE, colours.CARD_GREEN, colours.YELLOW)


class Feast(Animation):
    """A band with head and name of the winner, confetti, and the others' points, which fall to the lower right."""

    def __init__(self, show, seat: int, words: str):
        super().__init__(show, seat, 1400)
        game = show.game
        font = show.screen.app.small
        self.head = stack(Group(scale=3, x=8, y=_CREST + 4), sheets.load("heads").grid(tile=game.faces[seat]))
        name = stack(Group(scale=2, x=44, y=_CREST + 2), text.Line(font, 58, colours.GOLD, words=game.names[seat]))
        self.group = Group()
        self.parts = (
            rectangle(colours.GOLD, 160, 34, y=_CREST), rectangle(colours.PIT, 160, 32, y=_CREST + 1), self.head, name,
            text.Line(font, 114, colours.CREAM, 45, _CREST + 20, words=words))
        points = game.table.points
        self.lines = [self.points(other) for other in range(len(game.names)) if other != seat and points[other]]
        self.inks = [solid(colour) for colour in _COLOURS]
        self.confetti = ()

    def points(self, seat: int):
        """Return (slip, x, y, parts): a slip of paper for the points a seat gets, at its starting position."""
        screen = self.show.screen
        x = screen.strip.x_of(seat, self.show.game)
        slip = Group(x=x + 3 if x >= 0 else 120, y=22 if x >= 0 else 96)
        points = "+%d" % self.show.game.table.points[seat]
        width = screen.app.small.width(points)
        return slip, slip.x, slip.y, (
            rectangle(colours.CREAM, width + 3, 11),
            text.Line(screen.app.small, width, colours.PAPER_RED, 2, words=points))

    def fill(self, passed: int):
        """Add the slips, one per frame, then the confetti, so that no frame has to draw all."""
        there = len(self.group) - _BAND
        if not passed or there > len(self.lines):
            return
        if there < len(self.lines):
            slip, _, _, parts = self.lines[there]
            self.group.append(slip)
            stack(slip, *parts)
        else:
            self.confetti = [self.bit(i, passed) for i in range(_BITS)]
            stack(self.group, *self.confetti)

    def bit(self, i: int, passed: int):
        """A piece of confetti where it is by now."""
        return Rectangle(pixel_shader=self.inks[i % 4], width=3, height=3, x=x_of(i, passed), y=y_of(i, passed))

    def go(self, passed: int):
        part = passed % 280
        self.head.y = _CREST + 4 - part * (280 - part) // 4900
        for i in range(len(self.confetti)):
            bit = self.confetti[i]
            bit.x, bit.y = x_of(i, passed), y_of(i, passed)
        self.fill(passed)
        for i in range(len(self.lines)):  # fall to where the score sheet will appear
            slip, x, y, _ = self.lines[i]
            fall = min(max(passed - 450 - 120 * i, 0), 320)
            slip.x = x + (134 - x) * fall // 320
            slip.y = y + (130 - y) * fall * fall // 102400


def x_of(i: int, passed: int) -> int:
    """Where a piece of confetti is: on a parabola up and to the right, each with a speed of its own."""
    return 22 + min(passed, 1000) * (14 + i * 13 % 120) // 1000


def y_of(i: int, passed: int) -> int:
    time = min(passed, 1000)
    return _CREST + 16 - time * (90 + i * 37 % 70) // 1000 + time * time // 6500
