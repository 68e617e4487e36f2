# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The winner's animation, five seconds: a crown falls on the face and confetti rains; beside it, for a game of
cards, those of the last phase and a graph of the game, with a line for each seat.
"""

from displayio import Group

from handheld import clock, colours, icons, sheets, text
from handheld.screen import stack
from screens.menus import page
from screens.sheet.canvas import Canvas, spread

TIME = 5000
_LINES = (colours.PALE, colours.SAND, colours.PINK, colours.STONE, colours.GREEN, colours.WHITE)  # colours of the seats
_WIDTH, _HEIGHT = 80, 42  # of the graph
_NEXT = 7  # least pixels between the heads at the ends of lines


class WinnerAnimation(Group):
    def __init__(self, screen, names: str, words: str, with_cards: bool):
        super().__init__()
        app, game = screen.app, screen.game
        self.start = clock.ms()
        first = screen.winners[0]
        stack(self, sheets.rectangle(colours.PIT, 160, 114), sheets.rectangle(colours.GOLD, 160, 1, y=113))
        sheet = sheets.icon_sheet(True)
        self.marks = [sheet.grid(x=i * 43 % 152, y=-12 - i * 37 % 90, tile=icons.RED + i % 4) for i in range(10)]
        self.head = page.enlarged(sheets.face(game.faces[first], 1), 3, 4, 36)
        self.crown = page.enlarged(sheet.grid(tile=icons.CROWN), 3, 15, -30)
        line = text.Line(app.small, 100, colours.CREAM, 58, 25, words=words)
        stack(self, *(self.marks + [self.head, self.crown, page.big(app, names, 58, 10), line]))
        if with_cards:
            self.show_cards(game, first)

    def show_cards(self, game, first: int):
        """Show the winner's last phase and the graph."""
        laid = game.table.laid[first]
        if laid:
            from screens.table.tiles import Minis
            cards = Minis(58, 94, 98)
            cards.show(laid, first, ())
            self.append(cards)
        if len(game.laid_per_hand) > 1:
            self.graph(game, first)

    def step(self) -> bool:
        """Draw the next frame; True when it is over."""
        passed = clock.since(self.start)
        if passed < 600:
            self.crown.y = passed * 46 // 600 - 30
        elif passed <= 900:
            self.crown.y = 16 - (passed - 600) * (900 - passed) // 3200
        else:
            part = passed % 500
            self.head.y = 36 - part * (500 - part) // 10400
            self.crown.y = self.head.y - 20
        for i in range(len(self.marks)):
            self.marks[i].y += 1 + i % 2
        return passed > TIME

    def graph(self, game, first: int):
        """Draw the number of phases after each hand; the winner's line is gold and on top, each ends in a head."""
        table, laid_per_hand = game.table, game.laid_per_hand
        most = table.course.last + 1
        inks = [colours.GOLD if seat == first else _LINES[seat] for seat in range(table.seats)] + [colours.PALE_FELT]
        lines = Canvas(self, _WIDTH, _HEIGHT, inks, 60, 46)
        for x in range(0, _WIDTH, 2):
            lines.dot(x, _HEIGHT - 1, len(inks))
            lines.dot(x, 1, len(inks))
        order = [seat for seat in range(table.seats) if seat != first] + [first]  # draw the winner's line last
        ends = sorted([(self.trace(lines, seat, table, laid_per_hand, most), seat) for seat in order])
        for (_, seat), y in zip(ends, spread(ends, _NEXT, 0, _HEIGHT - 4)):
            self.append(sheets.load("heads").grid(x=144, y=44 + y, tile=game.faces[seat]))

    def trace(self, lines, seat: int, table, laid_per_hand, most: int) -> int:
        """Draw one seat's line; returns the y of its end. In anti-phase a hand without a phase is a step down."""
        falls = table.rules.mode == "antiPhase"
        steps = [(mask >> seat & 1) - falls for mask in laid_per_hand]
        done = max(min(table.course.phases_done(seat) - sum(steps), most), 0)
        x, y = 0, _height(done, most)
        for i in range(len(laid_per_hand)):
            done = max(min(done + steps[i], most), 0)
            x1, y1 = (i + 1) * (_WIDTH - 1) // len(laid_per_hand), _height(done, most)
            lines.line((x, y), (x1, y1), seat + 1)
            x, y = x1, y1
        return y


def _height(done: int, most: int) -> int:
    return _HEIGHT - 1 - done * (_HEIGHT - 2) // most
