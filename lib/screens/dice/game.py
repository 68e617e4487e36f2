# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A game of Dice in progress, with its bots. It draws nothing."""

from bots import dice_book
from bots.dice import Player

from handheld.complaints import complain
from phase10.actions import ENDED, KEEPING, ROLLING
from phase10.dice.table import DiceTable
from screens.any_game import AnyGame
from screens.kinds import PLAY


class DiceGame(AnyGame):
    SCREEN = "dice"
    PACKING = "phase10.reader phase10.dice.snapshot bots.levels screens.save_header"
    MAY_SKIP_SAVE = (ROLLING, ENDED)

    def __init__(self, app, rules, seats, table=None):
        """table: of a save; default: a new one."""
        AnyGame.__init__(self, app, seats, 0, PLAY)
        self.table = table or DiceTable(rules, len(seats), self.seed)
        self.rules = self.table.rules
        self.marks = -1  # mask of the dice set aside, while paused or in a save
        self.cursor = None  # (row, column) of the cursor, while paused
        self._whole = dice_book.is_whole()
        if not self._whole:
            complain("dice", "")
        # The bots by seat; None for a person.
        self.players = [self.adviser(level, self.seed + face) if level else None for level, face, _ in seats]

    def adviser(self, level: int, seed: int = 1):
        """A new bot. Without an intact dice.bin, levels above normal play like normal."""
        from bots.levels import NORMAL
        return Player(level if self._whole else min(level, NORMAL), seed)

    def keep(self):
        """Pack a new game into `kept`. It is saved next: else a power cut before the first turn is over would leave
        nothing of it.
        """
        self.kept = self.packed()
        self.to_be_saved(True, self.kept)

    def _pack(self) -> bytes:
        from phase10.dice import snapshot
        from screens import save_header
        return save_header.pack(save_header.DICE, self) + snapshot.pack(self.table)


def unpack(app, packed) -> DiceGame:
    """The DiceGame of a save; ValueError or IndexError if it is damaged."""
    from phase10.dice import snapshot
    from screens import save_header
    seats, at, _ = save_header.unpack(packed)
    table = snapshot.unpack(packed[at:])
    if table.seats != len(seats):
        raise ValueError
    game = DiceGame(app, table.rules, seats, table)
    if table.step == KEEPING:
        game.marks = table.kept
    return game
