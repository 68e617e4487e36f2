# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Floating (goOut=float): a seat that laid and hit all its cards without a discard plays on with an empty hand.

It must hit with what it draws; only a card that fits nowhere is discarded, which ends the hand. A card that could only
replace a laid Wild (replaceWild) fits nowhere: the seat may play it so, but need not. Here are the checks.
"""

from phase10.actions import CANNOT_TAKE, DECK, FORCED, NO_TARGET, NOT_A_SKIP, SAVED_CARD
from phase10.cards import SKIP, WILD


def why_not_draw(table, seat: int, source: str, which: int):
    """A top card that fits must be taken, no other may be."""
    if source == SAVED_CARD:
        return FORCED
    if source == DECK:
        return FORCED if is_tempted(table, seat) else None if table.deck else CANNOT_TAKE
    if not table.may_take(which):
        return CANNOT_TAKE
    return None if tempts(table, seat, which) else FORCED


def is_tempted(table, seat: int) -> bool:
    """Must the seat take one of the top cards?"""
    return any([tempts(table, seat, pile) for pile in range(len(table.piles))])


def tempts(table, seat: int, pile: int) -> bool:
    return table.may_take(pile) and table.fits(seat, table.piles[pile][-1])


def why_not_discard(table, seat: int, card: int, target: int):
    if table.fits(seat, card):
        return FORCED
    if target == NO_TARGET and (card != SKIP or table.rules.floatSkip == "ends"):
        return None
    if card != SKIP and (card != WILD or table.rules.wildAsSkip == "off"):
        return NOT_A_SKIP
    return table.why_not_target(seat, target)
