# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The finder's general search, for phases that plain.py cannot do: three sets or more, two runs, FLUSH and ALT runs, a
colour group beside another group, and any phase of a custom list.

It is a branch-and-bound search over the position ("way") of each group. With many sets only the most frequent numbers
of the hand are tried, which bounds the time. worksheet.py assigns cards to groups, shortcuts.py is faster for some.
"""

from phase10.finder.shortcuts import Shortcuts, handles
from phase10.finder.worksheet import WIDE, Worksheet
from phase10.phases import ALT, COLOUR, FLUSH, RUN, SET

# the order in which groups take their cards: runs that cannot take any colour first
_TAKING_ORDER = (FLUSH, ALT, RUN, SET, COLOUR)


def searching(finder, phase: tuple):
    """Generator, a step for each choice whose cards are assigned: set finder.least and finder.rank."""
    walker = Walker(finder, phase)
    if finder.after >= 0:
        finder.least = 0  # there was a lay already
    elif not finder.postal and handles(phase):
        yield from Shortcuts(walker).walk(phase)
        return
    yield from walker.walk()


def build(finder, phase: tuple) -> list:
    """Build the lay at finder.place, as a list of (cards, value)."""
    finder.tried[:] = finder.place
    return Walker(finder, phase).build()


class Walker:
    """One search, or the building of the lay found; the results are stored in the finder: least, rank and place."""

    def __init__(self, finder, phase: tuple) -> None:
        self.finder, self.phase = finder, phase
        self.sheet = sheet = Worksheet(finder)
        self.choice = finder.tried  # the way being tried for each group, see Worksheet.ways()
        if [kind for kind, _ in phase if kind == ALT]:
            from phase10.finder import changing
            sheet.changing = changing
        if sets := sum([kind == SET for kind, _ in phase]):
            sheet.rank_numbers(sets)
        self.order = [i for kind in _TAKING_ORDER for i in range(len(phase)) if phase[i][0] == kind]  # who takes first
        self.radix = [sheet.ways(kind, size) for kind, size in phase]  # the number of ways of each group

    def walk(self):
        """Generator: try all ways, but none that is no better even if each group had the whole hand to itself."""
        finder, choice, last = self.finder, self.choice, len(self.phase) - 1
        alone = self.sheet.weigh(self.phase)  # for each group a list of weights by way
        twin = [i > 0 and self.phase[i] == self.phase[i - 1] for i in range(last + 1)]
        ahead = [sum([min(weights) >> 12 << 12 for weights in alone[i + 1 :]]) for i in range(last + 1)]
        before = [0] * (last + 2)  # the weight of the groups before each
        i = choice[0] = 0
        while i >= 0:
            # of equal groups only one order: the others give the same lay
            if choice[i] == (choice[i - 1] + 1 if twin[i] else self.radix[i]):
                i -= 1
            else:
                before[i + 1] = total = before[i] + alone[i][choice[i]]
                total += ahead[i]
                if (total >> 12) - finder.wilds <= finder.least and self._may_do(total, i == last):
                    if i < last:
                        i += 1
                        choice[i] = 0
                        continue
                    self._try()
                    yield
            if i >= 0:
                choice[i] += 1

    def _may_do(self, total: int, complete: bool) -> bool:
        """Can groups of at least this total weight still improve the result?"""
        finder = self.finder
        short = max(0, (total >> 12) - finder.wilds)
        if short != finder.least:
            return short < finder.least
        if short or finder.need > finder.limit:
            return False
        return self.may_be_better(total) if complete else total >> 12 <= finder.rank >> 22

    def may_be_better(self, total: int) -> bool:
        """Could groups of this total weight be a strictly better lay than the best found?"""
        extras = min(self.finder.limit - self.finder.need, total >> 6 & 63)
        return (total >> 12 << 10 | 31 - extras << 5 | 31 - min(31, total & 63)) < self.finder.rank >> 12

    def _try(self) -> None:
        """Record how short the hand is with the current choice."""
        finder = self.finder
        short, missing = self.stand()
        finder.least = min(short, finder.least)
        if not short and missing << 22 < finder.rank and finder.need <= finder.limit:
            self.measure(missing)

    def stand(self):
        """Assign cards to the groups by self.choice; return (cards short, cards missing)."""
        finder, sheet, phase = self.finder, self.sheet, self.phase
        sheet.left[:] = sheet.base
        bare = missing = sheet.awaited = 0
        sheet.asked[:] = bytes(4)
        for i in range(len(phase)):
            if phase[i][0] == COLOUR:
                sheet.awaited |= 1 << self.choice[i]
                sheet.asked[self.choice[i]] += phase[i][1]
        for i in self.order:
            kind, size = phase[i]
            if kind == ALT and len(phase) > 1 and not sheet.two_colour:
                from phase10.finder import together
                found = together.alternate(sheet, i, size, phase, self.choice)
            else:
                found = sheet.gather(i, kind, size, self.choice[i])
            missing += size - found
            bare += not found
        wilds = finder.wilds
        if finder.postal:  # those of its cards that stand for their number are no Wilds
            wilds -= finder.natural[finder.postal]
            for colour in range(4):
                wilds += sheet.left[colour << 4 | finder.postal]
        if bare and finder.naturals == "group":
            for i in range(len(phase)):
                bare -= sheet.borrow(i, phase[i][0], phase[i][1], self.choice[i], len(phase))
        return self.shortfall(missing, bare, wilds), missing

    def shortfall(self, missing: int, bare: int, wilds: int) -> int:
        """Return cards short, from the numbers of missing cards, of groups without a number card, and of Wilds."""
        naturals = self.finder.naturals
        if naturals == "phase":
            bare = bare == len(self.phase)
        return max(0, missing - wilds, 0 if naturals == "none" else int(bare))

    def measure(self, missing: int) -> None:
        """Rank the lay of the current choice, which can be made, by its extra cards; keep it if it is the best."""
        finder, sheet, rows, order = self.finder, self.sheet, self.sheet.rows, 0
        for i in range(len(self.phase)):
            order = order * self.radix[i] + self.choice[i]
        extras = tens = 0
        for i in range(len(self.phase)):
            kind, size = self.phase[i]
            for at in range(i * WIDE, i * WIDE + size):
                tens += rows[at] & 15 >= 10
            while finder.need + extras < finder.limit and (card := sheet.extra(i, kind, size, self.choice[i])):
                extras += 1
                tens += card & 15 >= 10
        finder.keep_better(missing, extras, 0, tens, ~order & 4095)

    def build(self) -> list:
        """Return the lay of the current choice, as a list of (cards, value)."""
        finder, sheet, phase = self.finder, self.sheet, self.phase
        self.stand()
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
