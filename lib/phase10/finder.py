# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The finder: can this hand make this phase, with which cards, and how many cards short is it?

It counts the hand by number and colour and walks over the places where the groups of the phase could stand, a few
hundred at the most, whatever the hand. Sets, one run and one colour group are done here, all the base game needs;
other kinds of phase are walked in finder_more.py, which is loaded when a rule brings one. How the cards of the best lay
are picked is said in laying.py.
"""

from phase10.cards import SKIP, WILD
from phase10.laying import Builder
from phase10.phases import COLOUR, RUN, SET, size_of

_NO_RANK = 0x3FFFFFFF
NOBODY_SHORT = 99
_NO_CARDS = bytes(WILD + 1)

_ones = bytearray(128)  # how many bits are set in a number below 128
for _i in range(1, 128):
    _ones[_i] = _ones[_i >> 1] + (_i & 1)


def ones(mask: int) -> int:
    """How many bits are set; for masks of numbers, bits 1 to 12."""
    return _ones[mask & 127] + _ones[mask >> 7]


class Finder(Builder):
    """Answers about one hand at a time; all its working memory is made once.

    To find the cards that help takes longest, for there all ways must be looked at that are equally near.
    """

    def __init__(self, rules) -> None:
        self.naturals = rules.naturals
        self.two_colour = rules.altMode == "twoColour"
        self.helps = [0, 0, 0, 0]
        self.count = bytearray(16)  # number cards by number, without the postal number
        self.natural = bytearray(16)  # with it: as itself it counts as a number card
        self.colours = bytearray(4)  # number cards by colour, without the postal number
        self.coloured = bytearray(4)  # with it
        self.by_colour = [0, 0, 0, 0]  # which numbers a colour holds, as a mask
        self.tens = bytearray(4)  # cards of ten points by colour
        self.place = bytearray(4)  # where each group of the best lay stands
        self._try = bytearray(4)
        self._gaps = bytearray(16), bytearray(16)  # by number: what a first and a second set there would miss
        self.all_ways = False
        self.left = bytearray(_NO_CARDS)  # while a lay is put together: how many of each card are still in the hand
        self.least = self.rank = self.after = self.limit = 0
        self._more = None

    def short(self, hand, phase: tuple, postal: int = 0) -> int:
        """How many cards the hand is short of the phase."""
        self._search(hand, phase, postal, 0, 0)
        return self.least

    def helping(self, hand, phase: tuple, postal: int = 0) -> list:
        """The number cards that would bring the phase nearer, as a mask of numbers for each colour."""
        self.all_ways = True
        self._search(hand, phase, postal, 0, 0)
        self.all_ways = False
        return self.helps

    def best(self, hand, phase: tuple, limit: int, postal: int = 0, after: int = -1):
        """The best lay of at most limit cards as a list of (cards, value), or None; then least says how many are short.

        Best is: fewest Wilds, then most cards, then most points. With after = the rank of a lay, the next best one.
        """
        self._search(hand, phase, postal, limit, after)
        if self.rank == _NO_RANK:
            return None
        return self._build(hand, phase, postal)

    def _search(self, hand, phase: tuple, postal: int, limit: int, after: int) -> None:
        self.need = size_of(phase)
        self.limit, self.after = limit, after
        self.least, self.rank = NOBODY_SHORT, _NO_RANK
        self._count(hand, postal)
        if self._walks_here(phase):
            self._numbers(phase)
        elif len(phase) == 1 and phase[0][0] == COLOUR:
            self._colour(phase[0][1])
        else:
            self._others().search(hand, phase, postal)

    def _walks_here(self, phase: tuple) -> bool:
        """Is it a phase of at most two sets and at most one run?"""
        sets = runs = 0
        for kind, _ in phase:
            sets += kind == SET
            runs += kind == RUN
        return sets + runs == len(phase) and sets <= 2 and runs <= 1

    def _others(self):
        if self._more is None:
            from phase10.finder_more import Walker

            self._more = Walker(self)
        return self._more

    def _count(self, hand, postal: int) -> None:
        count, natural, by_colour = self.count, self.natural, self.by_colour
        for i in range(13):
            count[i] = natural[i] = 0
        for i in range(4):
            self.colours[i] = self.coloured[i] = self.tens[i] = by_colour[i] = self.helps[i] = 0
        self.wilds = self.have = self.full = 0
        for card in hand:
            if card >= WILD:
                if card < SKIP:
                    self.wilds += 1
                continue
            number, colour = card & 15, card >> 4
            natural[number] += 1
            self.coloured[colour] += 1
            self.full |= 1 << number
            if number == postal:
                self.wilds += 1
                continue
            count[number] += 1
            self.have |= 1 << number
            self.colours[colour] += 1
            by_colour[colour] |= 1 << number
            if number >= 10:
                self.tens[colour] += 1

    # --- sets and a run -------------------------------------------------------------------------------------------

    def _numbers(self, phase: tuple) -> None:
        """Walk over all places of up to two sets and one run."""
        run = first = second = 0
        for kind, size in phase:
            if kind == RUN:
                run = size
            elif first:
                second = size
            else:
                first = size
        place, natural = self._try, self.natural
        gaps_a, gaps_b = self._gaps
        most = NOBODY_SHORT  # cards that may be missing in a place still worth looking at
        needs_own = -1 if self.naturals != "group" else 0 if self.all_ways else 1
        for low in range(13 - run if run else 0, 0 if run else -1, -1):
            span = ((1 << run) - 1) << low
            gaps = _ones[(span & ~self.have) & 127] + _ones[(span & ~self.have) >> 7]
            if gaps > most:
                continue
            if first:
                self._find_gaps(span, first, second)
            for a in range(12 if first else 0, 0 if first else -1, -1):
                missing_a = gaps + gaps_a[a]
                if missing_a > most or (first and not natural[a] and self.least <= needs_own):
                    continue
                for b in range((a if second == first else 12) if second else 0, 0 if second else -1, -1):
                    missing = missing_a + gaps_b[b] if b != a else missing_a + self._both(a, span, first, second)
                    if missing <= most and (natural[b] or not second or self.least > needs_own):
                        place[0], place[1], place[2] = low, a, b
                        most = self._offer(missing, span, first, second)

    def _find_gaps(self, span: int, first: int, second: int) -> None:
        """How many cards sets of either size would miss at each number, beside a run."""
        count = self.count
        gaps_a, gaps_b = self._gaps
        for number in range(1, 13):
            cards = count[number]
            if cards and span >> number & 1:
                cards -= 1
            gaps_a[number] = first - cards if cards < first else 0
            if second:
                gaps_b[number] = second - cards if cards < second else 0

    def _both(self, number: int, span: int, first: int, second: int) -> int:
        """How many cards the second set misses where both stand at one number."""
        cards = self.count[number] - first
        if span >> number & 1:
            cards -= 1
        return second if cards < 0 else second - cards if cards < second else 0

    def _offer(self, missing: int, span: int, first: int, second: int) -> int:
        """Note one way for the groups to stand: how short it is, what would help it, and how good it is when made.

        Tells how many cards may be missing where there is still something to be found.
        """
        short = missing - self.wilds
        bare = self._bare(span) if self.naturals != "none" else 0
        if short < bare:
            short = bare
        if short < self.least:
            self.least = short
            self.helps[0] = self.helps[1] = self.helps[2] = self.helps[3] = 0
        if not short:
            if self.need > self.limit:
                return -1  # no card short, and no lay wanted
            if missing << 22 < self.rank:
                self._measure(missing, span, first, second)
            if self.rank != _NO_RANK:
                return self.rank >> 22
        elif self.all_ways and short == self.least:
            self._help(missing - self.wilds < bare, span, first, second)
        return self.least + self.wilds - (self.least and not self.all_ways)

    def _help(self, bare: bool, span: int, first: int, second: int) -> None:
        """Which cards would bring this way for the groups to stand nearer."""
        a, b, helps = self._try[1], self._try[2], span
        if bare:
            helps |= 1 << a | 1 << b
        else:
            helps &= ~self.have
            if a and self.count[a] - (span >> a & 1) < first + (second if a == b else 0):
                helps |= 1 << a
            if b and self.count[b] - (span >> b & 1) < second:
                helps |= 1 << b
        helps = (helps | self.helps[0]) & 0x1FFE
        self.helps[0] = self.helps[1] = self.helps[2] = self.helps[3] = helps

    def _bare(self, span: int) -> int:
        """How many groups would be left without a number card of their own, which the rules may forbid."""
        a, b, natural = self._try[1], self._try[2], self.natural
        if self.naturals == "phase":
            return 0 if self.full & (span | (1 << a | 1 << b) & 0x1FFE) else 1
        bare = 0
        asked = 2 if a == b else 1
        if a and natural[a] < asked:
            bare = asked - natural[a]
        if b and b != a and not natural[b]:
            bare += 1
        if span:
            left = span & self.full
            if a and natural[a] <= asked:
                left &= ~(1 << a)
            if b and b != a and natural[b] <= 1:
                left &= ~(1 << b)
            if not left:
                bare += 1
        return bare

    def _measure(self, missing: int, span: int, first: int, second: int) -> None:
        """Rank a lay that can be made by the cards that go beyond the phase and by its points."""
        low, a, b = self._try[0], self._try[1], self._try[2]
        count = self.count
        tens = ones(span & self.have & 0x1C00)
        extras = fives = 0
        number = a
        while number:
            spare = count[number] - (span >> number & 1 if count[number] else 0)
            if number >= 10:
                tens += spare
            spare -= (first if number == a else 0) + (second if number == b else 0)
            if spare > 0:
                extras += spare
                if number < 10:
                    fives += spare
            number = b if number != b else 0
        if span:
            loose = self._loose(a, b, first, second)
            end = low - 1
            while loose >> end & 1:
                if end != a and end != b:
                    extras += 1
                    if end >= 10:
                        tens += 1
                    else:
                        fives += 1
                end -= 1
            end = low + ones(span)
            reach = extras
            while loose >> end & 1:
                if end != a and end != b:
                    extras += 1
                    if end >= 10:
                        tens += 1
                end += 1
            if end <= 10:
                fives += extras - reach
        drop = self.need + extras - self.limit
        if drop > 0:
            extras -= drop
            if drop > fives:
                tens -= drop - fives
        self.take(missing, extras, tens, (low * 13 + a) * 13 + b)

    def _loose(self, a: int, b: int, first: int, second: int) -> int:
        """The numbers with a card that no set needs, as a mask."""
        loose, count = self.have, self.count
        if a and count[a] <= (first + second if a == b else first):
            loose &= ~(1 << a)
        if b and b != a and count[b] <= second:
            loose &= ~(1 << b)
        return loose

    def take(self, missing: int, extras: int, tens: int, order: int) -> bool:
        """Keep this lay when it is better than the best so far, and behind the one asked to follow.

        The rank packs missing, extras, tens and order so that the smaller int is the better lay.
        """
        rank = missing << 22 | (31 - extras) << 17 | (31 - tens) << 12 | (4095 - order)
        if self.after < rank < self.rank:
            self.rank = rank
            self.place[:] = self._try
            return True
        return False

    # --- one colour group -----------------------------------------------------------------------------------------

    def _colour(self, size: int) -> None:
        for colour in range(4):
            have = self.colours[colour]
            missing = size - have if have < size else 0
            short = missing - self.wilds
            if short < 1 and self.naturals != "none" and not self.coloured[colour]:
                short = 1
            if short < 0:
                short = 0
            if short < self.least:
                self.least = short
                for i in range(4):
                    self.helps[i] = 0
            if short == self.least and short:  # cheap enough to be noted always
                self.helps[colour] = 0x1FFE
            if short == 0 and size <= self.limit:
                extras, tens = max(0, have - size), self.tens[colour]
                drop = size + extras - self.limit
                if drop > 0:
                    extras -= drop
                    if drop > have - tens:
                        tens -= drop - (have - tens)
                self._try[0] = colour
                self.take(missing, extras, tens, 3 - colour)

    # --- the cards themselves -------------------------------------------------------------------------------------

    def _build(self, hand, phase: tuple, postal: int) -> list:
        """The lay that stands at self.place, card by card."""
        left = self.left
        left[:] = _NO_CARDS
        for card in hand:
            if card < SKIP:
                left[card] += 1
        self.postal = postal
        if self._walks_here(phase):
            return self.build_numbers(phase)
        if phase[0][0] == COLOUR and len(phase) == 1:
            return [self.build_colour(phase[0][1], self.place[0])]
        return self._others().build(phase)
