# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Out of memory: the game is saved and continued after a restart of the program. If that does not help, the title says
so.
"""

import builtins
import contextlib
import importlib
import re
import sys
import types

import arguments
import pytest
from driver import Handheld, ProgramEnded
from key_player import Fingers
from stage import app_of, begin_dice, close_eyes, end_game, end_hand, failing_saves, failing_words, go, play, where
from test_real_cards import open_sheet

SENTENCE = "^Phase 10 cannot go on. Copy its files onto the drive again.$"
QUICK, EVENT, JOURNEY = 1, 2, 4  # as in screens/kinds.py, which finds the stand-ins only later


class NewBeginning(BaseException):
    """Raised in place of supervisor.reload(); a BaseException, so that `except Exception` does not catch it."""


@pytest.fixture
def reload(monkeypatch):
    """Patch supervisor so that reload() works and the run reason can be set."""
    import driver
    driver.prepare()
    import supervisor

    def begin():
        raise NewBeginning

    monkeypatch.setattr(supervisor, "reload", begin, raising=False)
    monkeypatch.setattr(supervisor, "RunReason", types.SimpleNamespace(SUPERVISOR_RELOAD="reload"), raising=False)
    return lambda why: monkeypatch.setattr(type(supervisor.runtime), "run_reason", why, raising=False)


def reason(ended):
    """What ended the program: the exception itself, where a sentence stands for it."""
    cause = ended.value.__cause__
    return cause.__cause__ or cause


@contextlib.contextmanager
def switched_on(reload, run=300, why="startup"):
    """A handheld that has been on for so many ms; why its program began."""
    reload(why)
    with Handheld(seed=7, speed="none") as one:
        one.run(run)
        yield one


def full(handheld):
    """Make the current screen raise MemoryError."""
    def tick():
        raise MemoryError

    app_of(handheld).screen.tick = tick


def test_the_game_goes_on_where_it_was(reload):
    with switched_on(reload) as one:
        made = play(one, 4)
        go(one, "table")
        deal, mine = made.table.code, sorted(made.table.hands[0])
        full(one)
        with pytest.raises(ProgramEnded) as ended:
            one.run(100)
        assert isinstance(ended.value.__cause__, NewBeginning)
        nvm, drive = one.badge.nvm, one.badge.drive
    reload("reload")
    with Handheld(nvm=nvm, drive=drive, seed=7, speed="none") as again:
        again.run(400)
        assert where(again) == "table"
        table = app_of(again).game.table
        assert (table.code, sorted(table.hands[0])) == (deal, mine)
        assert app_of(again).again  # not a second time for the same
        end_hand(app_of(again).game)
        go(again, "score")
        go(again, "next_hand")
        assert not app_of(again).again  # it has gone on


@pytest.mark.parametrize("again", [False, True])
@pytest.mark.parametrize("lacking", ["bots", "tidy", "thoughts", "rule", "moves"])
def test_a_table_without_room_for_ever_does_not_stand(reload, monkeypatch, lacking, again):
    """The fallback replaces the bots for a round, then the program restarts; if it has just restarted, it replaces
    them to the end. If that is impossible, it restarts at once, or the title reports it.
    """
    with switched_on(reload) as one:
        close_eyes(one)
        game, hands, turns = play(one, 4), Fingers(one), 0
        go(one, "table")
        hands.settle()
        app_of(one).again = again
        game.forget_bots()
        lack_room(monkeypatch, game, lacking)
        try:
            while turns < 4 and hands.settle():
                turns += game.table.step == "draw"
                hands.move()
        except ProgramEnded as ended:
            assert isinstance(ended.__cause__, NewBeginning) and not again
            assert turns == (2 if lacking in ("bots", "tidy", "thoughts") else 1)
        else:
            assert again and where(one) == ("note" if lacking in ("rule", "moves") else "table")


def lack_room(monkeypatch, game, lacking):
    """Make this function always raise MemoryError."""
    import builtins
    import memory
    waking, tidy, import_ = game.loading_bots, memory.tidy, builtins.__import__

    def nowhere(*_):
        raise MemoryError

    def thoughtless():
        yield from waking()
        for player in game.bots:
            if player:
                player.step = nowhere

    game.machine.free_sound_and_lights = lambda: False
    if lacking == "moves":
        game.do = nowhere
    elif lacking == "tidy":  # after the bots are loaded
        monkeypatch.setattr(memory, "tidy", lambda: (
            nowhere if sys._getframe(1).f_code.co_name == "loading_bots" else tidy)())
    else:
        game.loading_bots = thoughtless if lacking == "thoughts" else nowhere
    if lacking == "rule":
        monkeypatch.setattr(builtins, "__import__", lambda name, *args: (
            nowhere() if ("replacing",) in args else import_(name, *args)))


def bytes_of(thing):
    """All bytearrays in an object, also in nested lists."""
    if isinstance(thing, bytearray):
        yield thing
    for part in thing if isinstance(thing, list) else ():
        yield from bytes_of(part)


@pytest.mark.parametrize("refused", [0, 1, 20])
def test_what_a_hand_has_left_in_memory_is_made_anew(reload, monkeypatch, refused):
    """All bytearrays of the game are reallocated with the same content; also if there is no memory for some of them."""
    calls = []

    def refuse(value):
        calls.append(value)
        if len(calls) == refused:
            raise MemoryError
        return copied_low(value)

    with Handheld(seed=7, speed="none") as one:
        one.run(300)
        from phase10 import snapshot
        from screens import compacting
        copied_low = compacting.copied_low
        game = play(one, 4, mode="twist")
        table = game.table
        table.laid[1].append(bytearray(b"\x01\x05\x15\x25\x35"))
        before, packed = [list(bytes_of(list(vars(thing).values()))) for thing in (game, table)], snapshot.pack(table)
        monkeypatch.setattr(compacting, "copied_low", refuse)
        if refused:
            with pytest.raises(MemoryError):
                compacting.compact(game)
        else:
            compacting.compact(game)
            after = [list(bytes_of(list(vars(thing).values()))) for thing in (game, table)]
            assert after == before and len(after[1]) > 20
            assert not {id(one) for some in after for one in some} & {id(one) for some in before for one in some}
        assert table.pile is table.piles[0] and snapshot.pack(table) == packed


def test_bytes_for_which_there_is_no_room_stay_where_they_are(monkeypatch):
    import driver
    driver.prepare()
    import memory

    class Full(bytearray):
        def __init__(self, _):
            raise MemoryError

    kept, text = bytes(range(40)), "kept"
    assert memory.copied_low(kept) == kept and memory.copied_low(kept) is not kept and memory.copied_low(text) is text
    monkeypatch.setattr(memory, "bytearray", Full, raising=False)
    assert memory.copied_low(kept) is kept


def test_a_stack_that_there_is_no_room_to_wipe_stays_as_it_is(monkeypatch):
    import driver
    driver.prepare()
    import memory
    calls = []

    def refuse(*zeros):
        calls.append(zeros)
        raise MemoryError

    monkeypatch.setattr(memory, "_overwrite", refuse)
    memory.wipe_stack()
    assert calls and set(calls[0]) == {0}


@pytest.mark.parametrize("there_is_room", [False, True])
def test_one_move_is_taken_back_also_where_nothing_can_be_made_anew(monkeypatch, there_is_room):
    calls = []
    with Handheld(seed=7, speed="none") as one:
        one.run(300)
        game = play(one, 4)
        from phase10 import unpacking
        from screens import compacting
        monkeypatch.setattr("memory.tidy", lambda: None)  # these stay as they are now
        game._before, game.undoable = b"packed", ["first", "second"]
        monkeypatch.setattr(unpacking, "replayed",
                            lambda packed, rules, done: calls.append((packed, list(done))) or game.table)
        if not there_is_room:
            monkeypatch.setattr(compacting, "copied_low", lambda value: bytearray(1 << 62))
        assert game.with_room(game.undo, fallback=False)
        assert calls == [(b"packed", ["first"])] and game.undoable == ["first"]


def test_a_result_of_dice_that_cannot_be_shown_on_is_counted_once(reload):
    """The program restarts, without a message of a fault: the game is in the records and its save is gone."""
    with switched_on(reload) as one:
        from screens.menus import tally
        app = app_of(one)
        begin_dice(one, [(0, 6, "YOU"), (10, 0, "FINN")])
        app.game.table.step, app.game.table.winners = "end", (1,)
        go(one, "dice_end")
        assert where(one) == "dice_end"
        full(one)
        with pytest.raises(ProgramEnded) as ended:
            one.run(100)
        assert isinstance(ended.value.__cause__, NewBeginning)
        assert tally.Tally(app.machine).numbers["GAMES"] == 1 and app.machine.load(0)[0] is None


def test_a_second_time_the_title_says_so(reload):
    reload("reload")
    with Handheld(seed=7, speed="none") as poor:
        poor.run(400)
        assert where(poor) == "title"  # there was nothing to go on with
        play(poor, 4)
        go(poor, "table")
        full(poor)
        poor.run(300)
        assert where(poor) == "note" and app_of(poor).game is None
        poor.press("A")
        poor.run(200)
        assert where(poor) == "title" and app_of(poor).screen.items[0] == "CONTINUE"


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("winner", [0, 1])
def test_a_level_is_counted_though_there_is_no_room_to_show_its_stars(reload, late, winner):
    """Neither when their screen is created nor, before that, when its modules are loaded."""
    with switched_on(reload) as one:
        import memory
        from handheld import sheets
        from screens.journey import progress
        from screens.kinds import JOURNEY
        entering = memory.entering

        def nowhere(*_):
            raise MemoryError

        if late:
            sheets.load = nowhere
        else:
            memory.entering = lambda moment, *game: nowhere() if moment == "stars" else entering(moment, *game)
        end_game(play(one, 2, kind=JOURNEY), winners=(winner,))
        with pytest.raises(ProgramEnded) as ended:
            go(one, "stars")
        assert isinstance(ended.value.__cause__, NewBeginning)
        kept = progress.Progress(app_of(one).machine)
        assert (kept.stars(0) & progress.WON, kept.record[2]) == ((1, 0) if winner == 0 else (0, 1))


@pytest.mark.parametrize("failures", [1, 2])
def test_a_hand_without_room_for_the_table_is_dealt_once_and_shown_when_there_is(reload, monkeypatch, failures):
    """A second try has more memory, because the modules that created or loaded the game have been dropped; a third one
    has an empty heap.
    """
    with switched_on(reload) as one:
        import memory
        entering, left = memory.entering, [failures]

        def short(moment, *game):
            if moment == "opening" and left[0]:
                left[0] -= 1
                raise MemoryError
            return entering(moment, *game)

        game = play(one, 4)
        end_hand(game)
        hand = game.table.hand_no
        monkeypatch.setattr(memory, "entering", short)
        if failures == 1:
            go(one, "next_hand")
            one.until(lambda: where(one) == "table", 10_000)
            assert app_of(one).game is game and game.table.hand_no == hand + 1 and not left[0]
            assert not app_of(one).machine.complaints
        else:
            with pytest.raises(ProgramEnded) as ended:
                go(one, "next_hand")
                one.run(2000)
            assert isinstance(ended.value.__cause__, NewBeginning)


@pytest.mark.parametrize(("names", "forgets"), [
    (["score", "next_hand"], True), (["score"], False), (["pause"], False), (["table"], False)])
def test_a_new_beginning_is_forgotten_when_the_next_hand_begins(names, forgets):
    """Until then a second restart would show that restarting does not help."""
    with Handheld(seed=7, speed="none") as one:
        one.run(300)
        end_hand(play(one, 2))
        app_of(one).again = True
        for name in names:
            go(one, name, *{"pause": (0, None)}.get(name, ()))
        assert app_of(one).again == (not forgets)


def test_a_score_that_there_is_never_room_for_is_told_of_after_a_new_beginning(reload, monkeypatch):
    """It restarted for ever, without a key: the hand was over, and so its score was opened again each time."""
    with switched_on(reload, why="reload") as one:
        end_hand(play(one, 2))
        app_of(one).again = True
        failing_words(monkeypatch, "score", MemoryError)
        app_of(one).go("score")
        one.until(lambda: where(one) == "note", 20_000)
        assert ("memory", "") == app_of(one).screen.complaint


def test_where_a_new_beginning_did_not_help_the_next_one_waits_for_the_end_of_the_hand(reload):
    """Else a game that runs out of memory at the same place each time would begin anew for ever."""
    with switched_on(reload, why="reload") as one:
        app, item = app_of(one), "CONTINUE"
        app.again, rounds = True, []
        play(one, 4)
        for _ in range(2):
            go(one, "table")
            full(one)
            one.until(lambda: where(one) == "note", 10_000)
            one.press("A", wait=300)
            one.until(lambda: where(one) == "title", 10_000)
            app.screen.pick(app.screen.items.index(item))
            one.until(lambda: where(one) == "table", 20_000)
            rounds.append(app.again)
        assert rounds == [True, True]
        end_hand(app.game)
        go(one, "score")
        go(one, "title")
        app.screen.pick(app.screen.items.index(item))
        assert not app.again and not app.stuck


def test_with_no_room_even_for_that_it_begins_anew(reload):
    """Otherwise it would try forever to show the title."""
    with switched_on(reload, why="reload") as poor:

        def rescue(_):
            raise MemoryError

        app_of(poor)._rescue = rescue
        full(poor)
        with pytest.raises(ProgramEnded) as ended:
            poor.run(100)
        assert isinstance(ended.value.__cause__, NewBeginning)


@pytest.mark.parametrize("error", [MemoryError, RuntimeError])
def test_a_title_that_fails_in_each_frame_after_a_restart_is_told_of_at_last(reload, monkeypatch, error):
    """Without memory it restarted for ever, and after any other fault it was opened for ever."""
    with switched_on(reload, 0, "reload") as one:
        from screens.app import App
        real = App._step

        def step(app):
            if app.here == "title":
                raise error
            real(app)

        monkeypatch.setattr(App, "_step", step)
        with pytest.raises(ProgramEnded) as ended:
            for _ in range(4):
                one.run(1000)
                one.press("A")  # the note about the first
        assert isinstance(reason(ended), error)


@pytest.mark.parametrize("after", [5000, 15_000])
def test_a_title_that_has_long_been_shown_may_be_full_once_more_after_a_restart(reload, after):
    """Not right after it: then it would restart for ever, instead of telling of it."""
    with switched_on(reload, 2000, "reload") as one:
        one.run(after)
        full(one)
        one.run(500)
        assert where(one) == "title" and not app_of(one).machine.complaints
        one.run(after)
        full(one)
        if after < 10_000:
            one.run(2000)
            assert where(one) == "note"
            return
        with pytest.raises(ProgramEnded) as ended:
            one.run(100)
        assert isinstance(ended.value.__cause__, NewBeginning)


@pytest.mark.parametrize("why", ["startup", "reload"])
def test_a_note_that_there_is_never_room_for_does_not_keep_the_title_away(reload, monkeypatch, why):
    """Each title opened it, and its own lack of room was told of by the next."""
    with switched_on(reload, 2000, why) as one:
        import memory
        from handheld.complaints import complain
        real, tries = memory.making_room, []

        def lacking(do, *args):
            if do.__module__ == "screens.menus.note":
                tries.append(1)
                raise MemoryError
            return real(do, *args)

        monkeypatch.setattr(memory, "making_room", lacking)
        complain("fault", "")
        one.run(5000)
        assert where(one) == "title" and not app_of(one).machine.complaints and 0 < len(tries) < 9
        one.press("DOWN", wait=300)
        assert app_of(one).screen.rows.at


def test_a_firmware_that_does_not_tell_is_no_obstacle():
    with Handheld(seed=7) as plain:
        plain.run(300)
        assert where(plain) == "title" and not app_of(plain).again


@pytest.mark.parametrize("much", [False, True])
def test_a_menu_without_room_beside_what_is_loaded_ahead_is_opened_without_that(reload, monkeypatch, much):
    """much: it needs as much as only an empty memory has."""
    with switched_on(reload, 20_000) as one:
        go(one, "records")
        one.run(300)
        panel, memory, ahead = app_of(one).machine.screen, sys.modules["memory"], []
        real = panel.felt

        def scarce(*args):
            ahead.append("phase10.turn" in sys.modules)
            if ahead[-1] or much and memory._left_free != memory.MUCH:
                raise MemoryError
            return real(*args)

        monkeypatch.setattr(panel, "felt", scarce)
        monkeypatch.setattr(memory, "_left_free", memory._left_free)
        go(one, "title")
        one.run(400)
        assert where(one) == "title" and ahead[0] and not ahead[-1] and (memory._left_free == memory.MUCH) == much
        one.press("DOWN", wait=100)
        assert not app_of(one).machine.complaints


def test_what_was_loaded_ahead_gives_way_to_the_cards_of_the_deal(reload, monkeypatch):
    """The last loaded first; what the deal itself needs stays, and the screen is not opened again."""
    with switched_on(reload, 20_000) as one:
        go(one, "newgame")
        one.run(20_000)
        from handheld import sheets
        real, there = sheets.load, []

        def load(name, *size):
            if name == "cards" and len(there) < 3:
                there.append({module for module in ("phase10.turn", "screens.table.bots", "screens.menus.deal",
                                                    "phase10.options") if module in sys.modules})
                if len(there) < 3:
                    raise MemoryError
            return real(name, *size)

        monkeypatch.setattr(sheets, "load", load)
        one.press("START", wait=3000)
        assert where(one) == "table" and len(there) == 3
        assert "screens.table.bots" in there[0] and "screens.table.bots" not in there[1]
        assert {"phase10.turn", "screens.menus.deal", "phase10.options"} <= there[2]
        assert not app_of(one).machine.complaints


@pytest.mark.parametrize("compiled", [False, True])
def test_room_is_made_before_a_module_is_compiled(reload, monkeypatch, compiled):
    """As much as its file declares, by dropping what was loaded ahead; a compiled module needs no more."""
    with switched_on(reload, 20_000):
        import gc

        memory = sys.modules["memory"]
        monkeypatch.setattr(memory, "_compiled", compiled)
        early = [name for name in memory._droppable if name in sys.modules]
        monkeypatch.setattr(gc, "mem_free", lambda: 25_000 + 2000 * sum(name not in sys.modules for name in early))
        real, rooms = memory.load, []

        def load(name):
            rooms.append((memory.room_for(name), gc.mem_free()))
            return real(name)

        monkeypatch.setattr(memory, "load", load)
        needed = "screens.menus.presets", "screens.menus.newgame"
        memory._drop(needed)
        early = [name for name in early if name not in needed]
        memory.enter("newgame")
        assert len(rooms) >= len(needed) and all(compiled or 4000 < need <= free for need, free in rooms)
        gone = [name for name in early if name not in sys.modules]
        assert bool(gone) != compiled and len(gone) < len(early)


def test_without_room_for_large_letters_a_menu_has_small_ones(reload, monkeypatch):
    with switched_on(reload) as one:
        from handheld import text
        real = text.opened

        def opened(name):
            if name == "big":
                raise MemoryError
            return real(name)

        play(one, 3)
        go(one, "table")
        text.keep_fonts("small")
        monkeypatch.setattr(text, "opened", opened)
        go(one, "pause")
        assert where(one) == "pause" and not app_of(one).machine.complaints
        assert app_of(one).big is app_of(one).small
        monkeypatch.setattr(text, "opened", real)
        assert app_of(one).big is not app_of(one).small


def test_large_letters_that_were_read_in_part_are_let_go(reload, monkeypatch):
    """There was no room for the others; they would only take up memory."""
    with switched_on(reload) as one:
        from handheld import fonts, text
        real, left = fonts.read_more, [3]

        def read_more(font):
            left[0] -= 1
            if left[0] < 0:
                raise MemoryError
            real(font)

        text.keep_fonts("small")
        monkeypatch.setattr(fonts, "read_more", read_more)
        assert app_of(one).big is app_of(one).small and list(text._fonts) == ["small"]


def test_where_the_way_to_a_screen_finds_no_room_what_was_loaded_ahead_gives_way(reload, monkeypatch):
    with switched_on(reload, 20_000) as one:
        from screens import navigation
        real, there = navigation.enter, []

        def enter(*args):
            there.append("phase10.turn" in sys.modules)
            if there[-1]:
                raise MemoryError
            return real(*args)

        assert "phase10.turn" in sys.modules
        monkeypatch.setattr(app_of(one), "_entering", lambda: enter(app_of(one), *app_of(one)._next))
        app_of(one).go("settings")
        one.run(400)
        assert where(one) == "settings" and there[0] and not there[-1]
        assert not app_of(one).machine.complaints


@pytest.mark.parametrize("lacking", ["screen_of", "keep_loaded"])
def test_a_menu_that_finds_no_room_beside_the_old_one_comes_when_that_has_gone(reload, monkeypatch, lacking):
    with switched_on(reload) as one:
        from handheld import faults
        from screens import navigation
        app, beside = app_of(one), []
        owner = navigation if lacking == "screen_of" else navigation.memory
        real = getattr(owner, lacking)

        def full(*args):
            beside.append(app.screen is not None)
            if beside[-1]:
                raise MemoryError
            return real(*args)

        monkeypatch.setattr(owner, lacking, full)
        monkeypatch.setattr(app, "_entering", lambda: navigation.enter(app, *app._next))  # this one, not a fresh one
        go(one, "help")
        assert where(one) == "help" and beside == [True, False] and not app.machine.complaints and not faults.log()


def test_after_a_game_large_sheets_are_loaded_before_modules_beside_the_old_screen(reload, monkeypatch):
    """Modules leave the memory in pieces. Without room for the sheets the screen loads them itself."""
    with switched_on(reload) as one:
        from screens import navigation
        go(one, "settings")
        app, real, seen = app_of(one), navigation.large_sheets, []

        def large_sheets(app, name):
            seen.append((name, app.screen is not None, "screens.journey.map" in sys.modules))
            if len(seen) > 1:
                raise MemoryError
            real(app, name)

        monkeypatch.setattr(navigation, "large_sheets", large_sheets)
        monkeypatch.setattr(sys.modules["memory"], "give_way", lambda: False)
        monkeypatch.setattr(app, "_entering", lambda: navigation.enter(app, *app._next))  # this one, not a fresh one
        for _ in range(2):
            go(one, "settings")
            app.here = "pause"  # as if a game had been stopped there
            go(one, "journey")
        assert where(one) == "journey" and seen == [("journey", True, False)] * 2 and not app.machine.complaints


def loaded_ahead(one, name="settings"):
    """Wait until much has been loaded ahead, and go there; return a function: how many of these modules are left."""
    go(one, "settings")
    one.run(20_000)
    if name != "settings":
        go(one, name)
    ahead = [name for name in sys.modules["memory"]._droppable if name in sys.modules]
    assert len(ahead) > 8
    return lambda: sum(name in sys.modules for name in ahead)


def test_what_was_loaded_ahead_gives_way_to_a_menu_that_finds_no_room_alone_either(reload, monkeypatch):
    with switched_on(reload, 20_000) as one:
        from handheld import faults
        from screens import navigation
        app, real, there = app_of(one), navigation.screen_of, loaded_ahead(one)
        all_of_them = there()

        def screen_of(name):
            if there() > all_of_them // 2:
                raise MemoryError
            return real(name)

        monkeypatch.setattr(navigation, "screen_of", screen_of)
        monkeypatch.setattr(app, "_entering", lambda: navigation.enter(app, *app._next))  # this one, not a fresh one
        go(one, "help")
        assert where(one) == "help" and not faults.log() and 0 < there() <= all_of_them // 2


def test_what_was_loaded_ahead_gives_way_to_the_list_of_languages(reload, monkeypatch):
    """A list of all files in lib on the drive."""
    with switched_on(reload, 20_000) as one:
        from handheld import settings
        real, there = settings.languages, loaded_ahead(one)
        screen, all_of_them = app_of(one).screen, there()

        def languages():
            if there() == all_of_them:
                raise MemoryError
            return real()

        monkeypatch.setattr(settings, "languages", languages)
        one.press("RIGHT", wait=300)
        assert app_of(one).machine.settings.language == "de" and app_of(one).screen is screen


def test_what_was_loaded_ahead_gives_way_to_another_language_and_to_a_new_game(reload, monkeypatch):
    with switched_on(reload, 20_000) as one:
        from handheld import faults
        there = loaded_ahead(one, "title")
        app, memory, all_of_them = app_of(one), sys.modules["memory"], there()

        def load(name):
            if there() == all_of_them:
                raise MemoryError
            return __import__(name, None, None, ("*",))

        def newcomer():
            raise MemoryError  # until it has been unloaded

        monkeypatch.setattr(memory, "load", load)
        app.language("fr")
        assert app.words.LANGUAGE == "Français" and there() < all_of_them
        monkeypatch.undo()
        from screens.menus import players
        memory._droppable.append("screens.menus.players")
        monkeypatch.setattr(players, "newcomer", newcomer)
        app.screen.pick(app.screen.items.index("GUIDE"))
        assert app.leaving() and not faults.log()


def test_what_was_loaded_ahead_gives_way_once_more_when_the_old_menu_has_gone(reload, monkeypatch):
    with switched_on(reload) as one:
        app, memory, asked = app_of(one), sys.modules["memory"], []
        monkeypatch.setattr(memory, "free_up", lambda room: asked.append((app.screen is None, room)))
        go(one, "help")
        assert (True, memory.AHEAD) in asked


def test_a_menu_that_lacks_room_for_a_key_is_opened_anew_once(reload):
    """What was loaded ahead has been dropped then; if that does not help, the program restarts."""
    with switched_on(reload, 20_000) as one:
        go(one, "settings")
        one.run(20_000)
        assert "phase10.turn" in sys.modules

        def no_room(event):
            raise MemoryError

        app_of(one).screen.key = no_room
        one.press("DOWN", wait=0)
        one.run(300)
        assert where(one) == "settings" and "phase10.turn" not in sys.modules
        before = app_of(one).screen.rows.at
        one.press("DOWN", wait=300)
        assert app_of(one).screen.rows.at == before + 1
        app_of(one).screen.key = no_room
        with pytest.raises(ProgramEnded) as ended:
            one.press("DOWN", wait=300)
        assert isinstance(ended.value.__cause__, NewBeginning)


def changed_settings(handheld):
    go(handheld, "settings")
    for key in ("DOWN", "RIGHT"):
        handheld.press(key, wait=60)


def is_kept(handheld):
    from screens.menus import choices
    return choices.kept_by(app_of(handheld).machine)[0].get("sound") == ("2", "3")


@pytest.mark.parametrize("wait, end", [(0, "title"), (2100, "settings")])
def test_settings_for_whose_save_memory_runs_out_are_saved_after_all(reload, wait, end):
    """When the menu is left, and while it is shown."""
    with switched_on(reload) as one:
        changed_settings(one)
        tried = failing_saves(one, 1, MemoryError)
        if not wait:
            one.press("B", wait=0)
        one.run(wait + 2000)
        assert where(one) == end and len(tried) == 2 and is_kept(one) and not app_of(one).machine.complaints


def test_a_hand_of_the_score_sheet_for_whose_save_memory_runs_out_is_saved_after_all(reload):
    from screens.sheet import keeping
    with switched_on(reload) as one:
        made, scribe = open_sheet(one, 3)
        tried = failing_saves(one, 1, MemoryError)
        scribe.hand("A! B20 C30")
        assert len(tried) == 2 and keeping.fetch(app_of(one).machine).total(2) == 30
        go(one, "paper", made)
        tried = failing_saves(one, 1, MemoryError)
        for key in ("SELECT", "A"):
            one.press(key, wait=400)
        assert where(one) == "paper" and len(tried) == 2 and not keeping.fetch(app_of(one).machine).rows


def test_a_save_that_finds_no_room_twice_does_not_keep_the_title_away(reload):
    with switched_on(reload) as one:
        changed_settings(one)
        app_of(one).again = True  # the program has begun anew already
        tried = failing_saves(one, 9, MemoryError)
        one.press("B", wait=3000)
        assert where(one) in ("note", "title") and len(tried) == 3 and not is_kept(one)


class Damaged:
    """An importer on sys.meta_path, to which one module is missing or damaged on the drive."""

    def __init__(self, module, error=ImportError):
        self.module, self.error = module, error

    def find_spec(self, name, path=None, target=None):
        if name == self.module:
            raise self.error(name)


def test_an_error_on_the_way_to_the_first_screen_begins_anew_once(reload):
    """If it recurs, CircuitPython shows it; otherwise the program would restart forever. The last line of that, which a
    player reads, says what can be done, in no more than three lines of the display's console.
    """
    from handheld import failure
    error = KeyError("on purpose")
    reload("startup")
    with pytest.raises(NewBeginning):
        failure.end(error)
    reload("reload")
    with pytest.raises(RuntimeError, match=SENTENCE) as shown:
        failure.end(error)
    assert shown.value.__cause__ is error and len(f"RuntimeError: {shown.value}") <= 3 * 26


@pytest.mark.parametrize("why", ["startup", "reload"])
@pytest.mark.parametrize("error", [ImportError, SyntaxError, ValueError])
def test_without_the_module_that_restarts_it_says_at_once_that_it_cannot_go_on(reload, monkeypatch, why, error):
    monkeypatch.setattr(sys, "meta_path", [Damaged("handheld.restart", error), *sys.meta_path])
    with switched_on(reload, 0, why) as one, pytest.raises(ProgramEnded) as ended:
        one.run(1000)
    assert isinstance(reason(ended), error) and re.match(SENTENCE, str(ended.value.__cause__))


@pytest.mark.parametrize("why, error", [("startup", NewBeginning), ("reload", AttributeError)])
def test_an_exception_that_no_frame_has_caught_begins_anew_once_and_then_says_why(reload, monkeypatch, why, error):
    """Of clock.py from source the end was missing: no pause after an exception. What was shown named an attribute."""
    with switched_on(reload, 300, why) as one:
        from handheld import clock
        full(one)
        monkeypatch.delattr(clock, "sleep")
        with pytest.raises(ProgramEnded) as ended:
            one.run(2000)
        assert isinstance(reason(ended), error)
        assert error is NewBeginning or re.match(SENTENCE, str(ended.value.__cause__))


@pytest.mark.parametrize("lacking", ["screens.menus.title", "screens.menus.rows", "handheld.wordwrap", "lookup"])
@pytest.mark.parametrize("why, error", [("startup", NewBeginning), ("reload", ImportError)])
def test_where_no_screen_can_be_opened_it_begins_anew_once_and_then_says_why(reload, monkeypatch, lacking, why, error):
    """A module of the title is missing on the drive: the picture of the start stood there for ever."""
    monkeypatch.setattr(sys, "meta_path", [Damaged(lacking), *sys.meta_path])
    with switched_on(reload, 0, why) as one:
        with pytest.raises(ProgramEnded) as ended:
            for _ in range(3):
                one.run(1000)
                one.press("A")  # the note that something went wrong, if it can be shown
        assert isinstance(reason(ended), error)
        assert error is NewBeginning or re.match(SENTENCE, str(ended.value.__cause__))


@pytest.mark.parametrize("why, error", [("startup", NewBeginning), ("reload", ImportError)])
def test_where_only_the_title_can_be_opened_it_begins_anew_once_and_then_says_why(reload, monkeypatch, why, error):
    """The note that would tell of it is a page, too: each item of the menu led back to the title, and then was gone."""
    with switched_on(reload, 1500, why) as one:
        monkeypatch.setattr(sys, "meta_path", [Damaged("screens.menus.page"), *sys.meta_path])
        app_of(one).go("help")
        with pytest.raises(ProgramEnded) as ended:
            one.run(3000)
        assert isinstance(reason(ended), error)
        assert error is NewBeginning or re.match(SENTENCE, str(ended.value.__cause__))


@pytest.mark.parametrize("lacking", ["screens.classes", "handheld.place_writing"])
def test_what_is_missing_for_all_but_the_title_and_the_note_is_told_of(reload, monkeypatch, lacking):
    """Each key led back to the title without a word, as the note itself could not be opened."""
    with switched_on(reload, 300) as one:
        import memory
        memory._drop(["handheld.reserve", "handheld.writing", lacking])
        monkeypatch.setattr(sys, "meta_path", [Damaged(lacking), *sys.meta_path])
        if lacking == "screens.classes":
            one.press("A")
        one.until(lambda: where(one) == "note", 5000)
        assert app_of(one).screen.lines[0].words
        one.press("A")
        one.until(lambda: where(one) == "title", 5000)


def test_a_game_that_lacks_a_module_that_the_rescue_needs_too_is_told_of(reload, monkeypatch):
    """Each row of the title led back to it without a word, as neither the game nor the rescue could be opened."""
    monkeypatch.setattr(sys, "meta_path", [Damaged("phase10.cards"), *sys.meta_path])
    with switched_on(reload, 500) as one:
        one.press("A")
        one.until(lambda: where(one) == "note", 5000)
        assert app_of(one).screen.lines[0].words
        one.press("A")
        one.until(lambda: where(one) == "title", 5000)


@pytest.mark.parametrize("error", [ImportError, SyntaxError])
@pytest.mark.parametrize("lacking", ["phase10.table", "screens.any_game"])
def test_what_cannot_be_loaded_ahead_is_told_of_when_it_is_needed(reload, monkeypatch, lacking, error):
    """A second after the title came a note that something went wrong, and so on for ever."""
    monkeypatch.setattr(sys, "meta_path", [Damaged(lacking, error), *sys.meta_path])
    with switched_on(reload, 20_000) as one:
        close_eyes(one)
        assert where(one) == "title" and not app_of(one).failures
        one.press("A")
        one.until(lambda: where(one) == "note", 5000)
        assert app_of(one).screen.lines[0].words


@pytest.mark.parametrize("error", [ImportError, SyntaxError])
def test_without_the_module_that_loads_ahead_menus_and_games_open_as_ever(reload, monkeypatch, error):
    """It is told of once. The title opened again in every other frame, and the note that says why in none."""
    monkeypatch.setattr(sys, "meta_path", [Damaged("screens.preload", error), *sys.meta_path])
    with switched_on(reload, 3000) as one:
        assert where(one) == "note" and app_of(one).screen.complaint == ("ahead", "screens/preload")
        one.press("A", wait=3000)
        end_game(play(one, 3))
        for name in "newgame", "help", "score", "pause", "end", "title":
            go(one, name)
            one.run(1500)
            assert where(one) == name and not app_of(one).failures
        assert not any(sys.modules["handheld.complaints"].fault_lines)


@pytest.mark.parametrize("parts", [("_rescue", "_entering"), ("words_of",)])
def test_without_room_for_the_first_screen_it_does_not_begin_anew_for_ever(reload, monkeypatch, parts):
    """Neither to enter it and to recover, nor for the title's own sentences."""
    with switched_on(reload, 0, "reload") as one:
        from screens.app import App, Sentences

        def fails(app, family="title", *_):
            if family != "title":
                return Sentences(app.machine.settings.language, family)
            raise MemoryError

        for part in parts:
            monkeypatch.setattr(App, part, fails if part == "words_of" else lambda *_: fails(None))
        with pytest.raises(ProgramEnded) as ended:
            one.run(1000)
        assert isinstance(reason(ended), MemoryError)


@pytest.mark.parametrize("name, keys, part", [
    ("event", "A", ("phase10.options", "Rules")), ("records", "A A", ("screens.menus.records", "Bitmap")),
    ("newgame", "START", ("screens.menus.keep_choices", "save_choices")),
    ("settings", "B", ("handheld.sheets", "logo")), ("help", "B", ("handheld.text", "Line")),
    ("help", "B", ("memory", "_set_moment")), ("help", "B", ("memory", "_move_down"))])
def test_a_key_without_room_beside_what_is_loaded_ahead_has_that_unloaded(monkeypatch, name, keys, part):
    """It has its effect, where the screen was opened again without it."""
    ends = {"event": "table", "newgame": "dice", "settings": "title", "help": "title"}
    with Handheld(seed=7, speed="none") as one:
        one.run(20_000)
        go(one, name)
        one.run(5000)
        memory, faults, tried = sys.modules["memory"], importlib.import_module("handheld.faults"), []
        module = importlib.import_module(part[0])
        real = getattr(module, part[1])

        def scarce(*args):
            tried.append(len(memory._droppable))
            if len(tried) == 1:
                raise MemoryError
            return real(*args)

        memory._droppable[:] = ["bots.feeding"]
        monkeypatch.setattr(module, part[1], scarce)
        monkeypatch.setattr(memory, "give_way", lambda: bool(memory._droppable and memory._droppable.pop()))
        monkeypatch.setattr(faults, "note", lambda *_: pytest.fail("it was a fault"))
        if name == "newgame":
            app_of(one).screen.rules.set("mode", "dice")
        for key in keys.split():
            one.press(key, wait=600)
        one.run(3000)
        assert tried[1] == tried[0] - 1 and where(one) == ends.get(name, name)


@pytest.mark.parametrize("compiled", [True, False])
@pytest.mark.parametrize("read", [True, False])
def test_a_title_with_a_saved_game_that_finds_no_room_is_not_tried_for_ever(reload, monkeypatch, read, compiled):
    """Each try brought back what had given way for it: what is loaded ahead of Continue, and the piece kept free."""
    with switched_on(reload) as one:
        game = play(one, 3)
        one.run(1500)
        game.save()
        import memory
        from handheld import GAME
        monkeypatch.setattr(memory, "_compiled", compiled)
        machine, tried = app_of(one).machine, []
        load = machine.load

        def loaded(kind):
            if kind == GAME:
                return load(kind)
            tried.append(kind)
            raise NewBeginning("it is tried for ever") if len(tried) > 99 else MemoryError

        machine.load = loaded
        app_of(one).go("title")
        app_of(one).resumed = game if read else None
        with pytest.raises(ProgramEnded) as ended:
            one.run(10_000)
        assert tried and isinstance(reason(ended), NewBeginning) and not reason(ended).args


def test_large_pictures_are_loaded_before_the_modules_of_their_screen():
    with Handheld(seed=7, speed="none") as one:
        one.run(300)
        from handheld import sheets
        from screens import navigation
        app = app_of(one)
        for name, sheet, high in (("dice", "dice", 32), ("end", "icons", 27), ("sheet", "icons", 27),
                                  ("stars", "icons", 27), ("place", "icons", 27), ("title", "logo0", 34)):
            sheets.keep()
            steps = navigation.entering(app, name, False)
            next(steps)
            next(steps, None)
            assert sheets.has(sheet) and sheets._sheets[sheet].bitmap.height >= high


@pytest.mark.parametrize("failures, left", [(1, True), (2, True), (3, False)])
def test_what_stays_is_looked_up_after_unloading_as_much_as_that_needs(monkeypatch, failures, left):
    """First the bots, what else only turns need, and what was loaded ahead; if that is not enough all but what always
    stays: a fault at a full table must not end in a restart without a save.
    """
    with Handheld(seed=7, speed="none") as one:
        one.run(300)
        play(one, 3)
        go(one, "table")
        one.run(3000)
        memory, import_, tries = sys.modules["memory"], builtins.__import__, []

        def scarce(name, *args):
            if name == "lookup":
                tries.append(name)
                if len(tries) <= failures:
                    raise MemoryError
            return import_(name, *args)

        memory._droppable[:] = ["phase10.finder.plain"]
        sys.modules.pop("lookup", None)
        importlib.import_module("bots.mind")
        importlib.import_module("screens.table.playing")
        monkeypatch.setattr(memory, "_turns", {"own": (" screens.table.playing ", "")})
        monkeypatch.setattr(builtins, "__import__", scarce)
        assert memory._look_up_moment("rescue", None) == []
        monkeypatch.undo()
        assert not {"bots.mind", "screens.table.playing"} & sys.modules.keys()
        assert ("phase10.engine" in sys.modules) is left
        assert "phase10.finder.plain" not in sys.modules or failures == 1
        assert {"screens.app", "handheld.machine"} <= set(sys.modules)
        go(one, "title")
        assert where(one) == "title" and app_of(one).machine.complaints == []


@pytest.mark.parametrize("kind", [QUICK, EVENT, JOURNEY])
def test_a_game_that_is_not_saved_goes_on_after_its_table_was_loaded_again(reload, kind):
    """Once; if that does not help it is lost, and after a restart nothing could say so."""
    with switched_on(reload) as one:
        game = play(one, 3, kind)
        go(one, "table")
        one.run(2000)
        hand, turn = bytes(game.table.hands[0]), game.table.turn
        full(one)
        one.run(3000)
        assert where(one) == "table" and app_of(one).game is game
        assert (bytes(game.table.hands[0]), game.table.turn) == (hand, turn) and not app_of(one).machine.complaints
        full(one)
        one.run(400)
        assert where(one) == "note" and app_of(one).screen.complaint == ("memory", "")


@pytest.mark.parametrize("name", ["pause", "help"])
def test_a_game_that_is_not_saved_goes_on_though_a_menu_behind_it_had_no_room(reload, name):
    with switched_on(reload) as one:
        game = play(one, 3, QUICK)
        go(one, name, *("pause", 0)[:2 * (name == "help")])
        assert where(one) == name
        full(one)
        one.run(3000)
        assert where(one) == "table" and app_of(one).game is game


def test_a_move_that_memory_ran_out_in_costs_a_game_that_is_not_saved_no_more_than_the_hand_so_far(reload):
    with switched_on(reload) as one:
        game = play(one, 3, QUICK)
        go(one, "table")
        assert Fingers(one).settle()
        dealt = bytes(game.table.hands[0])
        Fingers(one).move()
        game.table.acting = True
        full(one)
        one.run(400)
        assert where(one) == "note" and app_of(one).screen.words == app_of(one).words_of("note").FAULT
        one.press("A", wait=2000)
        assert where(one) == "table" and app_of(one).game is game
        assert bytes(game.table.hands[0]) == dealt and not game.table.acting


@pytest.mark.parametrize("kind, mode, sheet", [(JOURNEY, "ordered", "score"), (JOURNEY, "twist", "board"),
                                               (QUICK, "ordered", "score")])
def test_a_game_that_is_not_saved_goes_on_from_the_end_of_a_hand_to_its_sheet(reload, kind, mode, sheet):
    """By the loading screen it would be dealt, and the sheet never seen."""
    with switched_on(reload) as one:
        game = play(one, 3, kind, mode=mode)
        go(one, "table")
        end_hand(game)
        full(one)
        one.run(300)
        assert where(one) == sheet and app_of(one).game is game
        full(one)
        one.run(300)
        assert where(one) == sheet and game.table.hand_no == 12


@pytest.mark.parametrize("error", [MemoryError, KeyError])
def test_a_visitor_whose_result_cannot_be_shown_is_asked_for_letters(reload, error):
    with switched_on(reload) as one:
        game = play(one, 2, EVENT, mode="fixed10", phaseList="1,2,3")
        end_game(game)
        go(one, "end")

        def tick():
            raise error

        app_of(one).screen.tick = tick
        one.run(400)
        assert where(one) == "event" and app_of(one).screen.letters
        assert app_of(one).screen.points == game.table.scores[game.viewer]


@pytest.mark.parametrize("error", [MemoryError, KeyError])
def test_a_visitor_whose_letters_could_not_be_saved_is_asked_again(reload, error):
    with switched_on(reload) as one:
        go(one, "event", 35)
        machine, save = app_of(one).machine, app_of(one).machine.save

        def fails(*_):
            machine.save = save
            raise error

        machine.save = fails
        for _ in range(3):
            one.press("A")
        one.run(400)
        if where(one) == "note":
            one.press("A", wait=400)
        assert where(one) == "event" and app_of(one).screen.letters and app_of(one).screen.points == 35
        for _ in range(3):
            one.press("A")
        one.run(400)
        assert not app_of(one).screen.letters
        from screens.menus import tally
        assert tally.Tally(machine).visitors == [("AAA", 35)]


@pytest.mark.parametrize("wrong, kept", [("", 1), ("full", 2)])
def test_a_game_that_cannot_be_saved_is_given_up_one_fault_later(reload, monkeypatch, wrong, kept):
    """The title is the way out of a table that fails again and again, but would lose a game that nothing can keep."""
    with switched_on(reload) as one:
        game = play(one, 4)
        monkeypatch.setattr(game, "save", lambda: wrong)
        faults = 0
        go(one, "table")
        while where(one) == "table" and app_of(one).game is game:
            monkeypatch.setattr(app_of(one).screen, "tick", damaged)
            one.run(300)
            faults += 1
            assert where(one) == "note"
            one.press("A", wait=2000)
        assert faults == kept + 1
        while where(one) == "note":
            one.press("A", wait=300)
        assert where(one) == "title" and app_of(one).game is None


def damaged():
    raise ValueError


@pytest.mark.parametrize("trouble", ["full", "acting"])
def test_a_game_that_cannot_be_saved_for_a_restart_is_told_of(reload, trouble):
    """Continued by the restart without a word, it would be as it was saved last."""
    with switched_on(reload) as one:
        game = play(one, 4)
        go(one, "table")
        if trouble == "full":
            game.save = lambda: "full"
        else:
            game.table.acting = True
        full(one)
        one.run(400)
        notes = []
        while where(one) == "note":
            notes.append(app_of(one).screen.complaint)
            one.press("A", wait=300)
        assert ("memory", "") in notes and (("save", "full") in notes) == (trouble == "full")
        assert where(one) == "title"


def test_what_was_loaded_ahead_gives_way_also_where_something_else_is_expected_now(reload):
    """At a title with a game to continue: the modules loaded for a new game could not be unloaded any more."""
    with switched_on(reload):
        memory = sys.modules["memory"]
        before = list(memory._droppable)
        memory.expect("resume")
        assert before and set(before) < set(memory._droppable) and len(set(memory._droppable)) == len(memory._droppable)
        memory.load("phase10.engine")
        while memory.give_way():
            pass
        assert "phase10.engine" not in sys.modules


def test_what_has_given_way_and_is_needed_again_is_unloaded_afterwards_and_not_loaded_ahead(reload):
    with switched_on(reload):
        memory, tries = sys.modules["memory"], []

        def too_large():
            tries.append(1)
            memory.load("screens.menus.newgame")
            raise MemoryError

        with pytest.raises(MemoryError):
            memory.making_room(too_large)
        assert 1 < len(tries) < 100 and "screens.menus.newgame" in sys.modules
        memory.tidy()
        while memory.load_ahead():
            pass
        assert "screens.menus.newgame" not in sys.modules


def test_the_title_opens_where_there_is_no_room_to_look_up_what_comes_next(monkeypatch):
    with Handheld(seed=7, speed="none") as one:
        one.run(300)
        memory, before = sys.modules["memory"], sys.modules["memory"]._ahead

        def none():
            raise MemoryError

        monkeypatch.setattr(memory, "_import_lookup", none)
        memory.expect("resume")
        assert memory._ahead == before


def test_a_page_of_the_help_without_room_for_its_cards_has_its_text(monkeypatch):
    with Handheld(seed=7, speed="none") as one:
        one.run(300)
        play(one, 3)
        go(one, "help", "pause")
        screen = app_of(one).screen
        help_ = sys.modules[type(screen).__module__]
        real = help_.card

        def card(word, x):
            if x > 30:
                raise MemoryError
            return real(word, x)

        monkeypatch.setattr(help_, "card", card)
        number = help_._PAGES.index("PHASES")
        screen.pick(number)
        assert screen.page and not len(screen.example) and where(one) == "help"
        monkeypatch.undo()
        screen.pick(number)
        assert len(screen.example)


def test_what_moves_for_a_bot_is_loaded_once_the_bots_are_gone(monkeypatch):
    with Handheld(seed=7, speed="none") as one:
        one.run(300)
        game = play(one, 3)
        go(one, "table")
        one.run(3000)
        flow, there = sys.modules["screens.table.flow"], []
        real = flow.imported

        def scarce(name):
            there.append(bool(game.bots))
            if game.bots:
                raise MemoryError
            return real(name)

        monkeypatch.setattr(flow, "imported", scarce)
        monkeypatch.setattr(importlib.import_module("screens.table.replacing"), "act", lambda *_: None)
        list(game.loading_bots())
        app_of(one).screen.bots.give_up("endless")
        assert there[0] and not there[-1] and len(there) > 1


def test_a_game_of_dice_without_room_to_go_on_is_loaded_again(reload):
    """It has no bots to rest, as the table of cards has."""
    with switched_on(reload) as one:
        from screens.dice.game import DiceGame
        app, rules = app_of(one), arguments.rules("sheet", ["mode=dice"])
        game = app.game = DiceGame(app, rules.in_force(), [(0, 6, "YOU"), (6, 0, "FINN")])
        go(one, "dice")
        assert where(one) == "dice"
        app.go("resume")
        app.game, app.machine.load = game, no_room
        one.run(3000)
        assert where(one) == "dice" and app.game is game


def no_room(*_):
    raise MemoryError


@pytest.mark.parametrize("plays", [False, True])
def test_what_a_game_uses_stays_behind_a_menu_in_its_middle(plays):
    """Where memory is short all that was loaded ahead goes; of a game it would stay in memory, and come again."""
    with Handheld(seed=7, speed="none") as one:
        one.run(300)
        if plays:
            play(one, 3)
            go(one, "table")
            one.run(500)
        import memory
        app, rules = app_of(one), "phase10.turn screens.table.game".split()
        for name in rules:
            importlib.import_module(name)
        memory.enter("help", app.game.rules if plays else None)
        assert set(rules) <= sys.modules.keys()
        while memory.give_way():
            pass
        assert set(rules) & sys.modules.keys() == set(rules if plays else ())
