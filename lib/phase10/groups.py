# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Groups on the table: when cards are one, and which cards fit it later.

A laid group is a bytearray: kind, value, then its cards. The value is a set's number, a run's low end or a colour
plus one. The cards of a run lie in order, so a Wild's value is its place and is never stored.
A postal number (0 when there is none) is a number whose cards the player may use as Wilds.
"""

from phase10.cards import SKIP, WILD
from phase10.phases import COLOUR, RUN, SET

HEAD = 2  # where the cards begin
LOW = 1
HIGH = 2
INSIDE = 4  # a set or colour group has no ends
OPEN = 0  # the cards themselves settle the value
IMPOSSIBLE = 255  # a value no group can have


def build(kind: int, value: int, cards, postal: int = 0, two_colour: bool = False):
    """(group, None) when these cards are one, else (None, error code). Cards of a run are given in order."""
    for card in cards:
        if card >= SKIP:
            return None, "not-the-phase"
    if value == OPEN:
        value = _settle(kind, cards, postal)
        if value == OPEN:
            return None, "need-value"
    group = bytearray((kind, value))
    group.extend(cards)
    if not _holds_together(group, postal) or (kind > COLOUR and not _coloured_runs().holds_together(group, two_colour)):
        return None, "not-the-phase"
    return group, None


def _settle(kind: int, cards, postal: int) -> int:
    """The value the number cards leave no choice about. A postal number counts as itself when it stands alone."""
    for trust_postal in (False, True):
        found = OPEN
        for i in range(len(cards)):
            card = cards[i]
            if card >= WILD or (card & 15 == postal and not trust_postal):
                continue
            value = card & 15 if kind == SET else (card >> 4) + 1 if kind == COLOUR else (card & 15) - i
            if value < 1:
                if card & 15 == postal:
                    continue  # there it can only be a Wild
                return IMPOSSIBLE
            if found != OPEN and value != found:
                return OPEN if trust_postal else IMPOSSIBLE
            found = value
        if found != OPEN:
            return found
    return OPEN


def _holds_together(group, postal: int) -> bool:
    kind, value = group[0], group[1]
    size = len(group) - HEAD
    if kind == COLOUR:
        if not 1 <= value <= 4:
            return False
    elif kind == SET:
        if not 1 <= value <= 12:
            return False
    elif not 1 <= value <= 13 - size:
        return False
    for i in range(size):
        card = group[HEAD + i]
        if card != WILD and card & 15 != postal and stands_as_wild(group, i):
            return False
    return True


def stands_as_wild(group, i: int) -> bool:
    """Is the card at this place of a group something else than itself?"""
    card = group[HEAD + i]
    if card >= WILD:
        return True
    kind, value = group[0], group[1]
    if kind == COLOUR:
        return card >> 4 != value - 1
    return card & 15 != (value if kind == SET else value + i)


def naturals_in(group) -> int:
    """How many cards of a group are themselves."""
    count = 0
    for i in range(len(group) - HEAD):
        if not stands_as_wild(group, i):
            count += 1
    return count


def high_end(group) -> int:
    return group[1] + len(group) - HEAD - 1


def fitting_places(group, card: int, postal: int = 0, two_colour: bool = False) -> int:
    """Where a card may be added: LOW and HIGH of a run (both: the player says), INSIDE, or 0 for nowhere."""
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
    if low >= 1 and _may_stand(group, card, low, wild, two_colour):
        places |= LOW
    if high <= 12 and _may_stand(group, card, high, wild, two_colour):
        places |= HIGH
    return places


def _may_stand(group, card: int, number: int, wild: bool, two_colour: bool) -> bool:
    """May the card stand for this number at an end of this run?"""
    if card >= WILD or (wild and card & 15 != number):
        return True
    if card & 15 != number:
        return False
    return group[0] == RUN or _coloured_runs().fits(group, number - group[1], card >> 4, two_colour)


def _coloured_runs():
    from phase10 import coloured_runs

    return coloured_runs


def add(group, card: int, place: int) -> None:
    """Put a card where fitting_places said it may go."""
    if place == LOW:
        group[1] -= 1
        group[HEAD:HEAD] = bytes((card,))
    else:
        group.append(card)
