# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The cards of the box, and how they go round."""

from phase10 import cards
from phase10.cards import RULE, SKIP, WILD
from phase10.table import pop, room

_HAND_SIZE = 10


def whole_deck(table) -> bytearray:
    """All cards of this game's box that are not saved away."""
    masters = table.rules.mode in ("masters", "mastersDeclare")
    deck = full_deck(2 if masters else 4, table.rules.antiOthers == "on")
    for saved in table.saved:
        for card in saved:
            cards.take_out(deck, card)
    return deck


def full_deck(skips: int, with_rule_card: bool) -> bytearray:
    """Every card of the box, in order: 96 number cards, 8 Wilds, the Skips, perhaps the rule card."""
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


def deal_cards(table) -> None:
    table.code = table.chance.state
    table.deck = whole_deck(table)
    table.chance.shuffle(table.deck)
    table.tell("hand", table.hand_no, table.dealer, table.code)
    for _ in range(_HAND_SIZE):
        for i in range(table.seats):
            seat = (table.dealer + 1 + i) % table.seats
            if table.plays[seat]:
                table.hands[seat].append(pop(table.deck))
    room("upcard").turn_up(table)
