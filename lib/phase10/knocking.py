# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Knocking: a seat takes the card just discarded (table.can_be_knocked) out of turn, and has its turn at once."""

from phase10 import turn
from phase10.actions import DECK, DISCARD, DRAWING, DREW, KNOCKED, NO_KNOCK
from phase10.table import JUST_SKIPPED, NOBODY


def why_not_knock(table, seat: int):
    """Return None, or NO_KNOCK for any reason, also if the option is off."""
    if table.step != DRAWING or not table.can_be_knocked:
        return NO_KNOCK
    if seat in (table.turn, table.thrown_by[-1]) or not table.plays[seat]:
        return NO_KNOCK  # the seat in turn draws it normally; nobody knocks for a card it discarded
    if table.skips[seat] or table.knocked[seat] or table.floating[seat] or table.served[seat] == JUST_SKIPPED:
        return NO_KNOCK
    return None


def is_wanted(table, seat: int, short: int) -> bool:
    """Does the card to knock for fit a group or, before the lay, bring the hand nearer, which is so many short?"""
    card = table.pile[-1]
    if table.laid[seat]:
        return table.fits(seat, card)
    hand = table.hands[seat] + bytes((card,))
    for at in table.course.layable(seat):
        if table.finder.short(hand, table.rules.phases[at], table.postal(seat)) < short:
            return True
    return False


def knock(table, seat: int) -> None:
    """Begin the knocker's turn, with that card as its draw; the seats in between lose their turn."""
    between = (table.turn + 1) % table.seats  # reach() has been called for the seat in turn
    while between != seat:
        turn.reach(table, between)
        between = (between + 1) % table.seats
    table.tell(KNOCKED, seat)
    turn.go_to(table, seat, draws=False)
    if table.step != DRAWING:
        return  # the laps counted above reached handTurns: hand over
    turn.draw(table, seat, DISCARD)
    table.knocked[seat] = 1
    if table.rules.knockPenalty == "on" and table.deck:
        card = turn.take_from(table, seat, DECK)
        table.hands[seat].append(card)
        table.tell(DREW, seat, DECK, card)


def who_gets(table, knockers) -> int:
    """Return which of these seats, in the order of their knocks, gets the card; NOBODY if there are none."""
    best, at, seats = NOBODY, table.turn, table.seats
    for seat in knockers:
        if best == NOBODY or table.rules.knockPriority == "seat" and (seat - at) % seats < (best - at) % seats:
            best = seat
    return best
