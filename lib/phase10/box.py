# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The cards that are in the box: what a hand is dealt from, and what a saved game must still have."""

from phase10.cards import RULE, SKIP, WILD


def box(rules) -> bytearray:
    """All cards that a game with these rules has."""
    return full_deck(2 if rules.mode in ("masters", "mastersDeclare") else 4, rules.antiOthers == "on")


def full_deck(skips: int, with_rule_card: bool) -> bytearray:
    """All cards in order: 96 number cards, 8 Wilds, this many Skips and, if asked for, the rule card."""
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
