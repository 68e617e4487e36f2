# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The finder's long way round, made short where only the distance is asked for and numbers alone decide: sets of one
size and a run, or two runs. Of the ways to stand only those of the runs are walked.
"""

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


def distance(walker, phase: tuple) -> int:
    """How many cards the hand is short of such a phase."""
    natural, size, runs = walker.finder.natural, 0, []
    for kind, wanted in phase:
        if kind == RUN:
            runs.append(wanted)
        else:
            size = wanted
    if len(runs) == 2:
        return _of_runs(walker, natural, runs[0], runs[1])
    span = (1 << runs[0]) - 1 << 1 if runs else 0
    least = 99
    for _ in range(13 - runs[0] if runs else 1):
        least = min(least, _of_sets(walker, natural, span, size, len(phase)))
        span <<= 1
    return least


def _of_sets(walker, natural, span: int, size: int, groups: int) -> int:
    """A run takes its numbers first, then each set in turn takes the number there is most of."""
    left, found = walker.numbers, 0
    for number in range(1, 13):
        taken = 1 if natural[number] and span >> number & 1 else 0
        left[number - 1] = natural[number] - taken
        found += taken
    missing = ones(span) - found
    bare = 1 if missing and not found else 0
    for _ in range(groups - (span > 0)):
        most = max(left)
        taken = min(most, size)
        left[left.find(bytes((most,)))] = most - taken
        missing += size - taken
        bare += not taken
    return walker.shortfall(missing, bare, groups)


def _of_runs(walker, natural, first: int, second: int) -> int:
    once = twice = 0
    for number in range(1, 13):
        once |= (natural[number] > 0) << number
        twice |= (natural[number] > 1) << number
    least = 99
    for low in range(1, 14 - first):
        span = (1 << first) - 1 << low
        found = ones(span & once)
        for other in range(low if first == second else 1, 14 - second):
            beside = ((1 << second) - 1 << other) & once & (twice | ~span)
            missing = first + second - found - ones(beside)
            least = min(least, walker.shortfall(missing, (not found) + (not beside), 2))
    return least
