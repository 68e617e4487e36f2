# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Game: a game of cards in progress, with undo and loading of bots. It draws nothing."""

import memory
from phase10 import engine
from phase10.actions import DEAL, DECK, DRAW, DRAWING, HIT, LAY, PLAYING, SWAP
from screens.any_game import AnyGame
from screens.kinds import EVENT, PLAY

_PATIENCE = 90_000  # ms without a key after which the visitor of an event has left


class Game(AnyGame):
    SCREEN = "table"
    PACKING = "phase10.layout phase10.snapshot screens.save_header"
    MAY_SKIP_SAVE = (DRAWING, PLAYING)

    def __init__(self, app, rules, seats, seed: int, kind: int, table=None):
        """table: of a save; default: a new one."""
        from screens import seating
        AnyGame.__init__(self, app, seats, seed, kind)
        self.table = table or engine.new_table(rules, len(seats), self.seed)
        self.rules = self.table.rules
        self.by_colour = 0  # mask of the seats whose hand is sorted by colour; the others' by number
        self.laid_per_hand = bytearray()  # per finished hand: a bitmask of the seats that laid a phase
        self.began, self.played = app.machine.now, 0  # since when it is played; seconds before, from the save
        self.pawns = None  # where Twist's pawns stood when the hand began
        self.advised = ()  # (the action that thinking.py has told, None if it had no room; is it to be done?), or ()
        self.asked = None  # (turn, pile size) of the last discard for which knocking was offered
        self.chosen = 0  # the card under the cursor when the screen was closed, if A would have played it
        self.guided = False  # is it the guided hand, the tutorial?
        self.title_row = "QUICK_HAND"  # the row of the title from which a single hand was started; it is left to there
        self.journey_level = -1  # the number of its level of the journey
        self.lessons = []  # those still to be shown, see lessons.py
        self.patience = _PATIENCE if kind == EVENT else 0
        self.held = self.persons < 2  # has the person to move confirmed to hold the device? If not, show no hand
        self.with_names = seating.has_names(len(seats), self.rules.mode)
        self.cast = seating.cast(self)  # by seat the faces at the table, b"" where heads are shown
        self.fresh = False  # was a hand dealt that is not in `kept` yet?
        self._before = None  # the snapshot from which undo replays, b"" if there was no memory for it
        self.undoable = []  # the actions since that snapshot, which undo takes back
        self.bots = ()  # by seat, while they are loaded
        self.weights = ()  # the bots', by seat, and the owl's, when known
        self.moment = "table"  # the moment (resident.py) whose modules are loaded
        self.low_memory = False  # is memory too short to keep the bots loaded while a person thinks?

    def loading_bots(self):
        """Generator: load the bots, a module per step. They are created last, above all that stays in the heap."""
        self.moment = "bots" if self.low_memory else "all"
        for _ in memory.entering(self.moment, self.rules, self.table):
            self.load_weights()  # in the first step, when there is room
            yield
        import bots
        # a seed of its own each time, or bots would repeat their random mistakes
        seed = self.seed + (self.table.hand_no << 7) + len(self.table.deck)
        made = bots.players(self.weights, self.faces, seed)
        memory.tidy()
        self.bots = made  # last: before a MemoryError, they would be reloaded forever

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
        self.bots, self.moment = (), "table"

    def loading_for_person(self):
        """Generator: load what a person's turn needs, a module per step; unload the bots if memory is too short."""
        if self.moment == "table" or self.low_memory and self.moment != "own":
            self.bots, self.moment = (), "own"
            memory.drop_bots()
            yield from memory.entering(self.moment, self.rules, self.table)

    def make_room(self) -> bool:
        """Free memory after a MemoryError: as make_room_beside_bots() does, else the bots; False if nothing is left."""
        if self.make_room_beside_bots():
            return True
        if not self.bots:
            return False
        self.unload_bots()
        return True

    def unload_bots(self):
        """Unload the bots, also half-loaded ones. Enters no moment, for which there may be no room."""
        self.forget_bots()
        memory.drop_bots()

    def with_room(self, act, *args, fallback=MemoryError):
        """Return act(*args), freeing memory until it succeeds; with none left the fallback, by default MemoryError."""
        while True:
            try:
                return act(*args)
            except MemoryError:
                if not self.make_room():
                    if fallback is MemoryError:
                        raise
                    return fallback

    # --- moves ----------------------------------------------------------------------------------------------------

    def deal(self):
        self.held = self.persons < 2
        self.asked = None
        self.do(0, (DEAL,))
        self.fresh = self.kept is not None

    def do(self, seat: int, action: tuple):
        """Execute an action; None or an error code. A person's move that reveals no hidden card can be undone."""
        table = self.table
        open_move = action[0] in (LAY, HIT, SWAP) or action[0] == DRAW and action[1] != DECK
        open_move = open_move and self.is_person(seat) and self.remember()
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
            self.undoable.append(action)
        else:
            self._before = None
            self.undoable.clear()
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
            self._before = memory.copied_low(self._before)
        return bool(self._before)

    def undo(self) -> bool:
        """Undo the last move: unpack the snapshot and replay all moves but that one. True: done, for with_room()."""
        import gc
        from phase10 import unpacking
        gc.collect()  # so that the table made now is low in the heap
        self.table = unpacking.replayed(self._before, self.rules, self.undoable[:-1])
        self.undoable.pop()
        try:
            memory.tidy()
            from screens import compacting
            compacting.compact(self)
        except MemoryError:  # it only compacts the heap, and may stop half-way; another try would undo one more
            pass
        return True

    # --- the store ------------------------------------------------------------------------------------------------

    def keep(self):
        """Pack the hand as dealt into `kept`, before the first move; loads a module a call first. `fresh` till then.
        It is saved next: else a power cut before the first turn would leave nothing of a new game.
        """
        if self.with_room(memory.load_one, self.PACKING, fallback=False):
            return
        self.fresh = False
        self.kept = self.with_room(self._pack, fallback=b"")
        memory.tidy()
        self.kept = memory.copied_low(self.kept)
        if self.kind == PLAY:
            self.to_be_saved(True, self.kept)

    def _pack(self) -> bytes:
        from phase10 import snapshot
        from screens import save_header
        return save_header.pack(save_header.CARDS, self) + snapshot.pack(self.table)

    def put_back(self, table):
        AnyGame.put_back(self, table)
        self.held = self.persons < 2
        self.advised, self.asked = (), None
        self._before = None
        self.undoable.clear()
