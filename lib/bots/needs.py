# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""How many cards a hand is short of a phase, and which cards would help (its outs).

The rules' Finder computes the same for all phases; this is several times faster for the base game's phases, because
cards can be added and removed one by one. lacking.py has how many a set, a run and a colour lack, estimates.py does the
other phases. The buffers are allocated once and shared by all bots.
"""

from bots import lacking
from phase10.cards import SKIP, WILD
from phase10.phases import COLOUR, plain


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
            return lacking.of_colour(self, phase[0][1]) if len(phase) == 1 and phase[0][0] == COLOUR else -1
        run, first, second = sizes & 15, sizes >> 4 & 15, sizes >> 8
        if run:
            return -1 if second else lacking.of_run(self, run, first)
        return lacking.of_sets(self, first, second)

    def others(self):
        """The Estimates for the other phases."""
        if not self.estimates:
            from bots.estimates import Estimates

            self.estimates = Estimates(self)
        return self.estimates
