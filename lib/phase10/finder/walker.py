# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The finder's long way round, for phases the base game does not know: three sets and more, two runs, runs in one
colour or in changing colours, a colour group beside another group, and whatever a written phase list brings.

Every way for the groups to stand is tried card by card, but for those that can be no better than what was found. Where
there are many sets only the numbers the hand has most of are tried, so that the time stays bounded. Which cards a group
takes is the work sheet's affair (worksheet.py), some phases have a short way (shortcuts.py), and what would help a hand
is noted by helps.py.
"""

from phase10.finder.shortcuts import Shortcuts
from phase10.finder.worksheet import WIDE, Worksheet
from phase10.phases import ALT, COLOUR, FLUSH, RUN, SET

# runs take their cards first, then sets; colour groups live on what is left
_PATIENCE = ((RUN, ALT, FLUSH), (SET,), (COLOUR,))


class Walker:
    """The finder's helper. What was found of a hand it leaves with the finder: least, rank."""

    def __init__(self, finder) -> None:
        self.finder = finder
        self.sheet = Worksheet(finder.two_colour, finder.natural)
        self.shortcuts = Shortcuts(self)
        self.choice = bytearray(4)  # the way each group stands
        self.best = bytearray(4)  # the same in the best lay
        self.radix = self.order = ()  # how many ways each group has, and in which order they take their cards
        self.alone = None  # what each group could be in each of its ways, by itself
        self.helps = None  # notes what would help, when somebody asks that

    def search(self, hand, phase: tuple, postal: int, helps=None) -> None:
        finder, sheet, self.helps = self.finder, self.sheet, helps
        # in a run whose colours matter a number at its own place is itself, so none is spent there as a Wild
        coloured = [kind for kind, _ in phase if kind in (ALT, FLUSH)]
        if ALT in coloured:
            from phase10.finder import changing

            sheet.changing = changing
        sheet.load(hand, 0 if coloured else postal)
        sets = sum([kind == SET for kind, _ in phase])
        if sets:
            sheet.rank_numbers(sets)
        self.order = [i for kinds in _PATIENCE for i in range(len(phase)) if phase[i][0] in kinds]
        self.radix = [sheet.ways(kind, size) for kind, size in phase]
        if finder.after >= 0:
            finder.least = 0  # there was a lay already
        elif not postal and not helps and self.shortcuts.know(phase):
            self.shortcuts.walk(phase)
            return
        self.alone = sheet.weigh(phase)
        self._walk(phase)
        self.alone = self.helps = None

    def _walk(self, phase: tuple) -> None:
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

    def may_be_better(self, total: int) -> bool:
        """Could groups that come to this in all be a better lay than the best found, and not just as good?"""
        extras = min(self.finder.limit - self.finder.need, total >> 5 & 31)
        return (total >> 10 << 10 | 31 - extras << 5 | 31 - (total & 31)) < self.finder.rank >> 12

    def _may_do(self, groups: int) -> bool:
        """Can anything come of where the first groups stand now? Together they miss at least what each misses alone."""
        finder, total = self.finder, 0
        for i in range(groups):
            total += self.alone[i][self.choice[i]]
        short = max(0, (total >> 10) - self.sheet.most_wilds)
        if short != finder.least or self.helps:
            return short <= finder.least
        if short or finder.need > finder.limit:
            return False
        return self.may_be_better(total) if groups == len(self.alone) else total >> 10 <= finder.rank >> 22

    def _try(self, phase: tuple) -> None:
        """Note how near the hand is with the groups where they stand now."""
        finder, helps = self.finder, self.helps
        short, missing = self.stand(phase)
        if short < finder.least:
            finder.least = short
            if helps:
                helps.forget()
        if short == finder.least:
            if short:
                if helps:
                    helps.note(self, phase, short > missing - self.sheet.wilds)
            elif missing << 22 < finder.rank and finder.need <= finder.limit:
                self.measure(phase, missing)

    def stand(self, phase: tuple):
        """(cards short, cards missing) with the groups where self.choice puts them."""
        sheet = self.sheet
        sheet.left[:] = sheet.base
        bare = missing = sheet.awaited = 0
        for i in range(len(phase)):
            if phase[i][0] == COLOUR:
                sheet.awaited |= 1 << self.choice[i]
        for i in self.order:
            found = sheet.gather(i, phase[i][0], phase[i][1], self.choice[i])
            missing += phase[i][1] - found
            bare += not found
        wilds = sheet.wilds
        if sheet.postal:
            for colour in range(4):
                wilds += sheet.left[colour << 4 | sheet.postal]
        return self.shortfall(missing, bare, len(phase), wilds), missing

    def shortfall(self, missing: int, bare: int, groups: int, wilds: int) -> int:
        """How many cards are short when so many are missing, and so many groups have no number card of their own."""
        naturals = self.finder.naturals
        if naturals == "phase":
            bare = bare == groups
        return max(0, missing - wilds, 0 if naturals == "none" else int(bare))

    def measure(self, phase: tuple, missing: int) -> None:
        """Rank a lay that can be made, its groups where they stand now, by what goes beyond it."""
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
        """The best lay, card by card."""
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
