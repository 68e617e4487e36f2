# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The finder's long way round: which cards of the hand go to a group that stands in a certain way."""

from phase10.cards import WILD
from phase10.phases import ALT, COLOUR, FLUSH, SET

WIDE = 12  # a row of the work sheet: the longest group


def gather(walker, row: int, kind: int, size: int, way: int) -> int:
    """Take the number cards of one group from those left; how many there were."""
    value = walker.value_of(kind, size, way)
    at, found, card = row * WIDE, 0, 12
    walker.sizes[row] = size
    if kind == ALT:
        return walker.colours.alternate(walker, at, size, value, way)
    for i in range(size):
        if kind == SET:
            card = take(walker, value)
        elif kind == COLOUR:
            card = take_colour(walker, value, card & 15)
        elif kind == FLUSH:
            card = take_one(walker, (way & 3) << 4 | value + i)
        else:
            card = take(walker, value + i)
        walker.rows[at + i] = card
        found += card > 0
    return found


def take_one(walker, card: int) -> int:
    if not walker.left[card]:
        return 0
    walker.left[card] -= 1
    return card


def take(walker, number: int) -> int:
    """A card of this number, rather not of a colour that a colour group is waiting for."""
    left, spared = walker.left, 0
    for card in range(number, WILD, 16):
        if left[card]:
            spared = card
            if not walker.awaited >> (card >> 4) & 1:
                break
    if spared:
        left[spared] -= 1
    return spared


def take_colour(walker, colour: int, most: int) -> int:
    """The dearest card of this colour, of this number or a lower one."""
    for card in range(colour << 4 | most, colour << 4, -1):
        if walker.left[card]:
            walker.left[card] -= 1
            return card
    return 0
