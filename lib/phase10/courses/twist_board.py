# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Twist's board: its spaces, how the pawns move when a hand has been played, who has won then, and what a save may say.

The layout is our own, for no source shows it: 1 1 T 2 2 T ... 9 9 T 10, spaces counted from 1. A numbered space asks
for that phase of Twist's own list; on a Twist space (T) a seat takes the phase before or behind it, or the phase of the
top Twist card at a higher stake.
"""

from phase10.table import NO_PHASE


def spaces(rules) -> int:
    """How many there are; the last is the red one."""
    return 3 * (len(rules.phases) // 2 - 1) + 1


def number_of(space: int) -> int:
    """The phase a space asks for; 0 for a Twist space."""
    return 0 if space % 3 == 0 else (space + 2) // 3


def advance(course) -> None:
    """All pawns move; nobody passes the red space, and who makes its phase while standing on it has finished."""
    table = course.table
    finishers = []
    for seat in range(table.seats):
        if course.on_last(seat) and table.laid[seat]:
            finishers.append(seat)
        else:
            course.pawns[seat] = min(course.goal, course.pawns[seat] + steps(course, seat))
    course.finishers = tuple(finishers)
    course.open_hand()


def steps(course, seat: int) -> int:
    """How far a pawn goes after this hand."""
    table = course.table
    on_card = course.last < table.at[seat] < NO_PHASE
    if seat == table.out:
        return 6 if on_card else 3
    if table.laid[seat]:
        return 4 if on_card else 2
    if on_card:
        return -1
    if course.on_last(seat) or (course.pawns[seat] <= 2 and table.rules.twistStart == "mustCompleteFirst"):
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


# --- saves --------------------------------------------------------------------------------------------------------


def is_place(course, seat: int, at: int) -> bool:
    space = course.pawns[seat]
    if space % 3:
        return at == (space + 2) // 3 - 1
    return at in course.choices(seat) or course.last < at < len(course.table.rules.phases) or at == NO_PHASE


def unpack(course, packed) -> None:
    seats = course.table.seats
    pawns, twists, finishers = packed[:seats], packed[seats:-1], packed[-1]
    if min(pawns) < 1 or max(pawns) > course.goal or finishers >> seats:
        raise ValueError("the saved game has a pawn beside the board")
    if sorted(twists) != sorted(course.twists):
        raise ValueError("the saved game has no whole stack of Twist cards")
    course.pawns, course.twists = bytearray(pawns), bytearray(twists)
    course.finishers = tuple([seat for seat in range(seats) if finishers >> seat & 1])
