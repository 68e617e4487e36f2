# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""AnyGame, the base class of a game in progress, of cards or of Dice: its seats, and how it is saved."""

import memory
from handheld import GAME, clock
from screens.kinds import PLAY

_TURNS_BETWEEN_SAVES = 6  # of each person, if a save costs an erase of NVM


class AnyGame:
    """A subclass has a table with its rules, and _pack(), which returns all of the game as bytes."""

    SCREEN = ""  # the name of the screen that plays it
    PACKING = ""  # modules that _pack() needs
    MAY_SKIP_SAVE = ()  # the steps of the table in which a save may be skipped, if it would erase NVM

    def __init__(self, app, seats, seed: int, kind: int):
        """seats: (level, face, name) of each, in the order of play; level 0: a person. seed: 0 for any."""
        self.machine = app.machine
        self.levels = bytes([level for level, _, _ in seats])
        self.faces = bytes([face for _, face, _ in seats])
        self.names = [name for _, _, name in seats]
        self.kind = kind
        self.patience = 0  # ms without a key that end the game; 0: never
        self.persons = self.levels.count(b"\0")
        self.viewer = max(self.levels.find(b"\0"), 0)  # whose hand is shown
        self.seed = seed or app.machine.settings.seed or clock.ms()
        self.table = self.rules = None  # made by the subclass
        self.turns_unsaved = 0  # turns of persons since the last save that was not skipped
        self.tally = None  # the records with the hands counted, while they are not saved, see hand_tally.py
        self.unsaved = None  # the packed game that is to be saved, b"" until it is packed; None: nothing to save
        self.saving = None  # the generator that packs or writes it
        self.kept = b""  # the last packed game, for rescue.py; None: it is in the store

    def put_back(self, table):
        """Go on with this table after an exception, which may have happened in a save."""
        self.stop_saving()
        self.table = table

    def is_person(self, seat: int) -> bool:
        return not self.levels[seat]

    def is_you(self, seat: int) -> bool:
        """Is this the seat of the only person, to whom words say "you"?"""
        return self.persons == 1 and seat == self.viewer

    def make_room_beside_bots(self) -> bool:
        """Free the memory of modules loaded ahead, else of sound and lights; False if there is nothing of either."""
        return memory.give_way() or self.machine.free_sound_and_lights()

    make_room = make_room_beside_bots  # Game can unload its bots, too

    def packed(self) -> bytes:
        """Return the game as bytes for the store; b"" unless it is of kind PLAY: others must not replace it."""
        return b"" if self.kind != PLAY else self._pack()

    def save(self):
        """Save at once, where there may be no other frame, like after an exception; None, or why it failed."""
        self.to_be_saved(certainly=True)
        while self.unsaved is not None:
            wrong = self.save_step()
        return wrong

    def to_be_saved(self, certainly: bool = False, packed: bytes = b""):
        """Request a save by save_step(). certainly: do not skip it to spare flash. packed: the game, if packed yet."""
        self.stop_saving()
        self.unsaved = packed
        if certainly:
            self.turns_unsaved = _TURNS_BETWEEN_SAVES * self.persons

    def stop_saving(self):
        """Drop the requested save, also half-way."""
        if self.saving:
            self.saving.close()
        self.saving = self.unsaved = None

    def save_step(self):
        """A step of the save: pack into `unsaved`, then write that, until it is None. None, or why it failed."""
        self.saving = self.saving or (self._writing() if self.unsaved else self._packing())
        try:
            next(self.saving)
            return None
        except StopIteration as end:
            wrong = end.value
        except MemoryError:
            if self.make_room():  # retry
                wrong = None
            else:
                wrong, self.unsaved = "memory", None
        self.saving = None
        memory.tidy()
        return wrong

    def _packing(self):
        while self.kind == PLAY and memory.load_one(self.PACKING):
            yield
        self.unsaved = self.packed() or None

    def _writing(self):
        while memory.load_one(memory.WRITING):
            yield
        self.turns_unsaved += 1
        may_skip = self.table.step in self.MAY_SKIP_SAVE and self.turns_unsaved < _TURNS_BETWEEN_SAVES * self.persons
        packed = self.unsaved
        wrong = yield from self.machine.saving(GAME, packed, may_skip)
        if not may_skip:
            self.turns_unsaved = 0  # not before: without memory it is tried again
        self.kept = packed if wrong or may_skip else None
        self.unsaved = None
        return wrong
