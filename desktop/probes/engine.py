# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Runs in MicroPython on the modules of the drive: measures the heap that the rules take in the middle of a hand of six
seats, with and without the modules that are imported on use. Prints `name bytes` lines.
"""

import gc
import sys

import resident

STAYS = resident.RULES.split() + ["phase10.courses.ordered", "phase10.finder.plain"]


def used() -> int:
    gc.collect()
    return gc.mem_alloc()


def drop_all():
    """Unload the modules that were imported on use, as memory.py does."""
    for name in list(sys.modules):
        if name.startswith("phase10.") and name not in STAYS:
            del sys.modules[name]


def new_table():
    from phase10 import engine
    from phase10.options import Rules
    rules = Rules()
    rules.settle()
    table = engine.new_table(rules, 6, 20260)
    engine.do(table, 0, ("deal",))
    return table


def play(table, turns: int):
    """Play simple turns: draw, lay as soon as possible, hit what fits, and discard the first legal card."""
    from phase10 import engine, turn
    for _ in range(turns):
        if table.step == "over":
            engine.do(table, 0, ("deal",))
        seat = table.turn
        engine.do(table, seat, ("draw", "deck"))
        for at in table.course.layable(seat):
            lay = turn.best_lay(table, seat, at)
            if lay:
                engine.do(table, seat, ("lay", lay, at))
        for card in bytes(table.hands[seat]):
            for owner in range(table.seats):
                for index in range(len(table.laid[owner])):
                    engine.do(table, seat, ("hit", card, owner, index, "high"))
        throw(table, seat)
        table.events.clear()


def throw(table, seat: int):
    from phase10 import engine
    for card in bytes(table.hands[seat]):
        for target in range(-1, table.seats):
            if engine.do(table, seat, ("discard", card, target)) is None:
                return


def play_on(table):
    """Play to the middle of a hand, where half of the seats have laid."""
    play(table, 200)
    while table.step != "draw" or sum([len(laid) > 0 for laid in table.laid]) < 3:
        play(table, 1)


# At module level, not in a function: the collector would take stale pointers of deeper calls for references.
start = used()
table = new_table()
play_on(table)
print("loaded", used() - start)
drop_all()
print("resident", used() - start)
