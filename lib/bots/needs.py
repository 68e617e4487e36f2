# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""How many cards a hand is short of a phase, and which cards would help (its outs).

The rules' Finder computes the same for all phases; this is several times faster for the base game's phases, because
cards can be added and removed one by one. estimates.py does the other phases. The buffers are allocated once and shared
by all bots.
"""

from phase10.cards import SKIP, WILD
from phase10.phases import COLOUR, ONES, plain

_FAR = 99


class Needs:
    """Usage: see() cards that are not unseen, count() a hand, then short(phase); take() and drop() one card."""

    def __init__(self) -> None:
        self.numbers = bytearray(13)  # cards of the hand by number
        self.colours = bytearray(4)  # and by colour
        self.wilds = 0
        self.unseen = bytearray(13)  # by number: cards not seen yet
        self.unseen_colours = bytearray(4)
        self.held = [0] * 10  # held[v]: mask of the numbers that the hand holds just v times
        self.helps = 0  # after short(): mask of the numbers (or colours, see by_colour) that help
        self.by_colour = False
        self.postal = 0
        self._phase, self._sizes = (), 0  # cache: the last phase and plain() of it
        self.estimates = None  # an Estimates, created when first needed

    def see(self, cards, start: int = 0) -> None:
        """Remove these cards from the unseen ones."""
        unseen, colours = self.unseen, self.unseen_colours
        for i in range(start, len(cards)):
            card = cards[i]
            if card < WILD:
                unseen[card & 15] -= 1
                colours[card >> 4] -= 1

    def see_none(self) -> None:
        for i in range(13):
            self.unseen[i] = 8
        for i in range(4):
            self.unseen_colours[i] = 24

    def count(self, hand, postal: int = 0) -> None:
        numbers, colours, held = self.numbers, self.colours, self.held
        self.postal = postal
        wilds = 0
        numbers[:] = bytes(13)
        colours[:] = bytes(4)
        held[:] = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        for card in hand:
            if card < WILD and card & 15 != postal:
                numbers[card & 15] += 1
                colours[card >> 4] += 1
            elif card < SKIP:
                wilds += 1
        for n in range(1, 13):
            held[numbers[n]] |= 1 << n
        self.wilds = wilds

    def take(self, card: int) -> None:
        self._change(card, 1)

    def drop(self, card: int) -> None:
        self._change(card, -1)

    def _change(self, card: int, by: int) -> None:
        if card < WILD and card & 15 != self.postal:
            n = card & 15
            v = self.numbers[n]
            self.held[v] ^= 1 << n
            self.held[v + by] |= 1 << n
            self.numbers[n] = v + by
            self.colours[card >> 4] += by
        elif card < SKIP:
            self.wilds += by

    def outs(self) -> int:
        """The number of unseen cards that help; call after short()."""
        total, mask = 0, self.helps
        for unseen in self.unseen_colours if self.by_colour else self.unseen:
            if mask & 1:
                total += unseen
            mask >>= 1
        return total

    def short(self, phase: tuple) -> int:
        """How many cards the hand is short of a phase, or -1 for phases that only others() can do. Sets helps."""
        self.by_colour = False
        if phase is not self._phase:
            self._phase, self._sizes = phase, plain(phase)
        sizes = self._sizes
        if sizes < 0:
            return self._short_of_colour(phase[0][1]) if len(phase) == 1 and phase[0][0] == COLOUR else -1
        run, first, second = sizes & 15, sizes >> 4 & 15, sizes >> 8
        if run:
            return -1 if second else self._short_of_run(run, first)
        return self._short_of_sets(first, second)

    def others(self):
        """The Estimates for the other phases."""
        if not self.estimates:
            from bots.estimates import Estimates

            self.estimates = Estimates(self)
        return self.estimates

    def _short_of_sets(self, first: int, second: int) -> int:
        """The best two numbers are the most frequent ones; equally frequent ones help. One number may do for both."""
        held = self.held
        least, helps = _FAR, 0
        for often in range(9, -1, -1):  # frequency of the first set's number
            if not held[often]:
                continue
            missing = first - often if often < first else 0
            if missing > least:
                break
            several = held[often] & held[often] - 1
            for other in range(9, -1, -1) if second else (often,):  # and of the second's
                if not held[other] or (other == often and second and not several):
                    continue
                also = second - other if other < second else 0
                if missing + also > least:
                    break
                if missing + also < least:
                    least, helps = missing + also, 0
                if missing:
                    helps |= held[often]
                if also:
                    helps |= held[other]
            if often > first and second:
                both = first + second - often if often < first + second else 0
                if both < least:
                    least, helps = both, 0
                if both == least and both:
                    helps |= held[often]
        self.helps = helps
        return least - self.wilds if least > self.wilds else 0

    def _short_of_run(self, size: int, of_set: int) -> int:
        """Try all positions of the run; a set beside it takes the most frequent number of what is left."""
        held, ones = self.held, ONES  # inlined ones(): a call would take half the time of the loop
        lacks = held[0]
        span = (1 << size) - 1
        least, helps = _FAR, 0
        for _ in range(13 - size):
            span <<= 1
            gaps = span & lacks
            missing = ones[gaps & 127] + ones[gaps >> 7]
            if missing > least:
                continue
            if of_set:
                often, best = 9, 0
                while not best:
                    often -= 1
                    best = held[often] & ~span | held[often + 1] & span  # the run takes one of each of its numbers
                    if not often:
                        best |= held[0]
                if often < of_set:
                    missing += of_set - often
                    gaps |= best
            if missing < least:
                least, helps = missing, gaps
            elif missing == least:
                helps |= gaps
        self.helps = helps
        return least - self.wilds if least > self.wilds else 0

    def _short_of_colour(self, size: int) -> int:
        self.by_colour = True
        most = max(self.colours)
        self.helps = 0
        for colour in range(4):
            if self.colours[colour] == most:
                self.helps |= 1 << colour
        short = size - most - self.wilds
        return short if short > 0 else 0
