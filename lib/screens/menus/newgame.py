# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The menu for a new game: number of seats, players, and rules, the single ones in rules.py. deal.py creates it."""

import memory
from handheld import colours, sheets
from phase10 import options
from phase10.rules import seats_of
from screens.menus import bar, choices, players, presets, setup

ABOVE = ("START", "COUNT", "RULES", "SINGLE", "BOTS", "PEOPLE")  # the rows above the seats


class Screen(setup.Setup):
    def __init__(self, app, made=None, saved: bool = False, row: str = "SINGLE"):
        """made: (players, rules, preset) returned by another screen; row: the one it was opened from. saved: there is a
        saved game, which a new one would replace.
        """
        setup.Setup.__init__(self, app, app.words_of("newgame"), ABOVE, made or _last(app),
                             ABOVE.index(row if made else "START"), saved, sheets.load("heads"))

    def first(self) -> int:
        first = self.rules.firstDealer
        return -1 if first == "chance" else int(first) - 1

    def let_begin(self, seat: int):
        self.rules.set("firstDealer", str(seat + 1) if seat >= 0 else "chance")

    def fit(self):
        setup.Setup.fit(self)
        if self.first() >= self.players.count:
            self.let_begin(-1)

    def sign(self, row: int) -> int:
        seat = self.first() if row == self.dealer() else row - len(ABOVE)
        return self.players.faces[seat] if seat >= 0 else -1

    def about(self, row: int, what: int) -> str:
        if row == 0 and what == 1 and self.rules.mode == "dice":
            return self.say.DICE
        return setup.Setup.about(self, row, what)

    def name(self, seat: int) -> str:
        return self.players.name(seat, self.app.words.YOU)

    def right(self, row: int) -> str:
        kind = self.kind(row)
        if kind == "PEOPLE":
            return str(self.players.people())
        if kind == "BOTS":
            level = self.players.bots()
            return self.level(level) if level else self.say.MIXED
        return self.level(self.players.levels[row - len(ABOVE)]) if kind == "SEAT" else setup.Setup.right(self, row)

    def level(self, level: int) -> str:
        """A person, or how strong a bot is."""
        return self.say.entry(self.say.LEVELS, (level > 0) + (level > 3) + (level > 7)).format(level)

    def explained(self, row: int, kind: str) -> tuple:
        if kind == "START" and self.saved:
            return self.say.REPLACES, colours.PINK
        if kind == "COUNT":
            most = seats_of(self.rules)[1]
            return (self.say.AT_MOST.format(most) if most != 6 else self.about(row, 2),)
        return setup.Setup.explained(self, row, "RULES" if kind == "START" and self.preset else kind)

    def change(self, row: int, step: int):
        setup.Setup.change(self, row, step)
        kind = self.kind(row)
        if kind == "PEOPLE":
            self.players.change_people(step)
        elif kind == "BOTS":
            self.players.change_bots(step)
        elif kind == "SEAT":
            self.players.change_level(row - len(ABOVE), step)
        else:
            return
        self.rows.show()

    def pick(self, row: int):
        kind = self.kind(row)
        if kind == "RULES":
            self.app.go("ways", self.players, self.rules, self.preset, self.saved)
        elif kind == "SINGLE":
            self.app.go("rules", self.players, self.rules, self.preset, "", self.saved)
        elif kind == "SEAT":
            self.players.next_face(row - len(ABOVE))
            self.rows.show()
        else:
            setup.Setup.pick(self, row)

    def begin(self):
        app, rules = self.app, self.rules
        packed = self.remember()
        seats = self.players.seats(app.words.YOU)
        if rules.mode == "dice":
            app.pending_save = lambda: _keeping(app)
            app.go("dice", rules.in_force(), seats)
        else:
            app.go("deal", "play", packed, seats)

    def remember(self) -> bytes:
        """Keep the choices for the next new game; return the packed rules."""
        packed = self.rules.pack()
        self.app.unsaved_choices = self.players.pack() + bytes((self.preset & 255,)) + packed
        return packed

    def back(self):
        self.remember()
        self.app.go("title", "newgame")

    def tick(self):
        preload = self.rules.mode != "dice" and bar.preloading()
        if preload:
            preload.step(self.app, self.bar)
        return setup.Setup.tick(self)


def _keeping(app):
    """Generator, for App.pending_save: save the choices for a game of dice; for one of cards the table does."""
    yield
    memory.making_room(_keep, app)


def _keep(app):
    from screens.menus import keep_choices
    keep_choices.save_choices(app)


def _last(app) -> tuple:
    """(players, rules, preset) of the last new game, or the defaults."""
    packed = app.unsaved_choices or choices.kept_by(app.machine)[1]
    try:
        at = 1 + packed[0]
        preset = packed[at]
        if preset >= len(presets.TABLE):
            preset = -1
        return players.unpack(packed), options.unpack(packed, at + 1)[0], preset
    except (IndexError, ValueError):
        return players.Players(), presets.rules(0), 0
