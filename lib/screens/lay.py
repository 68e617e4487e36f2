# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Laying a phase: the finder proposes a lay (ways.py), LEFT and RIGHT go through the other ones, and DOWN lets the
player say for each card whether it stays in the hand or which group it goes to (divide.py).
"""

from handheld import drop
from handheld.keys import DOWN, LEFT, RIGHT, A, B
from phase10 import engine
from screens import cardart
from screens.game import tidy
from screens.ways import Ways


class Part(Ways):
    def __init__(self, screen):
        self.begin(screen)
        self.shift = 0  # how many loose Wilds of a run stand at its low end
        self.dividing = False  # do the keys belong to the single cards?
        screen.lit.clear()
        self.next_way()

    def close(self):
        screen = self.screen
        screen.hand.raised = 0
        screen.panel.hand = b""
        drop("screens.divide", "screens.ways")
        tidy()

    # --- keys -----------------------------------------------------------------------------------------------------

    def tick(self):
        """Nothing moves."""

    def key(self, event: int):
        key = event & 15
        if key == B:
            self.screen.soon(self.screen.leave_part)
        elif self.dividing:
            divided().on_key(self, key)
        elif key == A:
            self.screen.do(("lay", self.lay, self.at))
        elif key == DOWN:
            self.dividing = True
            self.show()
        elif key in (LEFT, RIGHT):
            self.other_way(key)

    def other_way(self, key: int):
        """Move loose Wilds to the other end of a run divided by hand; else the finder's next or former way."""
        if self.by_hand and divided().shift_wilds(self):
            self.show()
        elif key == RIGHT:
            self.next_way()
        else:
            self.former_way()

    # --- what is seen ---------------------------------------------------------------------------------------------

    def show(self):
        screen, say = self.screen, self.screen.say
        hand = screen.hand
        hand.active = self.dividing
        hand.raised = sum([1 << i for i in range(len(self.groups)) if self.groups[i]])
        hand.sync(hand.cards)
        # the finder's are right
        why = self.by_hand and engine.why_not(self.table, self.seat, ("lay", self.lay, self.at))
        self.show_groups(why)
        screen.panel.title.show(screen.panel.name % self.table.rules.numbers[self.at])
        screen.panel.info.show(say.OTHER_WAY)
        if self.dividing:
            screen.bar.show(divided().meaning(self), say.BACK)
        elif why:
            screen.bar.tell(screen.why(why), say.BACK)
        else:
            screen.bar.show(say.LAY_IT, say.BACK)

    def show_groups(self, wrong):
        """The lay as it would lie on the table; one that is wrong as the cards are, for then no Wild stands for any."""
        minis, phase = self.screen.panel.minis, self.table.rules.phases[self.at]
        sizes = [max(len(self.lay[i][0]), phase[i][1]) for i in range(len(phase))]
        minis.begin(sum(sizes), len(phase) - 1)
        for i in range(len(phase)):
            cards, value = self.lay[i]
            group = bytearray((phase[i][0], value)) + cards
            for j in range(sizes[i]):
                if j >= len(cards):
                    minis.add(cardart.SLOT | cardart.PLAIN << 8)
                elif value and not wrong:
                    minis.add(cardart.in_group(group, j))
                else:
                    minis.add(cardart.tile_of(cards[j]) | cardart.palette_of(cards[j]) << 8)
            minis.gap()
        minis.end()


def divided():
    """What is needed only when the player divides the cards by hand."""
    from screens import divide
    return divide
