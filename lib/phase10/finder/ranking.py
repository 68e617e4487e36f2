# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What all ways to find a lay have in common: counting numbers in a mask, and which of two lays is the better one."""

NO_RANK = 0x3FFFFFFF
NOBODY_SHORT = 99

_ones = bytes([bin(number).count("1") for number in range(128)])  # how many bits are set in a number below 128


def ones(mask: int) -> int:
    """How many bits are set; for masks of numbers, bits 1 to 12."""
    return _ones[mask & 127] + _ones[mask >> 7]


def keep_better(finder, missing: int, extras: int, fives: int, tens: int, order: int) -> bool:
    """Keep this lay when it is better than the best so far, and behind the one asked to follow.

    What is beyond the limit stays in the hand, first of the extras that are worth five. The rank packs missing,
    extras, tens and order so that the smaller int is the better lay.
    """
    drop = finder.need + extras - finder.limit
    if drop > 0:
        extras -= drop
        if drop > fives:
            tens -= drop - fives
    rank = missing << 22 | (31 - extras) << 17 | (31 - tens) << 12 | (4095 - order)
    if finder.after < rank < finder.rank:
        finder.rank = rank
        finder.place[:] = finder.tried
        return True
    return False
