# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Knocking: any other seat may take the card just discarded, and has its turn now with it."""

from phase10 import turn
from phase10.cards import SKIP


def open_window(table, card: int) -> None:
    """A card was discarded and may be knocked for, unless nobody may take it."""
    table.can_be_knocked = card < SKIP and table.may_take()
    for seat in range(table.seats):
        table.served[seat] = min(table.served[seat], 1)


def why_not_knock(table, seat: int):
    """A refusal has one code whatever its reason, also when the option is off."""
    if table.step != "draw" or not table.can_be_knocked or not 0 <= seat < table.seats:
        return "no-knock"
    if seat in (table.turn, table.thrown_by[-1]) or not table.plays[seat]:
        return "no-knock"  # the next seat just draws it, and nobody knocks for the own card
    if table.skips[seat] or table.knocked[seat] or table.floating[seat] or table.served[seat] == 2:
        return "no-knock"
    return None


def knock(table, seat: int) -> None:
    """The knocker's turn begins with that card as its draw; who sits between loses the turn."""
    between = (table.turn + 1) % table.seats  # the seat in turn has been reached
    while between != seat:
        table.reach(between)
        between = (between + 1) % table.seats
    table.tell("knocked", seat)
    table.go_to(seat, False)
    if table.step != "draw":
        return  # those jumped over were the last turns of this hand, see handTurns
    turn.draw(table, seat, "discard")
    table.knocked[seat] = 1
    if table.rules.knockPenalty == "on" and table.deck:
        card = turn.take_from(table, seat, "deck")
        table.hands[seat].append(card)
        table.tell("drew", seat, "deck", card)


def can_knock(table) -> bool:
    """Could any seat knock now?"""
    for seat in range(table.seats):
        if why_not_knock(table, seat) is None:
            return True
    return False
