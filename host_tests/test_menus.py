# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The screens around the table, operated by keys in all languages: every text fits, every screen can be left, and what
was chosen applies to the game.
"""

import shutil
import sys
from types import SimpleNamespace

import arguments
import driver
import golden_pictures
import pytest
import saves
from blind import blind, fits
from driver import Handheld
from handheld import JOURNEY, RECORDS
from key_player import Fingers
from stage import app_of, begin_dice, close_eyes, end_game, end_hand, go, play, where

LANGUAGES = driver.languages()
HELP_PAGES = 20  # the general ones and some more; that all fit is tested in test_words.py


@pytest.fixture(params=LANGUAGES)
def handheld(request):
    with blind(watch=True, language=request.param) as made:
        yield made


def tap(handheld, *keys):
    for key in keys:
        handheld.press(key, hold=20, wait=20)


def rows(handheld):
    return app_of(handheld).screen.rows


def shows(handheld):
    """The rows in sight say what their owner says of them now."""
    found = rows(handheld)
    for row in range(found.first, min(found.first + found.room, found.count)):
        seen = found.labels[row % found.room].words, found.info[row % found.room].words
        assert seen == (found.owner.left(row), found.value(row))


def every_row(handheld):
    """Move down through all rows, and left and right on each: what a key has changed is seen at once."""
    for _ in range(rows(handheld).count):
        fits(handheld)
        tap(handheld, "RIGHT")
        fits(handheld)
        shows(handheld)
        tap(handheld, "LEFT")
        tap(handheld, "DOWN")
    fits(handheld)


def test_the_mark_covers_no_letter_of_the_line_above(english):
    """The title's lines are closer together than the height of the letters."""
    go(english, "title")
    mark, pitch = rows(english).mark.bitmap, rows(english).pitch
    assert pitch < mark.height
    for y in range(mark.height):
        assert (mark[mark.width // 2, y] == 2) == (y < mark.height - pitch)


def test_every_row_of_the_title_and_of_more_fits(handheld):
    play(handheld, 4).save()
    go(handheld, "title")
    assert rows(handheld).count == 8
    every_row(handheld)
    tap(handheld, "DOWN", "DOWN", "A")
    handheld.run(100)
    assert where(handheld) == "newgame"
    fits(handheld)
    go(handheld, "title")
    tap(handheld, "UP")
    tap(handheld, "A")
    every_row(handheld)
    tap(handheld, "B")
    assert rows(handheld).count == 8


@pytest.mark.parametrize("kind", [0, 1])
def test_the_guided_hand_is_the_first_thing_until_a_hand_has_ended(english, kind):
    """Also by a quick hand, which the records do not count, and after a restart."""
    screen = app_of(english).screen
    assert screen.items[0] == "GUIDE" and screen.rows.at == 0
    tap(english, "UP", "A")
    assert screen.items == ["HELP", "RECORDS", "BY_CODE", "SETTINGS"]
    play(english, 4).save()
    go(english, "title")
    assert app_of(english).screen.items[:3] == ["CONTINUE", "GUIDE", "NEW_GAME"]
    end_hand(play(english, 4, kind=kind))
    go(english, "score")
    if kind:
        go(english, "end")
    app_of(english).game = None
    go(english, "title")
    screen = app_of(english).screen
    assert screen.items[:2] == ["CONTINUE", "NEW_GAME"]
    tap(english, "UP", "A")
    assert screen.items == ["GUIDE", "HELP", "RECORDS", "BY_CODE", "SETTINGS"]
    with driver.Handheld(language="en", nvm=english.badge.nvm, drive=english.badge.drive) as again:
        again.run(600)
        assert "GUIDE" not in app_of(again).screen.items


@pytest.mark.parametrize("kind", [None, RECORDS, JOURNEY])
def test_who_has_records_or_stars_is_no_newcomer(english, kind):
    """Whatever the version that kept them."""
    if kind:
        app_of(english).machine.save(kind, b"\1")
    go(english, "title")
    assert app_of(english).screen.newcomer == (kind is None)


@pytest.mark.parametrize("wait", [2600, 0])
def test_until_a_hand_has_been_played_the_title_offers_the_language(english, wait):
    """Who cannot read the menu would not find the settings. It is saved after a while, or on the way out."""
    app = app_of(english)
    title = app.screen
    for key, code, name, first in (("RIGHT", "de", "Deutsch", "Erste Runde geführt"),
                                   ("LEFT", "en", "English", "First hand, guided"),
                                   ("LEFT", "fr", "Français", "Manche guidée")):
        assert title.bar[2].hidden  # it is not B that does it
        tap(english, key)
        english.run(300)
        assert app.machine.settings.language == code and app.screen is title
        assert (title.bar[3].words, title.rows.labels[0].words) == (f"← {name} →", first)
    tap(english, "UP", "A")
    assert title.bar[3].words == "Retour" and not title.bar[2].hidden
    tap(english, "RIGHT", "B", "RIGHT", "DOWN", "DOWN", "RIGHT")  # the first changes nothing
    if wait:
        english.run(wait)
    else:
        tap(english, "A")  # while the words are still to come
        english.run(400)
        assert where(english) == "newgame" and app.screen.say.TITLE == "Neues Spiel"
    with Handheld(seed=7, speed="none", language="en", nvm=english.badge.nvm, drive=english.badge.drive) as again:
        again.run(600)
        assert app_of(again).machine.settings.language == "de" and app_of(again).screen.say.BACK == "Zurück"


def test_who_has_played_a_hand_is_not_offered_the_language_on_the_title(english):
    end_hand(play(english, 4))
    go(english, "score")
    app_of(english).game = None
    go(english, "title")
    bar = app_of(english).screen.bar
    tap(english, "RIGHT")
    english.run(300)
    assert app_of(english).machine.settings.language == "en" and bar[3].words == "" and bar[2].hidden


def test_what_comes_next_is_not_looked_for_when_all_of_it_is_there(handheld):
    """Searching would create garbage in each frame."""
    import memory
    go(handheld, "title")
    assert memory._ahead
    handheld.until(lambda: not memory._ahead, 20_000)
    assert where(handheld) == "title" and not memory.load_ahead()


def test_where_the_room_is_short_nothing_is_loaded_ahead(handheld, monkeypatch):
    """The memory is needed by the menu shown."""
    import gc

    import memory
    go(handheld, "title")
    monkeypatch.setattr(gc, "mem_free", lambda: memory.AHEAD - 1)
    handheld.run(8000)
    assert not {"phase10.turn", "screens.table.felt"} & set(sys.modules)
    monkeypatch.setattr(gc, "mem_free", lambda: 2 * memory.AHEAD)
    go(handheld, "newgame")
    handheld.run(8000)
    assert "phase10.actions" in sys.modules and "phase10.turn" not in sys.modules  # there is no room to compile that
    monkeypatch.setattr(memory, "_compiled", True)
    go(handheld, "title")
    go(handheld, "newgame")
    handheld.until(lambda: "screens.table.felt" in sys.modules, 30_000)


def test_where_a_game_waits_what_it_needs_is_loaded_ahead_and_the_menus_things_are_not(english):
    import memory
    from handheld import sheets, text
    go(english, "title")
    app_of(english).go("deal", "quick", None, [(0, 6, "YOU"), (6, 0, "FINN")], 11)
    english.until(lambda: where(english) == "table", 20_000)
    from screens.kinds import PLAY
    app_of(english).game.kind = PLAY
    app_of(english).game.save()
    go(english, "title")
    screen = app_of(english).screen
    english.until(lambda: screen.reading and not screen.reading.gi_frame and not memory._ahead, 60_000)
    assert {"screens.table.screen", "screens.menus.resume", "phase10.unpacking"} <= set(sys.modules)
    assert sheets.has("cards") and not text.has_font("big") and "screens.menus.newgame" not in sys.modules
    app_of(english).again = True
    tap(english, *["DOWN"] * app_of(english).screen.items.index("NEW_GAME"), "A")
    english.until(lambda: where(english) == "newgame", 5000)
    assert text.has_font("big")
    assert not app_of(english).again  # who chooses something may see the program begin anew once more


def test_a_tables_sheets_come_one_a_frame_while_the_loading_screen_shows(english, monkeypatch):
    from handheld import sheets
    go(english, "title")
    app, frame, counts = app_of(english), english.machine.frame, []

    def watched(*wait):
        if app.here == "deal":
            counts.append(sum(map(sheets.has, ("piles", "heads", "icons"))))
        frame(*wait)
    monkeypatch.setattr(english.machine, "frame", watched)
    sheets.keep()  # those of the title would stay
    app.go("deal", "quick", None, [(0, 6, "YOU"), (6, 0, "FINN")], 11)
    english.until(lambda: where(english) == "table", 20_000)
    assert counts[0] == 0 and counts[-1] == 3 and sorted(set(counts)) == [0, 1, 2, 3]


def test_a_table_makes_its_own_inks_and_those_it_will_need(english):
    """Those of the menus lie where memory was full, and one that is made late would, too."""
    from handheld import colours, text
    go(english, "newgame")
    assert colours.SAND in text._inks
    app_of(english).go("deal", "quick", None, [(0, 6, "YOU"), (6, 0, "FINN")], 11)
    english.until(lambda: where(english) == "table", 20_000)
    assert colours.SAND not in text._inks and {colours.GREEN, colours.INK, colours.CREAM} <= set(text._inks)


def pixels(line):
    return [line.bitmap[i] for i in range(line.bitmap.width * line.bitmap.height)]


@pytest.mark.parametrize("compiled", [True, False])
def test_in_a_game_a_heading_reads_its_own_letters_only(english, monkeypatch, compiled):
    """All would keep the pause and the score sheet waiting for half a second. From source, where there may be no room
    later to compile what reads them, all are read. Pages whose heading changes read on.
    """
    import memory
    from handheld import text
    monkeypatch.setattr(memory, "compiles", lambda: not compiled)
    play(english, 4)
    text.keep_fonts("small")
    for name, title in (("pause", "Pause"), ("help", None)):
        go(english, name)
        app = app_of(english)
        heading, font = app.screen.heading, text.opened("big")
        assert title in (None, heading.words) and bool(font.unread) is compiled
        shown = []
        for _ in range(3):  # also where the heading is another
            assert all(font.steps[place] for place in font.places(heading.words))
            shown.append((heading.words, pixels(heading)))
            tap(english, "RIGHT")
            english.run(200)
        for words, looks in shown if name == "help" else ():
            assert pixels(text.Line(app.big, heading.bitmap.width, 0, words=words)) == looks


def test_without_room_for_the_big_font_a_heading_is_in_the_small_one(english, monkeypatch):
    from handheld import text
    from screens.menus import page
    app, opened = app_of(english), text.opened
    text.keep_fonts("small")

    def full(name):
        if name == "big":
            raise MemoryError
        return opened(name)
    monkeypatch.setattr(text, "opened", full)
    heading, whole = page.big(app, "Pause", 5, 1), text.Line(app.small, 155, 0, words="Pause")
    assert pixels(heading) == pixels(whole) and heading.y == 11 - app.small.ascent


def test_modules_go_and_their_packages_stay(english):
    """To unload a package frees nothing, and its modules would be imported without it."""
    go(english, "title")
    app_of(english).go("deal", "quick", None, [(0, 6, "YOU"), (6, 0, "FINN")], 11)
    english.until(lambda: where(english) == "table", 20_000)
    assert "screens.menus.title" not in sys.modules and {"screens.menus", "words.en"} <= set(sys.modules)


def test_what_was_loaded_ahead_gives_way_to_a_menu_that_needs_the_room(handheld, monkeypatch):
    import gc

    import memory
    go(handheld, "title")
    handheld.until(lambda: not memory._ahead, 20_000)
    assert {"phase10.turn", "phase10.options"} <= set(sys.modules)
    monkeypatch.setattr(gc, "mem_free", lambda: memory.AHEAD - 1)
    go(handheld, "settings")
    assert not {"phase10.turn", "phase10.options"} & set(sys.modules)


def test_an_expected_picture_without_room_is_asked_for_once(handheld, monkeypatch):
    import memory
    from handheld import sheets
    from screens import preload
    asked = []

    def load(name, *size):
        asked.append(name)
        raise MemoryError

    go(handheld, "title")
    memory.expect("deal")
    monkeypatch.setattr(sheets, "load", load)
    monkeypatch.setattr(preload, "_full", False)
    assert not preload.expected_picture() and not preload.expected_picture() and asked == ["minis"]


def test_a_at_the_number_of_seats_goes_round(handheld):
    go(handheld, "newgame")
    screen = app_of(handheld).screen
    screen.rows.at = screen.above.index("COUNT")
    fewest, most = screen.room()
    seen = []
    for _ in range(most - fewest + 2):
        seen.append(screen.players.count)
        tap(handheld, "A")
    begin = seen.index(fewest)
    assert seen[begin:] + seen[1:begin] == list(range(fewest, most + 1)) and seen[-1] == seen[0]


def test_only_a_person_is_called_you(handheld):
    """Not the bot that has the face of the first person."""
    from screens.menus import players
    made = players.Players((5, 0, 0), (players.YOU, 7, 1))
    assert [made.name(seat, "ME") for seat in range(3)] == ["SAM", "KIM", "LULU"]
    made.levels[2] = 5
    assert [made.name(seat, "ME") for seat in range(3)] == ["SAM", "KIM", "LULU"]
    made.levels[:] = bytes((0, 5, 5))
    assert made.name(0, "ME") == "ME"


@pytest.mark.parametrize(("count", "kept"), [(8, 8), (9, 4)])
def test_as_many_seats_are_kept_as_dice_has(handheld, count, kept):
    from screens.menus import players
    packed = players.Players((0,) * count, (players.YOU, players.YOU + 1, *range(count - 2))).pack()
    assert len(players.unpack(packed).levels) == kept


def test_a_performance_for_which_there_is_no_room_is_a_dash(english, monkeypatch):
    go(english, "bench")
    bench, screen, tries = sys.modules["screens.menus.bench"], app_of(english).screen, []

    def full(_):
        tries.append(1)
        raise MemoryError

    monkeypatch.setattr(bench.Screen, "prepare", full)
    monkeypatch.setattr(bench.Screen, "think", full)
    screen.bot = None
    english.run(400)
    shown = [line.words for line in screen.group if getattr(line, "words", "")]
    assert len(tries) == 1 and "–" in shown and where(english) == "bench"


@pytest.mark.parametrize("seats", [2, 6])
def test_every_value_of_a_new_game_fits(handheld, seats):
    go(handheld, "newgame")
    tap(handheld, "DOWN")
    for _ in range(5):
        handheld.press("RIGHT" if seats == 6 else "LEFT")
    assert rows(handheld).count == 7 + seats
    every_row(handheld)
    tap(handheld, "DOWN", "DOWN")
    for _ in range(22 if seats == 6 else 1):  # all the variants
        tap(handheld, "RIGHT")
        fits(handheld)
    tap(handheld, "DOWN", "DOWN", "DOWN")
    for _ in range(4):
        tap(handheld, "A", "RIGHT")
        fits(handheld)
    tap(handheld, "B")
    handheld.run(100)
    assert where(handheld) == "title"


def test_every_way_to_play_is_described_where_it_is_chosen(handheld):
    from screens.menus import presets
    go(handheld, "newgame", None, True)
    app_of(handheld).screen.resize(6)
    tap(handheld, "DOWN", "DOWN", "A")
    handheld.run(100)
    assert where(handheld) == "ways" and rows(handheld).count == len(presets.TABLE)
    screen = app_of(handheld).screen
    for _ in presets.TABLE:
        fits(handheld)
        assert presets.describe(rows(handheld).at, screen.variants)[1].startswith(screen.lines[0].words or "?")
        tap(handheld, "DOWN")
    assert rows(handheld).at == 0
    tap(handheld, "RIGHT", "RIGHT", "RIGHT", "RIGHT")  # a page at a time
    assert rows(handheld).at == len(presets.TABLE) - 1
    assert presets.describe(rows(handheld).at, screen.variants)[1].startswith(screen.lines[0].words)
    tap(handheld, "LEFT", "LEFT", "LEFT", "LEFT")
    assert rows(handheld).at == 0
    tap(handheld, "UP", "UP", "UP", "UP")
    assert rows(handheld).at == len(presets.TABLE) - 4
    fits(handheld)
    tap(handheld, "A")
    handheld.run(100)
    screen = app_of(handheld).screen
    assert where(handheld) == "newgame" and rows(handheld).at == 0  # the next A is to deal
    assert screen.saved is True  # that there is a saved game
    assert presets.name(screen.preset) == screen.rules.mode == "masters" and len(screen.players.levels) == 4


def test_rules_fit_and_both_keys_that_leave_keep_them(handheld):
    from screens.menus import players, presets
    for preset in ("floating", "dealerChooses", "knock", "altRun", "masters", "antiPhase", "twist", "dice", "short55"):
        at = [line.split()[0] for line in presets.TABLE].index(preset)
        go(handheld, "rules", players.Players(), presets.rules(at), at)
        rows(handheld).move(3)  # the five rows from there on are all the texts that can be wrong
        rows(handheld).point()
        fits(handheld)
    for key in ("START", "B"):  # both keep what has been chosen
        go(handheld, "rules", players.Players(), presets.rules(0), 0)
        tap(handheld, "DOWN", "RIGHT")
        handheld.run(100)
        rules = app_of(handheld).screen.rules
        assert rules.pack() != presets.rules(0).pack()
        tap(handheld, key)
        handheld.run(100)
        assert where(handheld) == "newgame" and app_of(handheld).screen.rules is rules


def test_the_arrows_at_a_long_name_keep_off_the_one_before(handheld):
    from screens.menus import players, presets
    made = players.Players(), presets.rules(0), 0
    for name, *args in (("rules", *made), ("newgame", made, False, "RULES"), ("people", None, 2)):
        go(handheld, name, *args)
        assert app_of(handheld).screen.right(rows(handheld).at)
        for _ in presets.TABLE:
            tap(handheld, "RIGHT")
            handheld.run(60)
            fits(handheld)


def test_only_the_row_of_phases_offers_to_pick_them(handheld):
    from screens.menus import players, presets
    go(handheld, "rules", players.Players(), presets.rules(0), 0)
    handheld.run(1500)
    screen = app_of(handheld).screen
    picks = []
    for row in range(len(screen.names)):
        screen.chosen(row)
        if screen.bar[1].words == screen.say.PICK:
            picks.append(row)
    assert picks == [screen.names.index("phaseList")]


def test_from_phases_of_ones_own_the_pad_goes_to_the_first_list_or_the_last(english):
    from phase10 import phase_lists
    from phase10.options import Rules
    from screens.menus import players
    for key, phases in (("RIGHT", "all"), ("LEFT", phase_lists.NAMED_LISTS["odd"])):
        go(english, "rules", players.Players(), Rules("sheet", ("phaseList=2,4,10",)), -1, "phaseList")
        tap(english, key)
        english.run(100)
        assert app_of(english).screen.rules.phaseList == phases


def test_help_is_about_the_variant_whose_options_a_game_has():
    """All of them: with the first turned-up Wild alone left to the dealer it is about none."""
    from types import SimpleNamespace
    from phase10.options import Rules
    from screens.menus import presets
    for at in range(len(presets.TABLE)):
        found = presets.played(SimpleNamespace(rules=presets.rules(at)))
        assert found == (at if "=" in presets.TABLE[at] else 0)
    assert not presets.played(SimpleNamespace(rules=Rules("sheet", ["firstWild=dealerChooses"])))


def test_a_list_scrolls_no_further_than_to_show_the_chosen_row(english):
    from screens.menus import players, presets
    go(english, "rules", players.Players(), presets.rules(0), 0)
    found, first = rows(english), 0
    for step in (1, 1, -1, 1) * (found.count // 2 + 1) + (-1,) * (2 * found.count):
        found.move(step)
        first = max(min(first, found.at), found.at - found.room + 1)
        assert found.first == first


def test_the_boxes_of_the_phases_that_are_played_are_ticked(handheld):
    """Those of the list, and after each change."""
    from handheld import icons
    from phase10.options import Rules
    from screens.menus import players
    go(handheld, "phases", players.Players(), Rules("sheet", ("phaseList=2,4,10",)), -1)
    screen = app_of(handheld).screen

    def ticked():
        return [row + 1 for row in range(10) if screen.sign(row) == icons.BOX_TICKED]

    assert ticked() == [2, 4, 10]
    tap(handheld, "A")
    tap(handheld, "DOWN")
    tap(handheld, "A")
    assert ticked() == [1, 4, 10]


def test_phases_are_ticked_and_the_last_one_stays(handheld):
    from screens.menus import players, presets
    go(handheld, "phases", players.Players(), presets.rules(0), 0)
    for number in range(10):
        fits(handheld)
        tap(handheld, ("A", "LEFT", "RIGHT")[number % 3])
        shows(handheld)
        tap(handheld, "DOWN")
    fits(handheld)
    screen = app_of(handheld).screen
    assert screen.numbers == [10] and screen.lines[0].words == screen.say.SOME_LEFT  # why A did nothing
    tap(handheld, "B")
    handheld.run(100)
    assert app_of(handheld).screen.rules.phaseList == "10"
    fits(handheld)


@pytest.mark.parametrize("options, refused, left", [
    (("short55=manual",), "short55", "5,6,7,8,9,10"), (("altRun=replacePhase6",), "altRun", "6")])
def test_phases_that_another_rule_needs_stay(handheld, options, refused, left):
    """Why is said here, and in the rules where they are missing already."""
    from phase10.options import Rules
    from screens.menus import players
    go(handheld, "phases", players.Players(), Rules("sheet", options), -1)
    screen = app_of(handheld).screen
    for _ in range(10):
        before = list(screen.numbers)
        tap(handheld, "A")
        fits(handheld)
        assert screen.lines[0].words == (screen.say.LACKING[refused] if screen.numbers == before else "")
        tap(handheld, "DOWN")
    assert ",".join(map(str, screen.numbers)) == left
    name, value = options[0].split("=")
    go(handheld, "rules", players.Players(), Rules("sheet", ["phaseList=1,2,3,4,5"]), -1, name)
    screen = app_of(handheld).screen
    tap(handheld, "RIGHT")
    handheld.run(100)
    fits(handheld)
    assert screen.lines[0].words == screen.say.LACKING[refused] and getattr(screen.rules, name) != value


def test_every_key_that_changes_a_setting_changes_it_alike(handheld):
    go(handheld, "settings")
    rows(handheld).move(1)
    every_row(handheld)
    for row in range(1, rows(handheld).count):  # A and START change a setting as the arrow to the right does
        seen = []
        for key in ("RIGHT", "LEFT", "A", "LEFT", "START", "LEFT"):
            seen.append(app_of(handheld).screen.right(rows(handheld).at))
            tap(handheld, key)
            shows(handheld)
        assert rows(handheld).at == row and seen[1] == seen[3] == seen[5] != seen[0] == seen[2] == seen[4]
        tap(handheld, "DOWN")


def test_the_list_of_help_is_as_it_was_when_a_page_has_been_left():
    with Handheld(seed=7, speed="none", dim=0, dark=0) as made:
        made.run(300)
        go(made, "help")
        made.run(200)
        before = made.picture().tobytes()
        tap(made, "A")
        made.run(200)
        assert made.picture().tobytes() != before
        tap(made, "B")
        made.run(200)
        assert made.picture().tobytes() == before


def test_help_shows_every_line_of_its_pages(handheld):
    go(handheld, "help")
    for _ in range(rows(handheld).count):
        tap(handheld, "DOWN")
    fits(handheld)
    tap(handheld, "A")
    screen, seen = app_of(handheld).screen, []
    for _ in range(HELP_PAGES):
        fits(handheld)
        seen += screen.page
        tap(handheld, "A")
    for name in ("AIM", "PHASES", "GROUPS"):  # line by line, and none is passed over
        wanted = getattr(screen.say, name).partition("\n")[2].replace("\n", " ").split()
        words = " ".join(seen).split()
        assert any(words[at:at + len(wanted)] == wanted for at in range(len(words))), name
    tap(handheld, "START")
    handheld.run(100)
    assert where(handheld) == "title"
    go(handheld, "help")
    tap(handheld, "B")
    handheld.run(100)
    assert where(handheld) == "title"


def test_a_page_of_help_is_parted_at_the_end_of_a_sentence():
    driver.prepare()
    from screens.menus import help

    class Six:
        """Six letters fill a line."""

        def width(self, words):
            return 20 * len(words)

    for words, first, rest in (
            ("ab cd. ef", "ab cd.|ef", ""),  # no room is needed
            ("ab cd. ef gh ij kl", "ab cd.", "ef gh|ij kl"),
            ("abcdef gh. i jk lm", "abcdef|gh.", "i jk|lm"),  # in the middle of a line
            ("1. bcd efgh ij klm", "1. bcd|efgh", "ij klm"),  # a number is no sentence
            ("ab cd. ef gh.\nij", "ab cd.", "ef gh.|ij"),  # never a line alone
            ("ab cd." + 10 * " abcdef", "ab cd.|abcdef", "|".join(9 * ["abcdef"]))):  # the rest would have no room
        assert help.parted(words, Six(), 2) == (first.split("|"), rest.split("|") if rest else ())


@pytest.mark.parametrize(("option", "page"), [("knock=on", "knock"), ("mode=twist", "twist"), ("", None)])
def test_help_opens_on_the_way_that_is_played(english, option, page):
    play(english, 3, **dict([option.split("=")] if option else []))
    go(english, "help", "pause")
    screen = app_of(english).screen
    assert bool(screen.page) == (page is not None)
    if page:
        first = getattr(app_of(english).words_of("pages"), page).split()[:3]
        assert " ".join(screen.page).split()[:3] == first


def test_help_has_the_page_of_the_phases_also_where_only_a_few_are_played(english):
    """As in the first levels of the journey; there is no phase 4, whose run has its length told in Twist."""
    play(english, 3, phaseList="1,2,3")
    go(english, "help", "pause")
    screen = app_of(english).screen
    screen.pick(2)
    assert screen.heading.words == screen.say.PHASES.partition("\n")[0]


@pytest.mark.parametrize("runs", ["run3", "run4"])
def test_help_lists_the_phases_of_twist_where_that_is_played(handheld, runs):
    """A line each, with the sizes of its groups; before a game they are those of the usual ten."""
    go(handheld, "help")
    usual = app_of(handheld).screen.left(2)
    made = play(handheld, 3, mode="twist", twist4=runs)
    go(handheld, "help", "pause")
    screen = app_of(handheld).screen
    screen.contents()
    fits(handheld)
    assert screen.left(2) != usual
    screen.pick(2)
    fits(handheld)
    lines = [*screen.halves[0], *screen.halves[1]]
    for number, phase in enumerate(made.rules.phases[:10], 1):
        told = lines[number - 1].replace("er-", " ").split()
        assert told[0] == str(number)
        assert {int(word) for word in told[1:] if word.isdigit()} == {size for _, size in phase}
    assert len(lines) == 10


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_score_sheet_fits_and_b_leads_back_to_the_pause(handheld, seats):
    end_hand(play(handheld, seats))
    for why in ("", "pause"):
        go(handheld, "score", *([why] if why else []))
        fits(handheld)
    tap(handheld, "B")
    handheld.run(100)
    assert where(handheld) == "pause"


def test_a_sheet_from_the_pause_is_left_by_the_keys_that_leave_alone(english):
    play(english, 3)
    for leaves, keys in ((False, ("UP", "DOWN", "LEFT", "RIGHT", "SELECT")), (True, ("A", "B", "START"))):
        for key in keys:
            go(english, "score", "pause")
            tap(english, key)
            assert leaves or app_of(english).screen.bar.hidden  # the answer to a key that does nothing
            english.run(300)
            assert where(english) == ("pause" if leaves else "score"), key


@pytest.mark.parametrize("mode", ["fixed10", "freeOrder", "masters", "mastersDeclare", "antiPhase", "twist"])
def test_the_score_sheet_of_each_course_fits(handheld, mode):
    made = end_hand(play(handheld, 4 if mode.startswith("masters") else 6, mode=mode))
    if mode == "antiPhase":
        made.table.at[3] = 254
    if mode == "twist":
        made.table.course.pawns[:] = [27] * 6
    go(handheld, "score")
    fits(handheld)
    made = end_game(play(handheld, 4, mode=mode))
    go(handheld, "score")
    fits(handheld)
    go(handheld, "end")
    fits(handheld)


@pytest.mark.parametrize("seats", [4, 6])
def test_who_falls_in_anti_phase_is_marked_on_the_sheet_of_that_hand(english, seats):
    """By a sign; not who has laid or was out before, nor on the sheet from the pause, in the next hand."""
    made = end_hand(play(english, seats, mode="antiPhase"))
    made.table.at[:4] = bytes((8, 6, 254, 254))
    made.table.laid[1], made.table.plays[3] = [b"\x01\x03\x03"], 0
    for args, told in (((), ["↓ P9", "gone", "gone"]), (("pause", 0), ["gone", "gone"])):
        go(english, "score", *args)
        seen = [part.words for part in app_of(english).screen.group if getattr(part, "x", 0) == 60 and part.words]
        assert [words for words in seen if not words.startswith("P")][:len(told)] == told


@pytest.mark.parametrize("visible", ["yes", "no"])
def test_saved_cards_that_all_may_see_are_on_the_score_sheet(english, visible):
    from phase10.cards import SKIP, WILD
    made = play(english, 3, mode="masters", saveVisible=visible)
    made.table.saved[1][:] = bytes((WILD, 0x25, SKIP, 0x11, 0x12, 0x13))
    for args in ((), ("pause", 0)):
        if not args:
            end_hand(made)
        go(english, "score", *args)
        shown = [part for part in app_of(english).screen.group if hasattr(part, "pitch")]
        assert [len(row) for row in shown] == [6] * (visible == "yes")
        for row in shown:  # between the name and the total, or the points of the hand
            assert row.x >= 60 and row.x + row[-1].x + 10 <= (122 if args else 97)


def test_twist_tells_the_steps_of_a_hand_where_others_tell_its_points(english):
    """Out, and two laid or not; before the pawns have moved nothing is known of them."""
    made = end_hand(play(english, 4, mode="twist"))
    made.table.laid[2] = [b"\x01\x03\x03"]
    for before, steps in ((None, ["", "out", "", ""]), (bytes((4, 4, 4, 4)), ["+1", "out", "+2", "-1"])):
        made.pawns, made.table.course.pawns[:] = before, bytes((5, 7, 6, 3))
        go(english, "score")
        assert [cost.words for cost, *_ in app_of(english).screen.lines] == steps
        inks = [cost.pixel_shader[1] for cost, *_ in app_of(english).screen.lines]
    assert inks[1] == inks[2] != inks[0] == inks[3]


def test_after_ten_fixed_hands_nobody_is_told_to_have_made_all(english):
    """There all seats reach the end, even with two phases."""
    def told():
        made = end_game(play(english, 4, mode=mode))
        made.table.at[:] = bytes([made.table.course.last + 1] * 4)
        go(english, "score")
        return [part.words for part in app_of(english).screen.group if getattr(part, "words", "")]
    for mode in ("fixed10", "ordered"):
        assert ("done!" in told()) == (mode == "ordered")


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("winners", [(), (0,), (1,), (0, 1)])
def test_the_end_fits_and_leads_to_a_new_game(handheld, seats, winners):
    end_game(play(handheld, seats), winners)
    go(handheld, "end")
    fits(handheld)
    heads = [part.y for part in app_of(handheld).screen.group if getattr(part, "tile_width", 0) == 9 and part.x == 18]
    assert heads[0] > 48 and heads[-1] + 9 < 112 and len(heads) == seats  # between the box and the bar of the keys
    tap(handheld, "A")
    handheld.run(200)
    assert where(handheld) == "newgame" and app_of(handheld).game is None
    go(handheld, "records")
    fits(handheld)


def test_every_row_of_the_pause_fits_and_stopping_asks_first(handheld):
    play(handheld, 6, short55="manual")
    go(handheld, "pause")
    every_row(handheld)
    tap(handheld, "UP")
    tap(handheld, "A")
    fits(handheld)
    tap(handheld, "A")
    handheld.run(200)
    assert where(handheld) == "end"


def test_visitors_are_listed_by_their_points(handheld):
    go(handheld, "event")
    fits(handheld)
    for points in (125, 1250, 85):
        go(handheld, "event", points)
        fits(handheld)
        for _ in range(3):
            tap(handheld, "UP")
            tap(handheld, "A")
        fits(handheld)
    screen = app_of(handheld).screen
    assert screen.tally.visitors == [("---", 85), ("---", 125), ("---", 1250)]
    inks = {line.words: line.pixel_shader[1] for line in screen.list}
    assert inks["85"] != inks["125"] == inks["1250"]  # the first is in gold
    places = {line.y: line.words for line in screen.list if line.words.endswith("---")}
    arrows = [line.y for line in screen.list if line.words == "→"]
    assert [places[y] for y in arrows] == ["1  ---"]  # the line of who has just played
    go(handheld, "event")
    assert "→" not in [line.words for line in app_of(handheld).screen.list]


def test_a_visitor_reads_the_place_before_the_letters(handheld):
    from screens.menus import tally
    for place in range(tally.VISITORS + 1):
        made = end_game(play(handheld, 4, kind=2, mode="fixed10", phaseList="1,2,3"), (1,))
        made.table.scores[0] = 50
        go(handheld, "end")
        fits(handheld)
        say = app_of(handheld).screen.say
        told = say.PLACED.format(place + 1) if place < tally.VISITORS else say.UNPLACED
        assert told in [getattr(part, "words", "") for part in app_of(handheld).screen.group]
        found = tally.Tally(app_of(handheld).machine)
        found.add("ABC", 10)
        found.keep()


def test_every_complaint_is_told_once_before_the_title(handheld):
    complaints = app_of(handheld).machine.complaints
    complaints += [("setting", "P10_BRIGHTNESS"), ("sheet", "palettes"), ("font", "small"), ("words", "de_menu"),
                   ("save", "readonly"), ("game", "damaged"), ("game", "foreign"), ("game", "newer"),
                   ("game", "unread")]
    handheld.run(200)
    while where(handheld) == "note":
        fits(handheld)
        tap(handheld, "A")
        handheld.run(100)
    assert where(handheld) == "title" and complaints == []


def test_what_is_measured_is_shown_in_ms(handheld):
    handheld.badge.press("B", True)
    tap(handheld, "START")
    handheld.badge.press("B", False)
    handheld.run(600)
    assert where(handheld) == "bench"
    fits(handheld)
    assert app_of(handheld).screen.values[5].words == "…"  # no key has been pressed here
    tap(handheld, "A")
    handheld.run(100)
    values = [line.words for line in app_of(handheld).screen.values]
    assert [words.split()[-1] for words in values[4:6]] == ["ms", "ms"]  # of a picture, of the key's answer
    tap(handheld, "B")
    handheld.run(200)
    assert where(handheld) == "title"


def test_what_is_measured_again_is_not_added_to_the_last_run(english):
    go(english, "bench")
    screen = app_of(english).screen
    english.until(lambda: screen.bot is False, step=10)
    screen.longest = screen.whole = 9_000_000
    tap(english, "A")
    english.until(lambda: screen.bot is False, step=10)
    assert screen.longest <= screen.whole < 1_000_000


def test_of_a_bots_turn_the_longest_part_and_the_whole_are_told(english, monkeypatch):
    go(english, "bench")
    bench, parts, told = sys.modules["screens.menus.bench"], [5, 30, 10], []
    monkeypatch.setattr(bench, "clock", SimpleNamespace(ms=lambda: 0, since=lambda start: parts.pop(0)))
    bot = SimpleNamespace(step=lambda: ("draw", "deck") if not parts[1:] else None)
    screen = SimpleNamespace(bot=bot, longest=0, whole=0, show=lambda *words: told.append(words))
    while screen.bot:
        bench.Screen.think(screen)
    assert told == [("BOT", "30 / 45 ms")] and not parts


def test_a_picture_takes_as_long_as_one_refresh(english, monkeypatch):
    go(english, "bench")
    bench, shown = sys.modules["screens.menus.bench"], []
    monkeypatch.setattr(bench, "clock", SimpleNamespace(ms=lambda: 0, since=lambda start: 30 * len(shown)))
    panel = SimpleNamespace(show=lambda group: None, refresh=lambda: shown.append(True))
    screen = SimpleNamespace(app=SimpleNamespace(machine=SimpleNamespace(screen=panel)), group=None)
    assert bench.Screen.frame(screen) == 30


@pytest.mark.parametrize(("before", "idle", "loads"), [(61, 999, 0), (61, 1000, 1), (60, 299, 0), (60, 300, 1)])
def test_nothing_is_loaded_ahead_right_after_a_key(english, monkeypatch, before, idle, loads):
    """A second after it; if the part before took no longer than 60 ms, a third of that. before: how long it took."""
    from screens import preload
    loaded = []
    for name, value in (("expected_picture", lambda: loaded.append(True) or True), ("_slow", False), ("clock", (
            SimpleNamespace(ms=lambda: 9000, since=lambda start: before, diff=lambda end, start: end - start)))):
        monkeypatch.setattr(preload, name, value)
    one_before = SimpleNamespace(power=SimpleNamespace(idle=lambda: 9999), claim_heap=lambda: False)
    preload.step(SimpleNamespace(machine=one_before, entered=0), SimpleNamespace(show_progress=lambda _: None))
    assert loaded.pop()
    claims = [True, False]  # the end of the heap comes first, and once
    machine = SimpleNamespace(power=SimpleNamespace(idle=lambda: idle), claim_heap=lambda: claims.pop(0))
    app = SimpleNamespace(machine=machine, entered=0)
    preload.step(app, SimpleNamespace(show_progress=lambda _: None))
    assert not loaded and len(claims) == 2 - loads
    preload.step(app, SimpleNamespace(show_progress=lambda _: None))
    assert len(loaded) == loads


@pytest.mark.parametrize("free", [0, 255, 256, 70_000])
def test_the_largest_block_is_found(english, monkeypatch, free):
    """To the next lower multiple of 256 bytes; the memory is freed afterwards."""
    go(english, "bench")
    bench = sys.modules["screens.menus.bench"]
    made = []

    class Bitmap:
        def __init__(self, width, height, colours):
            if width * height // 8 > 51_234:
                raise MemoryError
            made.append(self)

        def deinit(self):
            made.remove(self)

    monkeypatch.setattr(bench, "Bitmap", Bitmap)
    monkeypatch.setattr(bench.gc, "mem_free", lambda: free)
    assert bench._largest() == min(free, 51_234) // 256 * 256 and not made


def test_a_key_that_is_faster_than_the_rules_moves_to_a_row_that_is_there(handheld):
    """Change the variant, and move up from the first row to the last one before the new rows are loaded."""
    from handheld import faults
    from screens.menus import players, presets
    go(handheld, "rules", players.Players(), presets.rules(0), 0)
    screen = app_of(handheld).screen
    for _ in presets.TABLE:
        handheld.press("RIGHT", hold=5, wait=5)
        handheld.press("UP", hold=5, wait=5)
        handheld.run(300)
        assert where(handheld) == "rules" and not faults.log() and screen.rows.at < screen.rows.count
        screen.rows.fill(screen.rows.count, 0)


# --- once is enough -------------------------------------------------------------------------------------------------


@pytest.fixture
def english():
    with blind() as made:
        yield made


def test_left_alone_the_title_lets_bots_play(english):
    english.run(32_000)
    assert where(english) == "table" and not app_of(english).game.persons
    tap(english, "A")
    english.run(200)
    assert where(english) == "title"


def test_a_new_game_is_what_was_chosen(english):
    tap(english, *"A DOWN LEFT DOWN RIGHT DOWN DOWN RIGHT UP UP UP UP A".split())  # two seats, Mattel, a hard bot
    english.run(200)
    game = app_of(english).game
    assert where(english) == "table"
    assert (game.levels, game.rules.wildPoints) == (b"\x00\x06\x0a", "25") or game.table.seats == 3


def test_a_bot_is_set_to_any_strength(english):
    tap(english, *"DOWN A DOWN DOWN DOWN DOWN DOWN DOWN DOWN".split())
    from screens.menus import newgame, players
    screen, shown, kept = app_of(english).screen, [], []
    row = screen.rows.at
    for _ in range(11):
        tap(english, "RIGHT")
        shown.append(screen.right(row))
        kept.append(players.unpack(screen.players.pack()).levels[row - len(newgame.ABOVE)])
    assert ",".join(shown) == (
        "normal 7,hard 8,hard 9,hard 10,person,easy 1,easy 2,easy 3,normal 4,normal 5,normal 6")
    assert kept == [7, 8, 9, 10, 0, 1, 2, 3, 4, 5, 6]


def test_the_next_new_game_begins_with_the_last_choice(english):
    tap(english, *"DOWN A DOWN RIGHT RIGHT DOWN LEFT LEFT UP UP A".split())  # six seats, Twist
    english.run(200)
    assert app_of(english).game.rules.mode == "twist"
    go(english, "newgame")
    screen = app_of(english).screen
    assert len(screen.players.levels) == 6 and screen.rules.mode == "twist"


def test_a_new_game_that_was_left_is_as_it_was(english):
    go(english, "newgame")
    tap(english, "DOWN", "LEFT", "DOWN", "RIGHT", "DOWN", "DOWN", "RIGHT")  # a seat less, Mattel, stronger bots
    english.run(100)
    screen = app_of(english).screen
    chosen = screen.players.pack(), screen.preset, screen.rules.pack()
    tap(english, "B")
    english.run(300)
    assert where(english) == "title"
    tap(english, "A")
    english.run(300)
    screen = app_of(english).screen
    assert where(english) == "newgame" and chosen == (screen.players.pack(), screen.preset, screen.rules.pack())
    assert len(screen.players.levels) == 3 and screen.rules.wildPoints == "25"


def test_masters_sends_the_fifth_away(english):
    tap(english, *"DOWN A DOWN RIGHT RIGHT DOWN LEFT LEFT LEFT LEFT".split())
    screen = app_of(english).screen
    assert screen.rules.mode == "masters" and len(screen.players.levels) == 4
    tap(english, *"UP RIGHT".split())
    assert len(screen.players.levels) == 4


def test_what_does_not_go_together_cannot_be_chosen(english):
    from handheld import colours
    from screens.menus import players, presets
    rules = presets.rules(0)
    rules.set("knock", "on")
    rules.settle()
    go(english, "rules", players.Players(), rules, -1)
    screen = app_of(english).screen
    tap(english, "DOWN")
    modes = []
    for _ in range(6):
        tap(english, "RIGHT")
        modes.append(rules.mode)
    assert modes == ["fixed10", "freeOrder", "masters", "mastersDeclare", "antiPhase", "ordered"]
    assert screen.lines[0].words.startswith("Knocking and") and screen.lines[0].pixel_shader[1] == colours.PINK
    assert screen.words_for("mode", "twist")[0] in screen.lines[0].words  # the first of those passed over
    assert rules.skipPile == "onTopWhenServed" and not rules.settle()


@pytest.mark.parametrize("mode", ["ordered", "masters", "antiPhase", "twist", "dice"])
def test_there_and_back_again_through_every_option(english, mode):
    from screens.menus import players, presets
    rules = presets.rules(0)
    assert rules.set("mode", mode) and not rules.settle()
    go(english, "rules", players.Players(), rules, -1)
    screen = app_of(english).screen
    assert ("phaseList" in screen.names) == (mode not in ("twist", "dice"))
    assert [name for name in screen.names[1:] if not screen.value(name)[1]] == []  # each is explained
    for name in screen.names[2:]:  # without the variant and the mode
        rows(english).at = screen.names.index(name)
        before = getattr(rules, name)
        tap(english, "RIGHT")
        assert not rules.settle()
        tap(english, "LEFT")
        assert getattr(rules, name) == before and not rules.settle(), name


def test_what_can_never_go_together_is_given_up(english):
    """Rules that are refused with any value, as in a damaged setting."""
    from screens.menus import players, presets
    rules = presets.rules(0)
    for option, value in (("mode", "twist"), ("phaseList", "1,2,3"), ("knock", "on")):
        rules.set(option, value)
    assert rules.settle()
    go(english, "rules", players.Players(), rules, -1)
    for name in ("handTurns", "naturals", "skipTarget"):
        rows(english).at = app_of(english).screen.names.index(name)
        tap(english, "LEFT")
    assert where(english) == "rules"


def test_a_changes_a_rule_as_the_arrow_to_the_right_does(english):
    from screens.menus import players, presets
    go(english, "rules", players.Players(), presets.rules(0), 0)
    screen = app_of(english).screen
    rows(english).at = screen.names.index("skipLimit")
    for key, value in (("RIGHT", "oncePerLap"), ("LEFT", "onePending"), ("A", "oncePerLap"), ("A", "noConsecutive")):
        tap(english, key)
        english.run(100)
        assert screen.rules.skipLimit == value


def test_which_phases_are_played_is_said_however_many_they_are(handheld):
    """ "6…" were six of them, or from the sixth on."""
    from phase10.options import Rules
    from screens.menus import players
    for phases, short in (("all", "1-10"), ("even", "2 4 6 8 10"), ("7", "7"), ("1,2", "1 2"), ("4,6,7,8", "4 6-8"),
                          ("1,2,3,5,6,9", "1-3 5 6 9"), ("1,2,4,5,7,8,10", "1 2 4 5 7 8 10")):
        options = [f"phaseList={phases}", "altRun=extraPhase"]
        for many in (1, 2):
            go(handheld, "rules", players.Players(), Rules("sheet", options[:many]), -1, "phaseList")
            screen = app_of(handheld).screen
            shown = screen.rows.info[screen.rows.at % screen.rows.room].words
            assert shown.strip("←→ ") == short + (many > 1) * " +"
            fits(handheld)


def test_all_phases_are_all_however_they_were_chosen(english):
    from screens.menus import players, presets
    go(english, "rules", players.Players(), presets.rules(0), 0)
    tap(english, *"DOWN DOWN A".split())
    english.run(100)
    tap(english, *"A A B".split())  # one out and in again
    english.run(200)
    rules = app_of(english).screen.rules
    assert rules.phaseList == "all" and rules.set("mode", "twist") and not rules.settle()


def test_a_list_that_is_looked_at_stays_as_it_is(english):
    """Also with the extra phase of altRun, which has no number and is not in the list."""
    from screens.menus import players, presets
    rules = presets.rules(0)
    assert rules.set("altRun", "extraPhase") and not rules.settle()
    before = bytes(rules.numbers), rules.pack()
    for _ in range(3):
        go(english, "phases", players.Players(), rules, -1)
        assert app_of(english).screen.numbers == list(range(1, 11))
        tap(english, "B")
        english.run(200)
        assert where(english) == "rules" and (bytes(rules.numbers), rules.pack()) == before
    screen = app_of(english).screen
    assert screen.value("phaseList")[0] == "1-10 +"
    for phases, shown in (("2,3,4", "2-4 +"), ("2,3", "2 3 +"), ("2,3,5,7,9", "2 3 5 7 9 +"),
                          ("1,2,3,5,6,8", "1-3 5 6 8 +")):
        assert screen.rules.set("phaseList", phases) and not screen.rules.settle()
        assert screen.value("phaseList")[0] == shown


@pytest.mark.parametrize("screen", ["newgame", "people"])
def test_two_cannot_choose_to_knock(english, screen):
    """Who could never do it: with that variant there are three, and among two its row is not there."""
    from screens.menus import presets
    go(english, screen)
    menu = app_of(english).screen
    menu.resize(2)
    names = [presets.name(at) for at in range(len(presets.TABLE))]
    rows(english).at = menu.above.index("RULES")
    while names[menu.preset] != "knock":
        menu.change(rows(english).at, 1)
        assert menu.players.count == (3 if names[menu.preset] == "knock" else 2)
    rows(english).at = menu.above.index("COUNT")
    tap(english, "LEFT")
    assert menu.players.count == 3 and menu.ends(rows(english).at) == -1
    for count in (2, 3):
        menu.players.resize(count)
        go(english, "rules", menu.players, presets.rules(0), 0)
        assert ("knock" in app_of(english).screen.names) == (count == 3)
    menu.players.resize(2)
    go(english, "rules", menu.players, presets.rules(names.index("knock")), names.index("knock"))
    assert "knock" in app_of(english).screen.names  # where it is on it can be switched off


def test_every_option_can_be_chosen(english):
    """By left and right in the rules, and who deals first where the seats have their names."""
    from phase10 import option_list, options
    from screens.menus import players, presets
    seen = set()
    for mode in option_list.find("mode").values:
        rules = presets.rules(0)
        rules.set("mode", mode)
        rules.settle()
        go(english, "rules", players.Players(), rules, -1)
        names = app_of(english).screen.names[1:]
        for name in names:  # some come only with others
            for value in option_list.find(name).values:
                if name != "mode" and ".." not in value and not rules.why_not(name, value):
                    rules.set(name, value)
                    rules.settle()
                    seen.update(options.shown(rules))
        seen.update(names)
    assert seen == set(option_list.names())


def test_who_deals_first_is_one_of_the_seats(english):
    go(english, "newgame")
    screen = app_of(english).screen
    row = screen.dealer()
    rows(english).at = row
    shown = []
    for _ in range(5):
        shown.append(screen.right(row))
        tap(english, "RIGHT")
        fits(english) if hasattr(english, "overflows") else None
    assert shown == ["chance", "YOU", "FINN", "BRUNO", "OTTO"]
    assert screen.rules.firstDealer == "chance"
    tap(english, "LEFT")
    assert screen.rules.firstDealer == "4"
    screen.resize(3)
    assert screen.rules.firstDealer == "chance"  # who has gone deals no cards
    rows(english).at = screen.dealer()
    tap(english, "RIGHT", "RIGHT", "START")
    english.until(lambda: where(english) == "table")
    assert app_of(english).game.table.dealer == 1


def test_who_sat_out_the_extra_hand_of_a_tie_has_no_points_on_the_sheet(english):
    made = end_hand(play(english, 4))
    made.table.tie, made.table.plays[:] = (1, 2), bytes((0, 1, 1, 0))
    go(english, "score")
    screen = app_of(english).screen
    assert [cost.words for cost, _, _ in screen.lines] == ["", screen.say.OUT, "+70", ""]
    assert screen.heading.words == screen.say.HAND.format(12)  # somebody has won it: it leads to no other
    made.table.out = 255
    go(english, "score")
    screen = app_of(english).screen
    assert screen.heading.words == screen.say.TIE and not any(cost.words for cost, _, _ in screen.lines)


@pytest.mark.parametrize("key", ["A", "B", "START"])
def test_the_last_sheet_is_left_for_the_end_by_any_key(english, key):
    end_game(play(english, 3))
    go(english, "score")
    english.press(key, wait=500)
    assert where(english) == "end"


@pytest.mark.parametrize(("scores", "places"), [((5, 300, 90, 40), [1, 2, 3, 4]), ((5, 300, 40, 40), [1, 2, 2, 4])])
def test_the_end_ranks_winners_then_phases_then_points(english, scores, places):
    """Who is equal in all that shares a place."""
    made = end_game(play(english, 4))
    made.table.at[:] = bytes((3, 10, 7, 7))
    made.table.scores[:] = scores
    go(english, "end")
    screen = app_of(english).screen
    assert [made.table.scores[seat] for seat in screen.order] == [300, 40, scores[2], 5]
    assert screen.places == places


def test_the_end_counts_no_phase_one_and_two_as_each_language_does(handheld):
    """In French none is no plural. With cards and with dice."""
    told = {"en": {"0 phases", "1 phase", "2 phases"}, "de": {"0 Phasen", "1 Phase", "2 Phasen"},
            "fr": {"0 phase", "1 phase", "2 phases"}, "es": {"0 fases", "1 fase", "2 fases"}}
    app = app_of(handheld)
    wanted = told.get(app.machine.settings.language, set())  # how others count is not known here
    end_game(play(handheld, 4)).table.at[:] = bytes((0, 10, 1, 2))
    go(handheld, "end")
    assert wanted <= set(golden_pictures.words(handheld.badge.display.root_group))
    begin_dice(handheld, [(0, 6, "YOU"), (6, 0, "FINN"), (6, 1, "LULU"), (6, 2, "PIP")])
    table = app.game.table
    table.at[:], table.step, table.winners = bytes((0, 10, 1, 2)), "end", (1,)
    go(handheld, "dice_end")
    assert wanted <= set(golden_pictures.words(handheld.badge.display.root_group))


@pytest.mark.parametrize("kind, keys", [("EVENT", ("LIST", "")), ("PLAY", ("AGAIN", "TO_TITLE")),
                                        ("QUICK", ("ONCE_MORE", "TO_TITLE")), ("DEMO", ("TO_TITLE", ""))])
def test_the_end_says_what_its_keys_do(english, kind, keys):
    from screens import kinds
    end_game(play(english, 3)).kind = getattr(kinds, kind)
    go(english, "end")
    screen = app_of(english).screen
    screen.offer()
    assert (screen.bar[1].words, screen.bar[3].words) == tuple(getattr(screen.say, key, "") for key in keys)
    english.until(lambda: not screen.animation)
    tap(english, "A")
    english.run(200)
    there = {"LIST": ("event",), "AGAIN": ("newgame",), "ONCE_MORE": ("deal", "table"), "TO_TITLE": ("title",)}
    assert where(english) in there[keys[0]]


@pytest.mark.parametrize("persons, words", [(1, "YOU_WIN"), (2, "WINS")])
def test_who_wins_among_persons_is_told_by_name(english, persons, words):
    made = end_game(play(english, 3), winners=(0,))
    made.persons, made.levels = persons, bytes(persons) + made.levels[persons:]
    go(english, "end")
    screen = app_of(english).screen
    assert screen.show_first(False) == (made.names[0], getattr(screen.say, words))


@pytest.mark.parametrize("winners, names, words", [
    ((1, 2), "FINN + LULU", "win!"), ((0, 1), "YOU + FINN", "A shared win"),
    ((0, 1, 2), "A shared win", "YOU + FINN + LULU"),
    ((1, 2, 3, 4, 5), "A shared win", "FINN + LULU + BRUN.")])
def test_who_shares_a_win_is_told(english, winners, names, words):
    end_game(play(english, 6, you="YOU"), winners=winners)
    go(english, "end")
    screen = app_of(english).screen
    told = screen.show_first(False)
    assert told[0] == names and told[1].startswith(words)
    assert screen.app.small.width(told[1]) <= 100


def test_a_folder_more_is_a_language_more(tmp_path, monkeypatch):
    """A language with only two files falls back to English, and can be chosen and saved."""
    drive = tmp_path / "drive"
    shutil.copytree(driver.ROOT / "lib", drive / "lib", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("fonts", "sprites"):
        shutil.copytree(driver.ROOT / name, drive / name)
    shutil.copy(driver.ROOT / "code.py", drive)
    foreign = drive / "lib" / "words" / "xx"
    foreign.mkdir()
    (foreign / "common.py").write_text('LANGUAGE = "Xaxan"\nYOU = "XU"\n', encoding="utf-8")
    (foreign / "settings.py").write_text('SETTINGS = "Xettix"\n', encoding="utf-8")
    monkeypatch.setattr(driver, "ROOT", drive)
    monkeypatch.setattr("sys.path", list(sys.path))
    with Handheld(seed=7, speed="none", root=drive) as made:
        made.run(300)
        go(made, "settings")
        tap(made, "LEFT")  # from English, the first, to the last
        made.run(200)
        screen = app_of(made).screen
        assert app_of(made).machine.settings.language == "xx"
        assert (screen.left(0), screen.right(0), screen.say.SETTINGS) == ("Language", "Xaxan", "Xettix")
        tap(made, "B")
        made.run(200)
        nvm, files = made.badge.nvm, made.badge.drive
    with Handheld(seed=7, speed="none", root=drive, nvm=nvm, drive=files) as again:
        again.run(300)
        assert app_of(again).machine.settings.language == "xx" and app_of(again).words.YOU == "XU"


def test_an_option_that_needs_another_comes_with_it(english):
    from screens.menus import players, presets
    go(english, "rules", players.Players(), presets.rules(0), 0)
    screen = app_of(english).screen
    assert "knockWindow" not in screen.names
    rows(english).at = screen.names.index("knock")
    tap(english, "RIGHT")
    assert "knockWindow" in screen.names and presets.name(screen.preset) == "knock"
    assert screen.names[rows(english).at] == "knock"
    last = screen.names[-1]
    go(english, "rules", players.Players(), presets.rules(0), 0, last)  # back from a screen of its own
    screen = app_of(english).screen
    assert screen.names[rows(english).at] == last and rows(english).count == len(screen.names)


def test_rules_that_equal_a_variant_have_its_name(english):
    """Also when single ones have been changed, there or on the page of phases."""
    from screens.menus import players, presets
    told = [presets.name(at) for at in range(len(presets.TABLE))]
    go(english, "rules", players.Players(), presets.rules(told.index("twist")), told.index("twist"))
    screen = app_of(english).screen
    rows(english).at = screen.names.index("takeSkip")
    for key, name in (("RIGHT", "own"), ("LEFT", "twist")):
        tap(english, key)
        english.run(100)
        assert presets.name(screen.preset) == name
        assert screen.right(0) == presets.describe(screen.preset, screen.variants)[0]
    rows(english).at = screen.names.index("mode")
    tap(english, "LEFT")
    english.run(100)
    assert screen.rules.mode == presets.name(screen.preset) == "antiPhase"
    made = presets.rules(0)
    assert made.set("phaseList", "1,2,3,4,5")
    go(english, "rules", players.Players(), made, -1, "phaseList")
    screen = app_of(english).screen
    assert presets.name(screen.preset) == "firstFive" and screen.names[rows(english).at] == "phaseList"


def test_a_language_is_spoken_at_once_and_kept(english):
    go(english, "settings")
    tap(english, "RIGHT")
    english.run(200)
    assert app_of(english).screen.say.BACK == "Zurück"
    tap(english, "B")
    english.run(200)
    nvm, drive = english.badge.nvm, english.badge.drive
    english.__exit__(None, None, None)
    with Handheld(nvm=nvm, drive=drive) as again:
        again.run(300)
        assert app_of(again).screen.say.BACK == "Zurück"
    with Handheld(nvm=nvm, drive=drive, language="fr") as owner:  # the owner has changed settings.toml since
        owner.run(300)
        assert app_of(owner).screen.say.BACK == "Retour"


def test_a_language_chosen_right_before_one_leaves_is_kept(english):
    go(english, "settings")
    english.press("RIGHT", hold=1, wait=0)
    english.press("B", hold=1, wait=0)
    english.run(400)
    assert where(english) == "title" and app_of(english).screen.say.BACK == "Zurück"
    from screens.menus import choices
    assert choices.kept_by(app_of(english).machine)[0]["language"] == ("en", "de")


@pytest.mark.parametrize("more, chosen, kept", [
    (12, ("language",), True), (200, ("language", "speed", "sound"), False)])
def test_settings_are_kept_beside_rules_of_ones_own(english, more, chosen, kept):
    """Once all explanations had been shown, with some seventeen rules of one's own no setting could be saved any more:
    the record was too large. Where the new game has no room, it begins with the usual rules.
    """
    from screens.menus import choices, keep_choices
    from screens.table import lessons
    app = app_of(english)
    told = [*lessons.NEWS, *lessons.RUNS]
    names = sorted({line.split("|")[0].split()[1] for line in told}) + ["DICE", "HAND"] + ["TIP"] * 3
    app.machine.settings.explained = ",".join(names)
    app.unsaved_choices = bytes(7 + 1 + 31 + more)  # six seats, the variant, the rules of Masters with all extras
    for name, value in (("language", "de"), ("speed", "normal"), ("sound", 3)):
        if name in chosen:
            setattr(app.machine.settings, name, value)
    keep_choices.save_choices(app)
    assert not app.machine.complaints
    found, game = choices.kept_by(app.machine)
    assert [name for name in chosen if name not in found] == []
    assert found["told"] == ("", ",".join(names)) and bool(game) == kept


def test_a_key_while_the_settings_are_saved_is_answered_before_they_are(english, monkeypatch):
    from handheld import place_writing
    go(english, "settings")
    tap(english, "DOWN", "RIGHT")
    screen, written = app_of(english).screen, []

    def putting_slowly(places, kind, place, record):
        yield
        written.append(screen.rows.at)
        yield
        return (yield from put(places, kind, place, record))

    from handheld import writing
    put = place_writing.writing_record
    monkeypatch.setattr(writing, "writing_record", putting_slowly)
    while not written:
        english.run(5)
    tap(english, "DOWN")
    assert written == [1] and screen.rows.at == 2
    tap(english, "B")
    english.run(400)
    from screens.menus import choices
    assert choices.kept_by(app_of(english).machine)[0]["sound"] == ("2", "3")


@pytest.mark.parametrize(("name", "before", "step", "after"), [
    ("brightness", 9, 1, 10), ("brightness", 10, 1, 10), ("brightness", 1, -1, 1), ("sound", 3, 1, 0),
    ("sound", 0, -1, 3), ("speed", "none", 1, "slow")])
def test_left_and_right_never_make_the_brightest_screen_dark(english, name, before, step, after):
    """The other settings begin again behind the last value."""
    from screens.menus import choices
    machine = app_of(english).machine
    setattr(machine.settings, name, before)
    choices.change(machine, name, step)
    assert getattr(machine.settings, name) == after


def test_an_arrow_stands_only_where_there_is_more(english):
    go(english, "settings")
    tap(english, "DOWN", "DOWN", "DOWN")
    english.run(100)
    for key, value in (("LEFT", "1 →"), ("RIGHT", "← 10")):
        tap(english, *[key] * 10)
        english.run(100)
        assert rows(english).info[3].words.strip() == value
    go(english, "newgame")
    tap(english, "DOWN")
    english.run(100)
    seen = [rows(english).info[1].words.strip()]
    for key in ("LEFT", "RIGHT"):
        tap(english, *[key] * 5)
        english.run(100)
        seen.append(rows(english).info[1].words.strip())
    assert seen == ["← 4 →", "2 →", "← 6"]
    from phase10.options import Rules
    from screens.menus import players
    for value, shown in (("1", "1 →"), ("5", "← 5 →"), ("9", "← 9")):
        go(english, "rules", players.Players(), Rules("sheet", ["knock=on", "knockWindow=" + value]), -1, "knockWindow")
        words = [label.words for label in rows(english).info]
        assert words[rows(english).at % rows(english).room].strip() == shown
    assert abs(rows(english).font.width("→") - rows(english).font.width("   ")) < 2  # the value stays in its place


@pytest.mark.parametrize(("name", "rules", "last", "next_one"), [
    ("brightness", "", "10", "1"), ("knockWindow", "knock=on", "9", "1"), ("antiHands", "mode=antiPhase", "99", "0"),
    ("handTurns", "", "999", "1")])
def test_a_goes_round_where_left_and_right_stop(english, name, rules, last, next_one):
    """Its line says "Change" at the last value, too."""
    from phase10.options import Rules
    from screens.menus import players
    if name == "brightness":
        english.machine.settings.brightness = int(last)
        go(english, "settings")
        tap(english, "DOWN", "DOWN", "DOWN")
    else:
        made = Rules("sheet", rules.split() + [f"{name}={last}"])
        go(english, "rules", players.Players(), made, -1, name)
    english.run(100)
    at = rows(english).at % rows(english).room
    for key, shown in (("RIGHT", "← " + last), ("A", next_one + " →"), ("LEFT", next_one + " →")):
        tap(english, key)
        english.run(200)
        assert rows(english).info[at].words.strip() == shown
    tap(english, "A")
    english.run(200)
    assert rows(english).info[at].words == f"← {int(next_one) + 1} →"


def test_a_change_is_saved_when_no_key_has_been_pressed_for_two_seconds(english):
    """So that turning it round and round wears out no flash."""
    from screens.menus import choices
    go(english, "settings")
    tap(english, "DOWN")
    for _ in range(3):
        tap(english, "RIGHT")
        english.run(1500)
        assert "sound" not in choices.kept_by(app_of(english).machine)[0]
    english.run(1500)
    assert choices.kept_by(app_of(english).machine)[0]["sound"][0] == "2"


def test_brightness_sound_and_lights_take_effect(english):
    go(english, "settings")
    machine = app_of(english).machine
    machine.lights("win")
    tap(english, *"DOWN RIGHT DOWN".split())
    assert any(english.badge.lights)
    tap(english, *"RIGHT DOWN LEFT LEFT".split())
    settings = machine.settings
    assert (settings.sound, settings.lights, settings.brightness) == (3, 0, 6)
    assert not any(english.badge.lights)
    machine.lights("turn")
    english.run(100)
    assert not any(english.badge.lights)
    assert english.badge.brightness == pytest.approx(0.6)
    english.run(61_000)
    assert english.badge.brightness == pytest.approx(0.1)
    tap(english, "UP")
    assert english.badge.brightness == pytest.approx(0.6)
    tap(english, "RIGHT")
    assert settings.lights == 1 and all(any(english.badge.lights[i:i + 3]) for i in range(0, 15, 3))
    tap(english, "B")
    english.run(200)
    assert where(english) == "title" and not any(english.badge.lights)


def test_lights_that_a_player_has_switched_off_stay_off_after_a_restart():
    """And those switched on go on, whatever settings.toml says."""
    for owner, shine in ((1, False), (0, True)):
        nvm, drive = bytearray(8192), saves.MemoryDrive()
        for start in range(2):
            with Handheld(lights=owner, nvm=nvm, drive=drive) as made:
                close_eyes(made)
                made.run(300)
                if not start:
                    go(made, "settings")
                    tap(made, "DOWN", "DOWN", "RIGHT", "B")
                    made.run(400)
                made.machine.lights("turn")
                made.run(100)
                assert any(made.badge.lights) == shine


def test_what_was_loaded_ahead_gives_way_before_a_change_not_in_the_middle_of_it(english, monkeypatch):
    import memory
    from screens.menus import setup
    go(english, "newgame")
    screen, given = app_of(english).screen, []

    def piece(size):
        if len(given) < 3:
            raise MemoryError

    monkeypatch.setattr(setup, "bytearray", piece, raising=False)
    monkeypatch.setattr(memory, "give_way", lambda: not given.append(screen.preset))
    tap(english, "DOWN", "DOWN", "RIGHT")
    assert given == [0, 0, 0] and screen.preset == 1 and where(english) == "newgame"


def test_a_first_dealer_whose_seat_the_rules_do_not_have_is_a_random_one(english):
    from phase10 import options
    from screens.menus import players, presets
    rules = presets.rules(0)
    rules.set("firstDealer", "6")
    six = players.Players((0, 6, 6, 6, 6, 6), (6, 0, 1, 2, 3, 4))
    go(english, "rules", six, rules, 0)
    while rules.mode != "masters":
        rows(english).at = app_of(english).screen.names.index("mode")
        tap(english, "RIGHT")
    tap(english, "B")
    english.run(200)
    screen = app_of(english).screen
    assert where(english) == "newgame" and screen.dealer() == rows(english).count - 1
    assert screen.right(screen.dealer()) == screen.say.CHANCE and len(six.levels) == 4
    tap(english, "UP")
    app_of(english).unsaved_choices = players.Players().pack() + b"\0" + options.Rules(chosen=("firstDealer=6",)).pack()
    go(english, "newgame")  # with what an earlier program has saved
    screen = app_of(english).screen
    assert screen.rules.firstDealer == "chance" and screen.sign(screen.dealer()) == -1


def test_that_the_saved_game_will_be_replaced_is_said_after_the_rules_too(english):
    go(english, "newgame", None, True)
    tap(english, *"DOWN DOWN DOWN A".split())
    english.run(200)
    while app_of(english).screen.names[rows(english).at] != "phaseList":
        tap(english, "DOWN")
    for key in "ABB":
        tap(english, key)
        english.run(200)
    screen = app_of(english).screen
    tap(english, "UP", "UP", "UP")
    assert where(english) == "newgame" and rows(english).at == 0
    assert " ".join(line.words for line in screen.lines if line.words) == screen.say.REPLACES


@pytest.mark.parametrize("saved", [False, True])
@pytest.mark.parametrize(("downs", "page"), [(2, "ways"), (3, "rules")])
def test_who_comes_back_to_a_new_game_is_told_the_same_of_a_saved_one(english, downs, page, saved):
    go(english, "newgame", None, saved)
    tap(english, *["DOWN"] * downs, "A")
    english.run(200)
    assert where(english) == page
    tap(english, "B")
    english.run(200)
    assert where(english) == "newgame" and app_of(english).screen.saved is saved


def test_a_seat_that_was_a_person_for_a_moment_is_who_it_was(english):
    from screens.menus import players
    made = players.Players()
    faces = bytes(made.faces)
    for seat in range(4):
        steps = [-1] * 6 + [1] * 6 if made.levels[seat] else [1, -1]
        for step in steps:
            made.change_level(seat, step)
        assert bytes(made.faces) == faces and len(set(faces)) == 4
    made.change_level(1, -6)  # a person, who has another face as long as it is one
    assert not made.levels[1] and made.faces[1] == players.YOU + 1
    made.faces[2] = 0  # meanwhile another seat has taken that face
    made.change_level(1, 1)
    assert made.faces[1] not in (made.faces[0], 0, made.faces[3]) and made.faces[1] < made.open_faces(1)


@pytest.mark.parametrize("saved", [False, True])
def test_start_replaces_a_saved_game_only_from_the_row_that_says_so(english, saved):
    go(english, "newgame", None, saved)
    tap(english, "DOWN", "DOWN", "START")
    english.run(200)
    screen = app_of(english).screen
    assert (where(english) == "newgame") == saved
    if saved:
        assert rows(english).at == 0
        assert " ".join(line.words for line in screen.lines if line.words) == screen.say.REPLACES
        for keys in ("START",), ("DOWN", "UP", "A"):  # to move away takes the question back
            tap(english, *keys)
            english.run(200)
            assert where(english) == "newgame" and screen.bar[1].words == screen.say.SURE
        tap(english, "A")
        english.run(200)
        assert where(english) != "newgame"


def test_a_game_that_a_damaged_module_cannot_read_is_left_alone(english, monkeypatch):
    """A damaged .mpy file raises ValueError as a damaged save does: the game was called lost, and deleted."""
    from handheld import GAME
    app = app_of(english)
    packed = play(english, 3, mode="twist").packed()
    app.game = None
    assert app.machine.save(GAME, packed) is None

    class Damaged:
        @staticmethod
        def find_spec(name, path=None, target=None):
            if name == "phase10.courses.twist_board":
                raise ValueError("incompatible .mpy file")

    sys.modules.pop("phase10.courses.twist_board", None)
    monkeypatch.setattr(sys, "meta_path", [Damaged, *sys.meta_path])
    for _ in range(2):
        go(english, "title")
        tap(english, "A")
        english.until(lambda: where(english) == "note", 20_000)
        assert app.screen.lines[0].words and app.screen.complaint == ("game", "unread")
        tap(english, "A")
        english.until(lambda: where(english) == "title", 5000)
        assert app.machine.load(GAME)[0] == packed


@pytest.mark.parametrize("way", ["cards", "dice"])
@pytest.mark.parametrize("part", ["form", "table", "rules", "damage"])
def test_a_game_of_a_later_version_is_told_of_and_left_alone(english, way, part):
    """Each time it is to be continued. One that is damaged is told of once and deleted."""
    from binascii import crc32

    from handheld import GAME
    from screens import save_header
    app = app_of(english)
    if way == "dice":
        begin_dice(english, [(0, 6, "YOU"), (6, 0, "FINN")])
        packed = bytearray(app.game.packed())
    else:
        packed = bytearray(play(english, 3, knock="on").packed())
    app.game = None
    go(english, "title")
    at = save_header.unpack(packed)[1]
    place = {"form": 0, "table": at + 3, "rules": at + 7, "damage": at + 7}[part]
    packed[place] ^= 64
    if part != "damage":
        packed[-4:] = crc32(packed[at:-4]).to_bytes(4, "big")
    assert app.machine.save(GAME, packed) is None
    for _ in range(1 if part == "damage" else 2):
        go(english, "title")
        assert app.screen.items[0] == "CONTINUE"
        tap(english, "A")
        english.until(lambda: where(english) == "note", 20_000)
        lines = " ".join(line.words for line in app.screen.lines if line.words)
        assert lines == app.screen.say.SAVE["damaged" if part == "damage" else "newer"]
        tap(english, "A")
        english.until(lambda: where(english) == "title", 5000)
        assert app.machine.load(GAME)[0] == (None if part == "damage" else packed)


@pytest.mark.parametrize("wrong", ["damaged", "foreign", "newer"])
def test_a_game_that_the_store_cannot_read_is_told_of_before_the_title(english, wrong):
    from handheld import GAME
    app = app_of(english)
    go(english, "settings")
    app.machine.load = lambda kind: (None, wrong if kind == GAME else None)
    app.go("title")
    english.until(lambda: where(english) == "note", 5000)
    assert " ".join(line.words for line in app.screen.lines if line.words) == app.screen.say.SAVE[wrong]
    tap(english, "B")
    english.run(300)
    assert where(english) == "title" and not app.machine.complaints


@pytest.mark.parametrize("kind, screen", [(0, "end"), (1, "end"), (2, "end"), (4, "stars")])
def test_a_key_pressed_too_often_does_not_close_the_result(english, kind, screen):
    end_game(play(english, 3, kind=kind), (0,))
    app_of(english).go(screen)
    for key in ("A", "A", "START"):
        english.badge.press(key, True)
        english.badge.press(key, False)
    english.until(lambda: where(english) == screen)
    english.run(1000)
    assert where(english) == screen and any(english.badge.lights) == (kind != 1)  # a quick hand is not a game
    tap(english, "A")
    english.run(300)
    assert where(english) != screen and not any(english.badge.lights)


def test_all_bots_get_a_level_at_once(english):
    go(english, "newgame")
    screen = app_of(english).screen
    screen.players.change_level(1, 1)
    tap(english, "DOWN", "DOWN", "DOWN", "DOWN")
    assert screen.right(4) == "–"
    for level, name in ((6, "normal 6"), (7, "normal 7"), (8, "hard 8"), (9, "hard 9"), (10, "hard 10"), (1, "easy 1")):
        tap(english, "RIGHT")
        assert bytes(screen.players.levels) == bytes((0, level, level, level)) and screen.right(4) == name
    tap(english, "LEFT")
    assert bytes(screen.players.levels) == bytes((0, 10, 10, 10))


def test_variants_passed_by_leave_the_seats_as_they_were(english):
    """Masters has four at most, knocking three at least; behind them the seats chosen before are there again."""
    from screens.menus import presets
    go(english, "newgame")
    menu = app_of(english).screen
    names = [presets.name(at) for at in range(len(presets.TABLE))]
    row = menu.above.index("RULES")
    for count, passed, most in ((6, "masters", 4), (2, "knock", 3)):
        menu.resize(count)
        for seat in range(1, count):
            menu.players.change_level(seat, seat)
        before = menu.players.pack()
        while names[menu.preset] != passed:
            menu.change(row, 1)
        few = min(most, count)
        assert menu.players.count == most and menu.players.pack()[1:few + 1] == before[1:few + 1]
        menu.change(menu.above.index("COUNT"), 1 if most == 4 else -1)  # it goes no further that way
        while names[menu.preset] != "sheet":
            menu.change(row, 1)
        assert menu.players.pack() == before
    menu.change(menu.above.index("COUNT"), 1)
    assert menu.players.count == menu.players.wanted == 3


@pytest.mark.parametrize("screen", ["newgame", "people", "rules"])
def test_own_rules_are_one_of_the_variants_that_one_passes(english, screen):
    """And who deals first stays."""
    from phase10.options import Rules
    from screens.menus import players, presets
    from screens.sheet.guests import Guests
    rules = Rules("sheet", ["takeSkip=yes", "postal=on"])
    seats = Guests() if screen == "people" else players.Players()
    go(english, screen, *((seats, rules, -1) if screen == "rules" else ((seats, rules, -1),)))
    menu = app_of(english).screen
    row = 0 if screen == "rules" else menu.above.index("RULES")
    if screen == "newgame":
        menu.let_begin(2)
    first = menu.rules.firstDealer
    for step, passed in ((1, len(presets.TABLE)), (-1, 3)):
        seen = []
        for _ in range(passed + 1):
            menu.change(row, step)
            english.run(100)
            assert menu.rules.firstDealer == first
            seen.append(menu.preset)
        if step > 0:
            assert seen == list(range(passed)) + [-1]
            assert menu.rules.takeSkip == "yes" and menu.rules.postal == "on" and menu.rules.mode == "ordered"
    assert seen[0] == len(presets.TABLE) - 1 and menu.right(row) == presets.describe(menu.preset, menu.variants)[0]


def test_a_hand_is_dealt_again_by_its_code(english):
    """The seats and the dealer are in the code, too; what no hand has is told, and can be mended."""
    from phase10 import deal_codes
    before = play(english, 5, firstDealer="4")
    code, hand = deal_codes.deal_code(before.table), sorted(before.table.hands[0])
    app_of(english).game = None
    go(english, "title")
    app_of(english).screen.open(("BY_CODE",))
    tap(english, "A")
    english.run(300)
    assert where(english) == "by_code"
    screen = app_of(english).screen
    for wrong in ((31, 1, 1), (1, 0, 0)):  # a number of seats, a shuffle that there is not
        screen.letters.places[:3] = bytes(wrong)
        tap(english, "START")
        assert where(english) == "by_code" and screen.lines[0].words == screen.say.NO_DEAL
    for letter in code:
        assert screen.bar[1].words == (screen.say.PLAY if screen.letters.at_last() else screen.say.NEXT)
        while screen.letters.spelled()[screen.letters.at] != letter:
            tap(english, "UP")
        assert screen.lines[0].words != screen.say.NO_DEAL
        if not screen.letters.at_last():
            tap(english, "RIGHT")
    tap(english, "LEFT", "B", "A", "A")
    assert screen.letters.spelled() == code and where(english) == "by_code"
    tap(english, "A")
    english.until(lambda: where(english) == "table")
    table = app_of(english).game.table
    assert deal_codes.deal_code(table) == code and (table.seats, table.dealer) == (5, before.table.dealer) == (5, 3)
    assert sorted(app_of(english).game.levels) == [0, 6, 6, 6, 6] and table.rules.mode == "ordered"
    assert sorted(table.hands[0]) == hand


def test_a_letter_of_a_code_does_not_wait_for_the_text_above_it(english):
    """That is wrapped only when it changes, and then in a frame of its own: it takes as long as a key may wait."""
    from handheld import keys
    go(english, "by_code")
    screen, told = app_of(english).screen, []
    screen.tell = lambda words, *colour: told.append(words)
    tap(english, "RIGHT", "UP", "LEFT")
    screen.bar.blink = lambda: None  # it would wait for the clock, and that for this thread
    assert not told
    screen.letters.places[:] = bytes((1,)) + bytes(6)  # a shuffle that there is not
    screen.key(keys.START)
    assert not told
    screen.tick()
    screen.key(keys.RIGHT)
    assert told == [screen.say.NO_DEAL]
    screen.tick()
    screen.tick()
    assert told == [screen.say.NO_DEAL, screen.say.ABOUT_CODE]


def test_from_the_first_letter_of_a_code_one_is_back_where_one_came_from(english):
    go(english, "by_code")
    tap(english, "RIGHT", "B", "B")
    english.run(300)
    screen = app_of(english).screen
    assert where(english) == "title" and screen.items[rows(english).at] == "BY_CODE"


def test_who_deals_first_is_no_rule_of_a_variant(english):
    """It stays where all variants are shown, and single rules changed and changed back are the variant's."""
    from screens.menus import presets
    go(english, "newgame")
    app_of(english).screen.let_begin(2)
    rows(english).at = app_of(english).screen.above.index("RULES")
    tap(english, "A")
    english.run(200)
    tap(english, "DOWN", "A")
    english.run(300)
    menu = app_of(english).screen
    assert where(english) == "newgame" and menu.preset == 1 and menu.first() == 2
    go(english, "rules", menu.players, menu.rules, 1, "takeSkip")
    screen = app_of(english).screen
    for name in ("own", "mattel"):
        tap(english, "RIGHT")
        english.run(100)
        assert presets.name(screen.preset) == name


def test_seats_that_come_are_as_strong_as_the_others(english):
    go(english, "newgame")
    players = app_of(english).screen.players
    players.change_bots(3)
    players.resize(6)
    assert bytes(players.levels) == bytes((0, 9, 9, 9, 9, 9))
    players.change_people(1)
    players.change_people(-1)
    assert bytes(players.levels) == bytes((0, 9, 9, 9, 9, 9))
    players.resize(3)
    players.change_bots(-1)
    players.resize(6)
    assert bytes(players.levels) == bytes((0, 8, 8, 8, 8, 8))
    assert len(set(players.faces)) == 6


def test_friends_take_the_first_seats(english):
    """One more with each press, up to all seats, then one again; the faces of bots that come back are theirs."""
    go(english, "newgame")
    screen = app_of(english).screen
    players, faces = screen.players, bytes(screen.players.faces)
    tap(english, *["DOWN"] * 5)
    assert screen.left(5) == "People" and screen.right(5) == "1"
    for people, levels in ((2, (0, 0, 6, 6)), (3, (0, 0, 0, 6)), (4, (0, 0, 0, 0))):
        tap(english, "RIGHT")
        assert bytes(players.levels) == bytes(levels) and screen.right(5) == str(people)
        assert len(set(players.faces)) == 4
    tap(english, "A")
    assert bytes(players.levels) == bytes((0, 6, 6, 6)) and bytes(players.faces) == faces
    players.change_level(2, -6)
    tap(english, "RIGHT")
    assert bytes(players.levels) == bytes((0, 0, 0, 6))
    tap(english, "LEFT")
    assert bytes(players.levels) == bytes((0, 0, 6, 6))


@pytest.mark.parametrize("item", [
    "HELP", "RECORDS", "BY_CODE", "SETTINGS", "EVENT", "NEW_GAME", "JOURNEY", "REAL_CARDS"])
def test_b_goes_one_step_back_to_the_row_one_came_from(english, item):
    screen = app_of(english).screen
    if item in ("HELP", "RECORDS", "BY_CODE", "SETTINGS"):
        rows(english).at = screen.items.index("MORE")
        tap(english, "A")
    rows(english).at = screen.items.index(item)
    tap(english, "A")
    english.run(200)
    assert where(english) not in ("", "title")
    tap(english, "B")
    english.run(200)
    screen = app_of(english).screen
    assert where(english) == "title" and screen.items[screen.rows.at] == item
    if not screen.top:
        tap(english, "B")
        assert screen.items[screen.rows.at] == "MORE"


@pytest.mark.parametrize("screen, args, key, item", [
    ("pause", (0,), "A", "JOURNEY"), ("score", (), "B", "JOURNEY"), ("pause", (0,), "A", "QUICK_HAND")])
def test_who_gives_up_finds_what_was_begun_chosen(english, screen, args, key, item):
    from screens.kinds import JOURNEY, QUICK
    made = play(english, 2, kind=JOURNEY if item == "JOURNEY" else QUICK)
    if screen == "score":
        end_hand(made)
    go(english, screen, *args)
    if screen == "pause":
        rows(english).at = app_of(english).screen.items.index("GIVE_UP")
        tap(english, "A", "UP", "DOWN")  # who has looked at another row since is asked anew
    tap(english, key)
    assert where(english) == screen
    tap(english, "A")
    english.run(400)
    if item == "JOURNEY":
        assert where(english) == "journey" and not app_of(english).game
        tap(english, "B")
        english.run(300)
    title = app_of(english).screen
    assert where(english) == "title" and title.items[title.rows.at] == item


@pytest.mark.parametrize("item, played", [("GUIDE", False), ("GUIDE", True), ("BY_CODE", False), ("QUICK_HAND", False)])
def test_who_gives_up_a_single_hand_finds_the_row_by_which_it_was_begun(english, item, played):
    from phase10 import deal_codes
    if played:
        english.machine.settings.explained = "HAND"
    go(english, "title")
    title, dealt = app_of(english).screen, deal_codes.deal_code(play(english, 2).table)
    app_of(english).game = None
    if item == "BY_CODE":
        go(english, "by_code")
        app_of(english).screen.letters.spelled = lambda: dealt
        tap(english, "START")
    else:
        title.open(*title.row_of(item))
        tap(english, "A")
    english.until(lambda: where(english) == "table")
    go(english, "pause")
    rows(english).at = app_of(english).screen.items.index("GIVE_UP")
    tap(english, "A", "A")
    english.run(400)
    title = app_of(english).screen
    assert where(english) == "title" and title.items[title.rows.at] == item


@pytest.mark.parametrize(("played", "left"), [(0, 20), (59, 20), (60, 19), (1199, 1), (1200, 0), (4000, 0)])
def test_the_pause_of_a_game_by_the_clock_says_how_many_minutes_are_left(english, played, left):
    made = play(english, 3, short55="minutes", shortMinutes="20")
    made.played = played
    go(english, "pause")
    screen = app_of(english).screen
    screen.chosen(screen.items.index("STOP"))
    assert screen.say.LEFT.format(left) in " ".join(line.words for line in screen.lines)


def test_a_sound_chosen_in_the_pause_is_kept_when_one_goes_on(english):
    play(english, 3)
    go(english, "pause")
    from handheld import SETTINGS
    screen, machine = app_of(english).screen, app_of(english).machine
    kept, machine.saving = [], lambda kind, *rest: iter((kept.append(kind),))
    rows(english).at = screen.items.index("SOUND")
    tap(english, "RIGHT")
    assert not kept
    tap(english, "START")
    english.run(300)
    assert where(english) == "table" and SETTINGS in kept


def test_the_speed_is_chosen_in_the_pause(english):
    play(english, 3)
    go(english, "pause")
    from screens.menus import choices
    screen, settings = app_of(english).screen, app_of(english).machine.settings
    rows(english).at = screen.items.index("SPEED")
    speeds = dict(choices.TABLE)["speed"]
    at = speeds.index(settings.speed)
    for key, step in (("RIGHT", 1), ("RIGHT", 2), ("LEFT", 1)):
        tap(english, key)
        assert settings.speed == speeds[(at + step) % len(speeds)]


@pytest.mark.parametrize("item", ["SCORES", "HELP"])
def test_the_pause_is_as_it_was_left(english, item):
    play(english, 3)
    go(english, "pause")
    screen = app_of(english).screen
    rows(english).at = row = screen.items.index(item)
    tap(english, "A")
    english.run(200)
    tap(english, "B")
    english.run(200)
    assert where(english) == "pause" and rows(english).at == row
    tap(english, "B")
    english.run(300)
    from handheld import text
    assert where(english) == "table" and list(text._fonts) == ["small"]  # the large letters are the menus'


def test_a_quick_hand_can_be_had_again(english):
    made = end_hand(play(english, 4, kind=1))
    go(english, "end")
    assert app_of(english).screen.bar[1].words == "Again"
    tap(english, "A")
    english.until(lambda: where(english) == "table", 20_000)
    again = app_of(english).game
    assert again is not made and again.kind == 1 and (again.names, again.levels) == (made.names, made.levels)


def test_damaged_choices_are_the_usual_ones(english):
    from screens.menus import players
    machine = app_of(english).machine
    for rubbish in (b"", b"\x01", bytes(60), bytes(range(60)), b"\xff" * 200):
        machine.save(1, rubbish)
        go(english, "newgame")
        screen = app_of(english).screen
        assert screen.rules.mode == "ordered" and screen.preset == 0
    for packed in (b"", b"\x09", b"\x02\x00", b"\x02\x00\x00", b"\x02\xff\x01", b"\x02\x18\x1d"):
        assert bytes(players.unpack(packed).levels) == bytes((0, 6, 6, 6))


def test_no_two_share_a_face():
    import driver
    driver.prepare()
    from screens.menus.players import Players
    some = Players()
    for count in (6, 2, 5, 8, 3, 8, 6):  # faces of persons are for bots only where there are more than six seats
        some.resize(count)
        assert all(face < (6 if count < 7 else 8) for face, level in zip(some.faces, some.levels) if level)
        for step in range(40):
            seat = step % count
            some.change_level(seat, 1 if step % 3 else -1)
            some.next_face(step * 7 % count)
            assert len(set(some.faces)) == count
            assert all(face < (6 if count < 7 else 8) for face, level in zip(some.faces, some.levels) if level)
        if count == 8:
            some.faces.reverse()
        assert list(some.pack()[1:]) == [face << 4 | level for face, level in zip(some.faces, some.levels)]


def test_who_becomes_a_person_gets_the_first_free_face_of_a_person():
    import driver
    driver.prepare()
    from bots.levels import EASY
    from screens.menus.players import YOU, Players
    for others, face in (((0, 1), YOU), ((0, YOU), YOU + 1), ((YOU + 1, 0), YOU), ((YOU, YOU + 1), 2)):
        some = Players((EASY, EASY, EASY), (2, *others))
        some.change_level(0, -EASY)
        assert some.levels[0] == 0 and some.faces[0] == face


def test_where_all_faces_are_taken_persons_have_theirs_and_another_face_is_traded():
    """Of eight, two bots have faces of persons until there are as many persons."""
    import driver
    driver.prepare()
    from screens.menus.players import YOU, Players
    some = Players()
    some.resize(8)
    before = bytes(some.faces)
    for people in (2, 3, 4):
        some.change_people(1)
        assert sorted(some.faces) == list(range(8))
        assert {YOU, YOU + 1} <= {face for face, level in zip(some.faces, some.levels) if not level}, people
    for seat in (0, 7):
        was = some.faces[seat]
        some.next_face(seat)
        assert some.faces[seat] == (was + 1) % 8 and sorted(some.faces) == list(range(8))
    some.change_people(-3)
    some.resize(6)
    assert sorted(before) == list(range(8)) and len(set(some.faces)) == 6 and max(some.faces[1:]) < YOU


def test_a_visitor_who_goes_away_leaves_the_title():
    with blind(event=1) as fair:
        assert rows(fair).count == 3  # what visitors may do
        tap(fair, "A")
        fair.run(200)
        tap(fair, "A")
        fair.run(200)
        assert where(fair) == "table" and app_of(fair).game.rules.phaseList == "1,2,3"
        fair.run(95_000)
        assert where(fair) == "event" and app_of(fair).game is None and app_of(fair).screen.letters
        fair.run(65_000)
        assert where(fair) == "title"  # and the try is in the list
        go(fair, "event")
        assert len(app_of(fair).screen.tally.visitors) == 1


def test_a_visitor_who_takes_time_for_three_letters_is_not_sent_away():
    with blind(event=1) as fair:
        go(fair, "event", 85)
        for key in ("UP", "A", "UP", "A", "UP"):
            fair.run(45_000)
            tap(fair, key)
            assert where(fair) == "event" and app_of(fair).screen.letters
        tap(fair, "A")
        assert app_of(fair).screen.tally.visitors == [("---", 85)]


def test_start_ends_three_letters_only_at_the_last():
    """At a table it opens the pause; a visitor who pressed it at the first letter was in the list as AAA."""
    with blind(event=1) as fair:
        go(fair, "event", 85)
        for at in range(3):
            screen = app_of(fair).screen
            assert screen.letters.at == at and not screen.tally.visitors
            tap(fair, "UP")
            tap(fair, "START")
        assert screen.tally.visitors == [("---", 85)]


def test_two_visitors_get_the_same_deals():
    deals = []
    for _ in range(2):
        with Handheld(speed="none") as fair:
            fair.run(300)
            go(fair, "event")
            tap(fair, "A")
            fair.run(100)
            deals.append([bytes(hand) for hand in app_of(fair).game.table.hands])
    assert deals[0] == deals[1]


def read_boxes(handheld, fingers, hands=1):
    """Play on and collect the lessons shown: [(the moves made before, the lesson)]."""
    read, moves = [], 0
    while fingers.settle() and fingers.table.hand_no <= hands:
        handheld.run(80)
        if fingers.screen.part and fingers.screen.part_name == "coach":
            read.append((moves, fingers.screen.part.lesson))
            fingers.press("A")
        elif fingers.where() == "table" and (fingers.screen.turn.ready or fingers.screen.part):
            fingers.move()
            moves += 1
    return read


def test_the_guided_hand_teaches_in_boxes_one_at_a_time(english):
    tap(english, "A")
    english.run(200)
    fingers = Fingers(english)
    game, began = app_of(english).game, english.time
    read = read_boxes(english, fingers)
    assert where(english) == "score" and game.table.laid[game.viewer]
    assert [moves for moves, _ in read] == sorted({moves for moves, _ in read})  # never two before a move
    assert {"draw DRAW", "play PHASE", "draw OTHERS", "draw TAKE", "play LAY", "play HIT", "play HINT",
            "play PAUSE"} <= {lesson for _, lesson in read}
    assert english.time - began < 120_000
    tap(english, "A")
    english.run(200)
    assert where(english) == "end"


def test_a_box_of_the_guided_hand_and_one_about_rules_have_words_of_their_own(handheld):
    """Whoever opens them has the words of that file alone: the other need not be in memory."""
    from screens.table import coach, lessons
    app, opened = app_of(handheld), []
    words_of, app.words_of = app.words_of, lambda name: opened.append(name) or words_of(name)
    news = [line.split("|")[0] for line in lessons.NEWS] + lessons.RUNS + [lessons.TIP]
    for guided, found, name in ((True, lessons.GUIDE, "coach"), (False, news, "firsts")):
        for lesson in found:
            game = SimpleNamespace(guided=guided, lessons=[lesson], with_room=lambda *_, **__: None,
                                   rules=SimpleNamespace(saveLimit="1"))
            screen = SimpleNamespace(app=app, game=game, group=[], bar=SimpleNamespace(show=lambda *words: None),
                                     hand=SimpleNamespace(card=lambda: 0))
            opened.clear()
            box = coach.Part(screen, lesson).box
            told = " ".join(line.words for line in box if hasattr(line, "words"))
            assert opened == [name] and told == getattr(words_of(name), lesson.split()[1])
    assert list(handheld.overflows) == []


def test_nobody_makes_the_learner_miss_a_turn():
    import driver
    driver.prepare()
    from phase10 import engine
    from phase10.options import Rules
    from screens.table import bot_turn
    table = engine.new_table(Rules(), 3, 1, 0)
    engine.do(table, 0, ("deal",))
    table.turn, table.step = 1, "play"
    table.hands[1] = bytearray((0x50, 0x12, 0x13))
    done, loaded = [], []

    class Game:
        viewer, guided = 0, True

        @staticmethod
        def with_room(act, *args, fallback):
            loaded.append(act)
            return act(*args) if len(loaded) < 3 else fallback

        @staticmethod
        def do(_, action):
            done.append(action)

    Game.table = table
    runner = bot_turn.BotTurn(SimpleNamespace(game=Game, show=SimpleNamespace(own=False), bots=SimpleNamespace()))
    at_learner, beside = ("discard", 0x50, 0), ("discard", 0x50, 2)
    for action, instead in ((beside, beside), (("discard", 0x12), ("discard", 0x12)), (at_learner, beside)):
        runner.move(action)
        assert done.pop() == instead
    table.skips[2] = 1
    runner.move(at_learner)
    assert done.pop() == ("discard", 0x12) and len(loaded) == 2  # only where it is needed
    runner.move(at_learner)
    assert done.pop() == at_learner  # there is no room for it
    Game.guided = False
    runner.move(at_learner)
    assert done.pop() == at_learner and len(loaded) == 3


@pytest.mark.parametrize(("option", "told"), [
    ("mode=twist", "draw SPACE"), ("mode=masters", "play SAVE"), ("mode=antiPhase", "draw ANTI"),
    ("postal=on", "draw POSTAL"), ("knock=on", "knock KNOCK"), ("", None)])
def test_what_is_new_is_told_once_and_never_again(option, told):
    """In one box of two lines, not repeated after a restart."""
    nvm, drive = bytearray(8192), saves.MemoryDrive()
    rules = arguments.rules("sheet", [option or "mode=ordered"])
    for time in range(2):
        with blind(nvm=nvm, drive=drive) as english:
            seats = [(0, 6, "YOU"), (6, 0, "FINN"), (6, 1, "LULU")]
            app_of(english).go("deal", "play", rules.pack(), seats, 11)
            english.until(lambda: where(english) == "table", 20_000)
            read = [lesson for _, lesson in read_boxes(english, Fingers(english))]
        assert read.count(told) == (told is not None and not time)
        assert len(read) == len(set(read)) and (not time or not read)


def test_nobody_is_promised_cards_for_the_dice(handheld):
    go(handheld, "newgame")
    screen = app_of(handheld).screen
    seen = []
    for _ in range(2):
        seen.append(screen.bar[1].words)
        tap(handheld, "DOWN", "DOWN", "LEFT", "UP", "UP")  # to the last way, the dice
        handheld.run(100)
    assert screen.rules.mode != "dice" and seen == [screen.about(0, 1), screen.say.DICE]
    fits(handheld)


def test_a_hint_is_offered_three_times_to_who_thinks_for_long():
    """Beside the turn: any key but B hides it and has its usual effect. The count is saved."""
    nvm, drive = bytearray(8192), saves.MemoryDrive()
    for left in (2, 1, 0, None):
        with blind(dim=0, dark=0, nvm=nvm, drive=drive) as english:
            app_of(english).go("deal", "quick", None, [(0, 6, "YOU"), (6, 0, "FINN")], 11)
            english.until(lambda: where(english) == "table" and app_of(english).screen.turn.ready, 20_000)
            english.run(100)
            screen = app_of(english).screen
            line, deck = screen.bar.left.words, len(screen.game.table.deck)
            screen.app.machine.power._stirred -= 20_000  # who has looked on until now has not thought
            english.run(11_000)
            assert not screen.part
            english.run(2000 if left is not None else 30_000)
            assert screen.bar.left.words == line == screen.say.DRAW
            if left is None:
                assert not screen.part
                return
            assert screen.part_name == "coach" and screen.part and screen.game.lessons.count("wait TIP") == left
            tap(english, "B" if left == 1 else "A")
            english.run(100)
            assert not screen.part and len(screen.game.table.deck) == deck - (left != 1)


def test_after_a_table_all_signs_are_there(english):
    """The table keeps only the first rows of the sheet."""
    from displayio import TileGrid

    def grids(group):
        for part in group:
            if isinstance(part, TileGrid):
                yield part
            elif hasattr(part, "append"):
                yield from grids(part)

    english.machine.settings.speed = "normal"
    for screen, *args in (("end",), ("journey",), ("place", 1), ("phases",), ("help",)):
        made = play(english, 3)
        go(english, "table")
        end_game(made)
        if screen != "end":
            app_of(english).screen.close()
            app_of(english).game = None
        if screen == "phases":
            go(english, "newgame")
            shown = app_of(english).screen
            args = shown.players, shown.rules, 0
        go(english, screen, *args)
        assert where(english) == screen
        if screen == "help":
            app_of(english).screen.draw("R7 + B7")
        for grid in grids(app_of(english).screen.group):
            assert max(grid._tiles) < grid._tiles_in_bitmap


def test_rules_made_before_their_module_was_dropped_are_rules_still(english):
    """Modules are dropped and reloaded behind the menus; after looking at the rules for a while Dice can still be
    played.
    """
    go(english, "newgame")
    app = app_of(english)
    english.run(6000)  # the rules of a game with cards are loaded behind it
    made = app.screen.players, app.screen.rules, 0
    go(english, "rules", *made)
    made[1].set("mode", "dice")
    made[1].settle()
    go(english, "newgame", made)
    app.screen.begin()
    english.run(3000)
    assert where(english) == "dice"


@pytest.mark.parametrize("keys", ["AB", "AA", "A.B", "A.A", "A.X"])
def test_keys_after_the_game_has_been_left_have_no_effect(english, keys):
    """Pressed while the title is loaded; with the game gone, going back to it was a fault."""
    from handheld.keys import DOWN, START, A, B
    play(english, 4)
    go(english, "pause")
    app = app_of(english)
    screen = app.screen
    screen.rows.at = screen.items.index("QUIT")
    for key in keys:
        if key == ".":
            while app.game:
                english.run(10)
        else:
            screen.key({"A": A, "B": B, "X": START}[key])
    screen.key(DOWN)
    english.run(1500)
    assert where(english) == "title" and not app.machine.complaints and not app.leaving()


@pytest.mark.parametrize("name", ["settings", "board", "dice", "table"])
def test_what_the_keys_do_is_told_at_one_height_and_close_to_the_keys(name):
    """In menus and beside the board and the dice; before the next person's hand, too."""
    with blind() as made:
        app = app_of(made)
        if name == "dice":
            begin_dice(made, [(0, 6, "YOU")])
        else:
            play(made, 2, mode="twist", you="ANA")
            go(made, name)
            if name == "table":
                app.screen.open("pass_on")
        bar = app.screen.bar
        bar.show("Go on", "Back")
        a, b = [part for part in bar if hasattr(part, "words")]
        key_a, key_b = [part for part in bar if part.x and not hasattr(part, "words")]
        end_of_b = b.x + (b.bitmap.width if name != "settings" else app.small.width("Back"))
        assert (bar.y, a.y, key_a.y, key_b.y) == (114, 0, 1, 1)
        assert a.x - key_a.x == end_of_b - app.small.width("Back") - key_b.x == 11
