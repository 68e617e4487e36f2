# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The finder's long way round, made short where only the distance is asked for and numbers alone decide: sets of one
size, or two runs. None of the ways to stand is walked, so bots can ask for every card they might throw.
"""

from phase10.phases import RUN, SET
from phase10.placing import ones


def knows(phase: tuple) -> bool:
    kind, size = phase[0]
    if kind == SET:
        return phase.count(phase[0]) == len(phase)
    return kind == RUN and len(phase) == 2 and phase[1][0] == RUN


def short(walker, phase: tuple) -> int:
    """How many cards the hand is short of such a phase."""
    return _of_sets(walker, phase) if phase[0][0] == SET else _of_runs(walker, phase)


def _of_sets(walker, phase: tuple) -> int:
    """Each set in turn takes the number there is most of."""
    left, size = walker.numbers, phase[0][1]
    for number in range(12):
        left[number] = walker.finder.natural[number + 1]
    missing = bare = 0
    for _ in phase:
        most = max(left)
        taken = min(most, size)
        left[left.find(bytes((most,)))] = most - taken
        missing += size - taken
        bare += not taken
    return walker.shortfall(missing, bare, len(phase))


def _of_runs(walker, phase: tuple) -> int:
    natural, first, second = walker.finder.natural, phase[0][1], phase[1][1]
    once = twice = 0
    for number in range(1, 13):
        once |= (natural[number] > 0) << number
        twice |= (natural[number] > 1) << number
    least = 99
    for low in range(1, 14 - first):
        span = ((1 << first) - 1) << low
        found = ones(span & once)
        for other in range(low if first == second else 1, 14 - second):
            beside = ((1 << second) - 1 << other) & once & (twice | ~span)
            missing = first + second - found - ones(beside)
            least = min(least, walker.shortfall(missing, (not found) + (not beside), 2))
    return least
