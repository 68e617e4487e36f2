# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Shows the complaints (complaints.py), one after the other, before the title. Some offer a repair; B declines.
What writes is imported for that alone, so that it can be told that it is missing.
"""

from handheld import GAME, keys
from handheld.colours import CREAM
from handheld.complaints import complain, complain_unsaved
from handheld.store import open_store
from screens.menus import page

_LINES = 8
_FILES = ("files", "files")
_FOREIGN = ("game", "foreign")


class Screen(page.Page):
    def __init__(self, app, words: str = "", *back):
        """With words: show only this message, then open the screen `back`, with its arguments."""
        self.words, self.back = words, back or ("title",)
        self.say = app.words_of("note")
        page.Page.__init__(self, app, self.say.NOTE)
        self.lines = [self.line(page.TOP + 4 + i * page.LINE) for i in range(_LINES)]
        self.complaint = ()  # the complaint being shown
        self.later = 0  # frames until the files are created, so that the warning not to cut the power is seen first
        self.show()

    def show(self):
        say = self.say
        self.tell(self.words or self.next_words(), CREAM)
        if self.complaint in (_FILES, _FOREIGN):
            self.bar.show(say.entry(say.YES, self.complaint[1]), say.NO)
        else:
            self.bar.show(say.OK, "")

    def next_words(self) -> str:
        self.complaint = what, which = self.app.machine.complaints.pop(0)
        words = self.say.entry(self.say.SAVE, which) if what == "game" else self.say.entry(self.say.WRONG, what)
        if what in ("save", "unmade"):  # which is an error code
            which = self.say.entry(self.say.REASONS, which)
        return words.format(which)

    def key(self, event: int):
        if self.later or event not in (keys.A, keys.B, keys.START):
            self.bar.blink()
            return
        if self.complaint == _FILES and event != keys.B:
            self.later = 2
            self.tell(self.say.MAKING, CREAM)
            self.bar.show("", "")
            return
        if self.complaint == _FOREIGN and event != keys.B:
            from handheld import reserve
            complain_unsaved(reserve.take_nvm(open_store().places))
        elif self.complaint == ("game", "damaged"):
            self.app.machine.save(GAME, b"")  # so that it is reported once
        self.go_on()

    def tick(self):
        self.bar.tick()
        if self.later:
            self.later -= 1
            if not self.later:
                from handheld import reserve
                wrong = reserve.make(open_store().places)
                if wrong:
                    complain("unmade", wrong)
                self.go_on()

    def go_on(self):
        if self.app.machine.complaints and not self.words:
            self.show()
        else:
            self.app.go(*self.back)
