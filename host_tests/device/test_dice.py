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
STEP, TURN = 0.4, 4  # beats: until a bot yields, and for all the thinking of a turn

GAMES = """
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

PROGRAM = """
import gc
import sys
import workbench

SEATS = 0
names = {"__name__": "__main__"}
MOST = 400000  # frames; five games take a quarter of that
least, blocks, ends, frames = 1 << 20, 1 << 20, [], 0

def go(app):
    from phase10.options import Rules
    rules = Rules("sheet", ("mode=dice",))
    app.machine.settings.speed = "none"
    people = [(0, 6, "YOU"), (10, 0, "FINN"), (10, 1, "LULU"), (6, 2, "BRUNO"), (2, 3, "PIP"), (10, 4, "OTTO")]
    app.go("dice", rules, people[:SEATS])

def on_frame():
    global least, blocks, frames
    frames += 1
    app = names.get("app")
    if not app or app._next or not app.screen:
        return
    if app.here == "note" or frames > MOST:  # out of memory
        raise SystemExit
    if app.here == "title":
        app.go("newgame")  # which brings the modules that its rules are made of
    elif app.here == "newgame":
        go(app)
    elif app.here == "dice_end":
        gc.collect()
        ends.append(gc.mem_free())
        if len(ends) == 5:  # what is forgotten once is found in the last two; a stale pointer may hide it in one
            print(least, blocks, ends[0] - max(ends[2:]))
            raise SystemExit
        app.machine.keys.clear()
        app.go("newgame")
    elif app.here == "dice" and app.screen.ready:
        gc.collect()
        least = min(least, gc.mem_free())
        blocks = min(blocks, workbench.largest())
        screen = app.screen
        if screen.row < 2:
            workbench.press(3)
            workbench.release(3)
            workbench.press(0)
            workbench.release(0)
        else:
            workbench.press(1)
            workbench.release(1)

def main():
    workbench.on_frame = on_frame
    exec(open("/code.py").read(), names)
"""


def test_the_same_seeds_give_the_same_games_of_dice(any_device):
    there = [int(line) for line in any_device.run(GAMES, timeout=300).split()]
    assert there == [dice_games.digest(seed) for seed in range(1, 4)]


def test_the_strong_bot_gives_way_in_time(device):
    for _ in range(3):  # on a busy machine the times are too high; the least of three counts
        step, turn, mean = [float(word) for word in device.run(TIMES % 120, timeout=300).split()]
        if step <= STEP and turn <= TURN:
            break
    assert step <= STEP, (step, turn, mean)
    assert turn <= TURN, (step, turn, mean)


@pytest.mark.parametrize("seats", [1, 6])
def test_games_through_the_keys_in_the_memory_there_is(device, tmp_path, seats):
    script = measures.install(tmp_path, "", {"script.py": PROGRAM})["script.py"]
    script = measures.with_values(script, {"SEATS": seats})
    for extra in (0, 64, 128, 192):  # as in test_on_the_drive.py: nothing is printed after a restart
        told = device.play(script, tmp_path, device.FREE + extra).split("\n")[-2].split()
        if told:
            break
    free, block, growth = map(int, told)
    assert free >= FREE and growth <= FIRST, (free, block, growth)
    if block < BLOCK or growth > 0:
        pytest.xfail(f"the largest block is {block}, not {BLOCK}; {growth} bytes stay after the first game")
