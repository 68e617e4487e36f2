# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""How many cards a hand is short of a phase, and which cards would help (its outs).

The rules' Finder tells only the first, and a bot asks for each card of its hand. Here cards are added and removed one
by one: lacking.py takes 0.003 to 0.008 beats for a phase of the base game, the Finder 0.02 to 0.12; estimates.py takes
0.01 to 0.06 for the others, the Finder 0.09 to 0.22. The buffers are allocated once and shared by all bots.
"""

from bots import lacking
from phase10.cards import SKIP, WILD
from phase10.phases import COLOUR, run_and_sets


class Needs:
    """Usage: see() cards that are not unseen, count() a hand, then short(); take() and drop() one card of it."""

    def __init__(self) -> None:
        self.numbers = bytearray(13)  # cards of the hand by number
        self.colours = bytearray(4)  # and by colour
        self.wilds = 0
        self.unseen = bytearray(13)  # by number: cards not seen yet
        self.unseen_colours = bytearray(4)
        self.held = [0] * 10  # held[times]: mask of the numbers that the hand holds just so often
        self.helps = 0  # after short(): mask of the numbers (or colours, see by_colour) that help
        self.by_colour = False
        # after short(): 4 for each position of the run that lacks the fewest cards, 1 for each that lacks one more, 0
        # without a run. Cards in many of them also lengthen the run later.
        self.near = 0
        self.postal = 0
        self.hand = b""  # as it was counted
        self.taken = self.dropped = 0  # the card that it has more by now, and the one less
        self._phase, self._sizes = (), 0  # cache: the last phase and run_and_sets() of it
        self._estimates = None  # an Estimates, created when first needed

    def see(self, cards) -> None:
        """Remove these cards from the unseen ones."""
        unseen, colours = self.unseen, self.unseen_colours
        for card in cards:
            if card < WILD:
                unseen[card & 15] -= 1
                colours[card >> 4] -= 1

    def see_none(self) -> None:
        self.unseen[:] = bytes([8]) * 13
        self.unseen_colours[:] = bytes([24]) * 4

    def count(self, hand, postal: int = 0) -> None:
        numbers, colours, held = self.numbers, self.colours, self.held
        self.hand, self.postal = hand, postal
        self.taken = self.dropped = wilds = 0
        numbers[:] = bytes(13)
        colours[:] = bytes(4)
        held[:] = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        for card in hand:
            if card < WILD and card & 15 != postal:
                numbers[card & 15] += 1
                colours[card >> 4] += 1
            elif card < SKIP:
                wilds += 1
        for number in range(1, 13):
            held[numbers[number]] |= 1 << number
        self.wilds = wilds

    def take(self, card: int) -> None:
        if card == self.dropped:
            self.dropped = 0
        else:
            self.taken = card
        self._change(card, 1)

    def drop(self, card: int) -> None:
        if card == self.taken:
            self.taken = 0
        else:
            self.dropped = card
        self._change(card, -1)

    def _change(self, card: int, by: int) -> None:
        if card < WILD and card & 15 != self.postal:
            number = card & 15
            times = self.numbers[number]
            self.held[times] ^= 1 << number
            self.held[times + by] |= 1 << number
            self.numbers[number] = times + by
            self.colours[card >> 4] += by
        elif card < SKIP:
            self.wilds += by

    def outs(self) -> int:
        """The number of unseen cards that help, and near; call after short()."""
        total, mask = self.near, self.helps
        for unseen in self.unseen_colours if self.by_colour else self.unseen:
            if mask & 1:
                total += unseen
            mask >>= 1
            if not mask:
                break
        return total

    def short(self, rules, at: int) -> int:
        """How many cards the hand is short of the phase at this place of the rules. Sets helps, near."""
        phase, self.by_colour, self.near = rules.phases[at], False, 0
        if phase is not self._phase:
            self._phase, self._sizes = phase, run_and_sets(phase)
        run, first, second = self._sizes & 15, self._sizes >> 4 & 15, self._sizes >> 8  # of -1: 15, 15, -1
        if not run:
            return lacking.of_sets(self, first, second)
        if not second:
            return lacking.of_run(self, run, first)
        if len(phase) == 1 and phase[0][0] == COLOUR:
            return lacking.of_colour(self, phase[0][1])
        if not self._estimates:
            from bots.estimates import Estimates
            self._estimates = Estimates(self)
        return self._estimates.short(phase, rules.altMode == "twoColour")
