# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Logs a whole game of Dice between bots as a table script: every roll with its faces, so that it can be replayed."""

from bots.dice import Player
from deciding import decided
from phase10 import actions
from phase10.dice import table as dice
from script import writer
from script.dice import move_line


def play(rules, seats, seed, levels):
    """Generator: yield the lines of the script, move by move; seat 1 begins."""
    table = dice.DiceTable(rules, seats, seed, seats - 1)
    yield from writer.rule_lines(table.rules)
    yield f"seed {seed}"
    yield f"players {seats}"
    players = [Player(levels[seat], seed + seat) for seat in range(seats)]
    while table.step != actions.ENDED:
        seat, action = table.turn, decided(players[table.turn], dice.View(table))
        code = table.do(seat, action)
        if code:
            raise RuntimeError(f"a bot's move was refused: {action}: {code}")
        table.events.clear()
        yield move_line(table, seat, action)
        if action[0] in (actions.SCORE, actions.MISS):
            yield "= scores " + " ".join(map(str, table.scores))
            if table.step != actions.ENDED:
                yield f"= turn {table.turn + 1}"
    yield "= game over " + " ".join(str(seat + 1) for seat in table.winners)
