# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Builds and validates a group of cards. Separate from groups.py because it is needed only when a phase is laid."""

from phase10.actions import NEED_VALUE, NOT_THE_PHASE
from phase10.cards import SKIP, WILD
from phase10.groups import HEAD, TWO_COLOUR, colour_fits, stands_as_wild
from phase10.phases import COLOUR, SET

NO_VALUE = 0  # none was given, or the cards, Wilds alone, fit any
SEVERAL = 254  # sentinels: several values fit these cards;
IMPOSSIBLE = 255  # none does


def build(kind: int, value: int, cards, postal: int = 0, colour_rule: int = 0):
    """Return (group, None) if these cards form a group, else (None, code). Cards of a run are given in order.
    With NEED_VALUE comes, in place of a group, whether one of the cards could be itself: 0 if not.
    """
    for card in cards:
        if card >= SKIP:
            return None, NOT_THE_PHASE
    if value == NO_VALUE:
        value = _settle(kind, cards, postal)
        if value in (NO_VALUE, SEVERAL):
            return value, NEED_VALUE
    group = bytearray((kind, value))
    group.extend(cards)
    if _holds_together(group, postal) and (kind <= COLOUR or _colours_go(group, postal, colour_rule)):
        return group, None
    return None, NOT_THE_PHASE


def _settle(kind: int, cards, postal: int) -> int:
    """Return the only value that fits the number cards, NO_VALUE if none of them decides, SEVERAL, or IMPOSSIBLE. Cards
    with the postal number are tried as Wilds first, as themselves only if no other card decides.
    """
    most = _highest(kind, len(cards))
    for trust_postal in (False, True):
        found = NO_VALUE
        for i in range(len(cards)):
            card = cards[i]
            if card >= WILD or (card & 15 == postal and not trust_postal):
                continue
            value = _value_by(card, i, kind)
            if value < 1 or value > most:
                if card & 15 == postal:
                    continue  # at this index it can only be a Wild
                return IMPOSSIBLE
            if found != NO_VALUE and value != found:
                return SEVERAL if trust_postal else IMPOSSIBLE
            found = value
        if found != NO_VALUE:
            return found
    return NO_VALUE


def _highest(kind: int, size: int) -> int:
    """Return the highest value of a group of this size."""
    return 4 if kind == COLOUR else 12 if kind == SET else 13 - size


def _value_by(card: int, i: int, kind: int) -> int:
    """Return the value of a group with this card at index i."""
    if kind == COLOUR:
        return (card >> 4) + 1
    return card & 15 if kind == SET else (card & 15) - i


def _holds_together(group, postal: int) -> bool:
    size = len(group) - HEAD
    if not 1 <= group[1] <= _highest(group[0], size):
        return False
    for i in range(size):
        card = group[HEAD + i]
        if card != WILD and card & 15 != postal and stands_as_wild(group, i):
            return False
    return True


def _colours_go(group, postal: int, colour_rule: int) -> bool:
    """Do the colours of this run fit its kind? Not that of a postal number, which may be a Wild at its own place."""
    group = bytearray([WILD if i >= HEAD and group[i] & 15 == postal else group[i] for i in range(len(group))])
    for i in range(len(group) - HEAD):
        colour = group[HEAD + i] >> 4
        if not stands_as_wild(group, i) and not colour_fits(group, i, colour, colour_rule & TWO_COLOUR):
            return False
    return True


def has_natural(group) -> bool:
    """Does at least one of its cards not stand as a Wild?"""
    return not all([stands_as_wild(group, i) for i in range(len(group) - HEAD)])


def holds(cards: bytearray, wanted) -> bool:
    """Does cards contain wanted as a multiset, that is each card at least as often?"""
    for card in wanted:
        one = bytes((card,))
        if cards.count(one) < wanted.count(one):
            return False
    return True
