# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The full deck of a game, to deal a hand from, and to check a save against (proving.py)."""

from phase10.cards import MASTERS, RULE, SKIP, WILD


def box(rules) -> bytearray:
    """Return all cards of a game with these rules."""
    return full_deck(2 if rules.mode in MASTERS else 4, rules.antiOthers == "on")


def full_deck(skips: int, with_rule_card: bool) -> bytearray:
    """Return an ordered deck: 96 number cards, 8 Wilds, this many Skips and, if asked, the rule card."""
    deck = bytearray()
    for colour in range(4):
        for number in range(1, 13):
            deck.append(colour << 4 | number)
            deck.append(colour << 4 | number)
    deck.extend(bytes([WILD]) * 8)
    deck.extend(bytes([SKIP]) * skips)
    if with_rule_card:
        deck.append(RULE)
    return deck
