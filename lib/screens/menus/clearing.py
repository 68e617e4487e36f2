# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Clearing, a mixin for a screen whose content can be cleared: SELECT and START held together ask, then A clears it."""

from handheld import clock
from handheld.keys import SELECT, START, A

_HOLD = 1000  # ms for which the two keys must be held


class Clearing:
    """The screen defines show_bar() and clear()."""

    def __init__(self):
        self.since = -1  # when both keys were pressed
        self.clears = False  # is the question shown?

    def answer(self, event: int):
        self.clears = False
        if event == A:
            self.clear()
        self.show_bar()

    def look(self):
        """Call each frame."""
        pressed = self.app.machine.keys
        if not (pressed.is_down(SELECT) and pressed.is_down(START)):
            self.since = -1
        elif self.since < 0:
            self.since = clock.ms()
        elif clock.since(self.since) > _HOLD and not self.clears:
            self.clears = True
            say = self.app.words_of("records")
            self.bar.show(say.CLEAR, say.NO)
