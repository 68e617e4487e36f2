# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""How many cards a hand that a Needs has counted is short of sets, of a run with a set, or of a colour. Each function
sets needs.helps, the mask of the numbers or colours that help.
"""

from phase10.phases import ONES

_FAR = 99


def of_sets(needs, first: int, second: int) -> int:
    """The larger set takes the most frequent number, the other the most frequent of what that leaves, which may be the
    same one. Equally frequent numbers help alike.
    """
    held = needs.held
    if second > first:
        first, second = second, first
    often = 9
    while not held[often]:
        often -= 1
    least, helps = (first - often, held[often]) if often < first else (0, 0)
    if second:
        left, numbers = max(often - first, 0), held[often]
        if not numbers & numbers - 1:  # the first set takes the only one, and leaves so many of it
            often -= 1
            while often > left and not held[often]:
                often -= 1
            numbers = held[often] | numbers if often == left > 0 else held[often]
        if often < second:
            least += second - often
            helps |= numbers
    needs.helps = helps
    return least - needs.wilds if least > needs.wilds else 0


def of_run(needs, size: int, of_set: int) -> int:
    """Try all positions of the run; a set beside it takes the most frequent number of what is left."""
    held, ones = needs.held, ONES  # inlined ones(): a call would take half the time of the loop
    lacks = held[0]
    span = (1 << size) - 1
    least, helps, top = _FAR, 0, 9
    near, fewest = 0, size
    while of_set and top > 1 and not held[top - 1]:
        top -= 1  # to one more than any number is held
    beside = max(of_set - top + 1, 0)  # what the set lacks at least
    for _ in range(13 - size):
        span <<= 1
        gaps = span & lacks
        missing = ones[gaps & 127] + ones[gaps >> 7]
        if missing < fewest:
            near >>= 2 * (fewest - missing)
            fewest = missing
        near += 16 >> 2 * (missing - fewest)
        if missing + beside > least:
            continue
        if of_set:
            often, best = top, 0
            while not best:
                often -= 1
                best = held[often] & ~span | held[often + 1] & span  # the run takes one of each of its numbers
                if not often:
                    best |= held[0]
            if often < of_set:
                missing += of_set - often
                gaps |= best
        if missing < least:
            least, helps = missing, gaps
        elif missing == least:
            helps |= gaps
    needs.helps, needs.near = helps, near >> 2
    return least - needs.wilds if least > needs.wilds else 0


def of_colour(needs, size: int) -> int:
    needs.by_colour = True
    most = max(needs.colours)
    needs.helps = 0
    for colour in range(4):
        if needs.colours[colour] == most:
            needs.helps |= 1 << colour
    short = size - most - needs.wilds
    return short if short > 0 else 0
