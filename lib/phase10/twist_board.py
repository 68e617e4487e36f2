# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Twist's board between two hands: phases are chosen, three cards are turned up, at the end the pawns move. While the
cards are played nobody needs it.
"""

from phase10.cards import SKIP
from phase10.course import NO_PHASE
from phase10.course_twist import SPACES, TWIST_FIRST
from phase10.table import pop, room


# --- a hand begins --------------------------------------------------------------------------------------------------


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
            room("starting").start_play(table)
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


# --- a hand ends ----------------------------------------------------------------------------------------------------


def advance(course) -> None:
    """All pawns move; nobody passes the red space, and who makes its phase while standing on it has finished."""
    table = course.table
    finishers = []
    for seat in range(table.seats):
        if course.pawns[seat] == SPACES and table.laid[seat]:
            finishers.append(seat)
        else:
            course.pawns[seat] = min(SPACES, course.pawns[seat] + steps(course, seat))
    course.finishers = tuple(finishers)
    course.open_hand()


def steps(course, seat: int) -> int:
    """How far a pawn goes after this hand."""
    table = course.table
    on_card = TWIST_FIRST <= table.at[seat] < NO_PHASE
    if seat == table.out:
        return 6 if on_card else 3
    if table.laid[seat]:
        return 4 if on_card else 2
    if on_card:
        return -1
    space = course.pawns[seat]
    if space == SPACES or (space <= 2 and table.rules.twistStart == "mustCompleteFirst"):
        return 0
    return 1


def judge(course) -> None:
    """Several may finish in one hand: who went out, else the fewest points in the hand, else shared."""
    table = course.table
    if not course.finishers:
        return
    if table.out in course.finishers:
        table.win((table.out,))
        return
    least = min([table.points[seat] for seat in course.finishers])
    table.win([seat for seat in course.finishers if table.points[seat] == least])
