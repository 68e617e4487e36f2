# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A course: which phase a seat may lay, what a hand's end does to it, and when the game is over.

This is the protocol: all that a table asks of a course, each with when it is asked. A phase is told by its place in
rules.phases; table.at says for each seat the place it is on. What has an answer in the class below is the same in most
games; the rest every course answers itself:

    replay_last(seat)          a tied seat plays for a phase that it had made: when the tie is found, and as its hand
                               begins
    replay_done(seat)          a tied seat is done for good, for the tie has been decided
    is_place(seat, at)         could table.at hold this for the seat? Asked of a save
    phase_to_lay(seat, named)  (place, None) of the phase that a lay is about, or (-1, code); named is a place or
                               OWN_PHASE
    layable(seat)              the places of the phases that this seat could lay in this hand
    has_done(seat, at)         is this phase behind the seat? For the score sheet
    phases_done(seat)          how many phases the seat has banked in finished hands
    shown(seat)                the number of the phase the seat is on; 0 for none yet, -1 when it has done all or is out
    on_last(seat)              would the game be won by the phase that this seat lays, or has laid, in this hand?
    advance()                  the hand is over, table.out and table.points say how: move every seat on
    finished(seat)             has the seat all phases behind it? Asked only by winning.py, which not all need

Where seats choose phases, these are asked of the seat that must (see must_choose), and else never:

    choices(seat)              the places of the list from which it can choose
    why_not_choose(seat, what) None, or the code of why not; what is a place of the list, or TWIST_CARD
    choose(seat, what)         it has chosen what it may

What a course keeps beside the table's fields goes into a save by pack(), always as many bytes, and where there are any
they come back by unpack(packed), which raises ValueError, in words, when it cannot be that.
"""

from phase10.actions import BAD_TARGET, NO_PILE


class Course:
    COUNTS_POINTS = True  # does what a hand cost add up?
    CHOOSES_FIRST = False  # are phases chosen before the cards are dealt?

    def __init__(self, table) -> None:
        self.table = table
        self.last = len(table.rules.phases) - 1  # place of the last phase

    def open_hand(self) -> None:
        """Put every seat on its phase for this hand. Asked when the table has been cleared, before anything is dealt;
        in an extra hand of tied seats replay_last() follows for each of them."""

    def must_choose(self, seat: int) -> bool:
        """Must this seat choose a phase now? Asked in turn order, before the deal (see CHOOSES_FIRST) and before the
        first turn, until nobody must."""
        return False

    def on_lay(self, seat: int, at: int) -> None:
        """A phase has just come down: note it, and end the game by table.win() if that alone ends it."""

    def judge(self) -> None:
        """All have moved on: is the game over, and who has won it? Asked of every hand that nobody won the game by."""
        from phase10 import winning

        winning.judge(self)

    def why_not_pile(self, pile: int, skipping: bool):
        """May a discard go to this pile, or to NO_PILE? skipping: it is played at somebody."""
        return None if pile in (NO_PILE, 0) else BAD_TARGET

    def discard_pile(self, pile: int) -> int:
        """The pile that a discard goes to which named this one."""
        return 0

    def pack(self) -> bytes:
        return b""
