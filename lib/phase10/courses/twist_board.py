# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Twist's board: its spaces, the moves of pawns after a hand, who wins, and validation when loading a save.

The layout is our own, because no source shows it: 1 1 T 2 2 T ... 9 9 T 10, spaces counted from 1. A numbered space
sets that phase of Twist's list; on a Twist space (T) a seat chooses the phase before or after it, or the phase of the
top Twist card, which moves it further and can cost a space.
"""

from phase10.table import NO_PHASE

# The steps of a pawn when the seat went out, has laid its phase, or neither.
OF_A_PHASE, OF_A_CARD = (3, 2, 1), (6, 4, -1)


def number_of(space: int) -> int:
    """Return the phase of a space; 0 for a Twist space."""
    return space // 3 + 1 if space % 3 else 0


def advance(course) -> None:
    """Move all pawns on the board, but from the red space none: a seat that was there and has laid has finished."""
    table = course.table
    course.finishers = tuple([seat for seat in range(table.seats) if course.on_last(seat) and table.laid[seat]])
    for seat in range(table.seats):
        if course.pawns[seat] < course.goal:
            course.pawns[seat] = min(course.goal, max(1, course.pawns[seat] + steps(course, seat)))
    course.open_hand()


def steps(course, seat: int) -> int:
    """Return a pawn's move after this hand."""
    table = course.table
    on_card = course.last < table.at[seat] < NO_PHASE
    out, laid, neither = OF_A_CARD if on_card else OF_A_PHASE
    if seat == table.out:
        return out
    if table.laid[seat]:
        return laid
    first = course.pawns[seat] <= 2 and table.rules.twistStart == "mustCompleteFirst"
    return 0 if first else neither


def judge(course) -> None:
    """End the game if a seat has finished. Of several, one that went out wins, else fewest points; ties share."""
    table = course.table
    if not course.finishers:
        return
    if table.out in course.finishers:
        table.win((table.out,))
        return
    least = min([table.points[seat] for seat in course.finishers])
    table.win([seat for seat in course.finishers if table.points[seat] == least])


def is_place(course, seat: int, at: int) -> bool:
    space = course.pawns[seat]
    if space % 3:
        return at == space // 3
    return at in course.choices(seat) or course.last < at < len(course.table.rules.phases) or at == NO_PHASE


def unpack(course, packed) -> None:
    seats = course.table.seats
    pawns, twists, finishers = packed[:seats], packed[seats:-1], packed[-1]
    if min(pawns) < 1 or max(pawns) > course.goal or finishers >> seats:
        raise ValueError("the saved game has a pawn off the board")
    if sorted(twists) != sorted(course.twists):
        raise ValueError("the saved game has no whole stack of Twist cards")
    course.pawns, course.twists = bytearray(pawns), bytearray(twists)
    course.finishers = tuple([seat for seat in range(seats) if finishers >> seat & 1])
