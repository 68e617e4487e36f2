# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Setup, the base class of the menus for a new game and a new score sheet: rows, the last for seats and who begins."""

import memory
from phase10 import options
from phase10.rules import seats_of
from screens.menus import list_page, presets


class Setup(list_page.ListPage):
    """A subclass defines name(seat), begin(), and for the first dealer (-1: random) first() and let_begin()."""

    DICE_BEGINS = ""  # the last row with dice, "" for none

    def __init__(self, app, say, above: tuple, made: tuple, row: int, saved, signs=None):
        """above: the names of the rows above the seats in the words. made: (players, rules, preset), players being a
        Players or Guests. row: the one to select. saved: is there something that beginning would replace?
        """
        self.say, self.above, self.saved = say, above, saved
        self.sure = False  # has A been pressed once where something would be replaced?
        self.players, self.rules, self.preset = made
        self.own = None  # rules changed one by one, once variants have been passed
        self.variants = app.words_of("variants")
        self.fit()
        list_page.ListPage.__init__(self, app, say.TITLE, 7, 1, signs)
        self.rows.fill(self.count(), row)
        self.chosen(self.rows.at)

    def count(self) -> int:
        return self.dealer() + bool(self.begins())

    def dealer(self) -> int:
        """The row for who begins, below the seats."""
        return len(self.above) + self.players.count

    def begins(self) -> str:
        """The name of that row, "" if there is none."""
        return self.DICE_BEGINS if self.rules.mode == "dice" else "DEALER"

    def kind(self, row: int) -> str:
        """The name of a row in the words."""
        return self.above[row] if row < len(self.above) else "SEAT" if row < self.dealer() else self.begins()

    def about(self, row: int, what: int) -> str:
        """A row's name (0), what A does (1), or its explanation (2)."""
        return self.say.entry(getattr(self.say, self.kind(row)), what)

    def left(self, row: int) -> str:
        seat = row - len(self.above)
        return "%d %s" % (seat + 1, self.name(seat)) if self.kind(row) == "SEAT" else self.about(row, 0)

    def right(self, row: int) -> str:
        if self.kind(row) == "COUNT":
            return str(self.players.count)
        if self.kind(row) == "RULES":
            return presets.describe(self.preset, self.variants)[0]
        if row == self.dealer():
            return self.name(self.first()) if self.first() >= 0 else self.say.CHANCE
        return ""

    def chosen(self, row: int):
        self.sure = False
        self.bar.show(self.about(row, 1), self.say.BACK)
        self.tell(*self.explained(row, self.kind(row)))

    def explained(self, row: int, kind: str) -> tuple:
        """The arguments for tell()."""
        return (presets.describe(self.preset, self.variants)[1] if kind == "RULES" else self.about(row, 2),)

    def change(self, row: int, step: int):
        try:
            memory.making_room(bytearray, memory.PIECE)  # now, as what follows cannot be tried again
        except MemoryError:
            pass
        if self.kind(row) == "COUNT":
            if self.ends(row) != step:
                self.resize(self.players.count + step)
        elif self.kind(row) == "RULES":
            self.preset, self.rules, self.own = presets.beside(self.preset, step, self.own, self.rules)
            self.resize(self.players.wanted)
        elif row == self.dealer():
            self.let_begin((self.first() + 1 + step) % (self.players.count + 1) - 1)
            self.rows.show()

    def ends(self, row: int) -> int:
        least, most = self.room()
        count = self.players.count if self.kind(row) == "COUNT" else 0
        return (count == most) - (count == least)

    def room(self) -> tuple:
        """(least, most) seats. Of two, neither can ever knock, so that is not offered."""
        least, most = seats_of(self.rules)
        return options.LEAST_KNOCKING if self.rules.knock == "on" else least, most

    def fit(self):
        """Give the game as many seats as were chosen, or as its rules allow."""
        least, most = self.room()
        self.players.resize(min(max(self.players.wanted, least), most))

    def resize(self, count: int):
        self.players.wanted = count
        self.fit()
        self.rows.count = self.count()
        self.rows.show()
        self.chosen(self.rows.at)

    def pick(self, row: int):
        kind, count = self.kind(row), self.players.count
        if kind == "START":
            self.ask_or_begin()
        elif kind == "COUNT":
            self.resize(count + 1 if count < self.room()[1] else self.room()[0])
        else:
            self.change(row, 1)

    def start(self):
        """START begins; where something would be replaced, it first chooses the row that says so."""
        row = self.above.index("START")
        if self.replaces() and self.rows.at != row:
            self.choose(row - self.rows.at)
        else:
            self.ask_or_begin()

    def replaces(self) -> bool:
        """Would beginning replace something that is still to be played?"""
        return bool(self.saved)

    def ask_or_begin(self):
        """Begin; where something would be replaced, ask first."""
        if self.replaces() and not self.sure:
            self.sure = True
            self.bar.show(self.say.SURE, self.say.BACK)
        else:
            self.begin()
