# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Course, the base class of all modes of play: which phase a seat may lay, how it advances, when the game is over.

This is the whole protocol. A phase is identified by its index in rules.phases ("place"); table.at holds each seat's
current place. The methods below have a default that suits most games; every subclass implements the rest:

    replay_last(seat)          put a tied seat back on the phase it replays; called when the tie is found and when the
                               extra hand begins
    replay_done(seat)          mark a tied seat as finished; called when the tie has been decided
    is_place(seat, at)         is this a possible value of table.at[seat]? Called when a save is loaded
    phase_to_lay(seat, named)  (place, None) of the phase that a lay is for, or (-1, error code); named is a place or
                               OWN_PHASE
    layable(seat)              the places of the phases that the seat could lay in this hand
    has_done(seat, at)         does the score sheet tick this phase for the seat?
    phases_done(seat)          how many phases the seat has completed in finished hands
    on_last(seat)              would the phase that the seat lays, or has laid, in this hand win the game?
    advance()                  advance every seat after a hand; table.out and table.points are set
    finished(seat)             has the seat completed all phases, or is it out of the game?

Only where seats choose phases, and only for a seat that must_choose():

    choices(seat)              the places that it can choose
    why_not_choose(seat, what) None, or the error code; what is a place or TWIST_CARD
    choose(seat, what)         apply a choice that why_not_choose() allowed

A course's own state, beyond the table's fields, is saved by pack(), whose length is fixed for a game, and restored by
unpack(packed), called only if there is any; it raises ValueError with a message if the bytes are invalid.
"""

from phase10.actions import BAD_TARGET, NO_PILE


class Course:
    COUNTS_POINTS = True  # are the points of each hand added to table.scores?
    CHOOSES_FIRST = False  # are phases chosen before the cards are dealt?
    NAMES_WHEN_LAID = False  # does a seat name its phase only when it lays it?

    def __init__(self, table) -> None:
        self.table = table
        self.last = len(table.rules.phases) - 1  # the place of the last phase

    def open_hand(self) -> None:
        """Set table.at for this hand, before the deal; in an extra hand, replay_last() follows for each tied seat."""

    def must_choose(self, seat: int) -> bool:
        """Must this seat choose a phase now? Called in turn order before the first turn (CHOOSES_FIRST: the deal)."""
        return False

    def banked(self, seat: int) -> int:
        """phases_done() for the short game, in which only phases count that the seat has laid."""
        return self.phases_done(seat)

    def shown(self, seat: int) -> int:
        """The number of the seat's phase; 0 for none yet, -1 when it has done all or is out."""
        at, numbers = self.table.at[seat], self.table.rules.numbers
        if self.finished(seat):
            return -1
        return numbers[at] if at < len(numbers) else 0

    def on_lay(self, seat: int, at: int) -> None:
        """Called when a seat has laid the phase at this place; calls table.win() if the lay itself ends the game."""

    def judge(self) -> None:
        """Called after advance(): end the game with table.win(), start a tie, or do nothing."""
        from phase10 import winning
        winning.judge(self)

    def why_not_pile(self, pile: int, skipping: bool):
        """None if a discard may name this pile (or NO_PILE), else the error code. skipping: as a Skip with a target."""
        return None if pile in (NO_PILE, 0) else BAD_TARGET

    def discard_pile(self, pile: int) -> int:
        """Return the index of the pile for a discard that names this one."""
        return 0

    def pack(self) -> bytes:
        return b""
