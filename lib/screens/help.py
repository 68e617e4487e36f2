# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The rules and the keys to read, page by page; each variant has a page of its own, loaded when it is opened."""

from handheld import drop, keys, text
from screens import parts, presets

WORDS = "help"

_PAGES = ("AIM", "TURN", "PHASES", "GROUPS", "HITTING", "WILD", "SKIP", "POINTS", "KEYS", "FAIR")
_LINES = 9


class Screen(parts.List):
    def __init__(self, app, back: str = "title"):
        self.door = back
        parts.List.__init__(self, app, app.say.HELP, 8)
        self.variants = app.load_words("_variants")
        self.page = ()  # the lines of the page that is open
        self.number = self.first = 0
        self.sheet = [self.line(parts.TOP + 1 + i * parts.LINE) for i in range(_LINES)]
        self.hints = [parts.icons().grid(x=149, y=y, tile=tile) for y, tile in ((20, 6), (100, 8))]
        for hint in self.hints:
            self.group.append(hint)
        self.contents()

    def contents(self):
        self.page = ()
        self.fill()
        self.head(self.app.say.HELP)
        self.bar.show(self.app.say.OPEN, self.app.say.BACK)
        self.rows.hidden = False
        self.rows.fill(len(_PAGES) + len(presets.TABLE) - 1, self.number)

    def head(self, words: str):
        self.group[1] = parts.large(self.app, words, 5, 2)

    def left(self, row: int) -> str:
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
        self.first = 0
        if number < len(_PAGES):
            name, _, words = getattr(app.say, _PAGES[number]).partition("\n")
        else:
            name = self.variant(number)
            pages = app.load_words("_pages")
            words = getattr(pages, presets.name(number - len(_PAGES) + 1))
            drop(pages.__name__)
        self.head(name)
        self.page = text.wrap(words, app.small, 140)
        self.rows.hidden = True
        self.bar.show(app.say.NEXT, app.say.BACK)
        self.fill()

    def fill(self):
        for i in range(_LINES):
            at = self.first + i
            self.sheet[i].show(self.page[at] if at < len(self.page) else "")
        self.hints[0].hidden = self.first == 0
        self.hints[1].hidden = self.first + _LINES >= len(self.page)

    def key(self, event: int):
        if not self.page:
            parts.List.key(self, event)
            return
        key = event & 15
        if key == keys.UP or key == keys.DOWN:
            most = max(len(self.page) - _LINES, 0)
            self.first = min(max(self.first + (1 if key == keys.DOWN else -1), 0), most)
            self.fill()
        elif key == keys.LEFT or key == keys.RIGHT or event == keys.A:
            self.open((self.number + (-1 if key == keys.LEFT else 1)) % self.rows.count)
        elif event == keys.B:
            self.contents()
        elif event == keys.START:
            self.back()

    def back(self):
        self.app.go(self.door)

    def close(self):
        drop(self.variants.__name__)
