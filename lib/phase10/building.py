# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""When cards are a group. Apart from groups.py, because that is asked only when a phase is laid."""

from phase10.actions import NEED_VALUE, NOT_THE_PHASE
from phase10.cards import SKIP, WILD
from phase10.groups import HEAD, colour_fits, stands_as_wild
from phase10.phases import COLOUR, SET

OPEN = 0  # the cards themselves settle the value
IMPOSSIBLE = 255  # a value no group can have


def build(kind: int, value: int, cards, postal: int = 0, two_colour: bool = False):
    """(group, None) when these cards are one, else (None, error code). Cards of a run are given in order."""
    for card in cards:
        if card >= SKIP:
            return None, NOT_THE_PHASE
    if value == OPEN:
        value = _settle(kind, cards, postal)
        if value == OPEN:
            return None, NEED_VALUE
    group = bytearray((kind, value))
    group.extend(cards)
    if _holds_together(group, postal) and (kind <= COLOUR or _colours_go(group, two_colour)):
        return group, None
    return None, NOT_THE_PHASE


def _settle(kind: int, cards, postal: int) -> int:
    """The value the number cards leave no choice about. A postal number counts as itself when it stands alone."""
    for trust_postal in (False, True):
        found = OPEN
        for i in range(len(cards)):
            card = cards[i]
            if card >= WILD or (card & 15 == postal and not trust_postal):
                continue
            value = card & 15 if kind == SET else (card >> 4) + 1 if kind == COLOUR else (card & 15) - i
            if value < 1 or value > 13 - (1 if kind in (SET, COLOUR) else len(cards)):
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


def _colours_go(group, two_colour: bool) -> bool:
    """Do the colours of a run go together? Its numbers do."""
    for i in range(len(group) - HEAD):
        if not stands_as_wild(group, i) and not colour_fits(group, i, group[HEAD + i] >> 4, two_colour):
            return False
    return True


def naturals_in(group) -> int:
    """How many cards of a group are themselves."""
    count = 0
    for i in range(len(group) - HEAD):
        if not stands_as_wild(group, i):
            count += 1
    return count



def holds(cards: bytearray, wanted) -> bool:
    """Are all the wanted cards among these, each as often as it is wanted?"""
    for card in wanted:
        if cards.count(bytes([card])) < wanted.count(bytes([card])):
            return False
    return True
