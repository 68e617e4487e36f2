# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Floating: a seat that laid and hit all its cards without a discard plays on with an empty hand.

What a floater draws it must play; only a card that cannot be played ends the hand, as its discard.
"""

from phase10 import groups, turn
from phase10.cards import SKIP, WILD


def float_away(table, seat: int) -> None:
    table.floating[seat] = 1
    table.tell("floats", seat)
    table.end_turn()


def fits(table, seat: int, card: int) -> bool:
    """Is there a group on the table that takes this card from this seat?"""
    postal = table.postal(seat)
    for laid in table.laid:
        for group in laid:
            if groups.fitting_places(group, card, postal, table.two_colour):
                return True
    return False


def why_not_draw(table, seat: int, source: str, which: int):
    """A fitting discard must be taken, another must not."""
    if source == "saved":
        return "forced"
    if source != "deck":
        if not 0 <= which < len(table.piles) or not table.piles[which]:
            return "cannot-take"
        return None if tempts(table, seat, which) else "forced" if table.may_take(which) else "cannot-take"
    for pile in range(len(table.piles)):
        if tempts(table, seat, pile):
            return "forced"
    return None if table.deck else "cannot-take"


def tempts(table, seat: int, pile: int) -> bool:
    return table.may_take(pile) and fits(table, seat, table.piles[pile][-1])


def why_not_discard(table, seat: int, card: int, target):
    if fits(table, seat, card):
        return "forced"
    if card == SKIP and keeps_floating(table):
        return turn.why_not_target(table, seat, target)
    if target == turn.NO_TARGET:
        return None
    if card != SKIP and (card != WILD or table.rules.wildAsSkip == "off"):
        return "not-a-skip"
    return None if table.skip_targets(seat) >> target & 1 else "bad-target"


def keeps_floating(table) -> bool:
    """Must a drawn Skip be played at somebody, so that the hand goes on?"""
    return table.rules.floatSkip == "keeps" or table.rules.skipLast == "no"


def after_discard(table, seat: int, card: int, target) -> None:
    """Played at somebody, or kept from ending the hand by the rules: it floats on. Else it is out."""
    if card == SKIP and (target != turn.NO_TARGET and keeps_floating(table) or table.rules.skipLast == "no"):
        table.end_turn()
    else:
        table.end_hand(seat, card)


def dead(table) -> bool:
    """Could no card at all be hit on this table? Then nobody can float on."""
    for laid in table.laid:
        for group in laid:
            if groups.fitting_places(group, WILD, 0, table.two_colour):
                return False
            for card in range(1, WILD):
                if 1 <= card & 15 <= 12 and groups.fitting_places(group, card, 0, table.two_colour):
                    return False
    return True
