# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The walker's faster searches for two kinds of phases: sets of equal size with at most one run (greedy: each set takes
the most frequent number), and a run with another run or a colour group (all pairs of positions).

The rules search at one go, a bot in steps. Longest search of 60 hands in beats, without and with: four sets of
2 0.85 and 0.11, two sets and a run of 3 0.59 and 0.32, two runs of 4 0.57 and 0.32, run and colour 0.46 and 0.27.
"""

from phase10.phases import COLOUR, RUN, SET, ones


def handles(phase: tuple) -> bool:
    """Is this a phase of one of the two kinds?"""
    if _is_pair(phase):
        return True
    runs, size = 0, 0
    for kind, wanted in phase:
        if kind == RUN:
            runs += 1
        elif kind != SET or size and wanted != size:
            return False
        else:
            size = wanted
    return runs < 2


class Shortcuts:
    """Like those of Walker, results are stored in the finder: least and rank."""

    def __init__(self, walker) -> None:
        self.walker = walker
        self.most = 98  # skip positions that miss more cards than this

    def walk(self, phase: tuple):
        """Generator: how many cards is the hand short, and the best lay if wanted."""
        if _is_pair(phase):
            yield from self._walk_pairs(phase)
            return
        at, size = -1, 0
        for i in range(len(phase)):
            if phase[i][0] == RUN:
                at, size = i, phase[i][1]
        for low in range(13 - size if size else 0, 0 if size else -1, -1):
            self.walker.choice[at] = 13 - size - low  # without a run at is -1: the last set's, set later
            self._fill_sets(phase, at, (1 << size) - 1 << low)
            yield

    def _fill_sets(self, phase: tuple, at: int, span: int) -> None:
        """Greedy: the run takes its numbers first, then each set the most frequent one left, preferably unused."""
        walker = self.walker
        left, natural, taken = bytearray(13), walker.finder.natural, bytearray()
        missing = ones(span & ~walker.finder.full)
        if missing > self.most:
            return
        bare = int(span and missing == phase[at][1])
        lends = walker.finder.naturals == "group"
        lent = []  # numbers of cards that a set without one may borrow from a group that has several
        for number in range(1, 13):
            cards = natural[number]
            if lends and cards and span >> number & 1:
                lent.append(number)
            left[number] = (cards - (cards and span >> number & 1)) * 2 + 1  # odd: no set has it yet
        lent = lent[1:]  # the run keeps one
        for i in range(len(phase)):
            if i != at:
                most = max(left)
                number = left.rfind(bytes((most,)))
                if most < 2 and lent:
                    number = lent.pop()
                elif lends:
                    more = min(most // 2, phase[i][1]) - 1
                    lent.extend([number] * more)
                left[number] = max(0, most // 2 - phase[i][1]) * 2
                missing += max(0, phase[i][1] - most // 2)
                bare += most < 2
                place = walker.sheet.numbers.find(bytes((number,)))
                taken.append(place)
        if missing <= self.most and missing << 22 < walker.finder.rank:
            ways = sorted(taken)
            for i in range(len(phase)):
                if i != at:
                    walker.choice[i] = ways.pop()
            self._offer(missing, bare)

    def _walk_pairs(self, phase: tuple):
        """Generator: the first run takes its cards first, preferably not of the colour group's colour."""
        walker = self.walker
        (_, first), (kind, second) = phase
        natural, base, choice = walker.finder.natural, walker.sheet.base, walker.choice
        a, b = walker.sheet.weigh(phase)
        for way in range(len(a)):
            for other in range(way + 1 if phase[0] == phase[1] else len(b)):
                if a[way] + b[other] >> 12 > self.most:
                    continue
                low, at = 13 - first - way, 13 - second - other
                lost = 0 if kind == RUN else -(b[other] >> 6 & 63)  # a colour group may have cards to spare
                for number in range(low, low + first):
                    if kind == COLOUR:
                        lost += 0 < natural[number] == base[other << 4 | number]
                    else:
                        lost += natural[number] == 1 and at <= number < at + second
                missing = max(0, lost) + (b[other] >> 12)
                total = a[way] + (b[other] & 4095) + (missing << 12)
                if total >> 12 <= self.most and walker.may_be_better(total):
                    choice[0], choice[1] = way, other
                    self._offer(total >> 12, (a[way] >> 12 == first) + (missing == second))
                    yield

    def _offer(self, missing: int, bare: int) -> None:
        """Record one arrangement and update self.most, the bound for the positions still to be tried."""
        walker = self.walker
        finder, wilds = walker.finder, walker.finder.wilds
        short = walker.shortfall(missing, bare, wilds)
        if short and bare and finder.naturals == "group":
            short, _ = walker.stand()  # bare groups may borrow cards
        finder.least = min(finder.least, short)
        if finder.least:
            self.most = finder.least + wilds - 1
        elif finder.need > finder.limit:
            self.most = -1  # no lay is wanted
        else:
            if not short:
                walker.stand()
                walker.measure(missing)
            self.most = finder.rank >> 22


def _is_pair(phase: tuple) -> bool:
    return len(phase) == 2 and phase[0][0] == RUN and phase[1][0] in (RUN, COLOUR)
