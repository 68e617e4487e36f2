# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Which numbers a hand lacks for an ALT run at one place; for the finder and for bots."""

from phase10.phases import ones

_ODD = 0x0AAA  # odd numbers

fits = bytearray(13)  # set by between(): by number, mask of the colours of which the run may take a card; 0: none


def breaks(rows, low: int, size: int, two_colour: bool) -> int:
    """Mask of the numbers it lacks at this low end; rows: a mask of numbers per colour."""
    if not two_colour:
        return between(rows, low, size)
    span = (1 << size) - 1 << low
    fewest, least = span, size
    for even in range(4):
        for odd in range(4):
            if even != odd:
                gaps = span & ~(rows[odd] & _ODD | rows[even] & ~_ODD)
                if ones(gaps) < least:
                    fewest, least = gaps, ones(gaps)
    return fewest


def between(rows, low: int, size: int) -> int:
    """breaks() if only neighbours must differ; where no held colour fits, a Wild is needed."""
    gaps, last = 0, 15  # last: mask of the colours the card before may have
    for number in range(low, low + size):
        colours = 0
        for colour in range(4):
            colours |= (rows[colour] >> number & 1) << colour
        if not last & last - 1:
            colours &= ~last
        fits[number] = colours
        if not colours:
            gaps |= 1 << number
        last = colours or 15
    return gaps
