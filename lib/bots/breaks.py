# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What a hand misses of a run whose colours alternate."""

from phase10.cards import WILD
from phase10.ranking import ones

_ANY = 0x1FFE  # all numbers as a mask


def breaks(held, low: int, size: int, two_colour: bool) -> int:
    """The numbers where an alternating run at this place wants another card than is held, as a mask."""
    if not two_colour:
        return _breaks_between(held, low, size)
    fewest = _ANY
    for even in range(0, WILD, 16):
        for odd in range(0, WILD, 16):
            breaks = 0
            for number in range(low, low + size):
                if not held[(odd if number & 1 else even) + number]:
                    breaks |= 1 << number
            if even != odd and ones(breaks) < ones(fewest):
                fewest = breaks
    return fewest


def _breaks_between(held, low: int, size: int) -> int:
    """The same where only neighbours must differ: a Wild is put in where no colour is left that does."""
    breaks, last = 0, 15  # the colours that the card before may have, as a mask
    for number in range(low, low + size):
        colours = 0
        for colour in range(4):
            if held[colour << 4 | number]:
                colours |= 1 << colour
        if not last & last - 1:
            colours &= ~last
        if not colours:
            breaks |= 1 << number
        last = colours or 15
    return breaks
