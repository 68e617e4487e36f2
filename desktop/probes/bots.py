# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Runs in MicroPython: how long the bots' turns and the slices of their thinking take, and what the bots keep in
memory. Prints `name value` lines; times in beats.
"""

import gc
from array import array

import beat
from beat import clock_us
LEVEL = "normal"
TURNS = 300
SEATS = 4


class Spread:
    """How long things took, counted in hundredths of a beat, so that many of them need no more room than few."""

    def __init__(self):
        self.counts = array("H", bytes(2 * 2000))
        self.many = self.most = 0

    def add(self, took):
        self.counts[min(took * 100 // one, 1999)] += 1
        self.many += 1
        self.most = max(self.most, took)

    def below(self, percent):
        left = self.many * percent // 100
        for i in range(len(self.counts)):
            left -= self.counts[i]
            if left < 0:
                return (i + 1) / 100
        return 20


one = beat.best_us(beat.turns)
slices, times = Spread(), Spread()  # large things first, while there is a hole for them


def used() -> int:
    gc.collect()
    return gc.mem_alloc()


def decide(table, player, slices):
    """(action, microseconds): the decision of the seat to move."""
    began = whole = clock_us()
    player.start(View(table, table.turn))
    action = None
    while action is None:
        action = player.step()
        now = clock_us()
        slices.add(now - began)
        began = now
    return action, now - whole


def play(table, players, turns: int, slices, times):
    """Turn after turn, hand after hand."""
    now = 0
    while times.many < turns:
        if table.step in ("over", "end"):
            if table.step == "end":
                return
            table.do(0, ("deal",))
        action, took = decide(table, players[table.turn], slices)
        if table.step == "draw" and now:
            times.add(now)
            now = 0
        now += took
        code = table.do(table.turn, action)
        if code:
            raise RuntimeError("%s: %s" % (action, code))
        table.events.clear()


from phase10 import turn  # noqa: E402, F401 weighed with the engine, not with the bots
from phase10.options import Rules  # noqa: E402
from phase10.table import Table  # noqa: E402
from phase10.view import View  # noqa: E402

rules = Rules()
rules.settle()
tables = [Table(rules, SEATS, 40 + i) for i in range(3)]
for table in tables:
    table.do(0, ("deal",))
table.finder.best(table.hands[0], table.rules.phases[0], 10)
before = used()
import bots  # noqa: E402

players = [bots.player(LEVEL, seat, seat + 1) for seat in range(SEATS)]
play(tables[0], players, 8, slices, times)
print("memory", used() - before)
for table in tables:
    play(table, players, times.many + TURNS // 3, slices, times)
print("turns", times.many)
print("turn", times.below(99))
print("slice", slices.most / one)
print("slice99", slices.below(99))
