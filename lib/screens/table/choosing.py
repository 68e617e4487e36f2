# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Choosing a phase: Masters' active phase with the hand in view, or on a Twist space one of the two phases beside it or
the Twist card. The panel shows each as far as the hand has it.
"""

from handheld.keys import DOWN, HELD, LEFT, RIGHT, SELECT, UP, A
from phase10 import engine
from phase10.actions import CHOOSE, TWIST_CARD
from phase10.phases import label


class Part:
    def __init__(self, screen):
        self.screen = screen
        table = screen.game.table
        self.twist = table.rules.mode == "twist"
        self.words = screen.app.words_of("piles" if self.twist else "saving")
        course = table.course
        self.choices = list(course.choices(table.turn))
        self.phases = list(self.choices)
        if engine.why_not(table, table.turn, (CHOOSE, TWIST_CARD)) is None:
            self.choices.append(TWIST_CARD)
            self.phases.append(course.twists[0] if table.rules.twistVisible == "yes" else -1)
        self.at = 0
        for i in range(len(self.choices)):
            if screen.advice == (CHOOSE, self.choices[i]):  # what the owl would choose
                self.at = i
        self.show()

    def close(self):
        self.screen.panel.hand = b""

    def tick(self):
        """Nothing moves."""

    def key(self, event: int):
        key = event & 15
        if event == SELECT | HELD:
            self.screen.soon_open("hint")
        elif key == A:
            self.screen.do((CHOOSE, self.choices[self.at]))
        elif key in (LEFT, UP, RIGHT, DOWN):
            self.at = (self.at + (1 if key in (RIGHT, DOWN) else -1)) % len(self.choices)
            self.screen.app.machine.sound("move")
            self.show()

    def show(self):
        screen = self.screen
        panel, table = screen.panel, screen.game.table
        at = self.phases[self.at]
        panel.hand = bytes(table.hands[table.turn])
        screen.measure((at,) if at >= 0 else ())
        twist = self.choices[self.at] == TWIST_CARD
        if twist:  # the line at the bottom says so
            panel.title.show("")
        panel.info.show("← %d/%d →" % (self.at + 1, len(self.choices)))
        if at < 0:
            screen.bar.show(self.words.CHOOSE_TWIST)
        elif self.twist:  # in Twist nobody has cards yet that could show in the panel what is asked
            name = self.words.TWIST_CARD if twist else screen.say.PHASE_SHORT.format(table.rules.numbers[at])
            screen.bar.show(self.words.CHOOSE.format(name, spelled(self.words, table.rules.phases[at])))
        else:
            screen.bar.show(self.words.CHOOSE.format(label(table.rules.numbers[at])))


def spelled(words, phase) -> str:
    """A phase in short words."""
    groups = [words.entry(words.KINDS, kind).format(size) for kind, size in phase]
    if len(groups) > 2:  # alike but for the last; many of them would not fit
        alike = groups.count(groups[0])
        groups[:alike] = ["%dx %s" % (alike, groups[0])]
    return " + ".join(groups)
