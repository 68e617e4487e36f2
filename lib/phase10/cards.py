# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A card is a small int: colour * 16 + number. What a card is called and what it costs is settled here.

What a card may do (fit a group, be taken, skip somebody) is said in groups.py and table.py.
"""

RED = 0
BLUE = 1
GREEN = 2
YELLOW = 3
LETTERS = "RBGY"

WILD = 0x40
SPENT = 0x41  # a Wild that was played as a Skip: untakeable until the pile is shuffled again
SKIP = 0x50
RULE = 0x60  # the rule card X of "anti-phase for others"

HAND_SIZE = 10


def card(colour: int, number: int) -> int:
    return colour << 4 | number


def name(card: int) -> str:
    """How the table script writes a card: R7, W, S, X."""
    if card < WILD:
        return "%s%d" % (LETTERS[card >> 4], card & 15)
    return "W" if card < SKIP else "S" if card < RULE else "X"


def points(card: int, wild_points: int) -> int:
    """What a card left in the hand costs."""
    if card < WILD:
        return 5 if card & 15 < 10 else 10
    return wild_points if card < SKIP else 15 if card < RULE else 0


def take_out(cards: bytearray, card: int) -> bool:
    """Remove one copy of a card; False when it is not there."""
    at = cards.find(bytes([card]))
    if at < 0:
        return False
    cards[at : at + 1] = b""
    return True


def holds(cards: bytearray, wanted) -> bool:
    """Are all the wanted cards among these, each as often as it is wanted?"""
    for card in wanted:
        if cards.count(bytes([card])) < wanted.count(bytes([card])):
            return False
    return True
