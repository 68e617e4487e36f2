# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Laid groups, and where a card can be added to them (hit). Building and checking one is in building.py.

A laid group is a bytearray: kind, value, then its cards. The value is a set's number, a run's low end or a colour
plus one. The cards of a run are in order, so a Wild's value follows from its index and is not stored.
A postal number (0 for none) is a number whose cards the player may use as Wilds.
A colour_rule says which colours the cards of a game's runs may have: a mask of TWO_COLOUR and of 1 << number for each
postal number of a seat, as one of its cards may lie at its own place as a Wild, in any colour.
"""

from phase10.cards import SKIP, WILD
from phase10.phases import COLOUR, FLUSH, RUN, SET

HEAD = 2  # index of the first card
LOW = 1
HIGH = 2
INSIDE = 4  # a set or colour group has no ends
TWO_COLOUR = 1  # in a colour_rule: ALT runs change between two colours, not only from card to card


def stands_as_wild(group, i: int) -> bool:
    """Is the card at this index a Wild, or used as one?"""
    card = group[HEAD + i]
    if card >= WILD:
        return True
    kind, value = group[0], group[1]
    if kind == COLOUR:
        return card >> 4 != value - 1
    return card & 15 != (value if kind == SET else value + i)


def high_end(group) -> int:
    return group[1] + len(group) - HEAD - 1


def fitting_places(group, card: int, postal: int, colour_rule: int) -> int:
    """Return a bit mask of where a card can be added: LOW, HIGH (both: the player must choose), INSIDE; 0: nowhere."""
    if card >= SKIP:
        return 0
    kind, value = group[0], group[1]
    wild = card >= WILD or card & 15 == postal
    if kind == SET:
        return INSIDE if wild or card & 15 == value else 0
    if kind == COLOUR:
        return INSIDE if wild or card >> 4 == value - 1 else 0
    places = 0
    low, high = value - 1, value + len(group) - HEAD
    if low >= 1 and _may_stand(group, card, low, wild, colour_rule):
        places |= LOW
    if high <= 12 and _may_stand(group, card, high, wild, colour_rule):
        places |= HIGH
    return places


def fits_any(laid, card: int, postal: int, colour_rule: int) -> bool:
    """Can the card be added to any group? laid: table.laid, the groups of each seat."""
    for of_seat in laid:
        for group in of_seat:
            if fitting_places(group, card, postal, colour_rule):
                return True
    return False


def _may_stand(group, card: int, number: int, wild: bool, colour_rule: int) -> bool:
    """May the card stand for this number at an end of this run?"""
    if wild:  # a postal number also at its own place, where its colour may not fit
        return True
    if card & 15 != number:
        return False
    return group[0] == RUN or colour_fits(group, number - group[1], card >> 4, colour_rule)


def colour_fits(group, place: int, colour: int, colour_rule: int) -> bool:
    """For FLUSH and ALT runs: may a card of this colour be at index place (-1 or len: added at an end)?"""
    for i in range(len(group) - HEAD):
        if _clashes(group, i, place, colour, colour_rule) and not _was_postal(group, i, colour_rule):
            return False
    return True


def _clashes(group, i: int, place: int, colour: int, colour_rule: int) -> bool:
    """Does the card at index i forbid this colour at index place?"""
    if i == place or stands_as_wild(group, i):
        return False
    same = group[HEAD + i] >> 4 == colour
    if group[0] == FLUSH:
        return not same
    if colour_rule & TWO_COLOUR:
        return same != ((i - place) % 2 == 0)
    return same and abs(i - place) == 1


def _was_postal(group, i: int, colour_rule: int) -> bool:
    """Was this card used as a Wild at its own place? Then it has a postal number, and a colour that another forbids."""
    card = group[HEAD + i]
    if colour_rule >> (card & 15) & 1:
        for other in range(len(group) - HEAD):
            if _clashes(group, other, i, card >> 4, colour_rule):
                return True
    return False


def add(group, card: int, place: int) -> None:
    """Add a card. place: LOW, HIGH or INSIDE, as returned by fitting_places()."""
    if place == LOW:
        group[1] -= 1
        group[HEAD:HEAD] = bytes((card,))
    else:
        group.append(card)
