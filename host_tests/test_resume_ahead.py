# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""While no key is pressed the title reads the saved game, or only its rules; and a game that was left for it stays in
memory. So Continue has less to do.
"""

import importlib
import sys

import pytest
from driver import Handheld
from stage import app_of, go, play, where


@pytest.fixture
def title(monkeypatch):
    """A handheld whose title offers a game in free order, by the clock, that has been played for 100 s."""
    with Handheld(seed=7, speed="none") as one:
        one.run(1500)  # a title plays its theme before anything is loaded ahead
        import gc

        import memory
        monkeypatch.setattr(memory, "compiles", lambda: True)
        monkeypatch.setattr(gc, "mem_free", lambda: memory.READING)
        game = play(one, 4, mode="freeOrder", short55="minutes")
        game.played, game.began = 100, one.machine.now
        game.save()
        go(one, "title")
        yield one


def read(one):
    """Has the title done what it can to read the game?"""
    reading = app_of(one).screen.reading
    return reading == () or reading is not None and not reading.gi_frame


def waited(one):
    """Wait until the title has loaded all that it can; return its App."""
    import memory
    one.until(lambda: read(one) and not memory._ahead, 60_000)
    return app_of(one)


def proceeds(one):
    """Press Continue; return the packed table that it leads to."""
    one.press("A", hold=20, wait=20)
    one.until(lambda: where(one) == "table", 20_000)
    from phase10 import snapshot
    return bytes(snapshot.pack(app_of(one).game.table))


def packed(app):
    """The saved table as it stands in the store."""
    from handheld import GAME
    from screens import save_header
    saved = app.machine.load(GAME)[0]
    return bytes(saved[save_header.unpack(saved)[1]:])


def test_while_the_title_waits_it_reads_the_game_and_continue_needs_nothing_of_that(title, monkeypatch):
    app = waited(title)
    assert app.resumed and not app.game and not app.resuming
    assert not {"phase10.options", "phase10.proving", "phase10.unpacking"} & set(sys.modules)
    assert {"phase10.engine", "screens.table.game", "screens.menus.resume"} <= set(sys.modules)
    saved = packed(app)
    from screens.menus import resume
    monkeypatch.delattr(resume, "game_of")
    monkeypatch.delattr(resume, "reading_rules")
    assert proceeds(title) == saved and not app.resumed


@pytest.mark.parametrize("from_source", [True, False])
def test_compiled_or_where_there_is_less_room_it_reads_the_rules(title, monkeypatch, from_source):
    import gc

    import memory
    monkeypatch.setattr(memory, "compiles", lambda: from_source)
    if from_source:
        monkeypatch.setattr(gc, "mem_free", lambda: memory.READING - 1)
    app = waited(title)
    assert app.resuming.mode == "freeOrder" and not app.resumed
    assert {"phase10.unpacking", "phase10.turn", "screens.table.game"} <= set(sys.modules)
    assert "phase10.options" not in sys.modules
    saved = packed(app)
    monkeypatch.delattr(sys.modules["screens.menus.resume"], "reading_rules")
    assert proceeds(title) == saved and not app.resuming


def test_the_time_at_the_title_does_not_count(title):
    app = waited(title)
    title.run(20_000)
    proceeds(title)
    from screens.table import timing
    assert 100 <= timing.seconds(app.game) <= 102


@pytest.mark.parametrize("place", ["newgame", "deal"])
def test_another_screen_frees_what_was_read(title, place):
    app = waited(title)
    go(title, place, *["demo"] * (place == "deal"))
    assert app.resumed is None and app.resuming is None


@pytest.mark.parametrize("module", ["phase10.options", "phase10.unpacking"])
@pytest.mark.parametrize("error", [MemoryError, ImportError, ValueError])
def test_what_cannot_be_read_ahead_is_read_by_continue(title, monkeypatch, module, error):
    saved, reader = packed(app_of(title)), importlib.import_module(module)
    real = reader.unpack

    def broken(*_):
        raise error

    monkeypatch.setattr(reader, "unpack", broken)
    app = waited(title)
    assert not app.resumed and where(title) == "title" and not app.machine.complaints
    assert ("phase10.options" in sys.modules) == (module == "phase10.options")  # it is loaded ahead, as if compiled
    monkeypatch.setattr(reader, "unpack", real)
    assert proceeds(title) == saved


def test_continue_in_the_middle_of_reading_leads_to_the_game(title):
    app = app_of(title)
    title.until(lambda: app.screen.reading and app.screen.reading.gi_yieldfrom, 60_000)
    assert not app.resumed
    assert proceeds(title) == packed(app)


def left_by_keys(one, **options):
    """A game of two persons and a bot in which one of them has sorted and drawn, left by the pause; the App."""
    game = play(one, 3, **options)
    game.levels, game.persons, game.held = bytes((0, 0, 6)), 2, True
    game.table.turn = game.viewer = 0
    go(one, "table")
    one.until(lambda: app_of(one).screen.turn.ready, 20_000)
    one.press("A", wait=3000)
    return leave(one)


def leave(one):
    """Leave the table for the title; return the App."""
    one.press("START", wait=2000)
    app = app_of(one)
    while app.screen.items[app.screen.rows.at] != "QUIT":
        one.press("DOWN", hold=20, wait=20)
    one.press("A", hold=20, wait=20)
    one.until(lambda: where(one) == "title", 20_000)
    return app


def test_a_game_that_was_left_is_not_read_again(title, monkeypatch):
    app = left_by_keys(title)
    left, saved = app.resumed, packed(app)
    assert left and not app.game
    waited(title)
    from phase10 import unpacking
    monkeypatch.delattr(unpacking, "unpack")
    assert proceeds(title) == saved
    game = app.game
    assert game is not left and (game.names, game.faces, game.levels) == (left.names, left.faces, left.levels)
    assert not game.held and not game.undoable and game.viewer == 0 and game.kept is None


@pytest.mark.parametrize("options", [{"short55": "minutes"}, {}])
def test_a_game_by_the_clock_or_not_saved_is_not_kept_in_memory(title, options):
    game = play(title, 3, **options)
    app, app.game = app_of(title), game
    go(title, "pause", 0, None if options else "full")
    for _ in range(1 if options else 2):  # the second answers the question
        app.screen.leave("QUIT")
    title.until(lambda: where(title) == "title", 20_000)
    assert app.resumed is None and app.game is None


def test_a_fault_of_the_title_drops_the_game(title):
    app = left_by_keys(title)

    def tick():
        raise RuntimeError

    app.screen.tick = tick
    title.run(500)
    assert app.resumed is None


def test_a_game_that_was_left_makes_room_for_the_title_and_is_read_again(title, monkeypatch):
    """Nothing else is done without: as much is loaded ahead as with the game, so Continue does not take longer."""
    import memory
    from handheld import faults, sheets
    monkeypatch.setattr(memory, "_left_free", memory.AHEAD)
    app, logo, there = app_of(title), sheets.logo, []

    def no_room():
        there.append(app.resumed is not None)
        if there[-1]:
            raise MemoryError
        return logo()

    monkeypatch.setattr(sheets, "logo", no_room)
    left_by_keys(title)
    assert there[0] and not there[-1] and not app.resumed
    saved = packed(app)
    waited(title)
    assert app.resumed and memory._left_free == memory.AHEAD and faults.log().count("MemoryError") == 1
    assert proceeds(title) == saved


@pytest.mark.parametrize("mode", ["twist", "masters"])
@pytest.mark.parametrize("from_source", [True, False])
def test_from_source_the_largest_tables_find_the_memory_as_it_is_after_reading(title, monkeypatch, mode, from_source):
    """With a game that had stayed, or was read ahead, Twist began anew more often: docs/memory.md has the figures."""
    import memory
    monkeypatch.setattr(memory, "compiles", lambda: from_source)
    game = play(title, 4, mode=mode)
    from screens.menus import pause
    assert pause.may_stay(game) != from_source
    game.save()
    go(title, "title")
    app = waited(title)
    assert bool(app.resuming) != from_source and not app.resumed


@pytest.mark.parametrize(("screen", "moment"), [("title", "title"), ("resume", "resumed"), ("table", "opening")])
def test_only_continue_begins_with_what_was_read(title, monkeypatch, screen, moment):
    """Also where there was no room to load the title beside the pause."""
    app, entered = waited(title), []
    monkeypatch.setattr(app, "enter_moment", lambda name: iter(entered.append(name) or ["unloaded"]))
    from screens import navigation
    next(navigation.entering(app, screen, False))
    assert entered == [moment]


@pytest.mark.parametrize(("mode", "left"), [("masters", True), ("antiPhase", True), ("antiPhase", False)])
def test_what_the_rules_bring_is_there_once(title, monkeypatch, mode, left):
    """A course that is unloaded while its game stays would be loaded a second time: 2 KB less at a table of Masters."""
    import memory
    monkeypatch.setattr(memory, "compiles", lambda: mode == "antiPhase")  # compiled Masters stays, too
    app = app_of(title)
    play(title, 3, mode=mode).save()
    go(title, "title")
    waited(title)
    if left:
        proceeds(title)
        leave(title)
        waited(title)
    course = type(app.resumed.table.course)
    proceeds(title)
    assert type(app.game.table.course) is course is getattr(sys.modules[course.__module__], course.__name__)


@pytest.mark.parametrize("people", [1, 2])
def test_a_single_person_is_addressed_in_the_language_that_continue_finds(people):
    """The save has the names. Where several play each has a name that is the same everywhere."""
    with Handheld(seed=7, speed="none", language="en") as one:
        one.run(600)
        app = app_of(one)
        game = play(one, 4, you="YOU")
        if people > 1:
            game.levels, game.persons = bytes((0, 0, 6, 6)), 2
        game.save()
        for code, name in (("fr", "TOI"), ("es", "TÚ")):
            app.game = None
            app.language(code)
            go(one, "title")
            assert app.screen.items[0] == "CONTINUE"
            one.press("A", hold=20, wait=20)
            one.until(lambda: where(one) == "table", 20_000)
            assert app.game.names == [name if people == 1 else "YOU", "FINN", "LULU", "BRUNO"]
