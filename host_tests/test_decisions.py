# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Regression test of the bots' decisions: a checksum of all actions in some games of every mode. It says nothing about
playing strength (the arena does), only that nothing changed unintentionally. After an intended change, measured in the
arena, update the checksums:

    .venv/bin/python host_tests/test_decisions.py
"""

import sys
from binascii import crc32
from pathlib import Path

HERE = Path(__file__).resolve().parent
if __name__ == "__main__":
    sys.path[:0] = [str(HERE.parent / "lib"), str(HERE.parent / "desktop")]

import arena  # noqa: E402 it may have to be found first
import arguments  # noqa: E402
import pytest  # noqa: E402
from phase10 import engine  # noqa: E402
from phase10.view import View  # noqa: E402

SUMS = HERE / "fixtures" / "decisions.txt"
WAYS = ("", "goOut=float", "knock=on", "replaceWild=on", "wildAsSkip=on", "altRun=replacePhase6", "postal=on",
        "altRun=replacePhase6 altMode=twoColour", "firstWild=dealerChooses firstSkip=dealerChooses", "antiOthers=on",
        "mode=fixed10", "mode=freeOrder", "mode=masters", "mode=mastersDeclare", "mode=antiPhase", "mode=twist")
GAMES, ACTIONS = 3, 700


class Listening:
    """A bot whose every action is added to a checksum."""

    sum = 0

    def __init__(self, bot):
        self.bot = bot

    def choose(self, view):
        assert type(view) is View
        action = self.bot.choose(view)
        Listening.sum = crc32(repr(action).encode(), Listening.sum)
        return action


def decisions(given):
    """The checksum of the first actions of some games."""
    Listening.sum = 0
    names = ["hard:0", "normal:3", "easy:4", "hard:5"]
    for seed in range(GAMES):
        table = engine.new_table(arguments.rules("sheet", given.split()), 4, 100 + seed)
        players = [Listening(arena.make_bot(names[i], seed + i)) for i in range(4)]
        beat, tally = arena.workers.Beat(), arena.Tally(names)
        for _ in range(ACTIONS):
            if table.step in ("over", "deal"):
                engine.do(table, 0, ("deal",))
            elif table.step != "end":
                arena.play_action(table, players, names, tally, beat)
            table.events.clear()
    return f"{Listening.sum:08x}"


def kept():
    lines = [line for line in SUMS.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return {given.strip(): mark for mark, _, given in (line.partition(" ") for line in lines)}


@pytest.mark.parametrize("given", WAYS)
def test_bots_decide_as_they_did(given):
    assert decisions(given) == kept()[given], f"bots decide differently under '{given}'; see the top of this file"


if __name__ == "__main__":
    head = Path(__file__).read_text(encoding="utf-8").splitlines()[:2]
    SUMS.write_text("\n".join([*head, *(f"{decisions(given)} {given}".strip() for given in WAYS)]) + "\n",
                    encoding="utf-8")
