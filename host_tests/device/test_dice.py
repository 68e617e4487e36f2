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

SEEDS = """
import dice_games
for seed in range(1, 4):
    print(dice_games.digest(seed))
"""


def test_the_same_seeds_give_the_same_games_of_dice(any_device):
    there = [int(line) for line in any_device.run(SEEDS, timeout=300).split()]
    assert there == [dice_games.digest(seed) for seed in range(1, 4)]


def test_the_strong_bot_gives_way_in_time(device):
    for _ in range(3):  # on a busy machine the times are too high; the least of three counts
        told = measures.thinking_in(measures.DICE, "hard")
        over = measures.over({"hard_slice": told["slice"], "hard_turn": told["turn"]})
        if not over:
            return
    pytest.fail(str(over))


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
