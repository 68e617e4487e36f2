# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Recovery from exceptions: the game continues with the same hand and turn, and one message. If the error recurs, the
title is shown, the third time without the part that failed; a bot that fails is replaced for its turn. test_torture.py
injects errors anywhere.
"""

import contextlib
import importlib
import io
import sys
from types import SimpleNamespace

import arguments
import flat
import injector
import key_feedback
import measures
import pytest
import where
from blind import blind
from deciding import decided
from key_player import Fingers
from stage import app_of, begin_dice, failing_saves, failing_words, go, play

@pytest.fixture
def handheld():
    with blind(dark=0, dim=0) as one:
        yield one


def table(handheld, kind=0, **options):
    """Start a game and wait until the table wants a key."""
    play(handheld, 4, kind, **options)
    go(handheld, "table")
    Fingers(handheld).settle()
    return app_of(handheld).game


def end_turn(handheld, game):
    """Make the moves of the person's turn; return the Fingers that made them."""
    hands = Fingers(handheld)
    while game.table.turn == game.viewer:
        hands.move()
    return hands


def packed(game):
    from phase10 import snapshot
    return snapshot.pack(game.table)


def failing(times, error=ValueError):
    left = [times]

    def fail(*_):
        if left[0]:
            left[0] -= 1
            raise error("on purpose")
    return fail


@pytest.mark.parametrize("error", injector.ERRORS[:-1])
def test_the_same_hand_and_turn_and_one_sentence(handheld, error):
    game = table(handheld)
    before = packed(game)
    app = app_of(handheld)
    app.screen.tick = failing(1, error)
    handheld.run(400)
    assert app.here == "note" and app.screen.words == app.words_of("note").FAULT
    handheld.press("A", wait=300)
    assert app.here == "table" and app.game is game and packed(game) == before
    Fingers(handheld).settle()
    assert app.screen.turn.ready


@pytest.mark.parametrize("name", ["title", "settings"])
def test_without_a_game_no_sentence_says_that_one_goes_on(handheld, name):
    app = app_of(handheld)
    go(handheld, name)
    app.screen.tick = failing(1)
    handheld.run(400)
    assert app.here == "note" and app.screen.words == app.words_of("note").RETRIED
    handheld.press("A", wait=300)
    assert app.here == name


def ending_with(trouble):
    """A generator without steps, like Machine.saving()."""
    yield from ()
    return trouble


@pytest.mark.parametrize("trouble", [None, "full"])
def test_what_could_not_be_saved_is_kept(handheld, monkeypatch, trouble):
    """Or a fault later in the hand would bring an older state of it back."""
    game = table(handheld)
    monkeypatch.setattr(game.machine, "saving", lambda *_: ending_with(trouble))
    game.kept = b"older"
    assert game.save() == trouble
    assert game.kept == (game.packed() if trouble else None)


def test_a_move_that_failed_half_way_is_taken_back(handheld):
    """No card may be lost, but the turn would be undefined."""
    game = table(handheld)
    app = app_of(handheld)
    from phase10 import turn
    real, fails = turn.discard, failing(1, KeyError)
    turn.discard = lambda table, *action: fails() or real(table, *action)
    for _ in range(30):
        if app.here == "note":
            break
        handheld.press("A", wait=60)
    from handheld import GAME
    from screens import save_header
    assert app.here == "note" and not game.table.acting
    kept = game.machine.load(GAME)[0] if game.kept is None else game.kept
    assert packed(game) == kept[save_header.unpack(kept)[1]:]
    handheld.press("A", wait=300)
    assert app.here == "table"


@pytest.mark.parametrize("whose", [0, 3])
def test_a_move_that_is_made_twice_by_a_fault_leaves_the_turn_to_whom_it_belongs(handheld, whose):
    """Of the person, and of the bot before: no key could go on, and a person's turn was played by a rule."""
    game = table(handheld)
    from phase10 import engine
    real, failed = engine.do, []

    def do(table, seat, action):
        code = real(table, seat, action)
        if seat == whose and action[0] == "discard" and not failed:
            failed.append(bytes(table.hands[0]))
            raise MemoryError
        return code

    engine.do, game.make_room = do, lambda: True
    hands = Fingers(handheld)
    while game.table.turn == 0:
        assert hands.settle()
        hands.move()
    handheld.until(lambda: failed and game.table.turn == 0 and app_of(handheld).screen.turn.ready)
    assert game.table.step == "draw" and sorted(game.table.hands[0]) == sorted(failed[0])


def test_nor_does_it_keep_a_hand_from_ending(handheld):
    game, screen = table(handheld), app_of(handheld).screen
    game.table.step, game.do = "over", lambda *_: "not-now"
    screen.make(("discard", game.table.hands[0][0]))
    assert not screen.turn.ready


def test_a_hand_is_kept_as_it_was_dealt_before_anybody_moves(handheld):
    game = play(handheld, 4, kind=1)  # one that the store never has
    dealt = packed(game)
    go(handheld, "table")
    Fingers(handheld).settle()
    from screens import save_header
    assert game.kept[save_header.unpack(game.kept)[1]:] == dealt != packed(game)


def test_a_table_that_cannot_be_is_replaced_by_the_one_kept_last(handheld):
    game, app = table(handheld), app_of(handheld)
    assert not game.save()
    before = packed(game)
    game.table.hands[1].append(0x01)  # a card too many
    app.screen.tick = failing(1)
    handheld.run(400)
    assert app.here == "note" and packed(app.game) == before


def test_a_demo_goes_on_after_an_error_without_a_word(handheld):
    from screens.kinds import DEMO
    game, app = play(handheld, 4, DEMO), app_of(handheld)
    go(handheld, "table")
    first = app.screen
    app.screen.tick = failing(1)
    handheld.until(lambda: app.here == "table" and app.screen not in (None, first), 3000)
    from handheld import faults
    assert app.game is game and "ValueError" in faults.log()


def test_a_new_game_that_fails_before_it_was_kept_is_not_mended_with_another_one(handheld):
    """Until the first turn of the new game is over, the store still has an earlier game."""
    assert not table(handheld).save()
    game = play(handheld, 4, seed=8)
    game.table.acting = True  # in the middle of a move
    app_of(handheld).screen.tick = failing(1)
    handheld.run(400)
    assert not app_of(handheld).game and app_of(handheld).here in ("title", "note")


def test_a_screen_that_cannot_even_be_closed_is_left(handheld):
    app = app_of(handheld)
    go(handheld, "settings")
    app.screen.tick = failing(1)
    app.screen.close = failing(1)
    handheld.run(400)
    assert app.here == "note" and app.screen.words == app.words_of("note").RETRIED
    handheld.press("A", wait=300)
    assert app.here == "settings"


@pytest.mark.parametrize("content", [b"\xff" * 4096, b"a\n\xc3("])
def test_a_list_of_names_that_is_damaged_is_done_without(tmp_path, monkeypatch, content):
    import driver
    driver.prepare()
    from screens import startup
    (tmp_path / "names.txt").write_bytes(content)
    monkeypatch.setattr(startup, "NAMES", str(tmp_path / "names.txt"))
    there = dict(sys.modules)
    startup.know_names("en", False)
    assert sys.modules == there


@pytest.mark.parametrize("again", [False, True])
def test_names_are_interned_those_of_sentences_in_the_players_language(tmp_path, monkeypatch, again):
    """The last one of a table's tells whether modules are compiled. A game that is continued after a restart does
    without those of the menus.
    """
    import driver
    driver.prepare()
    import memory
    from screens import startup
    known = []
    monkeypatch.setattr(startup, "NAMES", str(tmp_path / "names.txt"))
    monkeypatch.setattr(startup, "hasattr", lambda thing, name: known.append(name), raising=False)
    for suffix in ("mpy", "py"):
        (tmp_path / "names.txt").write_text(f"draw|lib/table.{suffix}\nw_*.menu|lib/w_*/menu", encoding="utf-8")
        monkeypatch.setattr(memory, "_compiled", suffix == "py")
        startup.know_names("fr", again)
        wanted = ["draw", f"lib/table.{suffix}"] + ["w_fr.menu", "lib/w_fr/menu"] * (not again)
        assert known == wanted
        assert memory._compiled == (suffix == "mpy")
        known.clear()


def fault(handheld):
    """Raise an error in the current screen; read its message and wait until the screen is shown again."""
    from handheld import complaints
    app_of(handheld).screen.tick = failing(1)
    handheld.run(400)
    assert app_of(handheld).here == "note"
    read(handheld)
    handheld.run(300)
    complaints.fault_hashes[:] = bytes(16)  # the next one is not taken for the same


def play_to_the_end(game):
    """Play both seats by a bot."""
    from bots import player
    from phase10 import engine
    from phase10.view import View
    table, bot = game.table, player("normal", 0, 1)
    while table.step != "end":
        action = ("deal",) if table.step == "over" else decided(bot, View(table, table.turn))
        assert engine.do(table, table.turn, action) is None
        table.events.clear()


def test_a_level_is_counted_once(handheld):
    from screens import kinds
    from screens.journey.progress import Progress
    app = app_of(handheld)
    play_to_the_end(play(handheld, 2, kind=kinds.JOURNEY, phaseList="1"))
    app.game.viewer = 1 - app.game.table.winners[0]
    go(handheld, "stars")
    handheld.run(300)
    fault(handheld)
    assert app.here == "stars" and Progress(app.machine).record[2] == 1


def test_a_visitor_is_asked_once(handheld):
    from screens import kinds
    app = app_of(handheld)
    play(handheld, 2, kind=kinds.EVENT, mode="fixed10", phaseList="1,2,3")
    go(handheld, "event")
    points = app.screen.points
    fault(handheld)
    assert app.here == "event" and app.screen.letters and app.screen.points == points
    for _ in range(3):
        handheld.press("A")
    fault(handheld)
    assert app.here == "event" and not app.screen.letters and len(app.screen.tally.visitors) == 1


def broken(handheld, name):
    """Make every attempt to show that screen fail."""
    from screens import app, navigation
    real = navigation.screen_of

    def screen_of(wanted):
        if wanted == name:
            raise IndexError("on purpose")
        return real(wanted)

    navigation.screen_of = screen_of
    begin = app.memory._set_moment

    def begin_with_it(*moment):
        needed = begin(*moment)
        app.memory._stays.add("screens.navigation")  # it stays, broken as it is
        return needed

    app.memory._set_moment = begin_with_it
    app.memory._stays.add("screens.navigation")


def read(handheld):
    """Return the pending messages."""
    app = app_of(handheld)
    for _ in range(20):
        if app.here != "note" and not app._next:
            return
        handheld.press("A", wait=300)
    raise AssertionError("no way out of the notes")


def test_twice_the_title_and_three_times_without_what_failed(handheld):
    app = app_of(handheld)
    broken(handheld, "records")
    go(handheld, "records")
    handheld.run(600)
    read(handheld)
    handheld.run(300)
    read(handheld)
    assert app.here == "title" and not app.without
    go(handheld, "records")
    handheld.run(600)
    read(handheld)
    assert app.here == "title" and app.without == ["records"]
    app.screen.open(("RECORDS", "HELP"))
    assert app.screen.items == ["HELP"]


def test_a_game_that_cannot_be_saved_after_a_fault_is_told_of(handheld):
    app = app_of(handheld)
    table(handheld).machine.saving = lambda *_: ending_with("full")
    for _ in range(3):
        app.screen.tick = failing(1)
        handheld.run(400)
        if app.screen.words:
            handheld.press("A", wait=300)
    read_notes = []
    while app.here == "note":
        read_notes.append(app.screen.complaint)
        handheld.press("A", wait=300)
    assert ("save", "full") in read_notes


def test_a_rescue_that_fails_is_told_of(handheld):
    """The game of the last save waits then; one that is not saved is lost."""
    app = app_of(handheld)
    table(handheld, 1)

    def fail(error):
        raise OSError("on purpose")

    app._rescue = fail
    app.screen.tick = failing(1)
    handheld.run(600)
    assert app.here == "note" and app.screen.complaint == ("fault", "") and app.game is None
    app.screen.key = failing(1)
    handheld.press("A", wait=600)
    assert app.here == "title" and not app.machine.complaints


def test_choices_that_cannot_be_saved_are_told_of(handheld):
    app = app_of(handheld)
    from screens.menus import keep_choices
    app.unsaved_choices, app.machine.save = b"\0\0\0", lambda *_: "full"
    keep_choices.save_choices(app)
    assert app.machine.complaints == [("save", "full")] and not app.unsaved_choices


def test_the_title_comes_without_its_logo(handheld):
    from handheld import sheets
    app = app_of(handheld)

    def logo():
        raise TypeError("no such logo")

    sheets.logo = logo
    go(handheld, "title")
    handheld.run(1500)
    read(handheld)
    handheld.run(500)
    assert app.here == "title" and app.screen and app.without == ["title"]


def test_a_game_whose_table_fails_again_waits_at_the_title(handheld):
    table(handheld)
    app = app_of(handheld)
    broken(handheld, "table")
    go(handheld, "table")
    handheld.run(1000)
    read(handheld)
    handheld.run(600)
    read(handheld)
    assert app.here == "title" and app.screen.items[0] == "CONTINUE" and app.game is None


def test_sound_that_fails_again_and_again_is_off(handheld):
    from handheld import sound
    app = app_of(handheld)
    fails = failing(99, KeyError)
    sound.Sound.play = lambda *_: fails()
    for _ in range(3):
        app.machine.sound("move")
        handheld.run(400)
        read(handheld)
        handheld.run(300)
        read(handheld)
    assert app.here == "title" and not app.machine.settings.sound
    app.machine.sound("move")
    handheld.run(400)
    assert app.here == "title"


@pytest.mark.parametrize("error", [SyntaxError, ValueError])
@pytest.mark.parametrize("name", ["sound", "lights"])
def test_a_game_is_played_without_sound_or_lights_whose_module_is_damaged(handheld, monkeypatch, name, error):
    """The table creates them when it opens, so it could never be opened. A damaged .mpy file raises ValueError."""
    class Damaged:
        def find_spec(self, module, *_):
            if module == "handheld." + name:
                raise error("damaged")

    app = app_of(handheld)
    app.machine.free_sound_and_lights()
    sys.modules.pop("handheld." + name, None)
    monkeypatch.setattr(sys, "meta_path", [Damaged(), *sys.meta_path])
    play(handheld, 4)
    go(handheld, "table")
    for _ in range(2):
        handheld.run(600)
        read(handheld)
    assert app.here == "title" and app.screen.items[0] == "CONTINUE"
    handheld.press("A", wait=600)
    hands = Fingers(handheld)
    for _ in range(4):
        assert hands.settle()
        hands.move()
    assert app.here == "table" and not app.machine.complaints and not app.without


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_an_extra_phase_has_a_sign_where_others_have_a_number(handheld, seats):
    game = play(handheld, seats, altRun="extraPhase")
    for seat in range(seats):
        game.table.at[seat] = 10
    go(handheld, "table")
    app = app_of(handheld)
    handheld.run(3000)
    assert app.here == "table" and app.screen.panel.title.words.endswith("+")
    go(handheld, "score", "pause")
    assert app.here == "score"
    from handheld import faults
    assert not faults.log()


@pytest.mark.parametrize("frame, logged", [('"lib/s_ap.py", line 60, in frame', "s_ap:60"),
                                           ('"s_ap", line 1, in frame', "s_ap:frame")])
def test_a_fault_in_a_module_without_line_numbers_is_logged_with_its_function(handheld, monkeypatch, frame, logged):
    from handheld import faults
    monkeypatch.setattr(faults.traceback, "format_exception", lambda error: ["Traceback:\n  File %s\nE: 1\n" % frame])
    assert faults.note(KeyError(1), "here") == 1
    assert faults.log().startswith("KeyError %s\n" % logged)


def test_a_fault_is_repeated_where_it_was_and_nowhere_else(handheld):
    """Among the last eight; tried with so many places that a hash of a byte would take some for others."""
    from handheld import faults
    places = [str(i * i) + "th place" * (i % 7) for i in range(200)]
    assert [faults.note(KeyError(1), place) for place in places] == [1] * 200
    assert [faults.note(KeyError(1), place) for place in places[-7:]] == [2] * 7
    assert faults.note(KeyError(1), places[0]) == 1


def test_no_tile_is_asked_for_that_a_damaged_sheet_does_not_have(handheld, monkeypatch):
    """The replacement has as many tiles as the file, at the table, in Dice and on the journey."""
    import builtins
    real = builtins.open

    def opened(path, *how):
        if str(path).endswith(".bmp"):
            raise OSError(2)
        return real(path, *how)

    monkeypatch.setattr(builtins, "open", opened)
    app = app_of(handheld)
    from handheld import sheets
    sheets.keep()
    play(handheld, 4)
    go(handheld, "table")
    handheld.run(2000)
    app.game = None
    rules = arguments.rules("sheet", ["mode=dice"])
    for name, args in (("place", (3,)), ("dice", (rules, [(0, 6, "BRUNO"), (6, 7, "KIM")]))):
        go(handheld, name, *args)
        handheld.run(1000)
        assert app.here == name
        sheets.keep()
    from handheld import faults
    assert not faults.log()


@pytest.mark.parametrize("damage", ["gone", "short", "changed"])
def test_plain_levels_stand_in_for_a_damaged_file(handheld, monkeypatch, damage):
    """The title reports it, and each level can be played."""
    import builtins
    real = builtins.open

    def opened(path, *how):
        if not str(path).endswith("levels.bin"):
            return real(path, *how)
        if damage == "gone":
            raise OSError(2)
        content = bytearray(real(path, *how).read())
        content[300] ^= damage == "changed"
        return io.BytesIO(content[:-100] if damage == "short" else content)

    monkeypatch.setattr(builtins, "open", opened)
    from screens.journey import levels
    for level in range(levels.LEVELS):
        read = levels.read(level)
        assert read.players == 2 and 1 <= read.strength <= 10 and read.rules()
    go(handheld, "place", 0)
    handheld.press("A", wait=3000)
    app = app_of(handheld)
    assert app.here == "table" and app.game.table.seats == 2 and len(app.game.rules.phases) == 2
    go(handheld, "title")
    handheld.run(300)
    from handheld import faults
    assert app.here == "note" and app.screen.complaint[0] == "levels" and not faults.log()


# --- bots ------------------------------------------------------------------------------------------------------------


def no_end(*_):
    return None


def full(*_):
    raise MemoryError


@pytest.mark.parametrize("step", [failing(99), no_end, full, lambda *_: ("discard", 99), lambda *_: "nonsense"])
def test_a_bot_that_fails_is_replaced(handheld, step):
    game = table(handheld)
    handheld.until(lambda: game.bots, 10_000)
    waking = game.loading_bots

    def failing_bots():  # also when they are loaded again
        yield from waking() if not game.bots else ()
        for player in game.bots:
            if player:
                player.step = step if step is no_end else lambda: step()

    list(failing_bots())
    game.loading_bots = failing_bots
    hands, app = Fingers(handheld), app_of(handheld)
    bot = game.table.turn + 1
    size = len(game.table.hands[bot])
    while game.table.turn != bot:
        hands.move()
        hands.handheld.run(200)
        if game.table.turn == game.viewer:
            hands.settle()
        else:
            break
    hands.handheld.until(lambda: hands._still(), 60_000)
    assert app.here == "table" and game.table.turn == game.viewer
    assert len(game.table.hands[bot]) <= size
    from handheld import faults
    assert "Error" in faults.log()


@pytest.mark.parametrize("error", [MemoryError, ImportError, SyntaxError, OSError])
def test_bots_that_find_no_room_or_are_damaged_are_replaced(handheld, monkeypatch, error):
    """In every turn; the program does not restart in the first round of it."""
    game, app = table(handheld), app_of(handheld)
    monkeypatch.setattr(game, "loading_bots", failing(-1, error))
    game.forget_bots()
    end_turn(handheld, game).settle()
    assert app.here == "table" and not game.bots and game.table.turn == game.viewer
    from handheld import faults
    assert error.__name__ in faults.log()


@pytest.mark.parametrize("error", [MemoryError, ImportError])
@pytest.mark.parametrize("persons", [1, 2])
def test_who_cannot_come_into_memory_does_not_knock_and_persons_may(handheld, monkeypatch, error, persons):
    """In any seat's turn; the program does not restart a second time, and a person's turn is not lost."""
    game, app = table(handheld, persons=persons, knock="on"), app_of(handheld)
    monkeypatch.setattr(game, "loading_bots", failing(-1, error))
    game.forget_bots()
    app.again = True
    asked, turns, hands = set(), set(), Fingers(handheld)
    for _ in range(60):
        screen = app.screen
        assert app.here == "table" and not game.bots
        asked.add(screen.game.asked and screen.game.asked[0])
        if screen.turn.ready:
            turns.add(game.table.turn)
            hands.move()
        else:
            handheld.press("B" if screen.part and screen.part_name == "knock" else "A")
        handheld.run(300)
    from handheld import faults
    told = faults.log()
    assert error.__name__ in told and "IndexError" not in told  # bots that are not loaded are not asked to knock
    assert turns == set(range(persons)) and asked >= {0, 2, 3}


def test_a_bot_that_finds_no_end_does_not_knock(handheld):
    game = table(handheld, knock="on")
    handheld.until(lambda: game.bots, 10_000)
    for player in game.bots:
        if player:
            player.step = no_end
    end_turn(handheld, game)
    began = handheld.time
    while game.table.turn != game.viewer:
        handheld.run(400)
        assert app_of(handheld).here == "table" and handheld.time - began < 300_000


@pytest.fixture
def partless(handheld, monkeypatch):
    """Patch the table so that no part fits into memory. Returns the list of the parts that were tried."""
    def begin():
        from screens.table import screen
        real, tried = screen.import_parts, []

        def import_parts():
            parts = real()
            monkeypatch.setattr(parts, "part_of", lambda name: full(tried.append(name)))
            return parts

        monkeypatch.setattr(screen, "import_parts", import_parts)
        return tried
    return begin


def test_a_window_to_knock_has_the_room_of_what_a_turn_needs(handheld, monkeypatch):
    """The next turn loads that again; a restart would lose the time of the window, and more."""
    game, app = table(handheld, knock="on"), app_of(handheld)
    handheld.until(lambda: app.screen.turn.ready, 60_000)
    from screens.table import parts
    dropped = []
    monkeypatch.setattr(game, "make_room", lambda: False)
    monkeypatch.setattr(app.screen.bots, "drop", lambda: dropped.append("turns"))
    monkeypatch.setattr(parts, "part_of", lambda name: (lambda *args: args[1:]) if dropped else full(name))
    parts.open(app.screen, "knock", ([0], -1))
    opened, app.screen.part = app.screen.part, None
    assert dropped == ["turns"] and opened == ([0], -1)


@pytest.mark.parametrize("again", [False, True])
def test_a_window_to_knock_that_has_no_room(handheld, monkeypatch, partless, again):
    """The heap is emptied for it once a hand; if that has not helped, a message says why nobody knocks, and the game
    continues.
    """
    game, app = table(handheld, knock="on"), app_of(handheld)
    handheld.until(lambda: app.screen.turn.ready, 60_000)
    tried = partless()
    app.again = again
    if not again:
        with pytest.raises(MemoryError, match="knock"):
            app.screen.open("knock", [0], -1)
        return
    said = []
    monkeypatch.setattr(app.screen, "refuse", said.append)
    from bots import fallback
    hand = game.table.hand_no
    while game.table.turn == game.viewer:
        assert game.do(game.viewer, fallback.action(game.table, game.viewer)) is None
    app.screen.turn.ready = False
    handheld.until(lambda: game.table.turn == game.viewer or game.table.hand_no > hand, 60_000)
    assert app.here in ("table", "score") and "knock" in tried and "memory" in said


@pytest.mark.parametrize("again", [False, True])
def test_where_nobody_can_be_asked_about_knocking_nobody_does(handheld, monkeypatch, again):
    """Once a hand the heap is emptied first; then the game goes on, instead of ending at the title."""
    from bots import fallback
    game, app = table(handheld, knock="on"), app_of(handheld)
    handheld.until(lambda: app.screen.turn.ready, 60_000)
    screen, said, restarted = app.screen, [], []
    game.lessons = []

    def full(_):
        raise MemoryError

    monkeypatch.setitem(screen.flow.ask.__globals__, "knockers_of", full)
    monkeypatch.setattr(screen, "refuse", said.append)
    monkeypatch.setattr(app, "_rescue", lambda error: restarted.append(str(error)))
    app.again = again
    hand, turn = game.table.hand_no, game.table.turn
    while game.table.turn == turn:
        assert game.do(game.viewer, fallback.action(game.table, game.viewer)) is None
    screen.turn.ready = False
    if not again:
        handheld.until(lambda: restarted, 60_000)
        assert restarted[0] == "knock" and not said
        return
    handheld.until(lambda: game.table.turn == game.viewer or game.table.hand_no > hand, 60_000)
    assert "memory" in said and not restarted and app.here in ("table", "score")


def test_a_phase_that_there_is_no_room_to_choose(handheld, partless):
    """Then the first remaining phase is chosen."""
    game, app = table(handheld, mode="masters"), app_of(handheld)
    assert app.screen.part_name == "choosing" and app.screen.part
    partless()
    app.again = True
    app.screen.close_part()
    handheld.until(lambda: game.table.step == "draw", 20_000)
    assert game.table.at[game.viewer] == 0 and app.here == "table"


def test_a_lesson_that_has_no_room_is_not_given(handheld, monkeypatch, partless):
    game, app = table(handheld), app_of(handheld)
    from screens.table import flow
    game.lessons = ["draw SPACE"]
    with monkeypatch.context() as patched:
        patched.setattr(flow, "due_lesson", full)
        assert not app.screen.flow.teach("draw")
    assert game.lessons == ["draw SPACE"]
    partless()
    app.screen.open("coach", "draw SPACE")
    assert not app.screen.part and game.lessons == []


@pytest.mark.parametrize("times, told", [(0, "LAY,TIP"), (2, "LAY,TIP"), (99, "LAY")])
def test_a_lesson_whose_save_has_no_room_at_first_counts_once(handheld, monkeypatch, times, told):
    """The tip about hints is given three times: it is in the list that often."""
    game, machine = table(handheld), app_of(handheld).machine
    from screens.table import coach
    failures = []
    monkeypatch.setattr(machine, "save", failing(times, MemoryError))
    monkeypatch.setattr(game, "make_room", lambda: len(failures) < 3 and not failures.append(1))
    game.lessons, machine.settings.explained = ["wait TIP"], "LAY"
    coach.learnt(app_of(handheld).screen, "wait TIP")
    assert machine.settings.explained == told and len(failures) == min(times, 3)


@pytest.mark.parametrize("times", [1, 99])
def test_a_bot_without_room_to_think_about_knocking(handheld, monkeypatch, times):
    """Modules that can be reloaded are dropped first; if that is not enough the bots are unloaded and do not knock."""
    import memory
    game, app = table(handheld, knock="on"), app_of(handheld)
    end_turn(handheld, game)
    screen = app.screen
    handheld.until(lambda: screen.flow.knockers and screen.flow.knockers.bots, 60_000, 1)
    asking, gone = screen.flow.knockers, []
    monkeypatch.setattr(game.machine, "free_sound_and_lights", lambda: False)
    monkeypatch.setattr(memory, "give_way", lambda: not gone and not gone.append("finder"))
    monkeypatch.setattr(game.bots[asking.bots[0]], "step", failing(times, MemoryError))
    asked = len(asking.bots)
    handheld.until(lambda: len(asking.bots) < asked, 10_000, 1)
    assert gone and bool(game.bots) == (times == 1)
    assert not asking.bots if times > 1 else len(asking.bots) == asked - 1
    handheld.until(lambda: screen.flow.knockers is not asking, 20_000)
    assert app.here == "table" and (times == 1 or asking.first < 0)


def test_a_phase_that_cannot_be_measured_is_measured_as_soon_as_there_is_room(handheld, monkeypatch):
    game, app = table(handheld), app_of(handheld)
    handheld.until(lambda: app.screen.turn.ready, 20_000)
    from screens.table import slots
    panel, measure, made = app.screen.panel, slots.measure, []
    monkeypatch.setattr("memory.tidy", lambda: None)  # this slots stays
    monkeypatch.setattr(slots, "measure", failing(-1, MemoryError))
    panel.measured, panel.short = b"", 77
    monkeypatch.setattr(game, "make_room", lambda: made.append("room"))
    app.screen.refresh()
    app.screen.sync.measure_now()
    assert app.here == "table" and panel.short == 77 and made
    monkeypatch.setattr(slots, "measure", measure)
    app.screen.refresh()
    app.screen.sync.measure_now()
    assert panel.measured == game.table.hands[game.viewer] and panel.short < 11


def test_why_a_save_fails_is_told_once(handheld, monkeypatch):
    """Until the reason changes, or a save has succeeded in the meantime."""
    game, app = table(handheld), app_of(handheld)
    handheld.until(lambda: app.screen.turn.ready, 20_000)
    reasons, noted = ["broken", "broken", "full", None, "full"], []

    def saving(*_):
        yield
        return reasons.pop(0)

    monkeypatch.setattr(app.machine, "saving", saving)
    monkeypatch.setattr(app.screen.show, "note", noted.append)
    told = []
    while reasons:
        game.to_be_saved()
        while game.unsaved is not None:
            app.screen.autosave().save(app.screen)
        told.append(len(noted))
    assert told == [1, 1, 2, 2, 3]


def test_a_save_that_lacks_room_begins_again_when_there_is_some(handheld, monkeypatch):
    """Or is given up, at any of its steps."""
    game, app = table(handheld), app_of(handheld)
    for rooms, wanted in ((1, None), (0, "memory")):
        left, wrong = [rooms], "nothing"
        monkeypatch.setattr(game, "make_room", lambda left=left: left[0] > 0 and not left.__setitem__(0, 0))
        monkeypatch.setattr(app.machine, "saving", failing(1, MemoryError))
        game.to_be_saved()
        while game.unsaved is not None:
            if rooms and not left[0]:
                monkeypatch.undo()
            wrong = game.save_step()
        assert wrong == wanted and not game.saving


def test_a_deck_that_may_be_filled_is_no_half_move_where_there_is_no_room(handheld, monkeypatch):
    import builtins
    import sys
    from phase10 import engine
    table_, import_ = table(handheld).table, builtins.__import__
    assert engine.do(table_, 0, ("draw", "deck")) is None
    table_.piles[0][:0], table_.deck[:] = table_.deck, b""
    table_.thrown_by[:0] = bytes(len(table_.piles[0]) - len(table_.thrown_by))
    sys.modules.pop("phase10.reshuffling", None)
    monkeypatch.setattr(builtins, "__import__", lambda name, *args: (
        failing(1, MemoryError)() if ("reshuffling",) in args else import_(name, *args)))
    card, before = min(table_.hands[0]), list(table_.hands[0])
    with pytest.raises(MemoryError):
        engine.do(table_, 0, ("discard", card))
    assert not table_.acting and list(table_.hands[0]) == before and not table_.deck
    monkeypatch.setattr(builtins, "__import__", import_)
    assert engine.do(table_, 0, ("discard", card)) is None and len(table_.deck) > 50


def test_what_deals_is_imported_with_the_last_choice_and_before_it(monkeypatch):
    """dealing.py is the largest module that a choice may need; upcards.py has done its work before."""
    import builtins
    from phase10 import engine
    table_, import_ = engine.new_table(measures.rules_of("mode=masters"), 3, 1), builtins.__import__

    def imports(missing):
        monkeypatch.setattr(builtins, "__import__", lambda name, *args: (
            failing(1, MemoryError)() if (missing,) in args else import_(name, *args)))

    assert engine.do(table_, 0, ("deal",)) is None and table_.step == "choose"
    sys.modules.pop("phase10.dealing", None)
    imports(missing="dealing")
    for _ in range(2):
        assert engine.do(table_, table_.turn, ("choose", 3)) is None
    last, events = table_.turn, list(table_.events)
    with pytest.raises(MemoryError):
        engine.do(table_, last, ("choose", 3))
    assert (table_.acting, table_.step, table_.turn, table_.events) == (False, "choose", last, events)
    imports(missing="upcards")
    assert engine.do(table_, last, ("choose", 3)) is None and len(table_.hands[last]) == 10


def forbid(monkeypatch, missing):
    """Raise MemoryError where this module of phase10 is imported."""
    import builtins
    import_ = builtins.__import__
    sys.modules.pop("phase10." + missing, None)
    monkeypatch.setattr(builtins, "__import__", lambda name, *args: (
        failing(1, MemoryError)() if (missing,) in args else import_(name, *args)))


def test_a_lay_imports_what_judges_a_game_only_where_it_may_end_it(monkeypatch):
    """It would be loaded in the middle of the move, which can then be neither tried again nor finished."""
    from phase10 import engine
    table_ = engine.new_table(measures.rules_of("mode=freeOrder"), 3, 1)
    assert engine.do(table_, 0, ("deal",)) is None and engine.do(table_, table_.turn, ("draw", "deck")) is None
    seat = table_.turn
    table_.hands[seat][:6] = bytes((1, 17, 33, 2, 18, 34))
    forbid(monkeypatch, "winning")
    assert engine.do(table_, seat, ("lay", [(b"\x01\x11\x21", 0), (b"\x02\x12\x22", 0)], 0)) is None
    assert table_.done[seat] == 1 and not table_.acting


@pytest.mark.parametrize(("hand", "action"), [
    ((1, 17, 33, 2, 18, 34), ("lay", [(b"\x01\x11\x21", 1), (b"\x02\x12\x22", 2)], 0)),
    ((0x31,), ("hit", 0x31, 0, 0, "")), ((0x3C,), ("discard", 0x3C))])
def test_what_ends_a_hand_is_imported_before_the_move_with_its_last_card(monkeypatch, hand, action):
    from phase10 import engine
    table_ = engine.new_table(measures.rules_of("goOut=hitOrDiscard"), 2, 1)
    assert engine.do(table_, 0, ("deal",)) is None and engine.do(table_, table_.turn, ("draw", "deck")) is None
    seat, before = table_.turn, bytes(hand)
    table_.lap_done = True
    table_.hands[seat][:] = before
    if action[0] != "lay":
        for laid in table_.laid:
            laid[:] = bytearray((1, 1, 0x01, 0x11, 0x21)), bytearray((1, 2, 0x02, 0x12, 0x22))
    forbid(monkeypatch, "ending")
    with pytest.raises(MemoryError):
        engine.do(table_, seat, action)
    assert not table_.acting and table_.hands[seat] == before
    monkeypatch.undo()
    assert engine.do(table_, seat, action) is None and table_.step == "over"


def test_what_ends_a_hand_is_imported_before_the_move_that_ends_it_by_its_number_of_turns(monkeypatch):
    from phase10 import engine
    table_ = engine.new_table(measures.rules_of("handTurns=1"), 2, 1)
    assert engine.do(table_, 0, ("deal",)) is None
    seat = table_.turn
    assert engine.do(table_, seat, ("draw", "deck")) is None
    assert engine.do(table_, seat, ("discard", min(table_.hands[seat]))) is None
    forbid(monkeypatch, "ending")
    seat = table_.turn
    assert engine.do(table_, seat, ("draw", "deck")) is None
    before = list(table_.hands[seat])
    with pytest.raises(MemoryError):
        engine.do(table_, seat, ("discard", min(before)))
    assert not table_.acting and list(table_.hands[seat]) == before


@pytest.mark.parametrize("there_is_room", [False, True])
def test_a_phase_stays_whole_where_there_is_no_room_to_divide_it(handheld, monkeypatch, there_is_room):
    import builtins
    import sys
    from phase10.cards import WILD
    game, app = table(handheld), app_of(handheld)
    table_, import_ = game.table, builtins.__import__
    assert game.do(0, ("draw", "deck")) is None
    table_.hands[0][:] = bytes((1, 17, 33, 2, 18, 34, 7, 8, 9, 10, WILD))
    handheld.until(lambda: app.screen.turn.ready and table_.step == "play", 20_000)
    app.screen.open("lay")
    handheld.run(300)
    part, lay = app.screen.part, app.screen.part.lay
    sys.modules.pop("screens.table.divide", None)
    if not there_is_room:
        monkeypatch.setattr(builtins, "__import__", lambda name, *args: (
            failing(1, MemoryError)() if ("divide",) in args else import_(name, *args)))
    handheld.press("DOWN", wait=300)
    assert app.screen.part is part and part.lay == lay and part.dividing == there_is_room
    handheld.press("UP" if there_is_room else "A", wait=300)
    assert not table_.laid[0]  # the line said something else
    handheld.press("A", wait=2000)
    assert table_.laid[0]


@pytest.mark.parametrize(("name", "hand"), [("lay", "R1 B1 G1 R2 B2 G2 Y7 Y8 Y9"), ("aim", "S R7 G5")])
def test_where_a_part_finds_no_memory_its_first_proposal_is_done(handheld, monkeypatch, name, hand):
    import builtins
    from phase10 import engine
    at, stop = key_feedback.own_turn(handheld, hand)
    screen = stop()
    if name == "aim":
        screen.hand.choose(key_feedback.S)
        screen.turn.show_choice()
    import_ = builtins.__import__
    monkeypatch.setattr(builtins, "__import__", lambda module, *args: (
        full() if module == "screens.table." + name and ("Part",) in args else import_(module, *args)))
    done = []
    monkeypatch.setattr(screen, "do", done.append)
    handheld.press("A", wait=100)
    assert not screen.part and len(done) == 1 and engine.why_not(at, 0, done[0]) is None
    assert done[0][0] == "lay" if name == "lay" else done[0] == ("discard", key_feedback.S, 1)


def test_a_bot_that_is_refused_after_others_found_no_memory_is_replaced(handheld):
    game, screen = table(handheld), app_of(handheld).screen
    screen.bots.missed = game.table.seats + 1
    seat, game.levels = game.table.turn, b"\6" * 4
    screen.bots.give_up("not-now")
    assert game.table.turn != seat


def test_a_bot_that_has_moved_has_found_memory(handheld):
    """Only where none of them does for a round does the program begin anew."""
    game, screen = table(handheld), app_of(handheld).screen
    from screens.table import bot_turn
    screen.bots.missed, screen.bots.reloaded = 3, True
    game.table.step = "draw"
    bot_turn.BotTurn(screen).move(("draw", "deck"))
    assert game.table.step == "play" and (screen.bots.missed, screen.bots.reloaded) == (0, False)


def test_a_part_that_cannot_even_be_opened_is_told_as_want_of_memory(handheld, monkeypatch):
    """Handled by a restart, and not reported as a bug."""
    game, screen = table(handheld), app_of(handheld).screen
    monkeypatch.setattr(game, "with_room", lambda *_, fallback=full: full() if fallback is full else fallback)
    with pytest.raises(MemoryError):
        screen.open("lay")


def test_bots_make_room_before_anything_else_is_asked_for(handheld, monkeypatch):
    """Looking up the modules of a moment takes memory, too."""
    import sys
    import memory
    game = table(handheld)
    handheld.until(lambda: game.bots, 20_000)
    entering, there = memory.entering, []

    def watched(moment, *game):
        there.extend(name for name in sys.modules if name.startswith("bots."))
        return entering(moment, *game)

    monkeypatch.setattr(memory, "entering", watched)
    monkeypatch.setattr(memory, "give_way", lambda: False)
    monkeypatch.setattr(game.machine, "free_sound_and_lights", lambda: False)
    assert game.make_room() and not game.bots and not there


def test_what_comes_again_by_itself_makes_room_first(handheld, monkeypatch):
    """Before the sound and the bots are unloaded."""
    import sys
    import memory
    game = table(handheld)
    handheld.until(lambda: game.bots, 20_000)
    assert "phase10.finder.walker" not in sys.modules
    memory._droppable[:] = ["phase10.finder.walker"]
    from phase10.finder import walker
    monkeypatch.setattr(game.machine, "free_sound_and_lights", lambda: pytest.fail("the sound went first"))
    assert walker and game.make_room() and game.bots and "phase10.finder.walker" not in sys.modules


def test_dice_left_in_the_middle_of_a_move_go_on_as_they_were_packed_last(handheld):
    begin_dice(handheld, [(0, 0, "FINN"), (0, 1, "LULU")])
    handheld.run(500)
    app = app_of(handheld)
    app.game.save()
    packed, left = bytes(app.game.packed()), app.game.table
    left.acting = True
    app.screen.tick = failing(1)
    handheld.until(lambda: app.here == "note" and app.screen)
    handheld.press("A")
    handheld.until(lambda: app.here == "dice" and app.screen)
    assert app.game.table is not left and not app.game.table.acting
    assert bytes(app.game.packed()) == packed


def test_a_bot_that_finds_no_end_at_the_dice_is_replaced(handheld, monkeypatch):
    from bots import dice
    app = app_of(handheld)
    monkeypatch.setattr(dice.Player, "step", no_end)
    begin_dice(handheld, [(10, 0, "FINN"), (10, 1, "LULU")])
    from screens.dice import play as shown
    monkeypatch.setattr(shown, "_THOUGHTS", 90)
    handheld.until(lambda: app.here == "dice" and app.game.table.turns > 1)
    from handheld import faults
    assert "ValueError" in faults.log()


@pytest.mark.parametrize(("step", "options", "moves"), [
    ("draw", {}, "draw discard"), ("play", {}, "discard"), ("play again", {}, "discard"),
    ("choose", {"mode": "masters"}, "choose"), ("give", {"firstSkip": "dealerChooses"}, "give"),
    ("turn", {"firstWild": "dealerChooses"}, "turn"), ("name", {"antiOthers": "on"}, "name")])
def test_of_a_bot_that_fails_the_turn_is_ended_and_no_other(handheld, step, options, moves):
    """Its own moves up to the discard, or the one that is asked for; nobody else moves for that. Where all others lose
    their turns it has the next one, too.
    """
    from screens.table import replacing
    at, stop = key_feedback.own_turn(handheld, "R1", **options)
    screen = stop()
    at.turn = at.dealer = 1
    at.step, at.drawn, at.given = step.split()[0], 0, key_feedback.S if step == "give" else 0
    at.hands[1][:] = b"" if step == "name" else b"\x05\x16\x27"
    if step == "choose":
        at.at[1] = at.at[2] = 255
    if "again" in step:
        at.skips[0] = at.skips[2] = at.skips[3] = key_feedback.S
    made, do = [], screen.game.do
    screen.game.do = lambda seat, action: made.append((seat, action[0])) or do(seat, action)
    replacing.end_turn(screen, at)
    assert made == [(1, verb) for verb in moves.split()]


def test_a_roll_is_made_for_a_bot_that_tries_what_is_not_allowed(handheld, monkeypatch):
    from bots import dice
    app = app_of(handheld)
    monkeypatch.setattr(dice.Player, "step", lambda _: ("miss",))
    begin_dice(handheld, [(10, 0, "FINN"), (10, 1, "LULU")])
    handheld.until(lambda: app.here == "dice" and app.game.table.turns > 1)
    from handheld import faults
    assert "ValueError" in faults.log() and app.game.table.at == b"\0\0"


@pytest.mark.parametrize("times", [1, 99])
def test_dice_that_cannot_be_saved_for_want_of_room_go_on(handheld, monkeypatch, times):
    """The sound is unloaded first; if that does not help, the turn ends nevertheless, and the next one tries to save
    again.
    """
    app = app_of(handheld)
    begin_dice(handheld, [(0, 0, "YOU"), (10, 1, "LULU")])
    game, packed, hushed = app.game, app.game.packed, []
    fail = failing(times, MemoryError)
    monkeypatch.setattr(game, "packed", lambda: fail() or packed())
    monkeypatch.setattr(game.machine, "free_sound_and_lights", lambda: not hushed and not hushed.append("sound"))
    assert game.save() == (None if times == 1 else "memory") and hushed
    monkeypatch.setattr(game, "packed", packed)
    assert game.save() is None and app.here == "dice"


def test_bots_that_come_half_do_not_stay(handheld, monkeypatch):
    import sys
    import memory
    game = table(handheld)
    game.forget_bots()
    memory.enter("table", game.rules)
    real = memory.load

    def load(name):
        return full() if name == "bots.playing" else real(name)

    monkeypatch.setattr(memory, "load", load)
    with pytest.raises(MemoryError):
        for _ in game.loading_bots():
            pass
    assert not game.bots and not {"bots.mind", "bots.needs", "bots.throwing"} & sys.modules.keys()


@pytest.mark.parametrize("short", [False, True])
def test_the_feast_has_the_room_of_the_bots_where_memory_is_short(handheld, short):
    """From source both together had no room, and there was never a feast when a bot went out."""
    from phase10.actions import HAND_WON
    from screens.table import rare_events
    game = table(handheld)
    show, game.low_memory = app_of(handheld).screen.show, short
    for _ in game.loading_bots():
        pass
    assert game.bots
    while rare_events.load(show, HAND_WON, 1):
        assert bool(game.bots) != short


def test_a_hint_can_be_left_where_there_is_no_room_for_what_comes_after_it(handheld, monkeypatch):
    """It is loaded when it is needed."""
    import memory
    monkeypatch.setattr(memory, "is_short", lambda: True)
    table(handheld)
    screen = app_of(handheld).screen
    screen.open("hint")
    part, real = screen.part, memory.load
    handheld.until(lambda: part.adviser, 20_000, 1)
    monkeypatch.setattr(memory, "load", lambda name: full() if name == "screens.table.playing" else real(name))
    screen.leave_part()
    monkeypatch.setattr(memory, "load", real)
    assert app_of(handheld).screen is screen and screen.turn.ready and not screen.game.bots
    Fingers(handheld).press("RIGHT")
    assert app_of(handheld).screen is screen and screen.turn.choices


def without_table(handheld, monkeypatch):
    """Ask for a hint where there is no room for the bots at the table; return the screen that thinks of it."""
    app, screen = app_of(handheld), app_of(handheld).screen
    handheld.until(lambda: screen.turn.ready or screen.part_name == "choosing" and screen.part, 20_000)
    monkeypatch.setattr(screen.game, "bots", ())
    monkeypatch.setattr(screen.bots, "load_step", full)
    monkeypatch.setattr(type(screen.game), "make_room_beside_bots", lambda game: False)
    screen.open("hint")
    handheld.until(lambda: app.here == "thinking" and hasattr(app.screen, "box"), 20_000, 1)
    return app.screen


def back_at_the_table(handheld):
    app = app_of(handheld)
    handheld.until(lambda: app.here == "table" and hasattr(app.screen, "flow"), 20_000)
    return app.screen


@pytest.mark.parametrize("key", ["A", "B", "B at once"])
def test_a_hint_for_which_there_is_no_memory_is_thought_of_without_the_table(handheld, monkeypatch, key):
    """Nothing of the turn is lost by that; A does what is advised, B only points at it."""
    table(handheld)
    hands, before = Fingers(handheld), app_of(handheld).screen
    while not before.game.undoable:
        hands.move()
    at_first = packed(before.game)
    thinking = without_table(handheld, monkeypatch)
    assert [line.words for line in thinking.box[3:]] == [thinking.say.THINKING]
    assert not before.game.advised and thinking.bar[1].words == "" and thinking.bar[3].words == thinking.say.BACK
    tick, waits, action = thinking.tick, set(), None
    monkeypatch.setattr(thinking, "tick", lambda: (wait := tick(), waits.add((bool(before.game.advised), wait)))[0])
    if key != "B at once":
        handheld.until(lambda: before.game.advised, 20_000)
        handheld.run(2000)
        action = before.game.advised[0]
        assert thinking is app_of(handheld).screen and all(line.words for line in thinking.box[3:5])
        assert thinking.bar[1].words == thinking.say.DO_IT
        assert (False, 0) in waits and (True, None) in waits and (False, None) not in waits  # it loads without a pause
        handheld.press("RIGHT")
        assert not thinking.left
    handheld.press(key[0])
    screen = back_at_the_table(handheld)
    handheld.until(lambda: screen.turn.ready and not screen.game.advised or packed(screen.game) != at_first, 20_000)
    handheld.run(200)
    assert (packed(screen.game) != at_first or screen.part is not None) == (key == "A")
    if key != "A":
        assert screen.game.undoable and screen.turn.ready and not screen.part
        assert (screen.advice or (None,))[:2] == (action or (None,))[:2]


def test_the_owl_can_tell_again_after_memory_ran_out(handheld):
    """In the box there is her head alone, then also that of the seat she speaks of."""
    game = table(handheld)
    handheld.until(lambda: app_of(handheld).screen.turn.ready, 20_000)
    from screens import owl
    from screens.table import advice
    app, screen = app_of(handheld), app_of(handheld).screen
    box = owl.thinking(app, "", 48)
    for _ in range(2):
        advice.say(screen, box, ("hit", 0x15, 1, 0, ""))
        assert len(box) == owl.FULL + 1 and game.names[1] in box[3].words


@pytest.mark.parametrize("name", ["hint", "pass_on"])
def test_a_part_that_ran_out_of_memory_can_be_made_again(handheld, monkeypatch, name):
    """Nothing of the first try is left on the screen, nor of the second once it is closed."""
    table(handheld)
    screen = app_of(handheld).screen
    handheld.until(lambda: screen.turn.ready, 20_000)
    count, y, show, bar = len(screen.group), screen.bar.y, screen.bar.show, failing(1, MemoryError)
    monkeypatch.setattr(screen.bar, "show", lambda *words: bar() or show(*words))
    screen.open(name)
    assert screen.part and len(screen.group) == count + 1
    screen.close_part()
    assert len(screen.group) == count and screen.bar.y == y and not screen.hand.hidden


def test_a_card_of_which_there_is_no_room_to_find_the_use_is_offered_to_be_knocked_for(handheld, monkeypatch):
    key_feedback.knocking_for_nothing(handheld)
    part = app_of(handheld).screen.part
    assert not part.is_useful()
    monkeypatch.setitem(sys.modules, "phase10.knocking", SimpleNamespace(is_wanted=full))
    assert part.is_useful()


def test_who_is_asked_to_knock_sees_no_hand_after_memory_ran_out(handheld, monkeypatch):
    key_feedback.knocking_of_two(handheld)
    screen, game = app_of(handheld).screen, app_of(handheld).game
    refresh, fail = screen.refresh, failing(1, MemoryError)
    monkeypatch.setattr(screen, "refresh", lambda: fail() or refresh())
    assert screen.hand.cards and screen.panel.info.words
    with pytest.raises(MemoryError):
        screen.part.cover(1)
    screen.part.cover(1)
    assert not game.held and not screen.hand.cards and not screen.panel.info.words


def test_a_move_is_taken_back_once_though_memory_runs_out(handheld, monkeypatch):
    table(handheld)
    hands, game = Fingers(handheld), app_of(handheld).game
    while len(game.undoable) < 2:
        hands.move()
    import memory
    with monkeypatch.context() as lacking:
        lacking.setattr(memory, "tidy", full)
        before = len(game.undoable)
        game.with_room(game.undo)
    assert len(game.undoable) == before - 1


def test_a_save_that_must_be_is_not_skipped_when_it_is_tried_again(handheld, monkeypatch):
    """As that of the pause menu: the first try runs out of memory in the middle."""
    game, saved, fail = table(handheld), [], failing(1, MemoryError)

    def saving(place, packed, may_skip):
        fail()
        saved.append(may_skip)
        yield

    monkeypatch.setattr(game.machine, "saving", saving)
    monkeypatch.setattr(game, "make_room", lambda: True)
    game.persons = 4  # whose turns are saved the more seldom
    game.to_be_saved(True)
    while game.unsaved is not None:
        assert not game.save_step()
    assert saved == [False]


def test_the_game_goes_on_where_its_rules_cannot_be_saved(handheld, monkeypatch):
    game = play(handheld, 4)
    app = app_of(handheld)
    app.unsaved_choices = b"seats"
    monkeypatch.setattr(type(app.machine), "save", full)
    monkeypatch.setattr(game, "make_room", lambda: False)
    go(handheld, "table")
    handheld.run(1000)
    assert not app.unsaved_choices and app.here == "table"
    Fingers(handheld).settle()
    assert app.screen.turn.ready


def test_no_face_stays_raised_when_bots_do_not_come(handheld):
    game = table(handheld)
    screen = app_of(handheld).screen
    game.forget_bots()
    faces = [cell[0].y for cell in screen.strip.cells]
    raised = []
    while not raised:
        screen.bots.load_step()
        raised = [cell for cell, y in zip(screen.strip.cells, faces) if cell[0].y != y]
    game.table.turn = 2
    screen.bots.unload()
    assert [cell[0].y for cell in screen.strip.cells] == faces


def test_a_phase_may_be_advised_without_the_table(handheld, monkeypatch):
    play(handheld, 4, mode="masters")
    go(handheld, "table")
    thinking = without_table(handheld, monkeypatch)
    game = thinking.game
    handheld.until(lambda: game.advised, 20_000)
    (verb, phase), _ = game.advised
    handheld.press("A")
    screen = back_at_the_table(handheld)
    handheld.until(lambda: screen.turn.ready, 20_000)
    assert verb == "choose" and game.table.at[0] == phase


def test_where_a_hint_finds_no_memory_without_the_table_either_the_turn_goes_on(handheld, monkeypatch):
    import bots
    table(handheld)
    monkeypatch.setattr(bots, "players", full)
    without_table(handheld, monkeypatch)
    screen = back_at_the_table(handheld)
    handheld.run(300)
    assert app_of(handheld).screen is screen and not screen.part and screen.turn.ready and screen.turn.choices
    assert screen.bar.left.words == screen.why("memory") and not screen.game.advised


def test_an_error_while_a_hint_is_thought_of_without_the_table_is_not_repeated(handheld, monkeypatch):
    import bots
    table(handheld)
    app = app_of(handheld)
    monkeypatch.setattr(bots, "players", failing(9))
    without_table(handheld, monkeypatch)
    handheld.until(lambda: app.here == "note", 20_000)
    handheld.press("A", wait=300)
    screen = back_at_the_table(handheld)
    Fingers(handheld).settle()
    assert screen.turn.ready and not screen.part


@pytest.mark.parametrize("tight, there", [(True, False), (True, True), (False, False)])
def test_where_bots_cannot_be_compiled_a_hint_is_thought_of_without_the_table(handheld, monkeypatch, tight, there):
    """Unless they are there."""
    import memory
    game = table(handheld)
    app, screen = app_of(handheld), app_of(handheld).screen
    handheld.until(lambda: screen.turn.ready and game.bots, 20_000)
    monkeypatch.setattr(game, "bots", game.bots if there else ())
    monkeypatch.setattr(memory, "is_tight", lambda: tight)
    handheld.badge.press("SELECT", True)
    handheld.until(lambda: app.here == "thinking" or screen.part, 20_000, 1)
    handheld.badge.press("SELECT", False)
    assert (app.here == "thinking") == (tight and not there)


def test_a_hint_without_room_is_thought_of_again_without_sound(handheld, monkeypatch):
    """Its sentences, which have no room beside the bots, are loaded after them."""
    from screens import owl
    game = table(handheld)
    screen = app_of(handheld).screen
    handheld.until(lambda: screen.turn.ready, 20_000)
    monkeypatch.setattr(game, "low_memory", True)
    screen.open("hint")
    part, hushed = screen.part, []
    handheld.until(lambda: part.adviser, 20_000, 1)
    first = part.adviser
    monkeypatch.setattr(first, "step", full)
    monkeypatch.setattr(app_of(handheld).machine, "free_sound_and_lights", lambda: not hushed and not hushed.append(1))
    monkeypatch.setattr(sys.modules["memory"], "give_way", lambda: False)
    assert "words.en.hint" not in sys.modules
    handheld.until(lambda: part.done, 20_000, 1)
    assert hushed == [1] and screen.part is part and len(screen.advice) > 1
    assert [bool(line.words) for line in part.box[owl._FRAME:][:2]] == [True, True]


def test_what_has_told_a_hint_goes_again_also_where_there_was_no_room_to_unload_it(handheld, monkeypatch):
    """That takes a few bytes; the box, which may stay open for long, would keep the room of ten modules."""
    import memory
    game = table(handheld)
    screen = app_of(handheld).screen
    handheld.until(lambda: screen.turn.ready, 20_000)
    screen.open("hint")
    part, real, failed = screen.part, memory.tidy, []

    def tidy():
        if "screens.table.pointing" in sys.modules and not failed:
            failed.append(True)
            raise MemoryError
        real()

    monkeypatch.setattr(memory, "tidy", tidy)
    monkeypatch.setattr(game, "make_room_beside_bots", lambda: True)
    handheld.until(lambda: part.done, 20_000, 1)
    assert failed and screen.part is part and screen.advice
    assert not {"screens.table.pointing", "screens.table.advice", "words.en.hint"} & sys.modules.keys()


def test_bots_are_left_although_there_is_no_room_to_begin_it(handheld, monkeypatch):
    game = table(handheld)
    screen = app_of(handheld).screen
    monkeypatch.setattr(game, "loading_for_person", full)
    screen.bots.unload()
    assert not screen.bots.unloading


@pytest.mark.parametrize("half", ["bots", "advice"])
def test_a_hint_that_is_left_early_keeps_no_bots(handheld, monkeypatch, half):
    """Neither half-loaded bots nor the one that is thinking stay loaded if there is no memory for them beside a
    person's turn.
    """
    import sys
    import memory
    monkeypatch.setattr(memory, "is_short", lambda: True)
    game = table(handheld)
    screen = app_of(handheld).screen
    handheld.until(lambda: screen.turn.ready, 20_000)
    assert not game.bots
    screen.open("hint")
    part = screen.part
    handheld.until(lambda: screen.bots.loading if half == "bots" else part.adviser, 20_000, 1)
    assert not part.done
    screen.leave_part()
    assert not screen.bots.loading and not part.adviser and game.moment == "own"
    assert not {"bots.mind", "bots.needs", "bots.throwing"} & sys.modules.keys()


def test_who_lacks_memory_to_think_hushes_the_sound_and_thinks_again(handheld, monkeypatch):
    game = table(handheld)
    handheld.until(lambda: game.bots, 10_000)
    bot = game.bots[game.table.turn + 1]
    real, told = bot.step, []

    def step():
        told.append(len(told))
        if len(told) == 1:
            raise MemoryError
        return real()

    monkeypatch.setattr(game.machine, "free_sound_and_lights", lambda: len(told) == 1)
    bot.step = step
    end_turn(handheld, game).settle()
    from handheld import faults
    assert len(told) > 1 and "MemoryError" not in faults.log()


@pytest.mark.parametrize("replaced", [False, True])
def test_bots_are_loaded_again_when_one_has_no_memory_to_think(handheld, monkeypatch, replaced):
    """It decides then what it would have decided; nothing is told. Also after another one was replaced."""
    game = table(handheld)
    handheld.until(lambda: game.bots, 10_000)
    if replaced:
        app_of(handheld).screen.bots.give_up("endless")
        handheld.until(lambda: game.bots, 10_000)
    bot = game.bots[game.table.turn + 1]
    bot.step = full
    monkeypatch.setattr(type(game), "make_room_beside_bots", lambda game: False)
    end_turn(handheld, game).settle()
    from handheld import faults
    assert game.bots and bot not in game.bots and "MemoryError" not in faults.log()


def test_the_fallback_ends_every_turn():
    """In all modes, with the fallback in every seat."""
    from device import games
    from phase10 import engine

    from bots import fallback
    for seed in range(60):
        table = games.table_for(seed)
        table = table[0] if isinstance(table, tuple) else table
        for _ in range(150):
            if table.step == "end":
                break
            action = ("deal",) if table.step in ("deal", "over") else fallback.action(table, table.turn)
            assert engine.do(table, table.turn, action) is None, (seed, action)
            table.events.clear()


# --- words, the ring, the book of the dice ---------------------------------------------------------------------------


def test_words_fall_back_one_by_one(handheld):
    import memory
    app = app_of(handheld)
    app.language("de")
    german, english = memory.words("de", "records"), memory.words("en", "records")
    del german.RECORDS
    del english.GAMES, german.GAMES
    say = app.words_of("records")
    assert say.RECORDS == english.RECORDS != german.WON == say.WON and say.GAMES == "GAMES"


@pytest.mark.parametrize("error", [ImportError, SyntaxError, UnicodeError, ValueError])
def test_english_that_is_missing_or_damaged_is_said_by_its_names(handheld, monkeypatch, error):
    """A damaged .mpy file raises ValueError: one of the title's words in the own language let nothing start."""
    app = app_of(handheld)
    failing_words(monkeypatch, "bench", error)
    assert app.words_of("bench").FREE == "FREE"
    assert app.machine.complaints[-1] == ("words", "en/bench")  # which file it is, is told once


def test_the_ring_is_shown_and_read(handheld, tmp_path, capsys):
    app = app_of(handheld)
    app.screen.tick = failing(1, KeyError)
    handheld.run(300)
    read(handheld)
    from handheld import faults
    assert faults.log().startswith("KeyError test_errors:")
    go(handheld, "bench")
    handheld.run(400)
    lines = faults.fault_lines
    lines[:] = (faults.log().encode() + b"OSError a:1\n" + bytes(len(lines)))[:len(lines)]
    handheld.press("RIGHT", wait=300)
    assert app.here == "note" and app.screen.words.startswith("KeyError")
    assert "\n\nOSError a:1" in app.screen.words  # each is a paragraph
    handheld.press("A", wait=300)
    assert app.here == "bench"
    file = tmp_path / "said.txt"
    home = [flat.placed(f"lib/screens/{name}.py")[4:-3] for name in ("app", "table/screen")]
    file.write_text("KeyError %s:54 %s:60 x_y:1\n" % tuple(home), encoding="utf-8")
    capsys.readouterr()
    assert where.main([str(file)]) == 0
    told = capsys.readouterr().out
    assert told.startswith('KeyError\n  File "lib/screens/app.py", line 54, in ') and told.endswith("\n  x_y:1\n")
    assert 'File "lib/screens/table/screen.py", line 60, in ' in told


@pytest.mark.parametrize("damage", ["gone", "changed", "short"])
def test_dice_without_their_book(handheld, damage, tmp_path):
    from bots import dice_book
    real = dice_book._open
    content = bytearray(real().read())
    content = content[:-900] if damage == "short" else content[:999] + bytes((content[999] ^ 4,)) + content[1000:]
    (tmp_path / "dice.bin").write_bytes(content)

    def opened():
        if damage == "gone":
            raise OSError(2)
        return open(tmp_path / "dice.bin", "rb")

    dice_book._open = opened
    begin_dice(handheld, [(10, 0, "FINN"), (10, 1, "LULU")])
    app = app_of(handheld)
    handheld.run(20_000)
    assert app.here == "dice" and app.game.table.turns > 3
    from handheld import faults
    assert not faults.log()
    dice_book._open = real
    app.game = None
    go(handheld, "title")
    handheld.run(400)
    assert app.here == "note"


def test_bots_go_where_the_table_of_moments_finds_no_room(handheld, monkeypatch):
    import builtins
    import sys
    game = table(handheld)
    while not game.bots:
        handheld.run(500)
    import memory
    real = builtins.__import__

    def full(name, *args):
        if name == "lookup" and "bots.mind" in sys.modules:
            raise MemoryError
        return real(name, *args)

    monkeypatch.setattr(builtins, "__import__", full)
    memory.enter("table", game.rules)
    assert "bots.mind" not in sys.modules and "phase10.turn" in sys.modules


def test_a_card_shines_only_where_there_is_room(handheld, monkeypatch):
    table(handheld)
    from handheld import colours, sheets
    from screens.table import tiles
    top, real = app_of(handheld).screen.piles.tops[0], sheets.palette

    def full(number):
        if number >= colours.LIT:
            raise MemoryError
        return real(number)

    monkeypatch.setattr(sheets, "palette", full)
    tiles.put_card(top, 0x25, colours.LIT)
    assert top.pixel_shader is real(2) and top[0] == 5


def test_a_discard_that_cannot_be_judged_is_asked_for_again(handheld, monkeypatch):
    game = table(handheld, seed=11)
    handheld.press("A")
    Fingers(handheld).settle()
    from screens.table import asking

    def full(*_):
        raise MemoryError

    monkeypatch.setattr(asking, "question", full)
    screen = app_of(handheld).screen
    screen.turn.spare, held = 0, len(game.table.hands[0])
    handheld.press("A", wait=200)
    assert screen.turn.question == screen.bar.left.words and len(game.table.hands[0]) == held
    handheld.press("A", wait=200)
    assert len(game.table.hands[0]) == held - 1


@pytest.mark.parametrize("many", [1, 9])
@pytest.mark.parametrize("wait", [0, 2100])
def test_settings_whose_save_fails_are_saved_once_more_or_told_of(handheld, many, wait):
    """When the menu is left, and while it is shown."""
    from screens.menus import choices
    go(handheld, "settings")
    for key in ("DOWN", "RIGHT"):
        handheld.press(key)
    tried, app = failing_saves(handheld, many, KeyError), app_of(handheld)
    handheld.run(wait)
    handheld.press("B", wait=1500)
    assert len(tried) == 2
    assert (choices.kept_by(app.machine)[0].get("sound") == ("2", "3")) == (many == 1)
    assert app.here == ("note" if many == 9 else "title") and (many == 1 or app.screen.complaint == ("save", "broken"))


@pytest.mark.parametrize("many", [1, 9])
def test_a_hand_of_the_score_sheet_whose_save_fails_is_saved_once_more_or_told_of(handheld, many):
    from handheld import SHEET
    from test_real_cards import open_sheet
    _, scribe = open_sheet(handheld, 3)
    tried, app = failing_saves(handheld, many, KeyError), app_of(handheld)
    scribe.hand("A! B20 C30")
    assert len(tried) == 2 and app.here == "sheet" and bool(app.machine.load(SHEET)[0]) == (many == 1)
    assert app.machine.complaints == ([] if many == 1 else [("save", "broken")])


def test_after_a_fault_dice_go_on_with_the_game_that_was_begun(handheld, monkeypatch):
    """Not with another one of the same rules and seats, with which the screen was opened."""
    begin_dice(handheld, [(0, 6, "YOU"), (6, 0, "FINN")])
    app = app_of(handheld)
    handheld.until(lambda: app.screen.ready)
    screen, app.game.table.scores[0] = app.screen, 35
    monkeypatch.setattr(screen, "tick", failing(1))
    handheld.until(lambda: app.here == "note")
    handheld.press("A", wait=2000)
    assert app.here == "dice" and app.screen is not screen and app.game.table.scores[0] == 35


@pytest.mark.parametrize("may_restart", [True, False])
@pytest.mark.parametrize(("name", "args", "done"), [
    ("aim", ([("discard", 0x50, 1), ("discard", 0x50, 2)],), ("do", ("discard", 0x50, 1))),
    ("aim", (), ("do", "fallback")), ("choosing", (), ("do", "fallback")), ("knock", (b"", 0), ("refuse", "memory")),
    ("lay", (), ("do", ("lay", "best", 2))), ("hint", (), ("go", "thinking")), ("pass_on", (), None)])
def test_where_there_is_no_room_for_a_part_its_choice_is_made_or_the_program_begins_anew(
        monkeypatch, name, args, done, may_restart):
    """In any case anew where a device is to be passed, for nobody may see another's hand."""
    from bots import fallback
    from phase10 import turn
    from screens.table import parts
    monkeypatch.setattr(turn, "best_lay", lambda table, seat, at: "best")
    monkeypatch.setattr(fallback, "action", lambda table, seat: "fallback")
    came = []
    screen = SimpleNamespace(
        game=SimpleNamespace(table=SimpleNamespace(turn=0)), panel=SimpleNamespace(at=2),
        may_restart=lambda: may_restart,
        do=lambda action: came.append(("do", action)), refuse=lambda code: came.append(("refuse", code)),
        app=SimpleNamespace(go=lambda screen: came.append(("go", screen))))
    anew = not done or may_restart and (name in ("choosing", "knock") or not args and name == "aim")
    with pytest.raises(MemoryError) if anew else contextlib.nullcontext():
        parts.do_without(screen, name, args)
    assert came == ([] if anew else [done])


def test_what_is_loaded_for_a_part_that_a_key_opens_has_the_part():
    from screens.table import parts
    for name in ("lay", "hint", "aim"):
        needed = parts.needs(name).split()
        assert parts.part_of(name).__module__ in needed and all(importlib.import_module(module) for module in needed)
