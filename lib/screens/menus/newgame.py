# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The menu for a new game: number of seats, players, and rules. deal.py creates the game; single rules are changed in
rules.py.
"""

import memory
from handheld import colours, sheets
from phase10 import options
from screens import preload
from screens.menus import choices, list_page, players, presets

START, COUNT, RULES, SINGLE, BOTS, FIRST = range(6)  # rows; from FIRST on the seats, then who deals first
_ROWS = ("START", "COUNT", "RULES", "SINGLE", "BOTS", "SEAT", "DEALER")  # names of each kind in the words


class Screen(list_page.List):
    def __init__(self, app, made=None, saved: bool = False, row: int = SINGLE):
        """made: (players, rules, preset) returned by another screen; row: the one it was opened from. saved: there is a
        saved game, which a new one would replace.
        """
        self.saved = saved
        self.sure = False  # has A been pressed once where a saved game would be replaced?
        self.players, self.rules, self.preset = made or _last(app)
        self.fit(len(self.players.levels))
        say = self.say = app.words_of("newgame")
        self.variants = app.words_of("variants")
        list_page.List.__init__(self, app, say.TITLE, 7, 1, sheets.heads())
        self.rows.fill(self.count(), row if made else START)
        self.chosen(self.rows.at)

    def count(self) -> int:
        """The number of rows."""
        return FIRST + len(self.players.levels) + (self.rules.mode != "dice")

    def dealer(self) -> int:
        """The row for the first dealer; beyond the last row in Dice."""
        return FIRST + len(self.players.levels)

    def sign(self, row: int) -> int:
        if row == self.dealer():
            seat = presets.first_dealer(self.rules)
            return self.players.faces[seat] if seat >= 0 else -1
        return self.players.faces[row - FIRST] if row >= FIRST else -1

    def about(self, row: int, what: int) -> str:
        """A row's name (0), what A does (1), or its explanation (2)."""
        kind = _ROWS[-1 if row == self.dealer() else min(row, FIRST)]
        return self.say.entry(getattr(self.say, kind), what)

    def name(self, seat: int) -> str:
        return self.players.name(seat, self.app.words.YOU)

    def left(self, row: int) -> str:
        if row < FIRST or row == self.dealer():
            return self.about(row, 0)
        return "%d %s" % (row - FIRST + 1, self.name(row - FIRST))

    def right(self, row: int) -> str:
        if row in (START, SINGLE):
            return ""
        if row == COUNT:
            value = str(len(self.players.levels))
        elif row == RULES:
            value = presets.describe(self.preset, self.variants)[0]
        elif row == BOTS:
            level = self.players.bots()
            value = self.level(level) if level else self.say.MIXED
        elif row == self.dealer():
            seat = presets.first_dealer(self.rules)
            value = self.name(seat) if seat >= 0 else self.say.CHANCE
        else:
            value = self.level(self.players.levels[row - FIRST])
        return value

    def level(self, level: int) -> str:
        return self.say.entry(self.say.LEVELS, level, self.say.BOT.format(level))

    def chosen(self, row: int):
        say = self.say
        self.sure = False
        self.bar.show(say.DICE if row == START and self.rules.mode == "dice" else self.about(row, 1), say.BACK)
        if row == RULES or row == START and self.preset and not self.saved:
            self.tell(presets.describe(self.preset, self.variants)[1])
        elif row == START and self.saved:
            self.tell(say.REPLACES, colours.PINK)
        elif row == COUNT and options.seats(self.rules)[1] != 6:
            self.tell(say.AT_MOST.format(options.seats(self.rules)[1]))
        else:
            self.tell(self.about(row, 2))

    def change(self, row: int, step: int):
        memory.make_room()
        if row == COUNT:
            self.resize(len(self.players.levels) + step)
        elif row == RULES:
            self.preset = (self.preset + step) % len(presets.TABLE)
            self.rules = presets.rules(self.preset)
            self.resize(len(self.players.levels))
        elif row == self.dealer():
            count = len(self.players.levels)
            presets.deal_first(self.rules, (presets.first_dealer(self.rules) + 1 + step) % (count + 1) - 1)
            self.rows.show()
        elif row == BOTS:
            self.players.change_bots(step)
            self.rows.show()
        elif row >= FIRST:
            self.players.change_level(row - FIRST, step)
            self.rows.show()

    def fit(self, count: int):
        """Give the game so many seats, or as many as its rules allow; one of them deals first."""
        least, most = options.seats(self.rules)
        self.players.resize(min(max(count, least), most))
        if presets.first_dealer(self.rules) >= len(self.players.levels):
            presets.deal_first(self.rules, -1)

    def resize(self, count: int):
        self.fit(count)
        self.rows.count = self.count()
        self.rows.show()
        self.chosen(self.rows.at)

    def pick(self, row: int):
        if row == START:
            self.begin()
        elif row == COUNT:
            count = len(self.players.levels)
            self.resize(count + 1 if count < options.seats(self.rules)[1] else 1)
        elif row == RULES:
            self.app.go("ways", self.players, self.rules, self.preset, self.saved)
        elif row == SINGLE:
            self.app.go("rules", self.players, self.rules, self.preset, "", self.saved)
        elif row in (BOTS, self.dealer()):
            self.change(row, 1)
        else:
            self.players.next_face(row - FIRST)
            self.rows.show()

    def start(self):
        """START begins the game; where one is saved, first chooses the row that says what becomes of that."""
        if self.saved and self.rows.at != START:
            self.choose(START - self.rows.at)
        else:
            self.begin()

    def begin(self):
        if self.saved and not self.sure:
            self.sure = True
            self.bar.show(self.say.SURE, self.say.BACK)
            return
        app, rules = self.app, self.rules
        packed = self.remember()
        seats = self.players.seats(app.words.YOU)
        if rules.mode == "dice":
            app.due = lambda: _keeping(app)
            app.go("dice", rules.in_force(), seats)
        else:
            app.go("deal", "play", packed, seats)

    def remember(self) -> bytes:
        """Keep the choices for the next new game; return the packed rules."""
        packed = self.rules.pack()
        self.app.unkept = self.players.pack() + bytes((self.preset & 255,)) + packed
        return packed

    def back(self):
        self.remember()
        self.app.go("title", "newgame")

    def tick(self):
        if self.rules.mode != "dice":
            preload.step(self.app, self.bar)
        return list_page.List.tick(self)


def _keeping(app):
    """Generator, for App.due: save the choices for a game of dice; for one of cards the table does."""
    yield
    memory.making_room(_keep, app)


def _keep(app):
    from screens.menus import keep_choices
    keep_choices.keep_unkept(app)


def _last(app) -> tuple:
    """(players, rules, preset) of the last new game, or the defaults."""
    packed = app.unkept or choices.last_game(app.machine)
    try:
        at = 1 + packed[0]
        preset = packed[at]
        if preset >= len(presets.TABLE):
            preset = -1
        return players.unpack(packed), options.unpack(packed, at + 1)[0], preset
    except (IndexError, ValueError):
        return players.Players(), presets.rules(0), 0
