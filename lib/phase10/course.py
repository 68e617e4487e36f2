# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A course: which phase a seat may lay, what a hand's end does to it, and when the game is over.

This is what all ways of playing have in common. A course keeps what only it needs to know, and packs it into the
snapshot; what it must say itself is in course_ordered.py for the plain game.
"""

from phase10.table import room

NO_PHASE = 255  # none chosen yet
OUT_OF_GAME = 254


class Course:
    COUNTS_POINTS = True
    ENDING = "winning"  # the module that knows how the game ends

    def __init__(self, table) -> None:
        self.table = table
        self.last = len(table.rules.phases) - 1

    def open_hand(self) -> None:
        """Put everybody where this hand begins."""

    def before_deal(self) -> bool:
        """True when nothing must be chosen before the cards are dealt."""
        return True

    def before_play(self) -> bool:
        """True when nothing must be chosen before the first turn."""
        return True

    def judge(self) -> None:
        """Is the game over, and who has won it?"""
        room(self.ENDING).judge(self)

    def why_not_pile(self, pile: int, skipping: bool):
        """May a discard go to this pile? Only Twist has more than one."""
        return None if pile in (-1, 0) else "bad-target"

    def discard_pile(self, pile: int) -> int:
        return 0

    def pack(self) -> bytes:
        return b""

    def unpack(self, packed) -> None:
        """Take back what pack gave."""
