# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Dice in the handheld's interpreter: the same games as on the desktop, bots that yield in time, and whole games by
keys within the heap.
"""

import measures
import pytest
from device import dice_games

FREE, BLOCK = 24 * 1024, 8 * 1024
FIRST = 2560  # bytes that the heap may grow after the first game
GAMES = 5
STEP, TURN = 0.4, 4  # beats: until a bot yields, and for all the thinking of a turn

SEEDS = """
import dice_games
for seed in range(1, 4):
    print(dice_games.digest(seed))
"""

# The strong bot decides repeatedly in positions of its games. The minimum of several runs of each step counts, in beats
# measured at the same time, because other processes may slow down the machine for a while.
TIMES = """
import beat
import dice_games
from bots.dice import Player
from phase10.dice import table as dice

def steps_of(view):
    player = Player("hard", 1)
    player.decided = None
    player.start(view)
    took, action = [], None
    while action is None:
        start = beat.clock_us()
        action = player.step()
        took.append(beat.clock_us() - start)
    return took, action

longest, turn, turns = 0, 0, []
table = dice.DiceTable(dice_games.rules(), 1, 4, 0)
for _ in range(%d):
    view = dice.View(table)
    best, action = steps_of(view)
    unit = beat.best_us(beat.turns, 3)
    for again in range(8):
        took, action = steps_of(view)
        best = [min(pair) for pair in zip(best, took)]
        unit = min(unit, beat.best_us(beat.turns, 3))
    longest = max(longest, max(best) / unit)
    turn += sum(best) / unit
    if action[0] == "keep":
        table.do(0, action)
        action = ("roll",)
    if action[0] in ("score", "miss"):
        turns.append(turn)
        turn = 0
    table.do(0, action)
    table.events.clear()
    if table.step == "end":
        table = dice.DiceTable(dice_games.rules(), 1, table.chance.state, 0)
turns.sort()
print(longest, turns[-1 - len(turns) // 100], sum(turns) / len(turns))
"""


def test_the_same_seeds_give_the_same_games_of_dice(any_device):
    there = [int(line) for line in any_device.run(SEEDS, timeout=300).split()]
    assert there == [dice_games.digest(seed) for seed in range(1, 4)]


def test_the_strong_bot_gives_way_in_time(device):
    for _ in range(3):  # on a busy machine the times are too high; the least of three counts
        step, turn, mean = [float(word) for word in device.run(TIMES % 120, timeout=300).split()]
        if step <= STEP and turn <= TURN:
            break
    assert step <= STEP, (step, turn, mean)
    assert turn <= TURN, (step, turn, mean)


@pytest.mark.parametrize("seats", [1, 6])
def test_games_through_the_keys_in_the_memory_there_is(device, seats):
    for extra in (0, 64, 128, 192):  # as in test_on_the_drive.py
        try:
            told = measures.play("dice", "", extra, SEATS=seats, GAMES=GAMES)
            break
        except device.Failed as why:
            if "begin anew" not in str(why):
                raise
    free, block = told["free.dice"], told["block.dice"]
    used = [told[f"dice.{count}"] for count in range(GAMES)]
    growth = min(used[2:]) - used[0]  # what is forgotten once is found in the last; a stale pointer may hide it in one
    assert not told["complaints"] and free >= FREE and growth <= FIRST, (free, block, growth)
    if block < BLOCK or growth > 0:
        pytest.xfail(f"the largest block is {block}, not {BLOCK}; {growth} bytes stay after the first game")
