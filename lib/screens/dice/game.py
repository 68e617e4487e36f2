# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A game of Dice in progress: its table, its seats and bots, and its save. It draws nothing."""

import memory
from bots import dice_book
from bots.dice import Player

from handheld import GAME, clock
from handheld.complaints import complain
from phase10.dice import table as dice
from screens.kinds import PLAY

_PACKING = "phase10.reader phase10.dice.snapshot bots.levels screens.save_header"  # what packed() loads


class DiceGame:
    SCREEN = "dice"
    kind = PLAY
    patience = 0  # no timeout for idle players

    def __init__(self, app, rules, seats, seed: int = 0, table=None):
        """seats: (level, face, name) of each, in playing order; level 0: a person. table: of a save; default: new."""
        self.machine = app.machine
        self.levels = bytes([level for level, _, _ in seats])
        self.faces = bytes([face for _, face, _ in seats])
        self.names = [name for _, _, name in seats]
        self.persons = self.levels.count(b"\0")
        self.viewer = max(self.levels.find(b"\0"), 0)
        self._seed = seed or app.machine.settings.seed or clock.ms()
        self.table = table or dice.DiceTable(rules, len(seats), self._seed)
        self.rules = self.table.rules
        self.marks = -1  # mask of the dice set aside, while paused
        self.kept = b""  # the last packed state, to recover from after a fault
        self.saving = None  # the generator of a save in progress
        self._may_skip = False  # may it skip erasing NVM?
        self._whole = dice_book.is_whole()
        if not self._whole:
            complain("dice", "")
        self._players = []
        for level, face, _ in seats:
            self._players.append(self.adviser(level, self._seed + face) if level else None)

    def is_person(self, seat: int) -> bool:
        return not self.levels[seat]

    def player(self, seat: int):
        """The bot in this seat."""
        return self._players[seat]

    def adviser(self, level: int, seed: int = 1):
        """A new bot. Without an intact dice.bin, levels above normal play like normal."""
        from bots.levels import NORMAL
        return Player(level if self._whole else min(level, NORMAL), seed)

    def do(self, seat: int, action: tuple):
        return self.table.do(seat, action)

    def save(self):
        """Save at once; return None or an error code."""
        self.to_be_saved()
        while self.saving:
            wrong = self.save_step()
        return wrong

    def to_be_saved(self, may_skip: bool = False):
        """Request a save by save_step(). may_skip: see Store.writing()."""
        self.stop_saving()
        self._may_skip, self.saving = may_skip, self._saving(may_skip)

    def stop_saving(self):
        if self.saving:
            self.saving.close()
            self.saving = None

    def save_step(self):
        """Run a step of the requested save; `saving` is None after the last. Return None or an error code."""
        try:
            next(self.saving)
            return None
        except StopIteration as end:
            wrong = end.value
        except MemoryError:
            wrong = "memory"
        self.saving = None
        memory.tidy()  # unload store.py
        if wrong == "memory" and self.machine.free_sound_and_lights():
            self.saving = self._saving(self._may_skip)
            return None
        return wrong

    def _saving(self, may_skip: bool):
        while memory.load_one(_PACKING):
            yield
        packed = self.packed()
        while memory.load_one(memory.WRITING):
            yield
        return (yield from self.machine.saving(GAME, packed, may_skip))

    def packed(self) -> bytes:
        from phase10.dice import snapshot
        from screens import save_header
        packed = save_header.pack(save_header.DICE, self)
        packed.extend(snapshot.pack(self.table))
        memory.tidy()  # make room for the store
        self.kept = packed
        return packed

    def put_back(self, table):
        """Continue with this table after a fault, which may have happened in a save."""
        self.stop_saving()
        self.table = table

    def forget(self):
        """Delete the save: the game is over."""
        self.stop_saving()
        self.machine.save(GAME, b"")


def unpack(app, packed) -> DiceGame:
    """The DiceGame of a save; ValueError or IndexError if it is damaged."""
    from phase10.dice import snapshot
    from screens import save_header
    seats, at, _ = save_header.unpack(packed)
    table = snapshot.unpack(packed[at:])
    if table.seats != len(seats):
        raise ValueError
    return DiceGame(app, table.rules, seats, 0, table)
