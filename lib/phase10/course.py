# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A course: which phase a seat may lay, what a hand's end does to it, and when the game is over.

This one is the plain game, phase after phase in order; the other ways of playing change what differs.
"""

NO_PHASE = 255  # none chosen yet
OUT_OF_GAME = 254


class Course:
    """The ordered game. A course keeps what only it needs to know, and packs it into the snapshot."""

    COUNTS_POINTS = True

    def __init__(self, table) -> None:
        self.table = table
        self.last = len(table.rules.phases) - 1

    def start(self) -> None:
        """Put everybody where the game begins: on the first phase of the list."""

    # --- a hand opens ---------------------------------------------------------------------------------------------

    def open_hand(self) -> None:
        """Who plays in this hand; in a tie-break hand only the tied seats, all on the last phase."""
        table = self.table
        if table.tie:
            for seat in range(table.seats):
                table.plays[seat] = seat in table.tie
                if table.plays[seat]:
                    self.replay_last(seat)

    def replay_last(self, seat: int) -> None:
        self.table.at[seat] = self.last

    def before_deal(self) -> bool:
        """True when nothing must be chosen before the cards are dealt."""
        return True

    def before_play(self) -> bool:
        """True when nothing must be chosen before the first turn."""
        return self.start_play()

    def start_play(self) -> bool:
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
        table = self.table
        if not self.completes(seat, at):
            return
        if table.tie:
            ends = table.rules.tieBreak == "firstLay"
        else:
            ends = table.rules.gameEnd == "immediateIfSole" and self.is_sole(seat)
        if ends:
            self.replay_done(seat)
            table.win((seat,))

    def completes(self, seat: int, at: int) -> bool:
        """Was this the seat's last phase?"""
        return at == self.last

    def is_sole(self, seat: int) -> bool:
        """Is no other seat on its last phase in this hand?"""
        for other in range(self.table.seats):
            if other != seat and self.on_last(other):
                return False
        return True

    def on_last(self, seat: int) -> bool:
        return self.table.at[seat] == self.last

    # --- a hand ends ----------------------------------------------------------------------------------------------

    def advance(self) -> None:
        """Who has laid moves on. Under mustGoOut the last phase counts only for the seat that went out."""
        table = self.table
        for seat in range(table.seats):
            if table.tie or not table.laid[seat] or table.at[seat] > self.last:
                continue
            if table.at[seat] < self.last or table.rules.gameEnd != "mustGoOut" or seat == table.out:
                table.at[seat] += 1

    def finished(self, seat: int) -> bool:
        """Has the seat all phases behind it?"""
        return self.last < self.table.at[seat] < OUT_OF_GAME

    def judge(self) -> None:
        """The game is over when somebody has finished; the lowest total wins, a tie wants another hand."""
        table = self.table
        if table.tie:
            if table.out < table.seats:
                for seat in table.tie:
                    self.replay_done(seat)
                table.win((table.out,))
            return
        finishers = [seat for seat in range(table.seats) if self.finished(seat)]
        if finishers:
            winners = self.lowest(finishers)
            if len(winners) == 1:
                table.win(winners)
            else:
                self.call_tie(winners)

    def call_tie(self, seats) -> None:
        """These play an extra hand among themselves, on the last phase again."""
        self.table.tie = tuple(seats)
        for seat in seats:
            self.replay_last(seat)
        self.table.tell("tie", self.table.tie)

    def replay_done(self, seat: int) -> None:
        self.table.at[seat] = self.last + 1

    def lowest(self, seats) -> list:
        """Of these seats, those with the lowest total."""
        scores = self.table.scores
        least = min([scores[seat] for seat in seats])
        return [seat for seat in seats if scores[seat] == least]

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
