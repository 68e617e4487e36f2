# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Statistics of games: each is counted once, survives a power cut, and a damaged record does no harm."""

from types import SimpleNamespace

import driver
import pytest

driver.prepare()
from blind import blind  # noqa: E402
from driver import Handheld  # noqa: E402
from stage import Overflows, app_of, collisions, end_game, end_hand, go, play, where  # noqa: E402


@pytest.fixture
def handheld():
    with blind() as made:
        yield made


def numbers(handheld):
    from screens.menus import tally
    found = tally.Tally(app_of(handheld).machine).numbers
    return [found[name] for name in tally.LINES]


def finish(handheld, winners=(1,), **game):
    end_game(play(handheld, 4, **game), winners)
    go(handheld, "end")


def test_a_game_is_counted_once(handheld):
    finish(handheld)
    assert numbers(handheld)[:4] == [1, 0, 12, 9]
    handheld.press("B")
    handheld.run(200)
    go(handheld, "records")
    assert numbers(handheld)[:4] == [1, 0, 12, 9]


def test_the_journeys_stars_are_told(handheld):
    from handheld import JOURNEY
    from screens.journey import progress

    def told():
        go(handheld, "title")
        go(handheld, "records")
        return [line.words for line in app_of(handheld).screen.page]

    assert "Play a game to the end!" in told() and "3/153" not in told()
    made = progress.Progress(app_of(handheld).machine).record
    made[-1] |= 7
    app_of(handheld).machine.save(JOURNEY, bytes(made))
    assert "3/153" in told()


def test_a_win_and_the_best_of_them(handheld):
    finish(handheld, (0,))
    assert numbers(handheld) == [1, 1, 12, 10, 1235, 12]
    made = end_game(play(handheld, 4), (0,))
    made.table.scores[0], made.table.hand_no = 85, 14
    go(handheld, "end")
    assert numbers(handheld) == [2, 2, 26, 20, 85, 12]


@pytest.mark.parametrize("options", [{"mode": "fixed10"}, {"phaseList": "1,2,3"}, {"short55": "manual"}])
def test_only_whole_games_can_be_the_best(handheld, options):
    finish(handheld, (0,), **options)
    assert numbers(handheld)[:2] == [1, 1] and numbers(handheld)[4:] == [0xFFFF, 0xFFFF]


def test_alone_with_the_dice_nobody_is_beaten_and_nothing_counted(handheld):
    from screens.menus import game_tally, tally
    found = tally.Tally(app_of(handheld).machine)
    before = dict(found.numbers)
    played = SimpleNamespace(persons=1, table=SimpleNamespace(seats=1), rules=SimpleNamespace(mode="dice"))
    assert not game_tally.count(found, played) and found.numbers == before


@pytest.mark.parametrize("kind", [1, 2, 3])
def test_quick_hands_events_and_demos_do_not_count(handheld, kind):
    end_game(play(handheld, 4, kind=kind), (0,))
    go(handheld, "end")
    assert numbers(handheld)[:2] == [0, 0]


@pytest.mark.parametrize("kind", [0, 1, 2, 3, 4])
def test_only_hands_of_whole_games_are_counted(handheld, kind):
    before = all_numbers(handheld)
    end_hand(play(handheld, 4, kind=kind))
    go(handheld, "score")
    assert where(handheld) == "score" and (all_numbers(handheld) != before) == (kind == 0)


def test_a_look_at_the_sheet_from_the_pause_counts_no_hand(handheld):
    before = all_numbers(handheld)
    play(handheld, 4)
    go(handheld, "score", "pause")
    assert where(handheld) == "score" and all_numbers(handheld) == before


def test_records_outlive_the_power(handheld):
    finish(handheld, (0,))
    nvm, drive = handheld.badge.nvm, handheld.badge.drive
    handheld.__exit__(None, None, None)
    with Handheld(nvm=nvm, drive=drive) as again:
        again.run(300)
        assert numbers(again)[:2] == [1, 1]


@pytest.mark.parametrize("rubbish", [b"", b"\x01", b"\x02", b"\x02\xff\1\1", b"\x05" * 40, b"\xff" * 480])
def test_a_record_that_makes_no_sense_begins_anew(handheld, rubbish):
    app_of(handheld).machine.save(2, rubbish)
    go(handheld, "records")
    assert where(handheld) == "records" and numbers(handheld)[:4] == [0, 0, 0, 0]


def all_numbers(handheld):
    from screens.menus import tally
    return tally.Tally(app_of(handheld).machine).numbers


def test_each_way_to_play_has_its_own(handheld):
    for way, winners, scores in (
            ("fixed10", (0,), 230), ("twist", (1,), 0), ("fixed10", (0,), 170), ("masters", (2,), 0)):
        made = end_game(play(handheld, 4, mode=way), winners)
        made.table.scores[0] = scores
        go(handheld, "end")
    found = all_numbers(handheld)
    assert [found[f"fixed10 {what}"] for what in ("games", "wins", "hands", "best")] == [2, 2, 24, 170]
    assert [found[f"twist {what}"] for what in ("games", "wins", "hands", "best")] == [1, 0, 12, 0xFFFF]
    assert found["STREAK"] == 0 and found["LONGEST"] == 1 and found["GAMES"] == 4
    for _ in range(2):
        finish(handheld, (0,))
    assert all_numbers(handheld)["STREAK"] == all_numbers(handheld)["LONGEST"] == 2


@pytest.mark.parametrize("mode", ["antiPhase", "twist"])
def test_where_phases_are_had_without_being_laid_those_laid_count(handheld, mode):
    made = end_game(play(handheld, 4, mode=mode))
    made.laid_per_hand = bytearray((1, 0, 2, 3, 15))
    go(handheld, "end")
    assert all_numbers(handheld)["PHASES_LAID"] == 3


@pytest.mark.parametrize("options, at, laid, counted", [
    ({}, 1, True, (1, 1)), ({}, 9, False, (10, 0)),
    ({}, 3, True, (3, 1)), ({}, 3, False, (4, 0)), ({"mode": "fixed10"}, 0, True, (5, 1)),
    ({"phaseList": "2,4,6"}, 2, True, (4, 1)), ({"phaseList": "set3+set3,run7"}, 1, True, None),
    ({"mode": "masters"}, 6, False, (7, 0)), ({"mode": "freeOrder"}, 6, True, None),
    ({"antiOthers": "on"}, 1, True, None), ({"gameEnd": "mustGoOut"}, 3, True, None),
    ({"gameEnd": "immediateIfSole"}, 3, True, (3, 1)), ({"altRun": "extraPhase"}, 3, True, None),
])
def test_the_phases_of_a_hand_are_counted_once(handheld, options, at, laid, counted):
    made = end_hand(play(handheld, 4, **options))
    table = made.table
    table.hand_no, table.at[0], table.laid[0] = 5, at, [bytearray((1, 1, 1))] if laid else []
    for _ in range(2):
        go(handheld, "score")
    found = all_numbers(handheld)
    tries = {phase: (found[f"tried {phase}"], found[f"made {phase}"]) for phase in range(1, 11)}
    assert {phase: tried for phase, tried in tries.items() if tried[0]} == (
        {counted[0]: (1, counted[1])} if counted else {})


def test_the_pages_of_the_records_go_round_both_ways(handheld):
    go(handheld, "records")
    for key, page in ("RIGHT", 1), ("DOWN", 2), ("A", 0), ("LEFT", 2), ("UP", 1):
        handheld.press(key, wait=200)
        assert app_of(handheld).screen.number == page


@pytest.mark.parametrize("other", ["code", "hand_no", "scores"])
def test_two_hands_alike_but_for_one_thing_are_two(handheld, other):
    """With a seed in settings.toml every game begins with the same cards: what it came to tells them apart."""
    from screens.menus import hand_tally, tally
    made = end_hand(play(handheld, 4))
    found = tally.Tally(app_of(handheld).machine)
    assert hand_tally.count(found, made) and not hand_tally.count(found, made)
    value = getattr(made.table, other)
    setattr(made.table, other, [*value[:3], value[3] + 5] if other == "scores" else value + 1)
    assert hand_tally.count(found, made) and not hand_tally.count(found, made)


def test_the_extra_hand_of_a_tie_is_no_try(handheld):
    """Its phase had been made before."""
    table = end_hand(play(handheld, 4)).table
    table.tie, table.at[0], table.laid[0] = (0, 1), 9, []
    go(handheld, "score")
    assert not any(all_numbers(handheld)[f"tried {phase}"] for phase in range(1, 11))


@pytest.mark.parametrize("options, made", [({}, 10), ({"mode": "fixed10", "fixedTie": "extra"}, 3)])
def test_who_ties_has_made_all_phases_but_where_each_hand_has_its_own(handheld, options, made):
    from screens.menus import game_tally
    table = play(handheld, 4, **options).table
    table.tie, table.at[0], table.done[0] = (0, 1), 9, 0b1000011
    assert game_tally.phases_made(table, 0) == made


def test_at_a_computer_the_phases_of_all_hands_are_counted_when_the_game_ends():
    """A hand that is counted does not erase the chip's memory: what it has changed waits in the game."""
    with Handheld(seed=7, speed="none", usb=True) as made:
        made.run(300)
        made.badge.drive.readonly = True
        game = end_hand(play(made, 4))
        app_of(made).machine.save(2, b"\1")
        before = all_numbers(made)
        for hand in (5, 6, 7):
            game.table.hand_no, game.table.at[0], game.table.laid[0] = hand, hand - 3, []
            for _ in range(2):
                go(made, "score")
            assert all_numbers(made) == before
        end_game(game, (0,))
        go(made, "end")
        found = all_numbers(made)
        assert [found[f"tried {phase}"] for phase in range(1, 8)] == [0, 0, 1, 1, 1, 0, 0] and found["GAMES"] == 1


def test_what_is_counted_between_two_hands_of_a_game_stays(handheld):
    """Records that are saved are read again: the game keeps none of its own."""
    from screens.menus import tally
    game = end_hand(play(handheld, 4))
    go(handheld, "score")
    for _ in tally.counting_sheet(app_of(handheld).machine):
        pass
    game.table.hand_no += 1
    go(handheld, "score")
    assert all_numbers(handheld)["SHEETS"] == 1


def test_at_a_computer_a_new_score_sheet_is_counted():
    with Handheld(seed=7, speed="none", usb=True) as made:
        made.run(300)
        made.badge.drive.readonly = True
        app_of(made).machine.save(2, b"\1")
        from screens.menus import tally
        for _ in tally.counting_sheet(app_of(made).machine):
            pass
        assert all_numbers(made)["SHEETS"] == 1


@pytest.mark.parametrize("kept", [
    b"\4" + b"abcdABCD" + b"\6" + b"\7\0\3\0\x50\0\x2a\0\x55\0\x0b\0" + b"LUL\x2a\0",
    b"\3" + b"abcd" + b"\6" + b"\7\0\3\0\x50\0\x2a\0\x55\0\x0b\0" + b"LUL\x2a\0",
    b"\2" + b"\6" + b"\7\0\3\0\x50\0\x2a\0\x55\0\x0b\0" + b"LUL\x2a\0",
    b"\1" + b"\7\0\3\0\x50\0\x2a\0\x55\0\x0b" + b"LUL\x2a\0"], ids=("4", "3", "2", "1"))
def test_a_record_of_each_format_is_read_and_kept_as_the_newest(kept):
    """Players have them: what a format means is never given to another."""
    from handheld import RECORDS
    from screens.menus import tally
    stored = [kept]
    machine = SimpleNamespace(load=lambda record: (stored[-1] if record == RECORDS else None, None),
                              save=lambda record, packed: stored.append(bytes(packed)))
    for _ in range(2):
        found = tally.Tally(machine)
        assert [found.numbers[name] for name in tally.LINES] == [7, 3, 80, 42, 85, 11]
        assert found.visitors == [("LUL", 42)] and found.numbers["SHEETS"] == 0
        marks = [int.from_bytes(word, "little") for word in (b"abcd", b"ABCD")]
        assert [found.counted, found.hand] == [mark if kept[0] > 2 + i else 0 for i, mark in enumerate(marks)]
        found.keep()
        assert stored[-1][:1] == b"\4"


def test_what_comes_before_a_visitors_damaged_letters_is_read():
    from screens.menus import tally
    kept = b"\4" + bytes(8) + b"\1" + b"\7\0" + b"LUL\x2a\0" + b"L\xffL\x2b\0" + b"FIN\x2c\0"
    found = tally.Tally(SimpleNamespace(load=lambda _: (kept, None)))
    assert found.numbers["GAMES"] == 7 and found.visitors == [("LUL", 42)]


def test_there_was_no_format_before_the_first():
    from screens.menus import old_records, tally
    record = b"\0" + b"\7\0\3\0\x50\0\x2a\0\x55\0\x0b"
    assert old_records.tally(record) == b"" and old_records.tally(b"\1" + record[1:]) != b""
    assert old_records.tally(b"\1" + record[1:-1]) == b""
    assert not tally.Tally(SimpleNamespace(load=lambda _: (record, None))).numbers["GAMES"]


@pytest.mark.parametrize(("kept", "fastest"), [(254, 254), (255, "NONE")])
def test_who_had_won_nothing_by_the_first_format_has_no_fastest_win(kept, fastest):
    """There it was a byte, and 255 was none."""
    from screens.menus import tally
    record = b"\1" + b"\7\0\3\0\x50\0\x2a\0\x55\0" + bytes((kept,))
    found = tally.Tally(SimpleNamespace(load=lambda _: (record, None)))
    assert found.numbers["FASTEST"] == (tally.NONE if fastest == "NONE" else fastest)


def test_what_badges_have_counted_keeps_its_place():
    """Records have numbers only: with a counter before others the fewest hands became the score sheets, and so on."""
    from screens.menus import tally
    assert tally.names()[:9] == "GAMES WON HANDS PHASES_LAID BEST FASTEST SHEETS STREAK LONGEST".split()
    ways = ("ordered", "fixed10", "freeOrder", "masters", "mastersDeclare", "antiPhase", "twist", "dice")
    assert tally.names()[9:41] == [f"{way} {what}" for way in ways for what in ("games", "wins", "hands", "best")]
    assert tally.names()[41:61] == [f"{what} {phase}" for phase in range(1, 11) for what in ("tried", "made")]


def test_records_of_formats_before_go_on(handheld):
    machine = app_of(handheld).machine
    old = b"\x03" + b"abcd" + bytes((6,)) + b"\7\0\3\0\x50\0\x2a\0\x55\0\x0b\0" + b"LUL\x2a\0"
    assert machine.save(2, old) is None
    from screens.menus import tally
    found = tally.Tally(machine)
    assert [found.numbers[name] for name in tally.LINES] == [7, 3, 80, 42, 85, 11]
    assert found.visitors == [("LUL", 42)] and found.numbers["SHEETS"] == 0
    assert found.numbers["twist best"] == tally.NONE
    found.visitors = found.visitors * 10
    assert found.keep() is None and tally.Tally(machine).visitors == found.visitors
    for _ in tally.counting_sheet(machine):
        pass
    assert tally.Tally(machine).numbers["SHEETS"] == 1


def test_hundreds_of_games_can_be_read(handheld):
    from screens.menus import tally
    made = tally.Tally(app_of(handheld).machine)
    for way in tally.WAYS:
        for what, value in zip(tally.OF_A_WAY, (456, 123, 5400, 1035)):
            made.numbers["%s %s" % (way, what)] = value
    made.keep()
    overflows = Overflows(handheld)
    go(handheld, "records")
    handheld.press("A")
    lines, small = list(app_of(handheld).screen.page)[3:], app_of(handheld).small  # below what the columns are called
    assert len(lines) == 4 * len(tally.WAYS) and list(overflows) == []
    for i in range(0, len(lines), 4):  # a name is rather cut than runs into the numbers
        name, won = lines[i:i + 2]
        assert won.words == "123/456"
        assert name.x + small.width(name.words) + 2 < won.x + won.bitmap.width - small.width(won.words)
    assert lines[16].words.endswith("open") and "open" not in lines[12].words  # the two of Masters


def test_who_has_played_nothing_has_no_best_result(handheld):
    from screens.menus import tally
    go(handheld, "records")
    handheld.press("A")
    lines = list(app_of(handheld).screen.page)[3:]
    assert [line.words for line in lines[3::4]] == ["–"] * len(tally.WAYS)


def test_two_keys_held_clear_them_after_a_question(handheld):
    finish(handheld, (0,))
    go(handheld, "records")
    handheld.press("RIGHT", wait=100)
    for answer, games in (("B", 1), ("A", 0)):
        for key in ("SELECT", "START"):
            handheld.badge.press(key, True)
        handheld.run(1500)
        for key in ("SELECT", "START"):
            handheld.badge.press(key, False)
        handheld.run(100)
        assert where(handheld) == "records" and app_of(handheld).screen.clears
        handheld.press(answer, wait=100)
        assert all_numbers(handheld)["GAMES"] == games
    assert not app_of(handheld).machine.complaints  # that it could not be kept
    screen = app_of(handheld).screen
    assert screen.number == 0 and screen.say.NOTHING_YET in [line.words for line in screen.page]
    for _ in range(3):
        handheld.press("RIGHT", wait=100)
    assert where(handheld) == "records"


@pytest.mark.parametrize("how", ["pause", "score", "gone"])
def test_who_gives_up_an_event_has_had_the_try(handheld, how):
    made = play(handheld, 4, kind=2, mode="fixed10", phaseList="1,2,3")
    table = made.table
    table.scores[0], table.hand_no = 40, 2
    table.hands[0][:] = bytes((0x01, 0x0C, 0x40))
    if how == "score":
        table.step = "over"
        go(handheld, "score")
        for key in ("B", "A"):
            assert where(handheld) == "score"
            handheld.press(key, wait=300)
    elif how == "pause":
        go(handheld, "pause")
        screen = app_of(handheld).screen
        while screen.items[screen.rows.at] != "GIVE_UP":
            handheld.press("DOWN", wait=60)
        assert screen.lines[0].words == screen.about("GIVE_UP", 2) and "100" in screen.lines[0].words
        handheld.press("A", wait=100)
        handheld.press("A", wait=300)
    else:
        go(handheld, "table")
        handheld.run(made.patience + 2000)
    assert where(handheld) == "event" and app_of(handheld).game is None
    assert app_of(handheld).screen.points == 40 + (0 if how == "score" else 5 + 10 + 20) + 100


@pytest.mark.parametrize("language", driver.languages())
def test_giving_up_says_whether_it_counts(language):
    from screens import kinds
    with driver.Handheld(language=language, speed="none") as handheld:
        handheld.run(300)
        fits = Overflows(handheld)
        told = set()
        for kind in (kinds.QUICK, kinds.EVENT):
            play(handheld, 4, kind=kind)
            go(handheld, "pause", 5)
            screen = app_of(handheld).screen
            told.add(screen.lines[0].words)
            assert screen.items[screen.rows.at] == "GIVE_UP" and screen.lines[0].words
        assert len(told) == 2 and not fits


@pytest.mark.parametrize("language", driver.languages())
@pytest.mark.parametrize("kind", ["EVENT", "JOURNEY", "PLAY"])
def test_a_try_is_not_left_for_good_unasked(language, kind):
    """Of a game that cannot go on later: what that costs is said, as in the pause, then A leaves and B goes back."""
    from screens import kinds
    with driver.Handheld(language=language, speed="none") as handheld:
        handheld.run(300)
        fits = Overflows(handheld)
        table = play(handheld, 4, kind=getattr(kinds, kind), mode="fixed10", phaseList="1,2,3").table
        table.step, table.hand_no = "over", 1
        go(handheld, "score")
        screen = app_of(handheld).screen
        pause, said = app_of(handheld).words_of("pause"), [part.words for part in screen.bar if hasattr(part, "words")]
        code, labels = screen.above.words, lambda: [screen.bar[1].words, screen.bar[3].words]
        for key in ("B", "UP", "START") if kind != "PLAY" else ():
            assert labels() == said == [screen.say.NEXT, screen.say.LEAVE] and screen.above.words == code
            handheld.press("B", wait=200)
            assert labels() == [pause.GIVE_UP.split("|")[0], pause.RESUME.split("|")[0]] and screen.heading.hidden
            assert screen.above.words == pause.GIVE_UP.split("|")[1 + (kind == "EVENT")].format(100)
            assert collisions(screen) == []
            handheld.press(key, wait=200)
        handheld.press("B", wait=400)
        if kind != "PLAY":
            assert where(handheld) == "score"
            handheld.press("A", wait=600)
        assert where(handheld) == {"EVENT": "event", "JOURNEY": "journey", "PLAY": "title"}[kind] and not fits


def test_of_the_first_letter_nothing_leads_back(handheld):
    go(handheld, "event", 50)
    screen = app_of(handheld).screen
    for key, at in (("A", 1), ("A", 2), ("RIGHT", 2), ("B", 1), ("B", 0), ("B", 0), ("LEFT", 0)):
        handheld.press(key, wait=60)
        assert (screen.letters.at, screen.bar[2].hidden) == (at, at == 0)


@pytest.mark.parametrize("kind", ["play", "demo"])
def test_a_game_that_was_left_for_the_title_is_no_try(handheld, kind):
    """It waits in the store, or is over; nothing of it stays in memory."""
    from screens import kinds
    made = play(handheld, 4, kind=getattr(kinds, kind.upper()))
    if kind == "play":
        made.table.step = "over"
    go(handheld, "score" if kind == "play" else "table")
    handheld.press("B", wait=300)
    app = app_of(handheld)
    assert where(handheld) == "title" and app.game is None and ("CONTINUE" in app.screen.items) == (kind == "play")
    go(handheld, "event")
    assert not app.screen.letters


@pytest.mark.parametrize("speed", ["normal", "none"])
def test_a_finished_event_counts_for_who_walks_away(handheld, speed):
    handheld.machine.settings.speed = speed
    made = end_game(play(handheld, 4, kind=2, mode="fixed10", phaseList="1,2,3"), (0,))
    made.table.scores[0] = 70
    patience = made.patience
    go(handheld, "end")
    handheld.run(patience + 2000)
    screen = app_of(handheld).screen
    assert where(handheld) == "event" and screen.letters and screen.points == 70
    handheld.run(62_000)
    from screens.menus import tally
    assert tally.Tally(app_of(handheld).machine).visitors == [("AAA", 70)] and where(handheld) == "title"


def test_ten_visitors_are_listed_best_first(handheld):
    from screens.menus import tally
    found = tally.Tally(app_of(handheld).machine)
    for points in (50, 30, 30, 90, 10, 70, 20, 60, 80, 40, 100, 5):
        if found.place(points) < tally.VISITORS:
            found.add("P%02d" % (points % 100), points)
    assert found.keep() is None
    again = tally.Tally(app_of(handheld).machine)
    assert [points for _, points in again.visitors] == [5, 10, 20, 30, 30, 40, 50, 60, 70, 80]
    assert again.place(80) == 10 and again.place(4) == 0


@pytest.mark.parametrize(("points", "listed"), [(0, True), (79, True), (80, False), (200, False)])
def test_only_who_gets_into_the_list_is_asked_for_letters(handheld, points, listed):
    """Of equal ones who came first stands first."""
    from screens.menus import tally
    found = tally.Tally(app_of(handheld).machine)
    for _ in range(tally.VISITORS):
        found.add("LUL", 80)
    found.keep()
    go(handheld, "event", points)
    assert bool(app_of(handheld).screen.letters) == listed


def test_a_game_of_bots_alone_is_not_counted(handheld):
    from screens.menus import game_tally, tally
    game = end_game(play(handheld, 4), (1,))
    found = tally.Tally(app_of(handheld).machine)
    game.persons = 0
    assert not game_tally.count(found, game) and not found.numbers["GAMES"]
    game.persons = 1
    game_tally.count(found, game)
    assert found.numbers["GAMES"] == 1


def test_an_arrow_is_at_who_has_just_been_listed(handheld):
    from screens.menus import tally
    found = tally.Tally(app_of(handheld).machine)
    found.add("LUL", 20)
    found.keep()
    for args, words in ((), ["LUL"]), ((30,), ["LUL", "→", "AAA"]):
        go(handheld, "event", *args)
        if args:
            for _ in "AAA":
                handheld.press("START")
        listed = [line.words.split()[-1] for line in app_of(handheld).screen.list if line.words]
        assert [one for one in listed if one in ("LUL", "→", "AAA")] == words


def test_a_finished_game_cannot_be_continued(handheld):
    made = play(handheld, 4)
    assert made.save() is None
    end_game(made)
    go(handheld, "end")
    go(handheld, "title")
    assert "CONTINUE" not in app_of(handheld).screen.items


def test_who_leaves_between_two_hands_is_told_that_the_game_could_not_be_saved():
    """In the pause menu, from which the game can be left all the same, asked once more, or gone on with."""
    with Handheld(seed=7, nvm=bytearray(b"\xff" * 16), usb=True, speed="none") as poor:
        poor.badge.drive.readonly = True
        poor.run(300)
        made, app = end_hand(play(poor, 4), (5,) * 4), app_of(poor)
        for key, end in (("B", "score"), ("A", "title")):
            go(poor, "score")
            poor.press("B", wait=600)
            assert where(poor) == "pause" and app.game is made
            assert app.screen.lines[0].words == app.screen.say.NOT_KEPT
            for item in ("HELP", "SCORES", "QUIT") if key == "A" else ():
                while app.screen.items[app.screen.rows.at] != item:
                    poor.press("DOWN", wait=60)
                poor.press("A", wait=300)
                if item != "QUIT":  # whence one comes back to the same
                    assert where(poor) != "pause"
                    poor.press("B", wait=300)
                    poor.until(lambda: where(poor) == "pause")
                assert where(poor) == "pause" and app.screen.lines[0].words == app.screen.say.NOT_KEPT
                assert app.screen.sure == (item == "QUIT") and app.game is made
            poor.press(key, wait=300)
            poor.until(lambda wanted=end: where(poor) == wanted)
        assert not app.game


def test_when_nothing_can_be_kept_the_title_says_so():
    with Handheld(seed=7, nvm=bytearray(b"\xff" * 16), usb=True, speed="none") as poor:
        poor.badge.drive.readonly = True
        poor.run(300)
        finish(poor)
        poor.press("B")
        poor.run(300)
        assert where(poor) == "note"
        poor.press("A")
        poor.run(200)
        assert where(poor) == "title"


def test_a_game_that_ends_twice_is_counted_once(handheld):
    """The power goes after the records have been written, before the game is forgotten: it ends once more."""
    made = play(handheld, 4)
    assert end_game(made, (0,)).save() is None
    machine, save, forgotten = made.machine, made.machine.save, []
    machine.save = lambda kind, content: save(kind, content) if content else forgotten.append(numbers(handheld)[:2])
    go(handheld, "end")
    assert forgotten == [[1, 1]]  # counted by then
    nvm, drive = handheld.badge.nvm, handheld.badge.drive
    handheld.__exit__(None, None, None)
    with Handheld(seed=7, speed="none", nvm=nvm, drive=drive) as again:
        again.run(300)
        assert app_of(again).screen.items[0] == "CONTINUE"
        again.press("A")
        again.until(lambda: where(again) in ("score", "end"), 20_000)
        while where(again) != "end":
            again.press("A", wait=400)
        assert numbers(again)[:2] == [1, 1]
        again.press("B", wait=400)
        assert "CONTINUE" not in app_of(again).screen.items


def test_a_save_of_two_seconds_ago_counts_a_held_key_once():
    with Handheld(seed=7) as handheld:
        handheld.run(300)
        machine, asked = app_of(handheld).machine, []
        saving = machine.saving
        machine.saving = lambda *args: asked.append(args) or saving(*args)
        go(handheld, "settings")
        for key in ("DOWN", "DOWN", "DOWN"):
            handheld.press(key)
        handheld.press("LEFT", hold=3000, wait=500)
        assert asked == []
        handheld.run(2500)
        assert len(asked) == 1
        handheld.press("RIGHT")
        for _ in range(3):
            handheld.press("UP", wait=1000)
        handheld.press("RIGHT", hold=2500, wait=600)  # one language after the other
        assert len(asked) == 1
        handheld.press("B", wait=400)
        assert len(asked) == 2 and where(handheld) == "title"


def test_the_records_are_cleared_by_two_keys_held_together_alone(handheld):
    go(handheld, "records")
    screen = app_of(handheld).screen
    for key in ("SELECT", "START"):
        handheld.press(key, hold=2500)
        assert not screen.clears
    handheld.badge.press("SELECT", True)
    for _ in range(3):  # each time for less than a second
        handheld.press("START", hold=700, wait=100)
        assert not screen.clears
    handheld.press("START", hold=2500)
    handheld.badge.press("SELECT", False)
    assert screen.clears


@pytest.mark.parametrize("visitors", [0, 3])
def test_the_list_of_an_event_is_cleared_before_another(handheld, visitors):
    """By the keys that clear the records, which keep it, after the same question."""
    from screens.menus import tally
    app = app_of(handheld)
    kept = tally.Tally(app.machine)
    for points in range(visitors):
        kept.add("AB%d" % points, points)
    kept.numbers["GAMES"] = 5
    kept.keep()
    go(handheld, "event")
    handheld.press("SELECT", hold=2500)
    assert not app.screen.clears
    for answer in ("B", "A"):
        handheld.badge.press("SELECT", True)
        handheld.press("START", hold=1500, wait=100)
        handheld.badge.press("SELECT", False)
        assert where(handheld) == "event" and app.screen.clears
        handheld.press(answer, wait=100)
        assert where(handheld) == "event" and not app.screen.clears
        left = tally.Tally(app.machine)
        assert len(left.visitors) == (visitors if answer == "B" else 0) and left.numbers["GAMES"] == 5
    assert app.screen.say.NO_VISITOR.split(".")[0] in " ".join([line.words for line in app.screen.list])
    handheld.press("START", wait=300)
    assert where(handheld) != "event"


# --- the title asks -------------------------------------------------------------------------------------------------


def test_missing_files_are_made_once_from_the_title():
    from saves import MemoryDrive, reserved
    drive = MemoryDrive()
    drive.files.clear()
    with Handheld(drive=drive) as handheld:
        handheld.run(1500)
        assert where(handheld) == "note" and not drive.files
        handheld.press("A", wait=500)
        assert where(handheld) == "title" and drive.files == reserved()
    drive.files.clear()
    with Handheld(drive=drive) as handheld:
        handheld.run(1500)
        handheld.press("B", wait=500)
        assert where(handheld) == "title" and not drive.files
    with Handheld(drive=drive) as handheld:
        handheld.run(1500)
        drive.readonly = handheld.badge.usb = True  # the computer has taken it
        handheld.press("A", wait=500)
        words = app_of(handheld).screen.say
        assert where(handheld) == "note" and app_of(handheld).screen.complaint == ("unmade", "readonly")
        told = words.entry(words.WRONG, "unmade").format(words.REASONS["readonly"])
        assert app_of(handheld).screen.lines[0].words in told
    with Handheld(drive=drive, usb=True) as handheld:
        handheld.run(1500)
        assert where(handheld) in ("title", "note")


@pytest.mark.parametrize("key", ["A", "B"])
def test_another_programs_memory_is_asked_for(key):
    nvm = bytearray(b"other" * 1638 + b"ot")
    with Handheld(nvm=nvm, usb=True, seed=7, speed="none") as handheld:
        handheld.badge.drive.readonly = True
        handheld.run(500)
        assert where(handheld) == "note"
        handheld.press(key, wait=500)
        assert where(handheld) == "title"
        assert nvm[:5] == (b"\xff" * 5 if key == "A" else b"other")
        made = play(handheld, 4)
        assert made.save() == (None if key == "A" else "readonly")
        go(handheld, "note") if app_of(handheld).machine.complaints else None
        assert where(handheld) == "title"


@pytest.mark.parametrize("nvm", ["none", "worn"])
def test_a_memory_that_cannot_be_written_is_no_obstacle(nvm):
    import flash
    memory = flash.Nvm()
    memory.lasts = 0
    with Handheld(nvm=memory if nvm == "worn" else bytearray(), usb=True, seed=7, speed="none") as handheld:
        handheld.badge.drive.readonly = True
        handheld.run(500)
        finish(handheld)
        handheld.press("B", wait=400)
        assert where(handheld) == "note"
        handheld.press("A", wait=400)
        finish(handheld)
        handheld.press("B", wait=400)
        assert where(handheld) == "title"  # it is said once


@pytest.mark.parametrize("language", driver.languages())
def test_why_something_was_not_saved_is_said_in_words(language):
    """All reasons of store.py and writing.py, for whatever could not be saved."""
    with Handheld(language=language, speed="none") as handheld:
        from handheld import complaints
        handheld.run(300)
        fits = Overflows(handheld)
        for reason in ("full", "readonly", "broken", "memory", "newer", "big"):
            complaints.complain_unsaved(reason)
            handheld.until(lambda: where(handheld) == "note")
            screen = app_of(handheld).screen
            told = " ".join(line.words for line in screen.lines if line.words)
            assert screen.say.REASONS[reason] in told and (language == "en" or reason not in told) and not fits
            others = app_of(handheld).words_of("why").NOT_SAVED  # the same reasons at the table
            assert list(others.values()).count(others[reason]) == 1
            handheld.press("A", wait=100)
            handheld.until(lambda: where(handheld) == "title")
