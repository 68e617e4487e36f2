# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The dealer chooses: who gets the upturned Wild or Skip, and what the receiver turns over instead."""

from phase10 import cards
from phase10.cards import SKIP, WILD
from phase10.table import room


def why_not_give(table, seat: int, target: int):
    code = table.not_ready(seat, "give")
    if code:
        return code
    if not 0 <= target < table.seats or not table.plays[target]:
        return "bad-target"
    return "bad-target" if _lands_before(table) and table.skips[target] else None


def _lands_before(table) -> bool:
    return table.given == SKIP and table.rules.dealerSkip == "target"


def give(table, seat: int, target: int) -> None:
    """A Wild goes into the hand; a Skip too, or lies before the target and another card is turned."""
    card, table.given = table.given, 0
    table.tell("gave", seat, target, card)
    if card == SKIP and table.rules.dealerSkip == "target":
        table.skips[target] = card
        table.step = "deal"
        room("upcard").turn_up(table)
        return
    table.hands[target].append(card)
    table.known[target].append(card)
    if table.fed != table.next_playing(table.dealer):
        table.fed = target
    table.turn, table.step = target, "turn"


def why_not_turn(table, seat: int, card: int):
    code = table.not_ready(seat, "turn")
    if code:
        return code
    if not table.hands[seat].count(bytes((card,))):
        return "not-in-hand"
    return None if card <= WILD else "no-skip"


def turn(table, seat: int, card: int) -> None:
    """The card turned over is the new upcard; a Wild follows the same rule again."""
    cards.take_out(table.hands[seat], card)
    cards.take_out(table.known[seat], card)
    table.tell("turned", seat, card)
    table.step = "deal"
    upcard = room("upcard")
    upcard.obey_upcard(table, card)
    if table.step == "deal":
        upcard.begin(table)
