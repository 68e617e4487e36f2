# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Laying a phase that is many sets, which takes the finder long."""

from bots.estimates import count, counts, held, left
from phase10.cards import WILD
from phase10.phases import SET


def lay(view, phase: tuple, limit: int):
    """A lay of the phase: [(cards, 0), ...], or None."""
    wilds = count(view.hand, 0, 0, 0)
    left[:] = counts
    found, laid = [], 0
    for kind, size in phase:
        number = left.find(bytes((max(left),)), 1)
        if kind != SET or not left[number] or size > left[number] + wilds:
            return None
        group = _cards_of(number, size)
        wilds -= size - len(group)
        group.extend(bytes((WILD,)) * (size - len(group)))
        found.append((group, number))
        laid += size
    for group, number in found:  # what is left of a number goes with it
        more = _cards_of(number, limit - laid)
        laid += len(more)
        group.extend(more)
    return [(bytes(group), 0) for group, _ in found] if laid <= limit else None


def _cards_of(number: int, most: int):
    """Take at most so many cards of a number."""
    cards = bytearray()
    for card in range(number, WILD, 16):
        while held[card] and len(cards) < most:
            held[card] -= 1
            left[number] -= 1
            cards.append(card)
    return cards
