# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Part: choose a phase, shown in the panel: in Masters any, on a Twist space one beside it, or its card."""

import memory
from handheld import text
from handheld.colours import CREAM
from handheld.keys import HELD, KEY, RIGHT, SELECT, STEPS, A
from phase10 import engine
from phase10.actions import CHOOSE, TWIST_CARD
from phase10.phases import label


class Part:
    def __init__(self, screen):
        self.screen = screen
        table = screen.game.table
        self.twist = table.rules.mode == "twist"
        self.words = screen.app.words_of("piles" if self.twist else "saving")
        self.choices = list(table.course.choices(table.turn))
        if engine.why_not(table, table.turn, (CHOOSE, TWIST_CARD)) is None:
            self.choices.append(TWIST_CARD)
        self.stakes = None
        if self.twist:
            self.offers = offers(self.words)
            memory.tidy()  # twist_board.py is not needed while keys are pressed
            self.stakes = text.Line(screen.app.small, 154, CREAM, 3, 58, text.CENTRE)
            screen.group.append(self.stakes)
        self.at = 0 if self.twist else nearest(table, self.choices)
        for i in range(len(self.choices)):
            if screen.advice == (CHOOSE, self.choices[i]):  # as the hint says
                self.at = i
        self.show()

    def close(self):
        self.screen.panel.measured = b""
        if self.twist:
            self.screen.group.remove(self.stakes)

    def key(self, event: int):
        key = event & KEY
        if event == SELECT | HELD:
            self.screen.soon_open("hint")
        elif key == A:
            self.screen.do((CHOOSE, self.choices[self.at]))
        elif key <= RIGHT:
            self.at = (self.at + STEPS[key]) % len(self.choices)
            self.screen.app.machine.sound("move")
            self.show()

    def show(self):
        screen = self.screen
        panel, table = screen.panel, screen.game.table
        at = self.choices[self.at]
        twist = at == TWIST_CARD
        if twist:
            at = table.course.twists[0] if table.rules.twistVisible == "yes" else -1
        panel.measured = bytes(table.hands[table.turn])
        screen.sync.measure((at,) if at >= 0 else ())
        if self.twist:
            self.stakes.show(self.offers[twist])
        if len(self.choices) > 1:  # else what the phase lacks is shown there
            panel.info.show("← %d/%d →" % (self.at + 1, len(self.choices)))
        if at < 0:
            screen.bar.show(self.words.CHOOSE_TWIST)
        elif self.twist:  # before the deal: the panel has no cards to show the phase with
            name = self.words.TWIST_CARD if twist else screen.say.PHASE_SHORT.format(table.rules.numbers[at])
            phase = spelled(self.words, table.rules.phases[at])
            screen.bar.show(self.words.CHOOSE.format(name, phase))
        else:
            screen.bar.show(self.words.CHOOSE.format(label(table.rules.numbers[at])))


def offers(words) -> list:
    """What is at stake with a phase beside the Twist space, and with the Twist card."""
    from phase10.courses import twist_board
    return [words.STAKES.format(*steps) for steps in (twist_board.OF_A_PHASE, twist_board.OF_A_CARD)]


def nearest(table, choices) -> int:
    """The index of the phase of which the hand lacks fewest cards, of equal ones the hardest to get."""
    least, found = 99, 0
    try:
        for i in range(len(choices)):
            short = table.finder.short(table.hands[table.turn], table.rules.phases[choices[i]], 0)
            if short <= least:
                least, found = short, i
    except MemoryError:  # for what the finder needs: only the first ones have been compared
        memory.tidy()
    return found


def spelled(words, phase) -> str:
    """Return a phase as text, like "set 3 + run 4"."""
    groups = [words.entry(words.KINDS, kind).format(size) for kind, size in phase]
    if len(groups) > 2:  # equal groups but for the last: "4x ..." is short enough
        alike = groups.count(groups[0])
        groups[:alike] = ["%dx %s" % (alike, groups[0])]
    return " + ".join(groups)
