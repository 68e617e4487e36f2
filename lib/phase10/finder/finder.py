# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Finder: searches a hand for the best lay of a phase, and counts how many cards it is short of it.

It counts the hand and tries every position of the groups of the phase, at most a few hundred for any hand. plain.py
handles the base game's phases (sets and one run, or one colour group), walker.py all others. walker.py could search the
base game's, too, but takes 0.3 beats where plain.py takes 0.14, and 7 KB instead of 3; in Twist, where memory is
tightest and walker.py is needed anyway, it searches all. The one needed is imported on use and no reference to it is
kept, so that it can be freed during the turns of others.
"""

from phase10.cards import SKIP, WILD
from phase10.phases import COLOUR, run_and_sets, size_of

NO_RANK = 0x3FFFFFFF
NOT_SEARCHED = 99
_NONE = bytes(WILD)  # cards of a hand that has none


class Finder:
    """Searches one hand at a time; nearly all its buffers are allocated once."""

    def __init__(self, rules) -> None:
        self.naturals = rules.naturals
        self.two_colour = rules.altMode == "twoColour"
        self.cards = bytearray(WILD)  # how many of each number card the hand holds
        self.natural = bytearray(16)  # number cards by number
        self.count = bytearray(16)  # the same without the postal number
        self.beside = bytearray(16)  # count, minus the cards that the run takes
        self.gaps = bytearray(16), bytearray(16)  # by number: cards the first, the second set would miss there
        self.tried = bytearray(4)  # the position being tried, in a format of the module that searches
        self.place = bytearray(4)  # the position of the best lay
        self.need = self.limit = 0  # cards in the phase; cards that may be laid
        self.least = self.rank = self.after = 0  # cards short; rank of the best lay; only ranks above `after` count
        self.postal = self.wilds = 0  # the number whose cards may be Wilds; Wilds with these
        self.have = self.full = 0  # masks of the numbers in count and in natural
        self.left = None  # while a lay is built: how many of each number card are still in the hand
        self.low = 0  # while a lay is built: the low end of its run
        self._knows_plain = rules.mode != "twist"

    def short(self, hand, phase: tuple, postal: int = 0) -> int:
        """Return how many cards the hand is short of phase."""
        self.search(hand, phase, 0, postal)
        return self.least

    def best(self, hand, phase: tuple, limit: int, postal: int = 0, after: int = -1):
        """Return the best lay of up to limit cards, a list of (cards, value), or None.

        Best: fewest Wilds, then most cards, then most points. after: the rank of a lay, to get the next best one.
        """
        self.search(hand, phase, limit, postal, after)
        return self.found(phase)

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
        """Compute self.rank and, where no lay is wanted (limit 0) or there is one, self.least."""
        for _ in self.searching(hand, phase, limit, postal, after):
            pass

    def searching(self, hand, phase: tuple, limit: int, postal: int = 0, after: int = -1):
        """Generator: search() in steps, nearly all the work, for callers that must yield; then they call found()."""
        self.start(hand, phase, postal)
        self.limit, self.after = limit, after
        return self._searcher(phase).searching(self, phase)

    def found(self, phase: tuple):
        """Build the lay that the last search() found, or None."""
        return self._searcher(phase).build(self, phase) if self.has_lay() else None

    def start(self, hand, phase: tuple, postal: int) -> None:
        """Reset, and count this hand."""
        self.need = size_of(phase)
        self.least, self.rank = NOT_SEARCHED, NO_RANK
        cards, natural, wilds, full = self.cards, self.natural, 0, 0
        cards[:] = _NONE
        for number in range(13):
            natural[number] = 0
        for card in hand:
            if card < WILD:
                cards[card] += 1
                natural[card & 15] += 1
                full |= 1 << (card & 15)
            elif card < SKIP:
                wilds += 1
        self.postal, self.wilds = postal, wilds + natural[postal]
        self.count[:] = natural
        self.count[postal] = 0
        self.full, self.have = full, full & ~(1 << postal)

    def keep_better(self, missing: int, extras: int, fives: int, tens: int, order: int) -> None:
        """Keep this lay if it is better than the best so far and its rank is above self.after.

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

    def _searcher(self, phase: tuple):
        """The module with search() and build() for this phase."""
        if self._is_plain(phase):
            from phase10.finder import plain
            return plain
        from phase10.finder import walker
        return walker

    def _is_plain(self, phase: tuple) -> bool:
        return self._knows_plain and (run_and_sets(phase) >= 0 or len(phase) == 1 and phase[0][0] == COLOUR)
