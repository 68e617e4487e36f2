# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The finder's long way round, made short where numbers alone decide: sets of one size and a run, or two runs. Of the
ways to stand only those of the runs are walked, and the sets take the numbers there are most of.
"""

from phase10 import walker_lay
from phase10.phases import RUN, SET
from phase10.ranking import ones


def knows(phase: tuple) -> bool:
    """Is it a phase of such groups?"""
    runs, size = 0, 0
    for kind, wanted in phase:
        if kind == RUN:
            runs += 1
        elif kind != SET or size and wanted != size:
            return False
        else:
            size = wanted
    return runs < 2 or runs == 2 and not size


def walk(walker, phase: tuple) -> None:
    """How many cards the hand is short of such a phase, and the best lay when one is wanted."""
    runs = [i for i in range(len(phase)) if phase[i][0] == RUN]
    walker.most = 98  # cards that may be missing in a place still worth looking at
    if len(runs) == 2:
        _walk_runs(walker, phase, phase[0][1], phase[1][1])
        return
    at = runs[0] if runs else -1
    size = phase[at][1] if runs else 0
    for low in range(13 - size if runs else 0, 0 if runs else -1, -1):
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
    if missing <= walker.most:
        ways = sorted(taken)
        for i in range(len(phase)):
            if i != at:
                walker.choice[i] = ways.pop()
        _offer(walker, phase, missing, bare)


def _walk_runs(walker, phase: tuple, first: int, second: int) -> None:
    natural, lacks, single = walker.finder.natural, 0x1FFE & ~walker.finder.full, 0
    for number in range(1, 13):
        single |= (natural[number] == 1) << number
    for low in range(13 - first, 0, -1):
        span = (1 << first) - 1 << low
        gaps = ones(span & lacks)
        walker.choice[0] = 13 - first - low
        for other in range(13 - second, low - 1 if first == second else 0, -1):
            beside = ones((1 << second) - 1 << other & (lacks | span & single))
            if gaps + beside <= walker.most:
                walker.choice[1] = 13 - second - other
                _offer(walker, phase, gaps + beside, (gaps == first) + (beside == second))


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
        if not short and missing << 22 < finder.rank:
            walker.stand(phase)
            walker_lay.measure(walker, phase, missing)
        walker.most = finder.rank >> 22
