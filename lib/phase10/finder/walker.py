# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The finder's long way round, for phases the base game does not know: three sets and more, two runs, runs in one
colour or in changing colours, a colour group beside another group, and whatever a written phase list brings.

Every way for the groups to stand is tried card by card, but for those that can be no better than what was found. Where
there are many sets only the numbers the hand has most of are tried, so that the time stays bounded. Which cards a group
takes is in walker_cards.py, for runs in changing colours in walker_colours.py, ranking and building lays in
lays.py, what would help a hand in walker_helps.py, and a short way for some phases in shortcuts.py.
"""

from phase10.cards import SKIP, WILD
from phase10.finder import lays, shortcuts
from phase10.phases import ALT, COLOUR, FLUSH, RUN, SET
from phase10.finder.worksheet import WIDE, gather, weigh

# runs take their cards first, then sets; colour groups live on what is left
_PATIENCE = ((RUN, ALT, FLUSH), (SET,), (COLOUR,))


class Walker:
    """The finder's helper; its buffers are made once."""

    def __init__(self, finder) -> None:
        self.finder = finder
        self.two_colour = finder.two_colour
        self.base = bytearray(64)  # how many of each number card the hand holds
        self.left = bytearray(64)
        self.rows = bytearray(4 * WIDE)  # the cards of each group, 0 where a Wild must stand
        self.sizes = bytearray(4)
        self.choice = bytearray(4)
        self.best = bytearray(4)
        self.numbers = bytearray(12)  # the numbers tried for sets
        self.helps = None  # when somebody asks what would help: a mask of numbers for each colour

    def build(self, finder, hand, phase: tuple, postal: int) -> list:
        """The best lay, card by card."""
        return lays.build(self, phase)

    # --- the walk -------------------------------------------------------------------------------------------------

    def search(self, hand, phase: tuple, postal: int) -> None:
        finder = self.finder
        # in a run whose colours matter a number at its own place is itself, so none is spent there as a Wild
        coloured = [kind for kind, _ in phase if kind in (ALT, FLUSH)]
        if ALT in coloured:
            from phase10.finder import changing

            self.colours = changing
        self._load(hand, 0 if coloured else postal)
        sets = sum([kind == SET for kind, _ in phase])
        if sets:
            self._rank_numbers(sets)
        self.order = [i for kinds in _PATIENCE for i in range(len(phase)) if phase[i][0] in kinds]
        self.radix = [self._ways(kind, size) for kind, size in phase]
        self.awaited = 0
        if finder.after >= 0:
            finder.least = 0  # there was a lay already
        elif not postal and not self.helps and shortcuts.knows(phase):
            shortcuts.walk(self, phase)
            return
        weigh(self, phase)
        choice, last = self.choice, len(phase) - 1
        i = choice[0] = 0
        while i >= 0:
            # like groups in falling order only: the other orders are the same lay
            if choice[i] == (choice[i - 1] + 1 if i and phase[i] == phase[i - 1] else self.radix[i]):
                i -= 1
            elif i < last and self._may_do(i + 1):
                i += 1
                choice[i] = 0
                continue
            elif i == last and self._may_do(i + 1):
                self._try(phase)
            if i >= 0:
                choice[i] += 1
        self.alone = None

    def may_be_better(self, total: int) -> bool:
        """Could groups that come to this in all be a better lay than the best found, and not just as good?"""
        extras = min(self.finder.limit - self.finder.need, total >> 5 & 31)
        return (total >> 10 << 10 | 31 - extras << 5 | 31 - (total & 31)) < self.finder.rank >> 12

    def _may_do(self, groups: int) -> bool:
        """Can anything come of where the first groups stand now? Together they miss at least what each misses alone."""
        finder, total = self.finder, 0
        for i in range(groups):
            total += self.alone[i][self.choice[i]]
        short = max(0, (total >> 10) - self.most_wilds)
        if short != finder.least or self.helps:
            return short <= finder.least
        if short or finder.need > finder.limit:
            return False
        return self.may_be_better(total) if groups == len(self.alone) else total >> 10 <= finder.rank >> 22

    def _try(self, phase: tuple) -> None:
        """Note how near the hand is with the groups where they stand now."""
        finder = self.finder
        short, missing = self.stand(phase)
        if short < finder.least:
            finder.least = short
            if self.helps:
                self.helps[:] = (0, 0, 0, 0)
        if short == finder.least:
            if short:
                if self.helps:
                    self.note(self, phase, short > missing - self.wilds)
            elif missing << 22 < finder.rank and finder.need <= finder.limit:
                lays.measure(self, phase, missing)

    def _load(self, hand, postal: int) -> None:
        base = self.base
        base[:] = bytes(64)
        self.wilds, self.postal = 0, postal
        self.most_wilds = 0  # with the cards that the postal rules make Wilds of, if no group takes them
        for card in hand:
            if card < WILD:
                base[card] += 1
                self.most_wilds += card & 15 == postal
            elif card < SKIP:
                self.wilds += 1
        self.most_wilds += self.wilds

    def _rank_numbers(self, sets: int) -> None:
        """Which numbers are tried for sets: the most frequent first, dear before cheap."""
        natural, numbers = self.finder.natural, self.numbers
        for i in range(12):
            number = 12 - i
            at = i
            while at and natural[numbers[at - 1]] < natural[number]:
                numbers[at] = numbers[at - 1]
                at -= 1
            numbers[at] = number
        held = 16 - natural.count(b"\0")  # numbers; of the others one a set is as good as all
        self.tried = min(12, held + sets) if sets < 3 else sets + 2

    def _ways(self, kind: int, size: int) -> int:
        if kind == SET:
            return self.tried
        if kind == COLOUR:
            return 4
        if kind == FLUSH:
            return 4 * (13 - size)
        if kind == ALT and self.two_colour:
            return 12 * (13 - size)
        return 13 - size

    def stand(self, phase: tuple):
        """(cards short, cards missing) with the groups where self.choice puts them."""
        self.left[:] = self.base
        bare = missing = self.awaited = 0
        for i in range(len(phase)):
            if phase[i][0] == COLOUR:
                self.awaited |= 1 << self.choice[i]
        for i in self.order:
            found = gather(self, i, phase[i][0], phase[i][1], self.choice[i])
            missing += phase[i][1] - found
            bare += not found
        wilds = self.wilds
        if self.postal:
            for colour in range(4):
                wilds += self.left[colour << 4 | self.postal]
        return self.shortfall(missing, bare, len(phase), wilds), missing

    def shortfall(self, missing: int, bare: int, groups: int, wilds: int = -1) -> int:
        """How many cards are short when so many are missing, and so many groups have no number card of their own."""
        naturals = self.finder.naturals
        if naturals == "phase":
            bare = bare == groups
        return max(0, missing - (self.wilds if wilds < 0 else wilds), 0 if naturals == "none" else int(bare))

    def value_of(self, kind: int, size: int, way: int) -> int:
        """The number, low end or colour that a way to stand means; the highest are tried first."""
        if kind == SET:
            return self.numbers[way]
        if kind == COLOUR:
            return way
        if kind == FLUSH:
            return 13 - size - way // 4
        if kind == ALT and self.two_colour:
            return 13 - size - way // 12
        return 13 - size - way
