# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""An empty deck: the discard pile is shuffled into a new one, and if there is none, somebody cannot draw."""

from phase10.cards import RULE, SKIP, SPENT, WILD
from phase10.table import NOBODY, pop, room


def fill_deck(table) -> None:
    """Make a new deck for the draw of the seat in turn; where nothing can be drawn at all the draw is left out."""
    reshuffle(table)
    seat = table.turn
    floats = table.floating[seat]
    if table.deck or (table.saved[seat] and not floats):
        return
    for pile in range(len(table.piles)):
        if table.may_take(pile) and (not floats or room("floating").tempts(table, seat, pile)):
            return
    table.dry += 1
    if table.dry > table.plays.count(b"\x01"):
        table.end_hand(NOBODY)
    elif floats or not may_discard_something(table):
        table.end_turn()
    else:
        table.step = "play"


def may_discard_something(table) -> bool:
    hand = table.hands[table.turn]
    return len(hand) > 1 or (len(hand) == 1 and (hand[0] != SKIP or table.rules.skipLast == "yes"))


def reshuffle(table) -> None:
    """The discard pile becomes the new deck; sheet: all of it, and its top is turned again."""
    loose = bytearray()
    for pile in table.piles:
        loose.extend(pile[:-1] if table.rules.reshuffle == "keepTop" else pile)
        pile[:] = pile[-1:] if table.rules.reshuffle == "keepTop" else b""
    if not loose:
        return
    table.thrown_by = table.thrown_by[-len(table.pile) :] if table.pile else bytearray()
    for i in range(len(loose)):
        if loose[i] == SPENT:
            loose[i] = WILD
    table.chance.shuffle(loose)
    table.deck = loose
    table.can_be_knocked = False
    for pile in table.piles:
        if not pile and table.deck:
            card = pop(table.deck)
            if card == RULE and table.deck:
                table.deck[0:0] = bytes((card,))
                card = pop(table.deck)
            pile.append(card)
            if pile is table.pile:
                table.thrown_by.append(NOBODY)
    table.tell("reshuffled", table.pile[-1] if table.pile else 0)
