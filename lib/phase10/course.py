# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A course: which phase a seat may lay, what a hand's end does to it, and when the game is over.

This one is the plain game, phase after phase in order; the other ways of playing change what differs.
"""

from phase10.table import room

NO_PHASE = 255  # none chosen yet
OUT_OF_GAME = 254


class Course:
    """The ordered game. A course keeps what only it needs to know, and packs it into the snapshot."""

    COUNTS_POINTS = True

    def __init__(self, table) -> None:
        """Everybody begins on the first phase of the list."""
        self.table = table
        self.last = len(table.rules.phases) - 1

    # --- a hand opens ---------------------------------------------------------------------------------------------

    def open_hand(self) -> None:
        """Put everybody where this hand begins."""

    def replay_last(self, seat: int) -> None:
        """Tied seats play for the last phase again."""
        self.table.at[seat] = self.last

    def replay_done(self, seat: int) -> None:
        self.table.at[seat] = self.last + 1

    def before_deal(self) -> bool:
        """True when nothing must be chosen before the cards are dealt."""
        return True

    def before_play(self) -> bool:
        """True when nothing must be chosen before the first turn."""
        return True

    # --- phases ---------------------------------------------------------------------------------------------------

    def phase_to_lay(self, seat: int, named: int):
        """(place in the list, None) of the phase a lay is about, or (-1, error code)."""
        at = self.table.at[seat]
        if at > self.last or named not in (-1, at):
            return -1, "not-the-phase"
        return at, None

    def layable(self, seat: int):
        """The phases of the list this seat could lay in this hand."""
        at = self.table.at[seat]
        return (at,) if at <= self.last else ()

    def has_done(self, seat: int, at: int) -> bool:
        """Is this phase of the list behind the seat? For the score sheet."""
        return at < self.table.at[seat]

    def phases_done(self, seat: int) -> int:
        """How many phases the seat has banked in finished hands."""
        return min(self.table.at[seat], self.last + 1)

    def shown(self, seat: int) -> int:
        """The printed number of the phase the seat is on; 0 for none yet, -1 when it has done all or is out."""
        at = self.table.at[seat]
        if at == NO_PHASE:
            return 0
        return self.table.rules.numbers[at] if at <= self.last else -1

    def on_lay(self, seat: int, at: int) -> None:
        """A phase has come down: may that alone end the game?"""
        if at == self.last and (self.table.tie or self.table.rules.gameEnd == "immediateIfSole"):
            room("ending").judge_lay(self, seat)

    def on_last(self, seat: int) -> bool:
        return self.table.at[seat] == self.last

    # --- a hand ends ----------------------------------------------------------------------------------------------

    def advance(self) -> None:
        """Who has laid moves on."""
        room("ending").advance(self)

    def finished(self, seat: int) -> bool:
        """Has the seat all phases behind it?"""
        return self.last < self.table.at[seat] < OUT_OF_GAME

    def judge(self) -> None:
        """Is the game over, and who has won it?"""
        room("ending").judge(self)

    # --- discard piles and the snapshot ---------------------------------------------------------------------------

    def why_not_pile(self, pile: int, skipping: bool):
        """May a discard go to this pile? Only Twist has more than one."""
        return None if pile in (-1, 0) else "bad-target"

    def discard_pile(self, pile: int) -> int:
        return 0

    def pack(self) -> bytes:
        return b""

    def unpack(self, packed) -> None:
        """Take back what pack gave."""
