# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What was missing or wrong, one sentence after the other, before the title goes on as far as it can."""

from handheld import keys, written
from screens import parts

WORDS = "note"

_LINES = 8


class Screen(parts.Page):
    def __init__(self, app):
        parts.Page.__init__(self, app, app.say.NOTE, app.say.OK)
        self.lines = [self.line(parts.TOP + 4 + i * parts.LINE) for i in range(_LINES)]
        self.show()

    def show(self):
        what, which = self.app.machine.complaints[0]
        words = getattr(self.app.say, what if what.startswith("SAVE_") else "WRONG_" + what)
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
