# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Whole games of Dice determined by a seed, like those of games.py for cards; for both interpreters."""

from binascii import crc32

from bots.dice import Player
from phase10 import options
from phase10.dice import snapshot as dice_snapshot, table as dice

LEVELS = ("easy", "normal", "hard")


def rules():
    return options.Rules("sheet", ("mode=dice",))


def digest(seed: int) -> int:
    """Return a checksum of all states of the game with that seed."""
    table = dice.DiceTable(rules(), 1 + seed % 4, seed)
    players = [Player(LEVELS[(seat + seed) % 3], seat) for seat in range(table.seats)]
    found = 0
    while table.step != "end":
        player, action = players[table.turn], None
        player.start(dice.View(table))
        while action is None:
            action = player.step()
        table.do(table.turn, action)
        table.events.clear()
        found = crc32(dice_snapshot.pack(table), found)
    return found
