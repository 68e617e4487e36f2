# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The rules and the keys to read, page by page; each variant has a page of its own, loaded when it is opened."""

from handheld import drop, keys, written
from screens import parts, presets, rows

WORDS = "help"

_PAGES = ("AIM", "TURN", "PHASES", "GROUPS", "HITTING", "WILD", "SKIP", "POINTS", "KEYS", "FAIR")


class Screen(rows.List):
    def __init__(self, app, back: str = "title"):
        self.door = back
        rows.List.__init__(self, app, app.say.HELP, 8)
        self.variants = app.load_words("_variants")
        self.page = ()  # the lines of the page that is open
        self.number = 0
        self.contents()

    def contents(self):
        self.page = ()
        self.head(self.app.say.HELP)
        self.bar.show(self.app.say.OPEN, self.app.say.BACK)
        self.rows.fill(self.count(), self.number)

    def count(self) -> int:
        """All pages; the first way to play is what the general ones tell."""
        return len(_PAGES) + len(presets.TABLE) - 1

    def head(self, words: str):
        self.group[1] = parts.big(self.app, words, 5, 2)

    def left(self, row: int) -> str:
        if self.page:
            return self.page[row]
        if row < len(_PAGES):
            return getattr(self.app.say, _PAGES[row]).split("\n")[0]
        return self.app.say.VARIANT % self.variant(row)

    def variant(self, row: int) -> str:
        return presets.describe(row - len(_PAGES) + 1, self.variants)[0]

    def pick(self, row: int):
        self.open(row)

    def open(self, number: int):
        app = self.app
        self.number = number
        if number < len(_PAGES):
            name, _, words = getattr(app.say, _PAGES[number]).partition("\n")
        else:
            name = self.variant(number)
            pages = app.load_words("_pages")
            words = getattr(pages, presets.name(number - len(_PAGES) + 1))
            drop(pages.__name__)
        self.head(name)
        self.page = written.wrap(words, app.small, 138)
        self.bar.show(app.say.NEXT, app.say.BACK)
        self.rows.fill(len(self.page), -1)

    def key(self, event: int):
        if not self.page:
            rows.List.key(self, event)
            return
        key = event & 15
        if key == keys.UP or key == keys.DOWN:
            self.rows.look(1 if key == keys.DOWN else -1)
        elif key == keys.LEFT or key == keys.RIGHT or event == keys.A:
            self.open((self.number + (-1 if key == keys.LEFT else 1)) % self.count())
        elif event == keys.B:
            self.contents()
        elif event == keys.START:
            self.back()

    def back(self):
        self.app.go(self.door)

    def close(self):
        drop(self.variants.__name__)
