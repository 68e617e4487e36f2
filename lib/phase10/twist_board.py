# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Twist before a hand is played: phases are chosen on Twist spaces, three cards are turned up."""

from phase10.cards import SKIP
from phase10.course import NO_PHASE
from phase10.table import pop, room


def ask_next(course) -> bool:
    """In turn order, ask the next seat on a Twist space; True when all have chosen."""
    table = course.table
    for i in range(table.seats):
        seat = (table.dealer + 1 + i) % table.seats
        if table.at[seat] == NO_PHASE:
            table.turn, table.step = seat, "choose"
            return False
    return True


def choose(course, seat: int, what) -> None:
    take(course, seat, what)
    if ask_next(course):
        table = course.table
        table.step = "deal"
        if table.deck:  # a written position: the cards lie already
            room("upcard").start_play(table)
        else:
            room("dealing").deal_cards(table)


def take(course, seat: int, what) -> None:
    """A phase by its place in the list, or the top Twist card, which goes under the stack at once."""
    if what == "twist":
        what = course.twists[0]
        course.twists = course.twists[1:] + course.twists[:1]
    course.table.at[seat] = what


def turn_up(table) -> None:
    """Three cards are turned; a Skip among them is covered by another card."""
    for pile in range(len(table.piles)):
        turn_card(table, pile)
    for pile in range(len(table.piles)):
        while table.piles[pile][-1] == SKIP:
            turn_card(table, pile)


def turn_card(table, pile: int) -> None:
    card = pop(table.deck)
    table.to_pile(card, NO_PHASE, pile)
    table.tell("upcard", card, pile)
