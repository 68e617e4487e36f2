# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A course: which phase a seat may lay, what a hand's end does to it, and when the game is over.

This is the protocol: all that a table asks of a course, each with when it is asked. A phase is told by its place in
rules.phases; table.at says for each seat the place it is on. What has an answer here is the same in most games; what
only says `raise` each course answers itself. What a course keeps beside the table's fields goes into a save by pack().
"""

from phase10.actions import BAD_TARGET, NO_PILE


class Course:
    COUNTS_POINTS = True  # does what a hand cost add up?
    CHOOSES_FIRST = False  # are phases chosen before the cards are dealt?

    def __init__(self, table) -> None:
        self.table = table
        self.last = len(table.rules.phases) - 1  # place of the last phase

    # --- a hand begins --------------------------------------------------------------------------------------------

    def open_hand(self) -> None:
        """Put every seat on its phase for this hand. Asked when the table has been cleared, before anything is dealt;
        in an extra hand of tied seats replay_last() follows for each of them."""

    def replay_last(self, seat: int) -> None:
        """A tied seat plays for a phase that it had made. Asked when the tie is found, and as its hand begins."""
        raise NotImplementedError

    def replay_done(self, seat: int) -> None:
        """A tied seat is done for good, for the tie has been decided."""
        raise NotImplementedError

    def must_choose(self, seat: int) -> bool:
        """Must this seat choose a phase now? Asked in turn order, before the deal (see CHOOSES_FIRST) and before the
        first turn, until nobody must."""
        return False

    def choices(self, seat: int):
        """The places of the list from which a seat that must choose can choose."""
        return ()

    def why_not_choose(self, seat: int, what):
        """None, or the code of why not; what is a place of the list, or TWIST_CARD. Asked only of the seat that must
        choose."""
        raise NotImplementedError

    def choose(self, seat: int, what) -> None:
        """The seat has chosen what it may."""
        raise NotImplementedError

    # --- phases ---------------------------------------------------------------------------------------------------

    def is_place(self, seat: int, at: int) -> bool:
        """Could table.at hold this for the seat? Asked of a save."""
        return at <= self.last

    def phase_to_lay(self, seat: int, named: int):
        """(place, None) of the phase that a lay is about, or (-1, code); named is a place or OWN_PHASE."""
        raise NotImplementedError

    def layable(self, seat: int):
        """The places of the phases that this seat could lay in this hand."""
        raise NotImplementedError

    def has_done(self, seat: int, at: int) -> bool:
        """Is this phase behind the seat? For the score sheet."""
        raise NotImplementedError

    def phases_done(self, seat: int) -> int:
        """How many phases the seat has banked in finished hands."""
        raise NotImplementedError

    def shown(self, seat: int) -> int:
        """The number of the phase the seat is on; 0 for none yet, -1 when it has done all or is out of the game."""
        raise NotImplementedError

    def on_last(self, seat: int) -> bool:
        """Would the game be won by the phase that this seat lays, or has laid, in this hand?"""
        raise NotImplementedError

    def on_lay(self, seat: int, at: int) -> None:
        """A phase has just come down: note it, and end the game by table.win() if that alone ends it."""

    # --- a hand ends ----------------------------------------------------------------------------------------------

    def advance(self) -> None:
        """The hand is over, table.out and table.points say how: move every seat on."""
        raise NotImplementedError

    def finished(self, seat: int) -> bool:
        """Has the seat all phases behind it?"""
        raise NotImplementedError

    def judge(self) -> None:
        """All have moved on: is the game over, and who has won it? Asked of every hand that nobody won the game by."""
        from phase10 import winning

        winning.judge(self)

    # --- discard piles, of which only Twist has more than one -----------------------------------------------------

    def why_not_pile(self, pile: int, skipping: bool):
        """May a discard go to this pile, or to NO_PILE? skipping: it is played at somebody."""
        return None if pile in (NO_PILE, 0) else BAD_TARGET

    def discard_pile(self, pile: int) -> int:
        """The pile that a discard goes to which named this one."""
        return 0

    # --- what only this course knows ------------------------------------------------------------------------------

    def pack(self) -> bytes:
        """It in bytes, for a save."""
        return b""

    def unpack(self, packed) -> None:
        """Take back what pack() gave; ValueError in words when it cannot be that."""
        if packed:
            raise ValueError("the saved game says too much of its course")
