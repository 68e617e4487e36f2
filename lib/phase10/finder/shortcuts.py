# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The finder's long way round, made short for some phases: sets of one size and a run, for which the sets take the
numbers there are most of, and a run beside another or beside a colour group, whose places are tried in pairs.
"""

from phase10.finder import lays
from phase10.phases import COLOUR, RUN, SET
from phase10.finder.ranking import ones
from phase10.finder.worksheet import weigh


def knows(phase: tuple) -> bool:
    """Is it a phase of such groups?"""
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


def _is_pair(phase: tuple) -> bool:
    return len(phase) == 2 and phase[0][0] == RUN and phase[1][0] in (RUN, COLOUR)


def walk(walker, phase: tuple) -> None:
    """How many cards the hand is short of such a phase, and the best lay when one is wanted."""
    walker.most = 98  # cards that may be missing in a place still worth looking at
    if _is_pair(phase):
        _walk_pairs(walker, phase)
        return
    at, size = -1, 0
    for i in range(len(phase)):
        if phase[i][0] == RUN:
            at, size = i, phase[i][1]
    for low in range(13 - size if size else 0, 0 if size else -1, -1):
        walker.choice[at] = 13 - size - low  # without a run this is the last set's, which is yet to be found
        _fill_sets(walker, phase, at, (1 << size) - 1 << low)


def _fill_sets(walker, phase: tuple, at: int, span: int) -> None:
    """A run takes its numbers first, then each set in turn takes the number there is most of, rather a new one."""
    left, natural, taken = bytearray(13), walker.finder.natural, bytearray()
    missing = ones(span & ~walker.finder.full)
    if missing > walker.most:
        return
    bare = int(span and missing == phase[at][1])
    for number in range(1, 13):
        cards = natural[number]
        left[number] = (cards - (cards and span >> number & 1)) * 2 + 1  # odd: no set has it yet
    for i in range(len(phase)):
        if i != at:
            most = max(left)
            number = left.rfind(bytes((most,)))
            left[number] = max(0, most // 2 - phase[i][1]) * 2
            missing += max(0, phase[i][1] - most // 2)
            bare += most < 2
            taken.append(walker.numbers.find(bytes((number,))))
    if missing <= walker.most and missing << 22 < walker.finder.rank:
        ways = sorted(taken)
        for i in range(len(phase)):
            if i != at:
                walker.choice[i] = ways.pop()
        _offer(walker, phase, missing, bare)


def _walk_pairs(walker, phase: tuple) -> None:
    """The first run takes its cards first, rather not those of a colour that is awaited."""
    (_, first), (kind, second) = phase
    natural, base, choice = walker.finder.natural, walker.base, walker.choice
    weigh(walker, phase)
    a, b = walker.alone
    for way in range(len(a)):
        for other in range(way + 1 if phase[0] == phase[1] else len(b)):
            if a[way] + b[other] >> 10 > walker.most:
                continue
            low, at = 13 - first - way, 13 - second - other
            lost = 0 if kind == RUN else -(b[other] >> 5 & 31)  # a colour group may have cards to spare
            for number in range(low, low + first):
                if kind == COLOUR:
                    lost += 0 < natural[number] == base[other << 4 | number]
                else:
                    lost += natural[number] == 1 and at <= number < at + second
            missing = max(0, lost) + (b[other] >> 10)
            total = a[way] + (b[other] & 1023) + (missing << 10)
            if total >> 10 <= walker.most and walker.may_be_better(total):
                choice[0], choice[1] = way, other
                _offer(walker, phase, total >> 10, (a[way] >> 10 == first) + (missing == second))
    walker.alone = None


def _offer(walker, phase: tuple, missing: int, bare: int) -> None:
    """Note one way for the groups to stand, and what may be missing where there is still something to be found."""
    finder = walker.finder
    short = walker.shortfall(missing, bare, len(phase))
    finder.least = min(finder.least, short)
    if finder.least:
        walker.most = finder.least + walker.wilds - 1
    elif finder.need > finder.limit:
        walker.most = -1  # no lay is wanted
    else:
        if not short:
            walker.stand(phase)
            lays.measure(walker, phase, missing)
        walker.most = finder.rank >> 22
