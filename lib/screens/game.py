# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A game in progress: its table, who sits there, taking moves back, and its copy in the store. It draws nothing."""

import gc

import bots
from handheld import GAME, clock, drop, drop_rooms
from phase10 import engine

PLAY, QUICK, EVENT, DEMO = range(4)

# What the rules need for a moment only; it is loaded when that comes, and need not stay in memory.
_PASSING = ("screens.saved", "phase10.unpacking", "phase10.snapshot", "phase10.proving", "phase10.dealing",
            "phase10.options", "phase10.phase_lists", "phase10.choosing",
            "phase10.giving", "phase10.reshuffling", "phase10.ending", "phase10.winning", "phase10.stopping",
            "phase10.courses.twist_board", "phase10.deal_codes")
ROOMY = 36_864  # bytes; where so many are free while a hand is young, what is needed a few times may stay
_ASKED = ("choose", "give", "turn", "name")  # what bots have modules for that are needed seldom
_PATIENCE = 90_000  # ms; then a visitor of a fair has gone


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
        self.pawns = None  # where Twist's pawns stood when the hand began
        self.chosen = 0  # the card that was chosen when the table was left
        self.lessons = []  # what a guided hand has still to teach
        self.patience = _PATIENCE if kind == EVENT else 0  # ms without a key until the game is given up; 0: never
        self.persons = self.levels.count(b"\0")
        self.viewer = max(self.levels.find(b"\0"), 0)  # whose hand is shown
        self.held = self.persons < 2  # has one of several persons said to hold the device? Before, no hand is shown
        seed = seed or app.machine.settings.seed or clock.ms()
        self.table = table or engine.new_table(rules, len(seats), seed)
        self.rules = self.table.rules
        self.seed = seed
        self.players = ()
        self.wake()
        self._before = None  # what undo goes back to, and what was done since
        self._done = []
        tidy()

    def wake(self):
        """The bots come into memory, before a table that leaves no room to load them."""
        if not self.players:
            from bots.levels import LEVELS_1
            levels = [LEVELS_1[level] for level in self.levels]
            self.players = bots.players(levels, self.faces, self.seed)
            drop("bots.levels")

    def rest(self):
        """The bots leave the memory to a screen beside the table."""
        self.players = ()
        drop_rooms(("bots.",))

    def is_person(self, seat: int) -> bool:
        return not self.levels[seat]

    def deal(self):
        self.held = self.persons < 2
        self.do(0, ("deal",))

    def do(self, seat: int, action: tuple):
        """None, or why the table refuses. What showed nothing hidden can be undone."""
        table = self.table
        open_move = self.is_person(seat) and (action[0] in ("lay", "hit", "swap") or action[1:2] == ("discard",))
        if open_move:
            open_move = self.remember()
        code = engine.do(table, seat, action)
        tidy()
        if action[0] in _ASKED:
            drop("bots.choosing", "bots.giving", "bots.nearest")
        if code:
            return code
        if open_move and table.step == "play" and table.turn == seat:
            self._done.append(action)
        else:
            self._before = None
            self._done.clear()
        return None

    def remember(self) -> bool:
        """Note what undo goes back to, if that has not been done yet; False when there is no room for it."""
        if self._before is None:
            try:
                self._before = pack(self.table)
            except MemoryError:
                self._before = b""
        return bool(self._before)

    def can_undo(self) -> bool:
        return bool(self._done)

    def undo(self) -> bool:
        """Take the last open move back."""
        from screens import saved
        self.table = saved.back(self._before, self.rules, self._done[:-1])
        self._done.pop()
        tidy()
        return True

    def packed(self) -> bytes:
        """The game as the store keeps it; nothing for a quick hand, which must not take a long game's place."""
        if self.kind != PLAY:
            return b""
        from screens import saved
        packed = saved.pack(self)
        tidy()
        return packed

    def save(self, packed=None):
        """None when the game is safe in the store, else why not."""
        packed = packed or self.packed()
        return self.machine.save(GAME, packed) if packed else None

    def forget(self):
        """The game is over: there is nothing to continue."""
        if self.kind == PLAY:
            self.machine.save(GAME, b"")


def pack(table) -> bytes:
    from phase10 import snapshot
    packed = snapshot.pack(table)
    tidy()
    return packed


def tidy():
    """Drop what was loaded for a moment."""
    drop(*_PASSING)
    if gc.mem_free() < ROOMY:
        drop("phase10.building", "phase10.lay")
