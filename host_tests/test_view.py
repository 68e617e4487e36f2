# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A View agrees with its table, for every seat and in every mode, and shares no object with it. That it hides hidden
cards is tested in test_bots.py and test_variants.py.
"""

import random
import re

import arena
import arguments
import driver
import pytest
from phase10 import engine
from phase10.cards import SKIP
from phase10.view import View

WAYS = ("mode=ordered", "goOut=float", "goOut=float floatSkip=ends takeWild=no", "goOut=float skipLast=no takeSkip=yes",
        "knock=on goOut=float", "mode=masters", "mode=twist", "mode=freeOrder goOut=float", "takeWild=no", "postal=on")
PLAIN = (int, str, bytes, bool, type(None))


def moments(given, games=3, seats=4):
    """(table, seat) of the moments in some games of bots: who is to move, and now and then everybody else."""
    rules = arguments.rules("sheet", given.split())
    for seed in range(games):
        names = ["greedy", "greedy", "hard", "greedy"]  # greedy ones float now and then
        table = engine.new_table(rules, seats, seed)
        players = [arena.make_bot(names[i], seed + i) for i in range(seats)]
        engine.do(table, 0, ("deal",))
        for i in range(2000):
            if table.step == "end":
                break
            if table.step == "over":
                engine.do(table, 0, ("deal",))
            for seat in range(seats) if i % 9 == 0 else [table.turn]:
                yield table, seat
            arena.play_action(table, players, names, arena.Tally(names), arena.workers.Beat())


def may(table, seat, action):
    return engine.why_not(table, seat, action) is None


def is_plain(value):
    return isinstance(value, PLAIN) or isinstance(value, tuple) and all(is_plain(part) for part in value)


@pytest.mark.parametrize("given", ["mode=masters", "mode=twist"])
def test_what_a_view_holds_is_told_who_writes_a_bot(given):
    table = engine.new_table(arguments.rules("sheet", [given]), 3, 1)
    engine.do(table, 0, ("deal",))
    named = set(re.findall(r"\w+", (driver.ROOT / "desktop" / "BOTS.md").read_text(encoding="utf-8")))
    assert set(vars(View(table, 0))) <= named


@pytest.mark.parametrize("given", WAYS)
def test_a_view_shows_what_the_table_does(given):
    rng, drawing, floaters = random.Random(given), 0, 0
    for table, seat in moments(given, games=5):  # in fewer nobody floats where knocking is allowed
        view = View(table, seat)
        assert all(is_plain(value) for name, value in vars(view).items() if name != "rules")
        assert view.hand == bytes(table.hands[seat]) and view.counts == bytes(map(len, table.hands))
        assert view.deck_count == len(table.deck) and view.pile == bytes(table.pile)
        if seat == table.turn and table.step == "draw":
            piles = range(len(view.piles))
            sources = [("pile", i) for i in piles] if len(piles) > 1 else [("discard",)]
            allowed = tuple(may(table, seat, ("draw", *source)) for source in sources)
            if view.floating[seat]:
                floaters += 1  # it has no choice: what fits must be taken, anything else must not
                assert all(view.takeable[i] or not allowed[i] for i in piles)
            else:
                drawing += 1
                assert view.takeable == allowed
        elif seat == table.turn and table.step == "play" and SKIP in view.hand and len(view.hand) > 2:
            for target in range(table.seats):
                assert view.targets >> target & 1 == may(table, seat, ("discard", SKIP, target)), target
            if rng.random() < 0.2 and table.rules.mode != "twist":
                assert view.must_keep == table.must_keep()
    assert drawing
    assert floaters or "float" not in given, "nobody floated"


@pytest.mark.parametrize("mode", ["ordered", "freeOrder", "mastersDeclare"])
def test_who_has_made_all_phases_has_none_to_lay(mode):
    table = engine.new_table(arguments.rules("sheet", ["mode=" + mode]), 2, 1)
    engine.do(table, 0, ("deal",))
    last = table.course.last
    table.at[0], table.done[0] = last + 1, (2 << last) - 1
    assert not table.course.layable(0) and not View(table, 0).layable and View(table, 1).layable
