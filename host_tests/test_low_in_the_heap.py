# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What stays is allocated low in the heap: not above garbage, nor above a module that is unloaded soon after, where it
would divide the largest free block. The desktop collects no garbage, so these tests look at the order in which things
are done; docs/memory.md tells how large the blocks are. And what is not needed does not stay: at its fullest a table
leaves only a few hundred bytes more than it has to.
"""

import gc
import importlib
import operator
import sys

import driver
import pytest
import stage
from table_positions import SET, cards, group, stop

from phase10.actions import TWIST_CARD

driver.prepare()


@pytest.fixture
def handheld():
    with driver.Handheld(seed=7, speed="none", dim=0, dark=0) as made:
        made.run(300)
        yield made


@pytest.fixture
def at_a_phase(handheld):
    """The screen of a table at which the viewer may lay a phase: two sets of three."""
    table = stage.play(handheld, 3).table
    stage.go(handheld, "table")
    table.hands[0][:], table.step, table.turn = cards("R1 G1 Y1 R3 B3 Y3 R9 G12"), "play", 0
    return stop(handheld)


def record(monkeypatch, done, thing, name):
    """Append the name of a function to `done` when it is called."""
    real = getattr(thing, name)

    def recorded(*args, **values):
        done.append(name)
        return real(*args, **values)

    monkeypatch.setattr(thing, name, recorded)


def test_garbage_is_collected_before_a_sound_is_made(handheld, monkeypatch):
    done, machine = [], handheld.machine
    machine.settings.sound = 1
    machine.sound("move")
    handheld.run(100)
    record(monkeypatch, done, gc, "collect")
    record(monkeypatch, done, importlib.import_module("synthio"), "MidiTrack")
    machine.sound("turn")
    handheld.run(100)
    assert done == ["collect", "MidiTrack"]


@pytest.mark.parametrize("roomy", [False, True])
def test_garbage_is_collected_when_a_key_has_been_answered_in_a_game(at_a_phase, handheld, monkeypatch, roomy):
    """With the picture sent; not on a board with memory to spare, where that would only take time."""
    done, screen = [], at_a_phase
    handheld.machine.settings.sound = 0
    monkeypatch.setattr(importlib.import_module("memory"), "roomy", roomy)
    record(monkeypatch, done, gc, "collect")
    record(monkeypatch, done, screen, "key")
    record(monkeypatch, done, handheld.machine, "frame")
    handheld.press("B", wait=300)
    assert done[done.index("key"):][:3] == ["key", "frame", "frame" if roomy else "collect"]
    assert (done.count("key"), done.count("collect")) == (1, not roomy)


def test_a_lay_is_a_copy_made_when_the_finder_has_been_unloaded(at_a_phase, handheld, monkeypatch):
    found, screen = [], at_a_phase
    memory, rules = importlib.import_module("memory"), importlib.import_module("phase10.turn")
    best_lay = rules.best_lay
    monkeypatch.setattr(rules, "best_lay", lambda *args: found.append(best_lay(*args)) or found[-1])
    record(monkeypatch, found, memory, "tidy")
    record(monkeypatch, found, memory, "copied_low")
    handheld.press("A", wait=300)
    assert screen.part_name == "lay"
    lay = screen.part.lay
    at = max(i for i in range(len(found)) if found[i] == lay)
    assert lay is not found[at] and found[at + 1:at + 4] == ["tidy", "copied_low", "copied_low"]


def test_what_is_missing_of_a_phase_is_told_when_the_finder_has_been_unloaded(at_a_phase, handheld, monkeypatch):
    done, screen = [], at_a_phase
    memory = importlib.import_module("memory")
    record(monkeypatch, done, memory, "tidy")
    record(monkeypatch, done, memory, "copied_low")
    record(monkeypatch, done, screen.panel, "show_missing")
    screen.game.table.hands[0][:] = cards("R1 G1 R3 B3 Y3 R9 G12")
    screen.panel.measured = b""
    screen.sync.panel(())
    handheld.run(300)
    assert done[:3] == ["tidy", "copied_low", "show_missing"]


def test_the_finder_keeps_nothing_that_it_allocates_for_a_lay(at_a_phase):
    table = at_a_phase.game.table
    before = {name: id(value) for name, value in vars(table.finder).items() if not isinstance(value, int)}
    assert table.finder.best(table.hands[0], table.rules.phases[0], 6)
    assert {name: id(value) for name, value in vars(table.finder).items() if not isinstance(value, int)} == before


def test_a_hand_that_gets_shorter_frees_its_grids_but_one(at_a_phase):
    """The memory is needed for the groups, which get longer. One stays for the next card that is drawn."""
    hand, at = at_a_phase.hand, at_a_phase.game.table.hands[0]
    for count, grids in ((8, 10), (7, 9), (3, 5), (4, 5), (1, 3)):
        at[:] = cards("R1 G1 Y1 R3 B3 Y3 R9 G12")[:count]
        hand.sync(at)
        assert len(hand) == grids
        assert [grid.hidden for grid in hand][1:] == [False] * count + [True] * (grids - count - 1)


def test_what_grew_beside_the_bots_is_made_again_when_a_persons_turn_begins(at_a_phase, handheld):
    """Where the bots have been unloaded for it: rows of small cards, which look the same, and the groups, to which bots
    may have hit. Rows that have not grown since stay.
    """
    screen = at_a_phase
    groups, game = screen.groups, screen.game
    laid = game.table.laid[1] = [group(SET, 7, "B7 R7 W"), group(SET, 2, "G2 Y2 R2 B2")]
    groups.sync(game, ())

    def looks():
        return [(grid.x, grid[0], grid.hidden) for grid in groups.minis[0]]

    def begin_turn(moment):
        """Return, of each row, whether it stays, and of each group."""
        rows, before, there = list(groups.minis), looks(), list(laid)
        game.moment = moment
        screen.turn.ready = False
        importlib.import_module("screens.table.turn_start").begin(screen.turn)
        assert groups.minis[0] in groups and looks() == before and laid == there
        return [row in rows for row in groups.minis], list(map(operator.is_, laid, there))

    assert len(looks()) == 7
    assert begin_turn("all") == ([True, True], [True, True])
    assert begin_turn("own") == ([False, True], [False, False])
    assert begin_turn("own") == ([True, True], [False, False])


def test_a_part_begins_without_lit_colours(at_a_phase, handheld):
    """There is one for each colour once a Wild has shown where it fits. The one of cards without a colour stays."""
    sheets, colours = importlib.import_module("handheld.sheets"), importlib.import_module("handheld.colours")
    lit = [sheets.palette(colours.LIT + colour) for colour in range(colours.PLAIN + 1)]
    plain = [sheets.palette(colour) for colour in range(colours.PLAIN + 1)]
    handheld.press("A", wait=300)
    assert at_a_phase.part_name == "lay"
    assert [number for number, palette in sheets._palettes.items() if palette in lit] == [colours.LIT + colours.PLAIN]
    assert plain == [sheets.palette(colour) for colour in range(colours.PLAIN + 1)]


def test_the_board_is_unloaded_before_the_line_of_stakes_is_made(handheld, monkeypatch):
    """And stays so while a phase is chosen."""
    text, there = importlib.import_module("handheld.text"), []
    line = text.Line

    def made(*args, **values):
        there.append("phase10.courses.twist_board" in sys.modules)
        return line(*args, **values)

    monkeypatch.setattr(text, "Line", made)
    stage.play_until_choosing(handheld, "twist")
    part = stage.app_of(handheld).screen.part
    assert not there[-1]
    for key in ("RIGHT", "RIGHT", "LEFT"):
        handheld.press(key, wait=300)
        assert part.stakes.words == part.offers[part.choices[part.at] == TWIST_CARD] != ""
        assert "phase10.courses.twist_board" not in sys.modules
