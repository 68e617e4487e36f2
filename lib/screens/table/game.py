# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A game in progress: its table, who sits there, taking moves back, and its copy in the store. It draws nothing."""

import memory
from handheld import GAME, clock
from phase10 import engine
from phase10.actions import DEAL, DISCARD, DRAWING, HIT, LAY, PLAYING, SWAP
from screens.kinds import EVENT, PLAY

_SELDOM = 6  # turns of each person from one save to the next, where a save costs an erase of NVM
_PATIENCE = 90_000  # ms; then a visitor of a fair has gone
_PLAYERS = "bots.levels"  # modules that bots are made of, beside those that stay
_PACKING = "phase10.layout phase10.snapshot screens.seated screens.table.saved"  # for a save, beside memory.WRITING


class Game:
    SCREEN = "table"  # where it is played

    def __init__(self, app, rules, seats, seed: int = 0, kind: int = PLAY, table=None):
        """seats: a (level, face, name) each, in the order of play."""
        self.machine = app.machine
        self.levels = bytes([level for level, _, _ in seats])
        self.faces = bytes([face for _, face, _ in seats])
        self.names = [name for _, _, name in seats]
        self.kind = kind
        self.sort = False  # hands by colour, not by number
        self.run = bytearray()  # for each hand that is over, who laid a phase in it, as a mask
        self.pawns = None  # where Twist's pawns stood when the hand began
        self.chosen = 0  # the card that was chosen when the table was left
        self.guided = False  # is it the hand in which a newcomer is taught?
        self.lessons = []  # what has still to be told once, see lessons.py
        self.patience = _PATIENCE if kind == EVENT else 0  # ms without a key until the game is given up; 0: never
        self.persons = self.levels.count(b"\0")
        self.viewer = max(self.levels.find(b"\0"), 0)  # whose hand is shown
        self.held = self.persons < 2  # has one of several persons said to hold the device? Before, no hand is shown
        self.seed = seed or app.machine.settings.seed or clock.ms()
        self.table = table or engine.new_table(rules, len(seats), self.seed)
        self.rules = self.table.rules
        self.turns = 0  # of persons, since the game was saved wherever that is possible
        self.unsaved = None  # the game that is to be saved, empty as long as it must still be packed
        self.saving = None  # the steps in which that is done
        self.kept = b""  # the game as it was packed last, for whoever has to mend it; None: the store has that
        self.fresh = False  # has a hand been dealt that has yet to be packed for that?
        self._before = None  # what undo goes back to, and what was done since
        self._done = []
        self.players = ()  # by seat, as long as bots are in memory
        self.moment = "table"  # what else is in memory with them or without, by resident.py
        self.short = False  # is the memory too short for bots to stay while a person thinks?

    def begin_moment(self) -> str:
        """What the table opens with: where a person is to move, all that this needs."""
        self.moment = "own" if self.is_person(self.table.turn) else "table"
        return self.moment

    def waking(self):
        """The bots come into memory, a module a step, and last of all: what stays lies below them."""
        self.moment = "bots" if self.short else "all"
        for _ in memory.entering(self.moment, self.rules):
            yield
        while memory.load_one(_PLAYERS):
            yield
        import bots
        # who slips at times must not do it at the same time again
        seed = self.seed + (self.table.hand_no << 7) + len(self.table.deck)
        players = bots.players(self.levels, self.faces, seed)
        memory.tidy()
        self.players = players  # last: bots that went again for want of room would come and go for ever

    def rest(self):
        """The bots leave the memory to a screen beside the table."""
        self.players, self.moment = (), "table"

    def leaving_to_person(self):
        """What a person's turn needs comes into memory, a module a step; where it is too short for both, the bots leave
        it.
        """
        if self.moment == "table" or self.short and self.moment != "own":
            yield from self._leaving_to("own")

    def _leaving_to(self, moment: str):
        """Bots are out of memory then."""
        self.players, self.moment = (), moment
        memory.drop_bots()
        yield from memory.entering(moment, self.rules)

    def make_room(self) -> bool:
        """For a move that could not be made: first goes what comes again by itself, then sound and lights, then the
        bots; False when nothing can.
        """
        if memory.give_way() or self.machine.hush():
            return True
        if not self.players:
            return False
        self.without_bots()
        return True

    def without_bots(self):
        """They leave the memory, also those that came but could not begin."""
        for _ in self._leaving_to("table"):
            pass

    def learnt(self, lesson: str):
        """It has been read; but for the guided hand, which teaches all again, it is not told any more."""
        self.lessons.remove(lesson)
        if not self.guided:
            self.with_room(lambda: note_told(self.machine, lesson.split()[1]), None)
            memory.tidy()

    def is_person(self, seat: int) -> bool:
        return not self.levels[seat]

    # --- moves ----------------------------------------------------------------------------------------------------

    def deal(self):
        self.held = self.persons < 2
        self.do(0, (DEAL,))
        self.fresh = self.kept is not None

    def do(self, seat: int, action: tuple):
        """None, or why the table refuses. What showed nothing hidden can be undone."""
        table = self.table
        open_move = self.is_person(seat) and (action[0] in (LAY, HIT, SWAP) or action[1:2] == (DISCARD,))
        if open_move:
            open_move = self.remember()
        memory.tidy()  # of what the bot has thought with
        while True:
            try:
                code = engine.do(table, seat, action)
                break
            except MemoryError:  # what the move needs could not be loaded
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
        """Note what undo goes back to, if that has not been done yet; False when there is no room for it."""
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
        """Take the last open move back."""
        from screens.table import saved
        self.table = saved.back(self._before, self.rules, self._done[:-1])
        self._done.pop()
        memory.tidy()
        try:
            from screens import gathering
            gathering.gather(self)
        except MemoryError:  # what has not moved stays where it is
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
        """Have the hand as it was dealt, before anybody moves; the table has been seen by then. What that needs comes a
        module a time.
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
        """The game as the store keeps it; nothing for a quick hand, which must not take a long game's place."""
        return b"" if self.kind != PLAY else self._pack()

    def put_back(self, table):
        """Go on with that one after a fault; what was about to be done is not done."""
        self.table = table
        self.held = self.persons < 2
        self.stop_saving()
        self.unsaved = self._before = None
        self._done.clear()

    def save(self):
        """None when the game is safe in the store, else why not. At once, for who may have no other frame: after a
        fault, with a battery that runs out, at the score sheet.
        """
        self.stop_saving()
        self.unsaved, self.turns = None, 0
        packed = self.packed()
        memory.tidy()
        trouble = None
        if packed:
            trouble = self.machine.save(GAME, packed)
            self.kept = packed if trouble else None
        memory.tidy()  # of the store
        return trouble

    def to_be_saved(self, certainly: bool = False):
        """As it is now, by save_step(); not every time where that wears flash out, unless certainly."""
        self.stop_saving()
        self.unsaved = b""
        if certainly:
            self.turns = _SELDOM * self.persons

    def stop_saving(self):
        if self.saving:
            self.saving.close()
            self.saving = None

    def save_step(self):
        """One more step of saving in two parts: the game is packed; then, when it is asked for again, that is written.
        None, or in the end of a part why it failed.
        """
        self.saving = self.saving or (self._writing() if self.unsaved else self._packing())
        try:
            next(self.saving)
            return None
        except StopIteration as end:
            trouble = end.value
        except MemoryError:
            if self.make_room():  # and the part begins again
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
        seldom = self.table.step in (DRAWING, PLAYING) and self.turns < _SELDOM * self.persons
        if not seldom:
            self.turns = 0
        packed = self.unsaved
        trouble = yield from self.machine.saving(GAME, packed, seldom)
        self.kept = packed if trouble or seldom else None
        self.unsaved = None
        return trouble

    def forget(self):
        """The game is over: there is nothing to continue."""
        if self.kind == PLAY:
            self.machine.save(GAME, b"")


def note_told(machine, name: str):
    from screens.menus import keep_choices
    keep_choices.note_told(machine, name)
