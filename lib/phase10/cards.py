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


def parse(text: str) -> int:
    """The card a word of the table script names, or 0."""
    if text in ("W", "S", "X"):
        return {"W": WILD, "S": SKIP, "X": RULE}[text]
    colour = LETTERS.find(text[:1]) if text else -1
    digits = text[1:]
    if colour < 0 or not 1 <= len(digits) <= 2 or digits[0] not in "123456789" or digits[-1] not in "0123456789":
        return 0
    number = int(digits)
    return colour << 4 | number if number <= 12 else 0


def is_number(text: str) -> bool:
    """Is it a plain whole number? isdigit() alone also says yes to raised and circled digits."""
    for sign in text:
        if sign not in "0123456789":
            return False
    return bool(text)


def points(card: int, wild_points: int) -> int:
    """What a card left in the hand costs."""
    if card < WILD:
        return 5 if card & 15 < 10 else 10
    return wild_points if card < SKIP else 15 if card < RULE else 0


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
