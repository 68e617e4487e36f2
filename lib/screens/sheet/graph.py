# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The graph of a score sheet: points over hands, a line for each seat, with names at the ends."""

from handheld import text
from handheld.colours import BLUE, BROWN, CARD_GREEN, INK, PAPER_RED, PURPLE, RED, STONE
from handheld.keys import LEFT, START, A, B
from screens.menus import page
from screens.sheet.canvas import Canvas, spread

_LEFT, _TOP, _WIDTH, _HEIGHT = 27, 22, 71, 78
_LEAD = 7  # pixels from a line's end to its name
_NEXT = 9  # between names
_NAMES = _LEFT + _WIDTH + _LEAD + 2
_COLOURS = (RED, BLUE, CARD_GREEN, BROWN, PURPLE, INK, PAPER_RED, STONE)
_GREY = 8  # the last of them, for the axes, too


class Screen(page.Page):
    def __init__(self, app, sheet):
        self.sheet = sheet
        say = app.words_of("sheet")
        page.Page.__init__(self, app, say.GRAPH, "", say.BACK, page.PAPER)
        histories = [history(sheet, seat) for seat in range(sheet.seats)]
        low = min([min(points) for points in histories])
        high = max(low + 1, max([max(points) for points in histories]))
        self.picture = Canvas(self.group, _WIDTH + _LEAD, _HEIGHT, _COLOURS, _LEFT, _TOP)
        for x in range(0, _WIDTH, 2):
            self.picture.dot(x, _HEIGHT - 1, _GREY)
        for y in range(0, _HEIGHT, 2):
            self.picture.dot(0, y, _GREY)
        hands = max([len(points) for points in histories]) - 1
        ends = []
        for seat in range(sheet.seats):
            places = [(i * (_WIDTH - 1) // max(hands, 1), (_HEIGHT - 1) * (high - points) // (high - low))
                      for i, points in enumerate(histories[seat])]
            for i in range(1, len(places)):
                self.picture.line(places[i - 1], places[i], seat + 1)
            ends.append((places[-1][1], seat, places[-1][0]))
        for y, points in ((_TOP - 3, high), (_TOP + _HEIGHT - 6, low)):
            self.line(y, STONE, 1, 25, text.FLUSH_RIGHT).show(str(points))
        self.show_names(ends)

    def show_names(self, ends: list):
        """Draw each name beside the end of its line, and a line to it."""
        ends.sort()
        for (end, seat, x), y in zip(ends, spread(ends, _NEXT, -6, _HEIGHT - 4)):
            self.line(_TOP + y, _COLOURS[seat], _NAMES, 50).show(self.sheet.names[seat])
            self.picture.line((x, end), (_WIDTH + _LEAD - 1, min(max(y + 4, 0), _HEIGHT - 1)), seat + 1)

    def key(self, event: int):
        if event in (A, B, START, LEFT):
            self.app.go("paper", self.sheet)
        else:
            self.bar.blink()


def history(sheet, seat: int) -> list:
    """The seat's total after each hand, with the initial value first."""
    if sheet.DICE:
        return [0] + [row[seat][1] for row in sheet.rows if row[seat]]
    start = 0 if sheet.table.course.COUNTS_POINTS else 1
    return [start] + [row.totals[seat] for row in sheet.rows]
