# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Finder: searches a hand for the best lay of a phase, and counts how many cards it is short of it.

It counts the hand by number and tries every position of the groups of the phase, at most a few hundred for any hand.
plain.py handles the base game's phases (sets and one run, or one colour group), walker.py all others. walker.py could
search the base game's, too, but is slower; in Twist, where memory is tightest, it searches all. The one needed is
imported on use and no reference to it is kept, so that its 3 to 8 KB can be freed during the turns of others.
"""

from phase10.cards import SKIP, WILD
from phase10.phases import COLOUR, plain, size_of

NO_RANK = 0x3FFFFFFF
NOT_SEARCHED = 99


class Finder:
    """Searches one hand at a time; nearly all its buffers are allocated once."""

    def __init__(self, rules) -> None:
        self.naturals = rules.naturals
        self.two_colour = rules.altMode == "twoColour"
        self.count = bytearray(16)  # number cards by number, without the postal number
        self.natural = bytearray(16)  # number cards by number, with the postal number
        self.beside = bytearray(16)  # count, minus the cards that the run takes
        self.gaps = bytearray(16), bytearray(16)  # by number: cards the first, the second set would miss there
        self.tried = bytearray(3)  # the position being tried: low end of the run or colour, then the number of each set
        self.place = bytearray(3)  # the position of the best lay, in the same format
        self.need = self.limit = 0  # cards in the phase; cards that may be laid
        self.least = self.rank = self.after = 0  # cards short; rank of the best lay; only ranks above `after` count
        self.wilds = self.postal = 0
        self.have = self.full = 0  # masks of the numbers in count and in natural
        self.left = None  # while a lay is built: how many of each number card are still in the hand
        self.low = 0  # while a lay is built: the low end of its run
        self._knows_plain = rules.mode != "twist"
        self._walker = None  # the walker that found the lay, kept until found() has built it

    def short(self, hand, phase: tuple, postal: int = 0) -> int:
        """Return how many cards the hand is short of phase."""
        self.search(hand, phase, 0, postal)
        return self.least

    def best(self, hand, phase: tuple, limit: int, postal: int = 0, after: int = -1):
        """Return the best lay of up to limit cards, a list of (cards, value), or None.

        Best: fewest Wilds, then most cards, then most points. after: the rank of a lay, to get the next best one.
        """
        self.search(hand, phase, limit, postal, after)
        return self.found(hand, phase, postal)

    def importing(self, phase: tuple):
        """Generator: import the modules for a search of this phase, one per step, for callers that must yield."""
        if self._is_plain(phase):
            from phase10.finder import plain  # noqa: F401
        else:
            from phase10.finder import worksheet  # noqa: F401

            yield
            from phase10.finder import shortcuts  # noqa: F401

            yield
            from phase10.finder import walker  # noqa: F401
        yield

    def has_lay(self) -> bool:
        return self.rank != NO_RANK

    def search(self, hand, phase: tuple, limit: int, postal: int = 0, after: int = -1) -> None:
        """Compute self.rank and, where no lay is wanted (limit 0) or there is one, self.least: nearly all the work, so
        callers that must yield do so before found().
        """
        self.start(hand, phase, postal)
        self.limit, self.after = limit, after
        if self._is_plain(phase):
            from phase10.finder.plain import search

            search(self, hand, phase, postal)
        else:
            from phase10.finder.walker import Walker

            self._walker = Walker(self)
            self._walker.search(hand, phase, postal)
            if not self.has_lay():
                self._walker = None

    def found(self, hand, phase: tuple, postal: int = 0):
        """Build the lay that search() found, or None; can be called once per search."""
        if not self.has_lay():
            return None
        if self._is_plain(phase):
            from phase10.finder.plain import build

            return build(self, hand, phase, postal)
        walker, self._walker = self._walker, None
        return walker.build(phase)

    def start(self, hand, phase: tuple, postal: int) -> None:
        """Reset, and count this hand."""
        self.need, self.limit, self.after = size_of(phase), 0, -1
        self.least, self.rank = NOT_SEARCHED, NO_RANK
        count, natural = self.count, self.natural
        for i in range(13):
            count[i] = natural[i] = 0
        self.wilds = self.have = self.full = 0
        for card in hand:
            if card < WILD:
                number = card & 15
                natural[number] += 1
                self.full |= 1 << number
                if number != postal:
                    count[number] += 1
                    self.have |= 1 << number
                    continue
            if card < SKIP:
                self.wilds += 1

    def keep_better(self, missing: int, extras: int, fives: int, tens: int, order: int) -> bool:
        """Keep this lay if it is better than the best so far and its rank is above self.after; True if kept.

        Cards beyond the limit stay in the hand, extras worth five points first. The rank packs missing, extras, tens
        and order so that the smaller int is the better lay.
        """
        drop = self.need + extras - self.limit
        if drop > 0:
            extras -= drop
            if drop > fives:
                tens -= drop - fives
        rank = missing << 22 | (31 - extras) << 17 | (31 - tens) << 12 | (4095 - order)
        if self.after < rank < self.rank:
            self.rank = rank
            self.place[:] = self.tried
            return True
        return False

    def _is_plain(self, phase: tuple) -> bool:
        return self._knows_plain and (plain(phase) >= 0 or len(phase) == 1 and phase[0][0] == COLOUR)
