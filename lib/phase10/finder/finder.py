# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The finder: can this hand make this phase, with which cards, and how many cards short is it?

It counts the hand by number and walks over the places where the groups of the phase could stand, a few hundred at the
most, whatever the hand. Sets, one run and one colour group are all the base game needs, and plain.py knows them; other
phases are walker.py's. It also knows these, but takes longer, and does for all of them in Twist, where the memory is
fullest. Which of the two is needed comes when it is asked, and nothing of it is kept: they take 3 to 8 KB, and while
others play nobody asks.
"""

from phase10.cards import SKIP, WILD
from phase10.phases import COLOUR, plain, size_of

NO_RANK = 0x3FFFFFFF
NOBODY_SHORT = 99


class Finder:
    """Answers about one hand at a time; nearly all its working memory is made once."""

    def __init__(self, rules) -> None:
        self.naturals = rules.naturals
        self.two_colour = rules.altMode == "twoColour"
        self.count = bytearray(16)  # number cards by number, without the postal number
        self.natural = bytearray(16)  # with it: as itself it counts as a number card
        self.beside = bytearray(16)  # what a run leaves of count
        self.gaps = bytearray(16), bytearray(16)  # by number: what a first and a second set there would miss
        self.tried = bytearray(3)  # a place for each group: the low end of the run or the colour, then a set each
        self.place = bytearray(3)  # the same for the best lay
        self.need = self.limit = 0  # cards that the phase asks for, and that may be laid
        self.least = self.rank = self.after = 0  # cards short, the best lay's rank, and the one it must come behind
        self.wilds = self.postal = 0
        self.have = self.full = 0  # the numbers in count and in natural, masks
        self.left = None  # while a lay is put together: how many of each number card are still in the hand
        self.low = 0  # ... and the low end of its run
        self._knows_plain = rules.mode != "twist"
        self._walker = None  # who has found a lay, until that is put together

    def short(self, hand, phase: tuple, postal: int = 0) -> int:
        """How many cards the hand is short of the phase."""
        self.search(hand, phase, 0, postal)
        return self.least

    def helping(self, hand, phase: tuple, postal: int = 0) -> list:
        """The number cards that would bring the phase nearer, as a mask of numbers for each colour."""
        from phase10.finder.helps import Helps

        self.start(hand, phase, postal)
        helps = Helps()
        self._new_walker().search(hand, phase, postal, helps)
        return helps.masks

    def best(self, hand, phase: tuple, limit: int, postal: int = 0, after: int = -1):
        """The best lay of at most limit cards as a list of (cards, value), or None; then least says how many are short.

        Best is: fewest Wilds, then most cards, then most points. With after = the rank of a lay, the next best one.
        """
        self.search(hand, phase, limit, postal, after)
        return self.found(hand, phase, postal)

    def come(self, phase: tuple):
        """What a search for this phase needs comes into memory, a module a step, for who has to give way."""
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
        """Find least and rank: nearly all the work, so that who gives way does so before found()."""
        self.start(hand, phase, postal)
        self.limit, self.after = limit, after
        if self._is_plain(phase):
            from phase10.finder.plain import search

            search(self, hand, phase, postal)
        else:
            self._walker = self._new_walker()
            self._walker.search(hand, phase, postal)
            if not self.has_lay():
                self._walker = None

    def found(self, hand, phase: tuple, postal: int = 0):
        """The lay that was searched for, put together, or None; to be asked once a search."""
        if not self.has_lay():
            return None
        if self._is_plain(phase):
            from phase10.finder.plain import build

            return build(self, hand, phase, postal)
        walker, self._walker = self._walker, None
        return walker.build(phase)

    def start(self, hand, phase: tuple, postal: int) -> None:
        """Forget the hand before, and count this one."""
        self.need, self.limit, self.after = size_of(phase), 0, -1
        self.least, self.rank = NOBODY_SHORT, NO_RANK
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
        """Keep this lay when it is better than the best so far, and behind the one asked to follow.

        What is beyond the limit stays in the hand, first of the extras that are worth five. The rank packs missing,
        extras, tens and order so that the smaller int is the better lay.
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

    def _new_walker(self):
        from phase10.finder.walker import Walker

        return Walker(self)
