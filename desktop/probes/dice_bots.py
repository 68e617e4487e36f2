# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Runs in MicroPython: measures how long a bot's turns and thinking slices take in games of Dice.
Prints `name value` lines; times in beats.

Each decision is made several times and the minimum of each slice counts, in beats measured at the same time, because
other processes may slow down the machine for a while.
"""

import beat
from bots.dice import Player
from phase10 import options
from phase10.dice import table as dice

LEVEL = "normal"
DECISIONS = 120
TIMES = 9


def one_decision(view):
    """Return ([microseconds of each slice], action)."""
    player = Player(LEVEL, 1)
    player.start(view)
    took, action = [], None
    while action is None:
        start = beat.clock_us()
        action = player.step()
        took.append(beat.clock_us() - start)
    return took, action


def least_disturbed(view):
    """Return ([beats of each slice], action)."""
    best, action = one_decision(view)
    unit = beat.best_us(beat.turns, 3)
    for _ in range(TIMES - 1):
        best = [min(pair) for pair in zip(best, one_decision(view)[0])]
        unit = min(unit, beat.best_us(beat.turns, 3))
    return [took / unit for took in best], action


def of_100(values: list, many: int):
    """Return the value that so many of 100 do not exceed."""
    values.sort()
    return values[-1 - len(values) * (100 - many) // 100]


def play() -> tuple:
    """Play games of one seat; return the beats of all ([slices], [turns])."""
    slices, turns, turn = [], [], 0
    table = dice.DiceTable(rules, 1, 4, 0)
    for _ in range(DECISIONS):
        took, action = least_disturbed(dice.View(table))
        slices += took
        turn += sum(took)
        if action[0] == "keep":
            table.do(0, action)
            action = ("roll",)
        if action[0] in ("score", "miss"):
            turns.append(turn)
            turn = 0
        table.do(0, action)
        table.events.clear()
        if table.step == "end":
            table = dice.DiceTable(rules, 1, table.chance.state, 0)
    return slices, turns


rules = options.Rules("sheet", ("mode=dice",))
slices, turns = play()
print("turn", of_100(turns, 99))
print("slice_99", of_100(slices, 99))
print("slice", max(slices))
