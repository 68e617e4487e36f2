# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The owl tells a lesson: one box, right before the keys are asked for. Which one is said by lessons.py. That there are
hints is told beside the turn, which goes on with any key.
"""

from handheld.keys import A, B
from phase10.cards import SKIP
from screens import owl

_Y = 48  # the phase and the hand stay in sight
_TOP = -3  # two lines hide nothing but the seats
ABOVE = ("HIT", "FLOAT")  # what these are about lies below the seats


class Part:
    def __init__(self, screen, lesson: str):
        self.screen = screen
        self.lesson = lesson
        name = lesson.split()[1]
        if name == "SKIP" and screen.hand.card() == SKIP:  # it need not be found
            name = "ON_SKIP"
        words = screen.app.words_of("coach" if screen.game.guided else "firsts")
        self.free = name == "TIP"  # goes with any key
        if self.free:
            screen.game.learnt(lesson)
        else:
            screen.bar.show(words.GOT_IT, "")
        self.box = owl.saying(screen.app, getattr(words, name), _TOP if name in ABOVE else _Y)
        screen.group.append(self.box)

    def close(self):
        self.screen.group.remove(self.box)

    def tick(self):
        """It waits to be read."""

    def key(self, event: int):
        if self.free:
            self.screen.leave_part()
            if event != B:
                self.screen.key(event)
        elif event in (A, B):
            self.screen.game.learnt(self.lesson)
            self.screen.leave_part()
