# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What is left of a hand while each group in turn takes what makes it lack the fewest cards. For estimates.py."""

from phase10.cards import WILD
from phase10.phases import FLUSH, ones


class Remainder:
    """Bitmasks of numbers; the buffers are allocated once."""

    def __init__(self, needs) -> None:
        self.needs = needs  # the Needs that has counted the hand; its helps is extended
        self.left = [0] * 11  # left[times]: mask of the numbers with so many cards left
        self.rows = [0] * 4  # mask of the numbers in each colour of the whole hand
        self.top = 0  # the highest frequency of a number in the hand

    def count(self, top: int) -> None:
        """Prepare for the hand of needs, in which no number that matters is held more than `top` times."""
        held = self.needs.held
        while top and not held[top]:
            top -= 1
        self.top = top
        self.left[top + 1] = 0

    def sort(self) -> None:
        """Set rows."""
        needs, rows = self.needs, self.rows
        postal, taken, dropped = needs.postal, needs.taken, needs.dropped
        rows[:] = (0, 0, 0, 0)
        for card in needs.hand:
            if card == dropped:
                dropped = 0
            elif card < WILD and card & 15 != postal:
                rows[card >> 4] |= 1 << (card & 15)
        if 0 < taken < WILD and taken & 15 != postal:
            rows[taken >> 4] |= 1 << (taken & 15)

    def leave(self, cards, span: int) -> None:
        """Set left to cards (masks by frequency) minus one card of each number in span."""
        left = self.left
        left[0] = cards[0] | cards[1] & span
        for times in range(1, self.top + 1):
            left[times] = cards[times] & ~span | cards[times + 1] & span

    def take_set(self, size: int) -> int:
        """A set takes the most frequent number; returns how many cards it misses."""
        left, times = self.left, self.top
        while not left[times]:
            times -= 1
        if times < size:
            self.needs.helps |= left[times]
        number = left[times] & -left[times]
        left[times] ^= number
        left[times - size if times > size else 0] |= number
        return size - times if times < size else 0

    def take_colour(self, size: int) -> int:
        """How many cards a colour group misses; numbers with no card left do not count for it."""
        needs = self.needs
        most, colours, gone = 0, needs.colours, self.left[0] & ~needs.held[0]
        for colour in range(4):
            if colours[colour] > most:
                count = colours[colour] - ones(gone & self.rows[colour])
                if count >= size:
                    return 0
                if count > most:
                    most = count
        needs.helps = 0x1FFE  # any number may help
        return size - most

    def take_run(self, kind: int, size: int, low: int, most: int, last: bool) -> int:
        """A run in number order or one colour is put where it misses the fewest cards, at low or above; returns how
        many, more than most if it would miss more. last: no other group follows, so nothing needs to be taken.
        """
        full, helps, taken = (1 << size) - 1, 0, 0
        for colour in range(4 if kind == FLUSH else 1):
            lacks = self.left[0] | ~self.rows[colour] & 0x1FFE if kind == FLUSH else self.left[0]
            if ones(lacks) + size - 12 > most:
                continue
            missing = ones(lacks >> low & full)
            for at in range(low, 14 - size):
                if missing <= most:
                    if missing < most or not taken:
                        most, taken, helps = missing, full << at, 0
                    helps |= full << at & lacks
                missing += (lacks >> at + size & 1) - (lacks >> at & 1)
        self.needs.helps |= helps
        if not last:
            self.leave(self.left, taken)
        return most + (not taken)
