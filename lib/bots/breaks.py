# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What a hand misses of a run whose colours alternate."""

from phase10.phases import ones

_ODD = 0x0AAA  # the odd numbers as a mask


def breaks(rows, low: int, size: int, two_colour: bool) -> int:
    """The numbers where an alternating run at this place wants another card than is held in rows, a mask a colour."""
    span = (1 << size) - 1 << low
    if not two_colour:
        return _breaks_between(rows, low, size)
    fewest, least = span, size
    for even in range(4):
        for odd in range(4):
            if even != odd:
                gaps = span & ~(rows[odd] & _ODD | rows[even] & ~_ODD)
                if ones(gaps) < least:
                    fewest, least = gaps, ones(gaps)
    return fewest


def _breaks_between(rows, low: int, size: int) -> int:
    """The same where only neighbours must differ: a Wild is put in where no colour is left that does."""
    gaps, last = 0, 15  # the colours that the card before may have, as a mask
    for number in range(low, low + size):
        colours = 0
        for colour in range(4):
            colours |= (rows[colour] >> number & 1) << colour
        if not last & last - 1:
            colours &= ~last
        if not colours:
            gaps |= 1 << number
        last = colours or 15
    return gaps
