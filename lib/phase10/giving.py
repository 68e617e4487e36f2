# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The actions give and turn (dealerChooses): who gets a Wild or Skip upcard, which card that seat turns up instead."""

from phase10 import cards, dealing, upcards
from phase10.actions import BAD_TARGET, DEALING, GAVE, GIVING, NO_SKIP, NOT_IN_HAND, TURNED, TURNING
from phase10.cards import SKIP
from phase10.table import NOBODY
from phase10.turn import put_before


def why_not_give(table, seat: int, target: int):
    if code := table.why_not_now(seat, GIVING):
        return code
    if not 0 <= target < table.seats or not table.plays[target]:
        return BAD_TARGET
    return BAD_TARGET if _lands_before(table) and table.skips[target] else None


def _lands_before(table) -> bool:
    return table.given == SKIP and table.rules.dealerSkip == "target"


def give(table, seat: int, target: int) -> None:
    """Put the card into the target's hand; with dealerSkip=target a Skip skips it and another upcard is turned."""
    card, before = table.given, _lands_before(table)
    table.given = 0
    table.tell(GAVE, seat, target, card)
    if before:
        put_before(table, target, card, NOBODY)
        table.step = DEALING
        dealing.turn_up(table)
        return
    table.hands[target].append(card)
    table.known[target].append(card)
    if table.fed != table.next_playing(table.dealer):
        table.fed = target
    table.turn, table.step = target, TURNING


def why_not_turn(table, seat: int, card: int):
    if code := table.why_not_now(seat, TURNING):
        return code
    if not table.hands[seat].count(bytes((card,))):
        return NOT_IN_HAND
    return NO_SKIP if card == SKIP else None


def turn(table, seat: int, card: int) -> None:
    """Make the card the new upcard; if it is a Wild, or X, the start rules apply again."""
    cards.take_out(table.hands[seat], card)
    cards.take_out(table.known[seat], card)
    table.tell(TURNED, seat, card)
    table.step = DEALING
    if upcards.obey(table, card):
        dealing.turn_up(table)
    elif table.step == DEALING:
        dealing.begin(table)
