# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A phase is a tuple of (kind, size) pairs, one per group; a set of numbers is a mask of bits 1 to 12."""

SET = 1
RUN = 2
COLOUR = 3
ALT = 4  # a run whose neighbours differ in colour
FLUSH = 5  # a run in one colour, used in Twist
EXTRA = 200  # in rules.numbers: a phase beyond the sheet's, which has no number

ONES = bytes([bin(number).count("1") for number in range(128)])  # popcount of the numbers below 128


def ones(mask: int) -> int:
    """Return the popcount of a mask."""
    return ONES[mask & 127] + ONES[mask >> 7]


def run_and_sets(phase: tuple) -> int:
    """Return the sizes of a run and up to two sets, 4 bits each, or -1 for other phases. Allocates nothing."""
    run = first = second = 0
    for kind, size in phase:
        if kind == RUN and not run:
            run = size
        elif kind == SET and not first:
            first = size
        elif kind == SET and not second:
            second = size
        else:
            return -1
    return run | first << 4 | second << 8


def size_of(phase: tuple) -> int:
    """How many cards a phase asks for."""
    return sum([group[1] for group in phase])


def label_of(table, at: int) -> str:
    """Return the label of the phase with this index; those behind the last phase are Twist cards."""
    return "★" if at > table.course.last else label(table.rules.numbers[at])


def label(number: int) -> str:
    return "+" if number == EXTRA else str(number)
