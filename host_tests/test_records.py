# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What is remembered of games: counted once, kept over a power cut, never in the way when the record is damaged."""

import driver
import pytest

driver.prepare()
from driver import Handheld  # noqa: E402
from stage import app_of, end_game, go, play, where  # noqa: E402


@pytest.fixture
def handheld():
    with Handheld(seed=7, speed="none") as made:
        made.run(300)
        yield made


def numbers(handheld):
    from screens.menus import tally
    found = tally.Tally(app_of(handheld).machine).numbers
    return [found[name] for name, _, _ in tally.LINES]


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


@pytest.mark.parametrize("kind", [1, 2, 3])
def test_quick_hands_events_and_demos_do_not_count(handheld, kind):
    end_game(play(handheld, 4, kind=kind), (0,))
    go(handheld, "end")
    assert numbers(handheld)[:2] == [0, 0]


def test_records_outlive_the_power(handheld):
    finish(handheld, (0,))
    nvm, drive = handheld.badge.nvm, handheld.badge.drive
    handheld.__exit__(None, None, None)
    with Handheld(nvm=nvm, drive=drive) as again:
        again.run(300)
        assert numbers(again)[:2] == [1, 1]


@pytest.mark.parametrize("rubbish", [b"", b"\x01", b"\x02", b"\x02\xff\1\1", b"\x04" * 40, b"\xff" * 480])
def test_a_record_that_makes_no_sense_begins_anew(handheld, rubbish):
    app_of(handheld).machine.save(2, rubbish)
    go(handheld, "records")
    assert where(handheld) == "records" and numbers(handheld)[:4] == [0, 0, 0, 0]


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


def test_a_finished_game_cannot_be_continued(handheld):
    made = play(handheld, 4)
    assert made.save() is None
    end_game(made)
    go(handheld, "end")
    go(handheld, "title")
    assert "CONTINUE" not in app_of(handheld).screen.items


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
