# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Opens a hand: clears the table, puts each seat on its phase. And the deck. Score sheets use it without dealing.py."""

from phase10.cards import MASTERS, RULE, SKIP, WILD
from phase10.table import OUT_OF_GAME

HAND_SIZE = 10
WILDS = 8  # in the box


def open_hand(table) -> None:
    """Pass the deal on, clear the table and set which seats play."""
    if table.hand_no and (table.rules.dealer == "rotate" or table.tie):
        table.dealer = next_dealer(table)
    table.hand_no += 1
    table.clear_hand()
    take_seats(table)


def take_seats(table) -> None:
    """Set table.plays and table.at: all seats, on the phase the course says; in a tie-break hand only the tied ones."""
    table.course.open_hand()
    if table.tie:
        for seat in range(table.seats):
            table.plays[seat] = seat in table.tie
            if table.plays[seat]:
                table.course.replay_last(seat)


def next_dealer(table) -> int:
    """Return the next seat to the left that is still in the game and, in a tie-break hand, tied."""
    seat = table.dealer
    for _ in range(table.seats):
        seat = (seat + 1) % table.seats
        if table.at[seat] != OUT_OF_GAME and (not table.tie or seat in table.tie):
            return seat
    return table.dealer


def box(rules) -> bytearray:
    """Return all cards of a game with these rules, to deal from or to check a save against."""
    return full_deck(2 if rules.mode in MASTERS else 4, rules.antiOthers == "on")


def full_deck(skips: int, with_rule_card: bool) -> bytearray:
    """Return an ordered deck: 96 number cards, 8 Wilds, this many Skips and, if asked, the rule card."""
    deck = bytearray()
    for colour in range(4):  # a list of all would need 512 bytes in one block, which a menu may not have
        deck.extend(bytes([colour << 4 | number for number in range(1, 13) for _ in range(2)]))
    deck.extend(bytes([WILD]) * WILDS)
    deck.extend(bytes([SKIP]) * skips)
    if with_rule_card:
        deck.append(RULE)
    return deck
