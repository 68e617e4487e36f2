# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Runs in MicroPython: measures how long the bots' turns and thinking slices take, and how much heap the bots keep.
Prints `name value` lines; times in beats.

Other processes slow down single slices, so the same games are played several times and the minimum of each slice
counts. A slice includes creating its View. A collection takes much longer here, compared with a beat, than on the
handheld. So memory is collected before each turn, outside the measured time, and what that takes on the handheld is
added to every turn and to the longest slice, for it can come in any. Decisions before a hand begins count as a turn of
their own.
"""

import gc
import sys
from array import array

import beat
from beat import clock_us
LEVEL = "normal"
GIVEN = ""  # rules as NAME=VALUE, separated by spaces
TURNS = 300
SEATS = 4
TIMES = 6
MANY = 16000  # slices; measures.BOTS_ROOM is for them
COLLECTION = 80 * beat.COLLECTION  # in a game's heap

slices = array("H", bytes(2 * MANY))  # microseconds; large objects first, while the heap is not fragmented
turns = [0] * TURNS  # microseconds
starts = bytearray(MANY // 8)  # bit mask of the slices that begin a turn

def used() -> int:
    gc.collect()
    return gc.mem_alloc()


def leap() -> None:
    """Grow MicroPython's table of interned strings, which doubles in steps of some KB, before the bots are loaded.
    Otherwise a growth would be charged to the module being loaded; now only the names' characters are counted.
    """
    grown, i = 0, 0
    while grown < 2048:
        before = used()
        setattr(Games, "name_%d" % i, 0)
        delattr(Games, "name_%d" % i)
        grown = used() - before
        i += 1


def all_players() -> list:
    from bots import tuning

    return bots.players(tuning.by_seat([levels.level_of(LEVEL)] * SEATS, range(SEATS)), range(SEATS), 1)


class Games:
    """Some turns of a few games, the same in each run."""

    def __init__(self, turns: int, games: int) -> None:
        self.at = self.turns = 0
        for game in range(games):
            table = engine.new_table(rules, SEATS, 40 + game)
            players = all_players()
            engine.do(table, 0, ("deal",))
            self.play(table, players, (game + 1) * turns // games)

    def play(self, table, players, turns: int) -> None:
        """Play so many turns, with new hands as needed."""
        while self.turns < turns and table.step != "end":
            if table.step == "over":
                engine.do(table, 0, ("deal",))
            if table.step in ("draw", "choose"):
                starts[self.at >> 3] |= 1 << (self.at & 7)
                self.turns += 1
                gc.collect()
            code = engine.do(table, table.turn, self.decide(table, players[table.turn]))
            if code:
                raise RuntimeError(code)
            table.events.clear()

    def decide(self, table, player):
        """Return the decision of the seat in turn; record its slices."""
        began = clock_us()
        player.start(View(table, table.turn))
        action = None
        while action is None:
            action = player.step()
            took = clock_us() - began
            slices[self.at] = min(slices[self.at] or 65535, took)
            self.at += 1
            began = clock_us()
        return action


def begins_turn(i: int) -> int:
    return starts[i >> 3] >> (i & 7) & 1


def show(many: int) -> None:
    """Print the longest slice and the 99th percentile of the turns and of the slices."""
    at = -1
    for i in range(many):
        at += begins_turn(i)
        if at >= 0:
            turns[at] += slices[i]
    turns.sort()
    print("turns", at + 1)
    print("turn", turns[TURNS * 99 // 100] / one + COLLECTION)
    print("slice_99", slice_of(many, 99) / one)
    print("slice", max(slices) / one + COLLECTION)


def slice_of(many: int, percent: int) -> int:
    """Return the microseconds that so many percent of the slices do not exceed, bit by bit: sorting them takes memory.
    """
    found = 0
    for bit in range(15, -1, -1):
        shorter = sum(slices[i] < found + (1 << bit) for i in range(many))
        if shorter * 100 < many * percent:
            found += 1 << bit
    return found


one = beat.one_us()

from phase10 import engine, turn  # noqa: E402, F401 weighed with the engine, not with the bots
from phase10.options import Rules  # noqa: E402
from phase10.view import View  # noqa: E402

rules = Rules()
for given in GIVEN.split():
    rules.set(*given.split("="))
rules.settle()
rules = rules.in_force()
del Rules


def forget(names: str) -> None:
    """Unload modules as the program does."""
    for name in names.split():
        if name in sys.modules:
            del sys.modules[name]
    gc.collect()


forget("phase10.options phase10.phase_lists phase10.rules")
table = engine.new_table(rules, SEATS, 40)
engine.do(table, 0, ("deal",))
table.finder.best(table.hands[0], table.rules.phases[0], 10)
forget("phase10.beginning phase10.dealing phase10.rare_verbs")
leap()
before = used()
import bots  # noqa: E402
from bots import levels  # noqa: E402

players = all_players()
Games(0, 0).play(table, players, 2)
print("memory", used() - before)
for _ in range(TIMES):
    games = Games(TURNS, 3)
    one = min(one, beat.one_us())
show(games.at)
