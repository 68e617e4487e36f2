# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The finder's general search, for phases that plain.py cannot do: three sets or more, two runs, FLUSH and ALT runs, a
colour group beside another group, and any phase of a custom list.

It is a branch-and-bound search over the position ("way") of each group. With many sets only the most frequent numbers
of the hand are tried, so that the time is bounded. worksheet.py assigns cards to groups, shortcuts.py has faster
searches for some phases.
"""

from phase10.finder.shortcuts import Shortcuts
from phase10.finder.worksheet import WIDE, Worksheet
from phase10.phases import ALT, COLOUR, FLUSH, RUN, SET

# the order in which groups take their cards: runs that cannot take any colour first
_PATIENCE = (FLUSH, ALT, RUN, SET, COLOUR)


class Walker:
    """One search at a time; its result is stored in the finder: least and rank."""

    def __init__(self, finder) -> None:
        self.finder = finder
        self.sheet = Worksheet(finder.two_colour, finder.natural)
        self.shortcuts = Shortcuts(self)
        self.choice = bytearray(4)  # the way being tried for each group, see Worksheet.ways()
        self.best = bytearray(4)  # the same in the best lay
        self.radix = self.order = ()  # the number of ways of each group, and the order in which groups take cards
        self.alone = None  # for each group a list of weights by way, see Worksheet.weigh()

    def search(self, hand, phase: tuple, postal: int) -> None:
        finder, sheet = self.finder, self.sheet
        if [kind for kind, _ in phase if kind == ALT]:
            from phase10.finder import changing

            sheet.changing = changing
        sheet.load(hand, postal)
        sets = sum([kind == SET for kind, _ in phase])
        if sets:
            sheet.rank_numbers(sets)
        self.order = [i for kind in _PATIENCE for i in range(len(phase)) if phase[i][0] == kind]
        self.radix = [sheet.ways(kind, size) for kind, size in phase]
        if finder.after >= 0:
            finder.least = 0  # there was a lay already
        elif not postal and self.shortcuts.handles(phase):
            self.shortcuts.walk(phase)
            return
        self.alone = sheet.weigh(phase)
        self._walk(phase)
        self.alone = None

    def _walk(self, phase: tuple) -> None:
        choice, last = self.choice, len(phase) - 1
        i = choice[0] = 0
        while i >= 0:
            # of equal groups only one order: the others give the same lay
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

    def may_be_better(self, total: int) -> bool:
        """Could groups of this total weight be a strictly better lay than the best found?"""
        extras = min(self.finder.limit - self.finder.need, total >> 6 & 63)
        return (total >> 12 << 10 | 31 - extras << 5 | 31 - min(31, total & 63)) < self.finder.rank >> 12

    def _may_do(self, groups: int) -> bool:
        """The bound: can the first groups, as chosen now, still improve the result? They miss at least the sum of
        what each misses alone."""
        finder, total = self.finder, 0
        for i in range(groups):
            total += self.alone[i][self.choice[i]]
        short = max(0, (total >> 12) - self.sheet.most_wilds)
        if short != finder.least:
            return short < finder.least
        if short or finder.need > finder.limit:
            return False
        return self.may_be_better(total) if groups == len(self.alone) else total >> 12 <= finder.rank >> 22

    def _try(self, phase: tuple) -> None:
        """Record how short the hand is with the current choice."""
        finder = self.finder
        short, missing = self.stand(phase)
        finder.least = min(short, finder.least)
        if not short and missing << 22 < finder.rank and finder.need <= finder.limit:
            self.measure(phase, missing)

    def stand(self, phase: tuple):
        """Assign cards to the groups by self.choice; return (cards short, cards missing)."""
        sheet = self.sheet
        sheet.left[:] = sheet.base
        bare = missing = sheet.awaited = 0
        for i in range(len(phase)):
            if phase[i][0] == COLOUR:
                sheet.awaited |= 1 << self.choice[i]
        for i in self.order:
            kind, size = phase[i]
            if kind == ALT and len(phase) > 1 and not sheet.two_colour:
                from phase10.finder import together

                found = together.alternate(sheet, i, size, phase, self.choice)
            else:
                found = sheet.gather(i, kind, size, self.choice[i])
            missing += size - found
            bare += not found
        wilds = sheet.wilds
        if sheet.postal:
            for colour in range(4):
                wilds += sheet.left[colour << 4 | sheet.postal]
        if bare and self.finder.naturals == "group":
            for i in range(len(phase)):
                bare -= sheet.borrow(i, phase[i][0], phase[i][1], self.choice[i], len(phase))
        return self.shortfall(missing, bare, len(phase), wilds), missing

    def shortfall(self, missing: int, bare: int, groups: int, wilds: int) -> int:
        """Return cards short, from the numbers of missing cards, of bare groups (no number card), groups and Wilds."""
        naturals = self.finder.naturals
        if naturals == "phase":
            bare = bare == groups
        return max(0, missing - wilds, 0 if naturals == "none" else int(bare))

    def measure(self, phase: tuple, missing: int) -> None:
        """Rank the lay of the current choice, which can be made, by its extra cards; keep it if it is the best."""
        finder, sheet, rows, order = self.finder, self.sheet, self.sheet.rows, 0
        for i in range(len(phase)):
            order = order * self.radix[i] + self.choice[i]
        extras = tens = 0
        for i in range(len(phase)):
            kind, size = phase[i]
            for at in range(i * WIDE, i * WIDE + size):
                tens += rows[at] & 15 >= 10
            while finder.need + extras < finder.limit:
                card = sheet.extra(i, kind, size, self.choice[i])
                if not card:
                    break
                extras += 1
                tens += card & 15 >= 10
        if finder.keep_better(missing, extras, 0, tens, ~order & 4095):
            self.best[:] = self.choice

    def build(self, phase: tuple) -> list:
        """Return the best lay, as a list of (cards, value)."""
        finder, sheet = self.finder, self.sheet
        self.choice[:] = self.best
        self.stand(phase)
        spare = finder.limit - finder.need
        for i in range(len(phase)):
            while spare > 0 and sheet.extra(i, phase[i][0], phase[i][1], self.choice[i]):
                spare -= 1
        lay = []
        for i in range(len(phase)):
            kind, size = phase[i]
            cards = bytearray(sheet.rows[i * WIDE : i * WIDE + sheet.sizes[i]])
            for j in range(len(cards)):
                if not cards[j]:
                    cards[j] = sheet.take_wild()
            value = sheet.value_of(kind, size, self.choice[i])
            lay.append((bytes(cards), value + 1 if kind == COLOUR else value))
        return lay
