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
        name = stack(Group(scale=2, x=44, y=_CREST - 1), text.Line(font, 58, colours.GOLD, words=game.names[seat]))
        self.group = stack(
            Group(), rectangle(colours.GOLD, 160, 34, y=_CREST), rectangle(colours.PIT, 160, 32, y=_CREST + 1),
            self.head, name, text.Line(font, 114, colours.CREAM, 45, _CREST + 18, words=words))
        points = game.table.points
        self.lines = [self.points(other) for other in range(len(game.names)) if other != seat and points[other]]
        inks = [solid(colour) for colour in _COLOURS]
        self.confetti = [Rectangle(pixel_shader=inks[i % 4], width=3, height=3) for i in range(_BITS)]

    def points(self, seat: int):
        """Return (slip, x, y): a slip of paper with the points a seat gets, at its starting position."""
        screen = self.show.screen
        x = screen.strip.x_of(seat, self.show.game)
        slip = Group(x=x + 3 if x >= 0 else 120, y=22 if x >= 0 else 96)
        points = "+%d" % self.show.game.table.points[seat]
        width = screen.app.small.width(points)
        stack(slip, rectangle(colours.CREAM, width + 3, 11),
              text.Line(screen.app.small, width, colours.PAPER_RED, 2, words=points))
        return slip, slip.x, slip.y

    def fill(self, passed: int):
        """Add the slips, one per frame, then the confetti, so that no frame has to draw all."""
        there = len(self.group) - _BAND
        if not passed or there > len(self.lines):
            return
        if there < len(self.lines):
            self.group.append(self.lines[there][0])
        else:
            stack(self.group, *self.confetti)

    def go(self, passed: int):
        part = passed % 280
        self.head.y = _CREST + 4 - part * (280 - part) // 4900
        self.fill(passed)
        for i in range(_BITS):  # a parabola up and to the right, with its own speed each
            bit = self.confetti[i]
            time = min(passed, 1000)
            bit.x = 22 + time * (14 + i * 13 % 120) // 1000
            bit.y = _CREST + 16 - time * (90 + i * 37 % 70) // 1000 + time * time // 6500
        for i in range(len(self.lines)):  # fall to where the score sheet will appear
            slip, x, y = self.lines[i]
            fall = min(max(passed - 450 - 120 * i, 0), 320)
            slip.x = x + (134 - x) * fall // 320
            slip.y = y + (130 - y) * fall * fall // 102400
