# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The result screen of a card game: who has won, and the ranking. Counts the game in the records, deletes its save."""

import memory

from handheld import clock, colours, icons, keys, sheets, text
from screens.kinds import DEMO, EVENT, HAND_EXPLAINED, PLAY, QUICK
from screens.menus import celebrating, game_tally, page
from screens.menus.tally import VISITORS, Tally

_SHOWN = 9000  # ms, in a demo


class Screen(celebrating.Celebrating, page.Bare):
    def __init__(self, app):
        celebrating.Celebrating.__init__(self, app.game)
        page.Bare.__init__(self, app, page.framed(page.FRAME, 6))
        self.say = app.words_of("records")
        self.shown = clock.ms()
        game = app.game
        self.patience, game.patience = game.patience, 0  # App would give the game up; here tick() looks at it
        self.rank()
        record = self.count()
        memory.tidy()  # unload what saved it: the winner's animation is large
        names, words = self.show_first(record)
        pitch = min(62 // game.table.seats, 13)
        for place in range(game.table.seats):
            self.show_seat(self.places[place], self.order[place], 49 + pitch * place)
        if game.kind == EVENT:
            self.show_standing()
        self.celebrate(names, words, self.say.RANKING)
        self.announce(not game.persons or any(map(game.is_person, self.winners)))

    def show_standing(self):
        """Say what a visitor's points are worth in the event; A leads to its list."""
        game, say = self.game, self.say
        place = Tally(self.app.machine).place(game.table.scores[game.viewer])
        words = say.PLACED.format(place + 1) if place < VISITORS else say.UNPLACED
        self.line(100, colours.SAND, 8, 150).show(words)

    def offer(self):
        say, kind = self.say, self.game.kind
        if kind in (PLAY, QUICK):
            self.bar.show(say.AGAIN if kind == PLAY else say.ONCE_MORE, say.TO_TITLE)
        else:
            self.bar.show(say.LIST if kind == EVENT else say.TO_TITLE, "")

    def rank(self):
        """Set self.order, by winning, phases or the pawn's space, and points; self.places: equal ones share one."""
        table = self.game.table
        went_out = (table.out,) if table.out < table.seats else ()
        self.winners = went_out if self.game.kind == QUICK else table.winners or ()
        order, course = [], table.course
        for seat in range(table.seats):
            far = course.phases_done(seat) if course.COUNTS_POINTS else course.pawns[seat]
            if seat in table.tie:  # it was put back to replay one
                far = course.last + 1
            order.append((seat not in self.winners, -far, table.scores[seat], seat))
        order.sort()
        self.order = [entry[3] for entry in order]
        self.places = [1 + sum([other[:3] < entry[:3] for other in order]) for entry in order]

    def count(self) -> bool:
        """Count the game in the records; True if there is a new best score."""
        machine, game = self.app.machine, self.game
        if game.kind == PLAY:
            return game_tally.finish(machine, game)
        if game.kind == QUICK and HAND_EXPLAINED not in machine.settings.explained:
            from screens.menus import keep_choices
            keep_choices.note_explained(machine, HAND_EXPLAINED)
        return False

    def show_first(self, record: bool) -> tuple:
        """Draw the winner; returns (names, sentence) for the animation."""
        app, game, say = self.app, self.game, self.say
        if not self.winners:
            names, words = say.NONE, say.NOBODY
            self.group.append(page.big(app, names, 10, 10))
        else:
            first = self.winners[0]
            self.group.append(page.enlarged(sheets.face(game.faces[first], 1), 2, 8, 10))
            self.group.append(sheets.icon_sheet(True).grid(x=20, y=3, tile=icons.CROWN))
            who = " + ".join([game.names[seat] for seat in self.winners])
            names = who if len(who) < 15 else say.SHARED
            self.group.append(page.big(app, names, 48, 10))
            if record:
                words = say.NEW_BEST
            elif names != who:
                words = page.shortened(who, app.small, 100)
            elif len(self.winners) == 1:
                words = say.YOU_WIN if game.is_you(first) else say.WINS
            else:  # "YOU + FINN win!" is no sentence, in German least of all
                words = say.SHARED if any(map(game.is_you, self.winners)) else say.WIN
        x = 48 if self.winners else 10
        self.line(27, x=x, width=154 - x).show(words)
        return names, words

    def show_seat(self, place: int, seat: int, y: int):
        game, table, say = self.game, self.game.table, self.say
        colour = colours.GOLD if seat in self.winners else colours.CREAM
        self.group.append(sheets.load("heads").grid(x=18, y=y + 1, tile=game.faces[seat]))
        points = str(table.scores[seat]) if table.course.COUNTS_POINTS else say.SPACE.format(table.course.pawns[seat])
        done = game_tally.phases_made(table, seat)
        phases = celebrating.count_phases(say, done)
        if table.rules.mode == "antiPhase":  # show the phase that it has not lost
            phases = say.ON.format(done) if done else say.GONE
        self.line(y, colour, 4, 12, text.FLUSH_RIGHT).show(str(place))
        self.line(y, colour, 31, 40).show(game.names[seat])
        self.line(y, colour, 70, 54).show(phases)
        self.line(y, colour, 122, 33, text.FLUSH_RIGHT).show(points)

    def choose(self, event: int):
        app, game, kind = self.app, self.game, self.game.kind
        if kind == EVENT:
            app.go("event", game.table.scores[game.viewer])
        elif event not in (keys.A, keys.B, keys.START):
            self.bar.blink()
        elif event == keys.B or kind not in (PLAY, QUICK):
            app.go("title")
        elif kind == PLAY:
            app.go("newgame")
        else:
            app.go("deal", "quick", None, list(zip(game.levels, game.faces, game.names)))

    def tick(self):
        app = self.app
        celebrating.Celebrating.tick(self)
        if 0 < self.patience < app.machine.power.idle():  # the visitor has left
            self.key(keys.A)  # which takes the points to the list
        if self.game.kind == DEMO:
            app.machine.power.stir()
            if clock.since(self.shown) > _SHOWN:
                app.go("deal", "demo", None, self.game.names)
