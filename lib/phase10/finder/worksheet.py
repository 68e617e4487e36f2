# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The finder's long way round: which cards of the hand go to a group that stands in a certain way, and
what each group could be by itself."""

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


def weigh(walker, phase: tuple) -> None:
    """What each group could be in each of its places if it had the hand for itself: the
    cards it misses << 10 | those that may go beyond it << 5 | the dear ones among all.
    """
    walker.alone = alone = []
    for i in range(len(phase)):
        kind, size = phase[i]
        if i and phase[i] == phase[i - 1]:
            alone.append(alone[-1])
        elif kind == ALT and walker.two_colour:
            alone.append(walker.colours.weigh(walker.base, size))
        else:
            alone.append([_weigh(walker, kind, size, way) for way in range(walker.radix[i])])


def _weigh(walker, kind: int, size: int, way: int) -> int:
    value = walker.value_of(kind, size, way)
    if kind in (SET, COLOUR):
        row = walker.base[value << 4 : value + 1 << 4]
        found = walker.finder.natural[value] if kind == SET else sum(row)
        tens = sum(row[10:]) if kind == COLOUR else found if value >= 10 else 0
        return size - found << 10 | tens if found < size else found - size << 5 | tens
    cards, low = (walker.base, (way & 3) << 4) if kind == FLUSH else (walker.finder.natural, 0)
    top = low + value + size
    while cards[top]:
        top += 1
    ten = low + max(value, 10)
    missing, extras = cards.count(b"\0", low + value, low + value + size), top - low - value - size
    return missing << 10 | extras << 5 | max(0, top - ten - cards.count(b"\0", ten, max(top, ten)))
