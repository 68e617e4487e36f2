# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Twist: pawns on a board say which phase to make, there are three discard piles, and the red space is the goal.

The board's layout is our own, for no source shows it: 1 1 T 2 2 T ... 9 9 T 10, 28 spaces counted from 1. A numbered
space asks for that phase of Twist's own ten; on a Twist space (T) a seat takes the phase before or behind it, or the
phase of the top Twist card at a higher stake. How a hand begins is in twist_board.py, and how it ends in
twist_pawns.py.
"""

from phase10 import course
from phase10.course import NO_PHASE
from phase10.table import room

SPACES = 28
TWIST_FIRST = 10  # the phases of the Twist cards follow those of the board


def number_of(space: int) -> int:
    """The phase a space asks for; 0 for a Twist space."""
    return 0 if space % 3 == 0 else (space + 2) // 3


class Course(course.Course):
    COUNTS_POINTS = False
    ENDING = "twist_pawns"

    def __init__(self, table) -> None:
        super().__init__(table)
        self.last = TWIST_FIRST - 1
        self.pawns = bytearray(b"\x01" * table.seats)
        self.twists = bytearray(range(TWIST_FIRST, TWIST_FIRST + 10))  # the stack, top first
        table.chance.shuffle(self.twists)
        self.finishers = ()
        self.open_hand()

    def open_hand(self) -> None:
        """Each seat is on the phase of its space, or has to choose one."""
        for seat in range(self.table.seats):
            self.table.at[seat] = (number_of(self.pawns[seat]) - 1) & 255

    # --- choosing on a Twist space --------------------------------------------------------------------------------

    def before_deal(self) -> bool:
        return room("twist_board").ask_next(self)

    def choices(self, seat: int):
        """The phases on either side of the seat's space."""
        behind = self.pawns[seat] // 3
        return (behind - 1, behind)

    def why_not_choose(self, seat: int, what):
        return None if what == "twist" or what in self.choices(seat) else "not-the-phase"

    def choose(self, seat: int, what) -> None:
        room("twist_board").choose(self, seat, what)

    # --- phases ---------------------------------------------------------------------------------------------------

    def phase_to_lay(self, seat: int, named: int):
        at, numbers = self.table.at[seat], self.table.rules.numbers
        if at == NO_PHASE or (named >= 0 and numbers[named] != numbers[at]):
            return -1, "not-the-phase"
        return at, None

    def layable(self, seat: int):
        at = self.table.at[seat]
        return () if at == NO_PHASE else (at,)

    def has_done(self, seat: int, at: int) -> bool:
        return at < self.phases_done(seat)

    def phases_done(self, seat: int) -> int:
        return self.last + 1 if seat in self.finishers else (self.pawns[seat] + 2) // 3 - 1

    def shown(self, seat: int) -> int:
        if seat in self.finishers:
            return -1
        at = self.table.at[seat]
        return 0 if at == NO_PHASE else self.table.rules.numbers[at]

    def on_last(self, seat: int) -> bool:
        return self.pawns[seat] == SPACES

    def on_lay(self, seat: int, at: int) -> None:
        """Nothing ends before the hand does."""

    # --- a hand ends ----------------------------------------------------------------------------------------------

    def advance(self) -> None:
        room(self.ENDING).advance(self)

    # --- three discard piles --------------------------------------------------------------------------------------

    def turn_up(self) -> None:
        room("twist_board").turn_up(self.table)

    def why_not_pile(self, pile: int, skipping: bool):
        """A draw that emptied a pile wants the discard there."""
        if skipping:
            return None
        if pile == -1:
            return None if self.table.emptied >= 0 else "need-target"
        if not 0 <= pile < len(self.table.piles):
            return "bad-target"
        return "forced" if self.table.emptied not in (-1, pile) else None

    def discard_pile(self, pile: int) -> int:
        return pile if pile >= 0 else max(0, self.table.emptied)

    def pack(self) -> bytes:
        packed = bytearray(self.pawns)
        packed.extend(self.twists)
        packed.append(sum([1 << seat for seat in self.finishers]))
        return bytes(packed)

    def unpack(self, packed) -> None:
        seats = self.table.seats
        self.pawns = bytearray(packed[:seats])
        self.twists = bytearray(packed[seats : seats + 10])
        self.finishers = tuple([seat for seat in range(seats) if packed[seats + 10] >> seat & 1])
