# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Part: a lesson in the owl's box before the player gets the keys; or the tip about hints, until any key."""

import memory
from handheld.keys import A, B
from handheld.screen import remove
from phase10.cards import SKIP
from screens import owl

_TOP = -3  # with two lines, the box covers only the seats
ABOVE = ("HIT", "FLOAT", "SWAP")  # at _TOP, because they are about what owl.AT_TABLE would cover


class Part:
    def __init__(self, screen, lesson: str):
        self.screen = screen
        self.lesson = lesson
        name = lesson.split()[1]
        if name == "SKIP" and screen.hand.card() == SKIP:  # the cursor is on it already
            name = "ON_SKIP"
        elif name == "SAVE" and screen.game.rules.saveLimit != "1":
            name = "SAVE_ANY"
        words = screen.app.words_of("coach" if screen.game.guided else "firsts")
        self.any_key_closes = name == "TIP"
        if self.any_key_closes:
            learnt(screen, lesson)
        else:
            screen.bar.show(words.GOT_IT, "")
        self.box = owl.saying(screen.app, getattr(words, name), _TOP if name in ABOVE else owl.AT_TABLE)
        screen.group.append(self.box)

    def close(self):
        remove(self.screen.group, self.box)

    def key(self, event: int):
        if self.any_key_closes:
            self.screen.leave_part()
            if event != B:
                self.screen.key(event)
        elif event in (A, B):
            self.screen.soon(self.go_on)

    def go_on(self):
        learnt(self.screen, self.lesson)
        self.screen.leave_part()


def learnt(screen, lesson: str):
    """A lesson was read: do not show it again. The guided hand does not record that, as it always shows all."""
    game = screen.game
    game.lessons.remove(lesson)
    if not game.guided:
        game.with_room(note_explained, screen.app.machine, lesson.split()[1], fallback=None)
        memory.tidy()


def note_explained(machine, name: str):
    from screens.menus import keep_choices
    keep_choices.note_explained(machine, name)
