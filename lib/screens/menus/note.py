# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What was missing or wrong, one sentence after the other, before the title goes on as far as it can."""

from handheld import keys, written
from screens.menus import page

_LINES = 8


class Screen(page.Page):
    def __init__(self, app, words: str = "", *back):
        """With words only these are told, and then another screen than the title is shown."""
        self.words, self.back = words, back or ("title",)
        say = self.say = app.words_of("note")
        page.Page.__init__(self, app, say.NOTE, say.OK)
        self.lines = [self.line(page.TOP + 4 + i * page.LINE) for i in range(_LINES)]
        self.show()

    def show(self):
        words = self.words or self.next_words()
        found = written.wrap(words, self.app.small, 144)
        for i in range(_LINES):
            self.lines[i].show(found[i] if i < len(found) else "")

    def next_words(self) -> str:
        what, which = self.app.machine.complaints.pop(0)
        words = self.say.SAVE[which] if what == "game" else self.say.WRONG[what]
        return words % which if "%s" in words else words

    def key(self, event: int):
        if event in (keys.A, keys.B, keys.START):
            if self.app.machine.complaints and not self.words:
                self.show()
            else:
                self.app.go(*self.back)
