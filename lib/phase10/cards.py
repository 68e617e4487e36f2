# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A card is a small int: colour * 16 + number; the colours 0 to 3 are red, blue, green and yellow."""

WILD = 0x40
SPENT = 0x41  # a Wild played as a Skip, for takeSkip until the pile is reshuffled
SKIP = 0x50
RULE = 0x60  # the rule card X of "anti-phase for others"
MASTERS = ("masters", "mastersDeclare")  # the modes with save piles and two Skips in the box


def is_card(what) -> bool:
    """Is this a card that a hand can hold? SPENT is not."""
    return type(what) is int and (what in (WILD, SKIP, RULE) or 0 < what < WILD and 0 < what & 15 < 13)


def points(card: int, wild_points: int) -> int:
    """Penalty points of a card left in the hand."""
    if card < WILD:
        return 5 if card & 15 < 10 else 10
    return wild_points if card < SKIP else 15 if card < RULE else 0


def take_out(cards: bytearray, card: int) -> bool:
    """Remove a card once; False if absent."""
    at = cards.find(bytes([card]))
    if at < 0:
        return False
    cards[at : at + 1] = b""
    return True
