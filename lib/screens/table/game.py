# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Game: a game in progress, with its table, seats, undo, saves, and the loading of bots. It draws nothing."""

import memory
from handheld import GAME, clock
from phase10 import engine
from phase10.actions import DEAL, DECK, DRAW, DRAWING, HIT, LAY, PLAYING, SWAP
from phase10.cards import MASTERS
from screens.kinds import EVENT, FACES, PLAY, TURNS_BETWEEN_SAVES

_LARGE = ("twist",) + MASTERS  # modes that leave little memory
_PATIENCE = 90_000  # ms without a key after which the visitor of an event has left
_PACKING = "phase10.layout phase10.snapshot screens.save_header screens.table.saved"  # for a save, and memory.WRITING


class Game:
    SCREEN = "table"  # the name of the screen that plays it

    def __init__(self, app, rules, seats, seed: int = 0, kind: int = PLAY, table=None):
        """seats: (level, face, name) of each, in the order of play; level 0: a person."""
        self.machine = app.machine
        self.levels = bytes([level for level, _, _ in seats])
        self.faces = bytes([face for _, face, _ in seats])
        self.names = [name for _, _, name in seats]
        self.kind = kind
        self.by_colour = 0  # mask of the seats whose hand is sorted by colour; the others' by number
        self.run = bytearray()  # per finished hand: a bitmask of the seats that laid a phase
        self.tally = None  # the records with the hands counted, while they are not saved, see hand_tally.py
        self.pawns = None  # where Twist's pawns stood when the hand began
        self.advised = ()  # (the action that thinking.py has told, None if it had no room; is it to be done?), or ()
        self.asked = None  # (turn, pile size) of the last discard for which knocking was offered
        self.chosen = 0  # the card under the cursor when the screen was closed, if A would have played it
        self.guided = False  # is it the guided hand, the tutorial?
        self.journey_level = -1  # the number of its level of the journey
        self.lessons = []  # those still to be shown, see lessons.py
        self.patience = _PATIENCE if kind == EVENT else 0  # ms without a key that end the game; 0: never
        self.persons = self.levels.count(b"\0")
        self.viewer = max(self.levels.find(b"\0"), 0)  # whose hand is shown
        self.held = self.persons < 2  # has the person to move confirmed to hold the device? If not, show no hand
        self.seed = seed or app.machine.settings.seed or clock.ms()
        self.table = table or engine.new_table(rules, len(seats), self.seed)
        self.rules = self.table.rules
        # are the seats shown by faces, with names? Not where 3 KB for these would be missed all the time
        self.with_faces = len(seats) <= FACES and not (self.rules.mode in _LARGE and memory.compiles())
        self.turns = 0  # of persons, since the last save without `may_skip`
        self.unsaved = None  # the packed game that is to be saved, b"" until it is packed; None: nothing to save
        self.saving = None  # the generator that packs or writes it
        self.kept = b""  # the last packed game, for rescue.py; None: it is in the store
        self.fresh = False  # was a hand dealt that is not in `kept` yet?
        self._before = None  # the snapshot from which undo replays, b"" if there was no memory for it
        self._done = []  # the actions since that snapshot
        self.players = ()  # the bots by seat, while they are loaded
        self.weights = ()  # the bots', by seat, and the owl's, when known
        self.moment = "table"  # the moment (resident.py) whose modules are loaded
        self.short = False  # is memory too short to keep the bots loaded while a person thinks?

    def loading_bots(self):
        """Generator: load the bots, a module per step. They are created last, above all that stays in the heap."""
        self.moment = "bots" if self.short else "all"
        for _ in memory.entering(self.moment, self.rules, self.table):
            self.load_weights()  # in the first step, when there is room
            yield
        import bots
        # a seed of its own each time, or bots would repeat their random mistakes
        seed = self.seed + (self.table.hand_no << 7) + len(self.table.deck)
        players = bots.players(self.weights, self.faces, seed)
        memory.tidy()
        self.players = players  # last: before a MemoryError, they would be reloaded forever

    def load_weights(self):
        """Look up the bots' weights, once: beside the bots there is no room."""
        if not self.weights:
            from bots import tuning
            from bots.levels import HARD
            from screens.owl import OWL
            self.weights = tuning.by_seat(self.levels + bytes((HARD,)), self.faces + bytes((OWL,)))
            memory.tidy()

    def forget_bots(self):
        """Drop the bots, to leave the memory to another screen."""
        self.players, self.moment = (), "table"

    def loading_for_person(self):
        """Generator: load what a person's turn needs, a module per step; unload the bots if memory is too short."""
        if self.moment == "table" or self.short and self.moment != "own":
            self.players, self.moment = (), "own"
            memory.drop_bots()
            yield from memory.entering(self.moment, self.rules, self.table)

    def make_room(self) -> bool:
        """Free memory after a MemoryError: as make_room_beside_bots() does, else the bots; False if nothing is left."""
        if self.make_room_beside_bots():
            return True
        if not self.players:
            return False
        self.unload_bots()
        return True

    def make_room_beside_bots(self) -> bool:
        """Free the memory of modules loaded ahead, else of sound and lights; False if there is nothing of either."""
        return memory.give_way() or self.machine.free_sound_and_lights()

    def unload_bots(self):
        """Unload the bots, also half-loaded ones. Enters no moment, for which there may be no room."""
        self.forget_bots()
        memory.drop_bots()

    def is_person(self, seat: int) -> bool:
        return not self.levels[seat]

    # --- moves ----------------------------------------------------------------------------------------------------

    def deal(self):
        self.held = self.persons < 2
        self.asked = None
        self.do(0, (DEAL,))
        self.fresh = self.kept is not None

    def do(self, seat: int, action: tuple):
        """Execute an action; None or an error code. A person's move that reveals no hidden card can be undone."""
        table = self.table
        open_move = self.is_person(seat) and (action[0] in (LAY, HIT, SWAP) or action[0] == DRAW and action[1] != DECK)
        if open_move:
            open_move = self.remember()
        memory.tidy()  # unload what the bot has imported
        while True:
            try:
                code = engine.do(table, seat, action)
                break
            except MemoryError:  # a module that the action needs could not be loaded
                if table.acting or not self.make_room():
                    raise
        memory.tidy()
        if code:
            return code
        if open_move and table.step == PLAYING and table.turn == seat:
            self._done.append(action)
        else:
            self._before = None
            self._done.clear()
        return None

    def remember(self) -> bool:
        """Take the snapshot for undo, if there is none yet; False if there was no memory for it."""
        if self._before is None:
            try:
                from phase10 import snapshot
                self._before = snapshot.pack(self.table)
            except MemoryError:
                self._before = b""
            memory.tidy()
            self._before = memory.low(self._before)
        return bool(self._before)

    def can_undo(self) -> bool:
        return bool(self._done)

    def undo(self) -> bool:
        """Undo the last move: unpack the snapshot and replay all moves but that one."""
        from screens.table import undoing
        self.table = undoing.back(self._before, self.rules, self._done[:-1])
        self._done.pop()
        try:
            memory.tidy()
            from screens import compacting
            compacting.compact(self)
        except MemoryError:  # it only compacts the heap, and may stop half-way; another try would undo one more
            pass
        return True

    # --- the store ------------------------------------------------------------------------------------------------

    def with_room(self, act, *fallback):
        """Call act(), freeing memory until it succeeds. If nothing more can be freed: the fallback, if one is given,
        else MemoryError.
        """
        while True:
            try:
                return act()
            except MemoryError:
                if not self.make_room():
                    if fallback:
                        return fallback[0]
                    raise

    def keep(self):
        """Pack the hand as dealt into `kept`, before the first move. Loads a module per call first; `fresh` until done.
        """
        if self.with_room(self._load_packing, False):
            return
        self.fresh = False
        self.kept = self.with_room(self._pack, b"")
        memory.tidy()
        self.kept = memory.low(self.kept)

    def _load_packing(self) -> bool:
        return memory.load_one(_PACKING)

    def _pack(self) -> bytes:
        from screens.table import saved
        return saved.pack(self)

    def packed(self) -> bytes:
        """Return the game as bytes for the store; b"" unless it is of kind PLAY: others must not replace it."""
        return b"" if self.kind != PLAY else self._pack()

    def put_back(self, table):
        """Continue with this table after an exception: cancel a save in progress and drop undo."""
        self.table = table
        self.held = self.persons < 2
        self.advised, self.asked = (), None
        self.stop_saving()
        self.unsaved = self._before = None
        self._done.clear()

    def save(self):
        """Save at once; None or why that failed. For callers that may have no other frame: after an exception, with
        a low battery, at the score sheet.
        """
        self.stop_saving()
        self.unsaved, self.turns = None, 0
        packed = self.packed()
        memory.tidy()
        trouble = None
        if packed:
            trouble = self.machine.save(GAME, packed)
            self.kept = packed if trouble else None
        memory.tidy()  # unload the store
        return trouble

    def to_be_saved(self, certainly: bool = False):
        """Request a save of the game by save_step(). certainly: do not skip it to spare flash."""
        self.stop_saving()
        self.unsaved = b""
        if certainly:
            self.turns = TURNS_BETWEEN_SAVES * self.persons

    def stop_saving(self):
        if self.saving:
            self.saving.close()
            self.saving = None

    def save_step(self):
        """Run a step of the requested save: pack the game (until `unsaved` has content), then write it (until it is
        None). Return None, or the reason if it failed.
        """
        self.saving = self.saving or (self._writing() if self.unsaved else self._packing())
        try:
            next(self.saving)
            return None
        except StopIteration as end:
            trouble = end.value
        except MemoryError:
            if self.make_room():  # retry
                trouble = None
            else:
                trouble, self.unsaved = "memory", None
        self.saving = None
        memory.tidy()
        return trouble

    def _packing(self):
        while self.kind == PLAY and self._load_packing():
            yield
        self.unsaved = self.packed() or None

    def _writing(self):
        while memory.load_one(memory.WRITING):
            yield
        self.turns += 1
        may_skip = self.table.step in (DRAWING, PLAYING) and self.turns < TURNS_BETWEEN_SAVES * self.persons
        packed = self.unsaved
        trouble = yield from self.machine.saving(GAME, packed, may_skip)
        if not may_skip:
            self.turns = 0  # not before: without memory it is tried again
        self.kept = packed if trouble or may_skip else None
        self.unsaved = None
        return trouble

    def forget(self):
        """The game is over: delete the save."""
        if self.kind == PLAY:
            self.machine.save(GAME, b"")
