# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""An empty deck: reshuffles the discard pile into a new one, and handles the case that no seat can draw."""

from phase10.actions import RESHUFFLED
from phase10.cards import RULE, SKIP, SPENT, WILD
from phase10.table import NOBODY, pop


def fill_deck(table) -> bool:
    """Reshuffle; True if the seat in turn can now draw."""
    reshuffle(table)
    seat = table.turn
    if table.deck:
        return True
    if table.floating[seat]:
        from phase10 import floating
        return floating.is_tempted(table, seat)
    return bool(table.saved[seat]) or any(map(table.may_take, range(len(table.piles))))


def reshuffle(table) -> None:
    """Shuffle the discard piles into a new deck; turn an upcard on an empty pile. Nobody may knock now."""
    loose = bytearray()
    for pile in table.piles:
        loose.extend(pile[:-1] if table.rules.reshuffle == "keepTop" else pile)
        pile[:] = pile[-1:] if table.rules.reshuffle == "keepTop" else b""
    table.can_be_knocked = False
    if not loose:
        return
    table.thrown_by = table.thrown_by[-len(table.pile) :] if table.pile else bytearray()
    for i in range(len(loose)):
        if loose[i] == SPENT:
            loose[i] = WILD
    table.chance.shuffle(loose)
    table.deck = loose
    for pile in table.piles:
        if not pile and table.deck:
            card = pop(table.deck)
            if card == RULE:
                table.deck[0:0] = bytes((card,))
                card = pop(table.deck)
            pile.append(card)
            if pile is table.pile:
                table.thrown_by.append(NOBODY)
    table.tell(RESHUFFLED, table.pile[-1] if table.pile else 0)


def count_dry_turn(table) -> bool:
    """Count a turn without a draw; True if no seat has drawn for a whole lap and none can."""
    table.dry += 1
    if table.dry <= table.plays.count(b"\x01"):
        return False
    for seat in range(table.seats):
        if table.saved[seat] and table.plays[seat] and not table.floating[seat]:
            table.dry = 1  # this seat can still draw a saved card: restart the count
            return False
    return True


def may_discard_something(table, seat: int) -> bool:
    hand = table.hands[seat]
    if len(hand) != 1 or table.in_first_lap():
        return len(hand) > 1
    return hand[0] != SKIP or table.rules.skipLast == "yes"
