# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The rules and the keys to read, page by page; each way to play has a page of its own."""

from handheld import keys, written
from screens.menus import page, presets, rows

_PAGES = ("AIM", "TURN", "PHASES", "GROUPS", "HITTING", "WILD", "SKIP", "POINTS", "KEYS", "FAIR", "REAL_CARDS")


class Screen(rows.List):
    def __init__(self, app, *back):
        """`back`: the screen that B leads to, and what it is to be opened with."""
        self.door = back or ("title", "help")
        say = self.say = app.words_of("help")
        self.variants = app.words_of("variants")
        rows.List.__init__(self, app, say.HELP, 8)
        self.page = ()  # the lines of the page that is open
        self.number = 0
        self.contents()

    def contents(self):
        self.page = ()
        self.head(self.say.HELP)
        self.bar.show(self.say.OPEN, self.say.BACK)
        self.rows.fill(self.count(), self.number)

    def count(self) -> int:
        """All pages; the first way to play is what the general ones tell."""
        return len(_PAGES) + len(presets.TABLE) - 1

    def head(self, words: str):
        """What follows is another page."""
        self.group[1] = page.big(self.app, words, 5, 2)
        self.app.machine.screen.whole()

    def left(self, row: int) -> str:
        if self.page:
            return self.page[row]
        if row < len(_PAGES):
            return getattr(self.say, _PAGES[row]).split("\n")[0]
        return self.say.VARIANT % self.variant(row)

    def variant(self, row: int) -> str:
        return presets.describe(row - len(_PAGES) + 1, self.variants)[0]

    def pick(self, row: int):
        self.open((self.number + 1) % self.count() if self.page else row)

    def change(self, row: int, step: int):
        if self.page:
            self.open((self.number + step) % self.count())

    def start(self):
        if self.page:
            self.app.go(*self.door)
        else:
            self.pick(self.rows.at)

    def open(self, number: int):
        app = self.app
        self.number = number
        if number < len(_PAGES):
            name, _, words = getattr(self.say, _PAGES[number]).partition("\n")
        else:
            name = self.variant(number)
            words = getattr(app.words_of("pages"), presets.name(number - len(_PAGES) + 1))
        self.head(name)
        self.page = written.wrap(words, app.small, 138)
        self.bar.show(self.say.NEXT, self.say.BACK)
        self.rows.fill(len(self.page), -1)

    def key(self, event: int):
        key = event & 15
        if self.page and key <= keys.DOWN:
            self.rows.look(1 if key == keys.DOWN else -1)
            return
        if self.page:
            self.bar.show("", "")  # no row is there to be pressed
        rows.List.key(self, event)

    def back(self):
        if self.page:
            self.contents()
        else:
            self.app.go(*self.door)
