# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Twist: the space of a seat's pawn sets its phase; three discard piles. Board and moves: twist_board.py."""

from phase10.actions import BAD_TARGET, FORCED, NEED_TARGET, NO_PILE, NOT_THE_PHASE, TWIST_CARD
from phase10.courses.course import Course
from phase10.table import NO_PHASE


class Twist(Course):
    """rules.phases has Twist's list twice: for the board and its cards."""

    COUNTS_POINTS = False
    CHOOSES_FIRST = True

    def __init__(self, table) -> None:
        super().__init__(table)
        cards = len(table.rules.phases) // 2
        self.last = cards - 1
        self.goal = 3 * self.last + 1  # the red space
        self.pawns = bytearray(b"\x01" * table.seats)
        self.twists = bytearray(range(cards, 2 * cards))  # the stack, top first
        table.chance.shuffle(self.twists)
        self.finishers = ()
        self.open_hand()

    def open_hand(self) -> None:
        """Set each seat's phase by its space; on a Twist space it chooses."""
        for seat in range(self.table.seats):
            space = self.pawns[seat]
            self.table.at[seat] = space // 3 if space % 3 else NO_PHASE

    def must_choose(self, seat: int) -> bool:
        return self.table.at[seat] == NO_PHASE

    def choices(self, seat: int):
        """The phases before and after the space."""
        behind = self.pawns[seat] // 3
        return (behind - 1, behind)

    def why_not_choose(self, seat: int, what):
        return None if what == TWIST_CARD or what in self.choices(seat) else NOT_THE_PHASE

    def choose(self, seat: int, what) -> None:
        """TWIST_CARD: take the phase of the top card; it goes to the bottom at once."""
        if what == TWIST_CARD:
            what = self.twists[0]
            self.twists = self.twists[1:] + self.twists[:1]
        self.table.at[seat] = what

    def is_place(self, seat: int, at: int) -> bool:
        from phase10.courses import twist_board
        return twist_board.is_place(self, seat, at)

    def phase_to_lay(self, seat: int, named: int):
        at, numbers = self.table.at[seat], self.table.rules.numbers
        if at == NO_PHASE or named >= len(numbers) or (named >= 0 and numbers[named] != numbers[at]):
            return -1, NOT_THE_PHASE
        return at, None

    def layable(self, seat: int):
        at = self.table.at[seat]
        return () if at == NO_PHASE else (at,)

    def has_done(self, seat: int, at: int) -> bool:
        return at < self.phases_done(seat)

    def phases_done(self, seat: int) -> int:
        """A phase is done when the pawn has passed both its spaces: on a Twist space the one before it."""
        return self.last + 1 if self.finished(seat) else self.pawns[seat] // 3

    def on_last(self, seat: int) -> bool:
        return self.pawns[seat] == self.goal

    def advance(self) -> None:
        from phase10.courses import twist_board
        twist_board.advance(self)

    def judge(self) -> None:
        from phase10.courses import twist_board
        twist_board.judge(self)

    def finished(self, seat: int) -> bool:
        return seat in self.finishers

    def why_not_pile(self, pile: int, skipping: bool):
        """The pile that the draw emptied must be filled."""
        if pile >= len(self.table.piles):
            return BAD_TARGET
        if skipping:
            return None
        if pile == NO_PILE:
            return None if self.table.emptied >= 0 else NEED_TARGET
        return FORCED if self.table.emptied not in (NO_PILE, pile) else None

    def discard_pile(self, pile: int) -> int:
        return pile if pile >= 0 else max(0, self.table.emptied)

    def pack(self) -> bytes:
        return bytes(self.pawns) + bytes(self.twists) + bytes((sum([1 << seat for seat in self.finishers]),))

    def unpack(self, packed) -> None:
        from phase10.courses import twist_board
        twist_board.unpack(self, packed)
