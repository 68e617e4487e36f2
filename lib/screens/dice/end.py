# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The result screen of a game of Dice. Counts the game in the records and deletes its save."""

from displayio import Group

from handheld import colours, keys, sheets, text
from phase10.dice.table import FAILED
from screens.menus import bar, game_tally, page


class Screen:
    def __init__(self, app):
        self.app = app
        self.say = app.words_of("dice")
        self.playing = playing = app.game
        say = self.say
        table = playing.table
        self.group = Group()
        self.group.append(page.of_result(5))
        self.group.append(sheets.load("cup").grid(x=6, y=4))
        first = table.winners[0]
        words = say.THE_END.format(playing.names[first])
        if len(table.winners) > 1:
            words = say.SHARED
        elif playing.is_you(first):
            words = say.YOU_WIN
        self.group.append(page.big(app, words, 46, 9))
        self.line(46, 23, 106).show(say.POINTS.format(table.scores[first]))
        order = [(-table.scores[seat], seat) for seat in range(table.seats)]
        order.sort()
        for place in range(table.seats):
            self.show_seat(order[place][1], 43 + 11 * place if table.seats < 7 else 39 + 9 * place)
        if table.seats == 1 and table.failed[0]:
            self.line(18, 60, 130).show(say.FAILED.format(table.failed[0], FAILED * table.failed[0]))
        self.bar = bar.KeyBar(app)
        self.bar.show(say.AGAIN, say.TO_TITLE)
        self.group.append(self.bar)
        game_tally.finish(app.machine, playing)
        page.announce(app, any(map(playing.is_person, table.winners)))

    def line(self, x: int, y: int, width: int, colour: int = colours.CREAM, align: int = text.FLUSH_LEFT):
        made = text.Line(self.app.small, width, colour, x, y, align)
        self.group.append(made)
        return made

    def show_seat(self, seat: int, y: int):
        playing, say = self.playing, self.say
        table = playing.table
        colour = colours.GOLD if seat in table.winners else colours.CREAM
        self.group.append(sheets.load("heads").grid(x=6, y=y + 1, tile=playing.faces[seat]))
        self.line(18, y, 44, colour).show(playing.names[seat])
        self.line(62, y, 52, colour).show(say.entry(say.PHASES, table.at[seat] != 1).format(table.at[seat]))
        self.line(114, y, 40, colour, text.FLUSH_RIGHT).show(str(table.scores[seat]))

    def key(self, event: int):
        self.app.machine.lights("off")
        if event in (keys.A, keys.START):
            self.app.go("newgame")
        elif event == keys.B:
            self.app.go("title")
        else:
            self.bar.blink()

    def close(self):
        self.app.game = None

    def tick(self):
        self.bar.tick()
