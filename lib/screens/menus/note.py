# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What was missing or wrong, one sentence after the other, before the title goes on as far as it can. Some of it can be
put right with A, or left with B.
"""

from handheld import GAME, keys, written
from handheld.complaints import complain
from screens.menus import page

_LINES = 8
_QUESTIONS = (("files", "files"), ("game", "foreign"))


class Screen(page.Page):
    def __init__(self, app):
        say = self.say = app.words_of("note")
        page.Page.__init__(self, app, say.NOTE)
        self.lines = [self.line(page.TOP + 4 + i * page.LINE) for i in range(_LINES)]
        self.making = 0  # frames until the files are made: first it must be seen that the power has to stay
        self.show()

    def show(self):
        found = self.app.machine.complaints[0]
        what, which = found
        words = self.say.SAVE[which] if what == "game" else self.say.WRONG[what]
        if "%s" in words:
            words %= which
        self.tell(words)
        if found in _QUESTIONS:
            self.bar.show(self.say.YES[which], self.say.NO)
        else:
            self.bar.show(self.say.OK, "")

    def tell(self, words: str):
        found = written.wrap(words, self.app.small, 144)
        for i in range(_LINES):
            self.lines[i].show(found[i] if i < len(found) else "")

    def key(self, event: int):
        if self.making or event not in (keys.A, keys.B, keys.START):
            return
        machine = self.app.machine
        found = machine.complaints[0]
        if found == ("files", "files") and event != keys.B:
            self.making = 2
            self.tell(self.say.MAKING)
            self.bar.show("", "")
            return
        if found == ("game", "foreign") and event != keys.B:
            from handheld import reserve
            from handheld.store import open_store
            self.done(reserve.take_nvm(open_store().places))
        elif found == ("game", "damaged"):
            machine.save(GAME, b"")  # so that it is told once
        self.go_on()

    def tick(self):
        if self.making:
            self.making -= 1
            if not self.making:
                from handheld import reserve
                from handheld.store import open_store
                self.done(reserve.make(open_store().places))
                self.go_on()

    def done(self, wrong):
        if wrong:
            complain("save", wrong)

    def go_on(self):
        complaints = self.app.machine.complaints
        complaints.pop(0)
        if complaints:
            self.show()
        else:
            self.app.go("title")
