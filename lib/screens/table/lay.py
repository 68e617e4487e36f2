# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Part: lay a phase. LEFT and RIGHT go through the lays that the finder knows (lays.py), DOWN: by hand (divide.py)."""

import memory
from handheld.keys import DOWN, KEY, LEFT, RIGHT, A, B
from phase10 import engine
from phase10.actions import LAY
from screens.table.lays import Lays
from screens.table.tiles import in_group, look_of


class Part:
    def __init__(self, screen):
        self.screen = screen
        self.table = screen.game.table
        self.seat = self.table.turn
        self.lays = Lays(self.table, self.seat)
        self.lay = None  # the LAY action's list of (cards, value)
        self.at = self.lays.at()  # the index of its phase
        self.groups = bytearray(len(screen.hand.cards))  # per card of the hand: 0: not laid, 1: the first group ...
        self.by_hand = False  # was the lay made by hand?
        self.alone = False  # has RIGHT found no other lay?
        self.shift = 0  # how many loose Wilds of a run are put at its low end
        self.dividing = False  # do the keys assign single cards to groups?
        self.divide = None  # the module divide, once imported
        screen.turn.drop_choices()
        advice = screen.advice
        if advice and advice[0] == LAY:
            self.take(advice[1], advice[2])
            self.show()
        else:
            self.next_lay()

    def close(self):
        self.screen.hand.raised = 0
        self.screen.panel.measured = b""

    def next_lay(self):
        before = self.lay, self.at
        self.lays.go_on()
        self.take(self.lays.lay, self.lays.at())
        self.alone = (self.lay, self.at) == before
        self.show()

    def take(self, lay: list, at: int):
        """Propose this lay of the phase with index `at`."""
        self.at, self.lay, self.by_hand = at, lay, False
        rest = bytearray(self.screen.hand.cards)
        self.groups = bytearray(len(rest))
        for number in range(len(lay)):
            for card in lay[number][0]:
                i = rest.find(bytes((card,)))
                self.groups[i] = number + 1
                rest[i] = 0

    def key(self, event: int):
        key = event & KEY
        if key == B:
            self.screen.soon(self.screen.leave_part)
        elif key == A and self.screen.bar.key_a.hidden:
            self.screen.soon(self.show)  # replace the error message
        elif self.dividing:
            self.divide.on_key(self, key)
        elif key == A:
            self.screen.do((LAY, self.lay, self.at))
        elif key == DOWN:
            self.start_dividing()
        elif key in (LEFT, RIGHT):
            self.screen.soon(self.other_lay, key)  # what finds one, or finds it valid, has to be loaded

    def start_dividing(self):
        """Import divide.py and give it the keys, if there is memory for it."""
        self.divide = self.divide or self.screen.game.with_room(import_divide, fallback=None)
        if self.divide:
            self.dividing = True
            self.show()
        else:
            self.screen.refuse("memory")

    def other_lay(self, key: int):
        """If the lay was made by hand, move a loose Wild of its run; else propose the next or the previous lay."""
        before = self.lay, self.at
        if self.by_hand and self.divide.shift_wilds(self):
            self.show()
        elif key == RIGHT:
            self.next_lay()
        else:
            if self.lays.back():
                self.take(self.lays.lay, self.lays.at())
            self.show()
        if (self.lay, self.at) != before:  # same text, other lay: A counts only once that is on the display
            self.screen.bar.since = -1

    def show(self):
        screen, say = self.screen, self.screen.say
        hand = screen.hand
        hand.active = self.dividing
        hand.raised = 0
        for i in range(len(self.groups)):
            hand.raised |= (self.groups[i] > 0) << i
        hand.sync(hand.cards)
        wrong = self.by_hand  # what the finder proposes is valid
        if wrong and not self.dividing:
            wrong = engine.why_not(self.table, self.seat, (LAY, self.lay, self.at))
        self.show_groups(wrong)
        screen.panel.show_phase(self.table, self.at)
        screen.panel.info.show(self.other_keys())
        if self.dividing:
            screen.bar.show(self.divide.meaning(self), say.CLOSE)
        elif wrong:
            screen.tell_why(wrong, say.BACK)
        else:
            screen.bar.show(say.LAY_IT, say.BACK)
            memory.tidy()  # unload what has found it valid

    def other_keys(self) -> str:
        say = self.screen.say
        if self.dividing:
            return say.TO_LAY
        return say.BY_HAND if self.alone and not self.by_hand else "←→ " + say.BY_HAND

    def show_groups(self, plain):
        """Show the lay as on the table, or plain: while it is divided by hand, or invalid, Wilds stand for nothing."""
        minis, phase = self.screen.panel.minis, self.table.rules.phases[self.at]
        sizes = [max(len(self.lay[i][0]), phase[i][1]) for i in range(len(phase))]
        minis.begin(sum(sizes), len(phase) - 1)
        for i in range(len(phase)):
            cards, value = self.lay[i]
            group = bytearray((phase[i][0], value)) + cards
            for j in range(sizes[i]):
                card = cards[j] if j < len(cards) else 0
                minis.add(in_group(group, j) if card and value and not plain else look_of(card))
            minis.gap()
        minis.end()


def import_divide():
    from screens.table import divide
    return divide
