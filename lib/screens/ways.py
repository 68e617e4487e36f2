# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The ways to lay a phase that the finder knows, one after the other. Half of lay.py, apart from it so that loading
takes less memory at a time.
"""

from phase10 import turn


class Ways:
    def begin(self, screen):
        self.screen = screen
        self.table = screen.game.table
        self.seat = self.table.turn
        self.phases = list(self.table.course.layable(self.seat))
        self.ranks = []  # of the ways gone through, so that LEFT finds back: (place in phases, rank before it)
        self.at = self.phases[0]
        self.groups = bytearray(len(screen.hand.cards))  # for each card of the hand: 0 it stays, 1 the first group ...
        self.by_hand = False

    def next_way(self):
        """The next proposal, of the next phase when this one has no more, and at last the first again."""
        place, rank = self.ranks[-1] if self.ranks else (0, -1)
        if self.ranks:
            rank = self.rank
        for _ in range(len(self.phases) + 1):
            if self.take_way(place, rank):
                self.ranks.append((place, rank))
                break
            place, rank = (place + 1) % len(self.phases), -1
            if not place:
                self.ranks.clear()
        self.show()

    def former_way(self):
        if len(self.ranks) > 1:
            self.ranks.pop()
            self.take_way(*self.ranks[-1])
        self.show()

    def take_way(self, place: int, rank: int) -> bool:
        """Propose the best lay behind that rank; False when there is none."""
        table = self.table
        lay = turn.best_lay(table, self.seat, self.phases[place], rank)
        if not lay:
            return False
        self.rank = table.finder.rank
        self.at = self.phases[place]
        self.lay = lay
        self.by_hand = False
        self.mark_cards()
        return True

    def mark_cards(self):
        """Which card of the hand goes where in the proposal."""
        cards, self.groups = self.screen.hand.cards, bytearray(len(self.screen.hand.cards))
        for number in range(len(self.lay)):
            for card in self.lay[number][0]:
                for i in range(len(cards)):
                    if cards[i] == card and not self.groups[i]:
                        self.groups[i] = number + 1
                        break
