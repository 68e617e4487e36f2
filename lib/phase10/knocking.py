# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Knocking: any other seat may take the card just discarded, and has its turn now with it. The window for it opens with
a discard, in turn.py.
"""

from phase10 import turn
from phase10.actions import DECK, DISCARD, DRAWING, DREW, KNOCKED, NO_KNOCK
from phase10.table import NOBODY


def why_not_knock(table, seat: int):
    """A refusal has one code whatever its reason, also when the option is off."""
    if table.step != DRAWING or not table.can_be_knocked:
        return NO_KNOCK
    if seat in (table.turn, table.thrown_by[-1]) or not table.plays[seat]:
        return NO_KNOCK  # the next seat just draws it, and nobody knocks for the own card
    if table.skips[seat] or table.knocked[seat] or table.floating[seat] or table.served[seat] == 2:
        return NO_KNOCK
    return None


def knock(table, seat: int) -> None:
    """The knocker's turn begins with that card as its draw; who sits between loses the turn."""
    between = (table.turn + 1) % table.seats  # the seat in turn has been reached
    while between != seat:
        turn.reach(table, between)
        between = (between + 1) % table.seats
    table.tell(KNOCKED, seat)
    turn.go_to(table, seat, False)
    if table.step != DRAWING:
        return  # those jumped over were the last turns of this hand, see handTurns
    turn.draw(table, seat, DISCARD)
    table.knocked[seat] = 1
    if table.rules.knockPenalty == "on" and table.deck:
        card = turn.take_from(table, seat, DECK)
        table.hands[seat].append(card)
        table.tell(DREW, seat, DECK, card)


def who_gets(table, knockers) -> int:
    """Of several that want the card, in the order in which they knocked, the one that gets it; NOBODY of none."""
    best, at, seats = NOBODY, table.turn, table.seats
    for seat in knockers:
        if best == NOBODY or table.rules.knockPriority == "seat" and (seat - at) % seats < (best - at) % seats:
            best = seat
    return best


def can_knock(table) -> bool:
    """Could any seat knock now?"""
    return None in [why_not_knock(table, seat) for seat in range(table.seats)]
