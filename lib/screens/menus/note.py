# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What was missing or wrong, one sentence after the other, before the title goes on as far as it can."""

from handheld import keys, written
from screens.menus import page

_LINES = 8


class Screen(page.Page):
    def __init__(self, app):
        say = self.say = app.words_of("note")
        page.Page.__init__(self, app, say.NOTE, say.OK)
        self.lines = [self.line(page.TOP + 4 + i * page.LINE) for i in range(_LINES)]
        self.show()

    def show(self):
        what, which = self.app.machine.complaints[0]
        words = self.say.SAVE[which] if what == "game" else self.say.WRONG[what]
        if "%s" in words:
            words %= which
        found = written.wrap(words, self.app.small, 144)
        for i in range(_LINES):
            self.lines[i].show(found[i] if i < len(found) else "")

    def key(self, event: int):
        if event in (keys.A, keys.B, keys.START):
            complaints = self.app.machine.complaints
            complaints.pop(0)
            if complaints:
                self.show()
            else:
                self.app.go("title")
