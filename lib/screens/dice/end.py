# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The result of a game of Dice. Counts the game in the records, deletes its save."""

from handheld import colours, keys, sheets, text
from phase10.dice.table import FAILED
from screens.menus import celebrating, game_tally, page


class Screen(celebrating.Celebrating, page.Bare):
    def __init__(self, app):
        say = self.say = app.words_of("dice")
        celebrating.Celebrating.__init__(self, app.game)
        page.Bare.__init__(self, app, page.framed(page.FRAME, 5))
        game, table = app.game, app.game.table
        self.winners = table.winners
        self.group.append(sheets.load("cup").grid(x=6, y=4))
        first = self.winners[0]
        words = say.THE_END.format(game.names[first])
        if len(self.winners) > 1:
            words = say.SHARED
        elif game.is_you(first):
            words = say.YOU_WIN
        self.group.append(page.big(app, words, 46, 9))
        points = say.POINTS.format(table.scores[first])
        self.line(23, x=46, width=106).show(points)
        order = sorted([(-table.scores[seat], seat) for seat in range(table.seats)])
        for place in range(table.seats):
            self.show_seat(order[place][1], 43 + 11 * place if table.seats < 7 else 39 + 9 * place)
        if table.seats == 1 and table.failed[0]:
            self.line(60, x=18, width=130).show(say.FAILED.format(table.failed[0], FAILED * table.failed[0]))
        game_tally.finish(app.machine, game)
        told = (points, say.SHARED) if len(self.winners) > 1 else (game.names[first], points)
        self.celebrate(*told, say.RESULT, False)
        self.announce(any(map(game.is_person, self.winners)))

    def offer(self):
        self.bar.show(self.say.AGAIN, self.say.TO_TITLE)

    def show_seat(self, seat: int, y: int):
        game, table, say = self.game, self.game.table, self.say
        colour = colours.GOLD if seat in self.winners else colours.CREAM
        self.group.append(sheets.load("heads").grid(x=6, y=y + 1, tile=game.faces[seat]))
        self.line(y, colour, 18, 44).show(game.names[seat])
        self.line(y, colour, 62, 52).show(celebrating.count_phases(say, table.at[seat]))
        self.line(y, colour, 114, 40, text.FLUSH_RIGHT).show(str(table.scores[seat]))

    def choose(self, event: int):
        if event in (keys.A, keys.START):
            self.app.go("newgame")
        elif event == keys.B:
            self.app.go("title")
        else:
            self.bar.blink()
