# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Twist when a hand has been played: the pawns move, and who has finished has won."""

from phase10.course import NO_PHASE
from phase10.course_twist import SPACES, TWIST_FIRST


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
