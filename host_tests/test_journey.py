# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The journey: errors in levels.txt are reported with their line, the handheld reads the levels correctly, progress is
saved, and by keys alone a level can be played from the title over the map to its stars.
"""

import driver
import key_feedback
import pytest
from blind import blind, fits
from driver import Handheld
from key_player import Fingers
from stage import app_of, end_game, go, play, where

driver.prepare()
import journey as command  # noqa: E402
from art import journey as source  # noqa: E402
from art import maker  # noqa: E402
from screens.journey import levels, place, progress  # noqa: E402

WRITTEN = source.FILE.read_text(encoding="utf-8").splitlines()
FIRST = next(at for at, line in enumerate(WRITTEN) if line.startswith("place")) + 1  # of the lines, counted from 0


@pytest.mark.parametrize("line, says", (
    ("set3+run9 | 2 | 1 | 3 | 30", "'set3+run9' is no phase"),
    ("set3, run4+set3 | 2 | 1 | 3 | 30", "'run4+set3' is in the box"),
    ("set3,set4,set5,set6,run3,run4 | 2 | 1 | 3 | 30", "one to five phases"),
    ("set3 | 7 | 1 | 3 | 30", "players are 2 to 6"), ("set3 | 2 | 0 | 3 | 30", "strength are 1 to 10"),
    ("set3 | 2 | 1 | x | 30", "hands are 1 to 30"), ("set3 | 2 | 1 | 3 | 31", "points come in fives"),
    ("set3 | 2 | 1 | 3", "five or six parts"), ("set3 | 2 | 1 | 3 | 30 | knock=off", "the house rules here are"),
    (WRITTEN[FIRST + 1], "the same phases as in line"), ("place here | 12 | FINN", "a felt is a colour"),
    ("place here | 123456 | NOBODY", "a place is"),
))
def test_what_is_wrong_is_told_by_its_line(tmp_path, line, says):
    file = tmp_path / "levels.txt"
    file.write_text("\n".join(WRITTEN[:FIRST] + [line] + WRITTEN[FIRST + 1:]), encoding="utf-8")
    with pytest.raises(source.Wrong) as wrong:
        source.read(file)
    assert says in str(wrong.value)
    assert f"line {FIRST + (2 if 'same phases' in says else 1)}:" in str(wrong.value)


def test_the_handheld_reads_what_is_written(monkeypatch):
    monkeypatch.chdir(driver.ROOT)
    places, written = source.read()
    assert (driver.ROOT / "sprites/levels.bin").read_bytes() == maker.products()["sprites/levels.bin"]
    assert len(places) == levels.PLACES == len(levels.SPOTS) and len(written) == levels.LEVELS
    for at, (_, felt, face) in enumerate(places):
        assert levels.place(at) == (int.from_bytes(felt, "big"), face)
    for at, level in enumerate(written):
        read = levels.read(at)
        assert (read.phases, read.players, read.strength, read.hands, read.points, levels.RULES[read.rule]) == (
            level.phases, level.players, level.strength, level.hands, level.points, level.rule)
        assert read.rules().pack() == level.rules().pack() and levels.place_of(at) == level.place


class Memory:
    """A store of one record."""

    kept = b""

    def load(self, kind):
        return self.kept, None

    def save(self, kind, content):
        assert len(content) < 100
        self.kept = content


def test_three_losses_make_a_level_easier_until_it_is_won():
    memory = Memory()
    made = progress.Progress(memory)
    made.turn_to(7)
    made.keep()
    for _ in range(3):
        assert not made.easier(7)
        made.lost()
    made = progress.Progress(memory)
    assert made.easier(7) == 1 and not made.easier(6)
    for _ in range(300):  # more than a byte counts
        made.lost()
    assert made.easier(7) == 10
    made.won(progress.WON | progress.FEW_HANDS, 4)
    made.won(progress.WON | progress.FEW_POINTS, 6)
    made = progress.Progress(memory)
    assert (made.easier(7), made.stars(7), made.best(7), made.all_stars(), made.reached()) == (0, 7, 4, 3, 0)
    made.won(progress.WON, 3)
    assert made.best(7) == 3


def test_levels_up_to_the_one_reached_can_be_looked_at(handheld):
    key_feedback.place(handheld)
    screen = app_of(handheld).screen
    screen.reached = screen.first + 2
    seen = []
    for key in ("RIGHT", "RIGHT", "RIGHT", "LEFT", "LEFT", "LEFT"):
        handheld.press(key)
        seen.append(screen.chosen - screen.first)
    assert seen == [1, 2, 2, 1, 0, 0]


def test_a_foreign_record_is_a_fresh_start():
    """One of another format, of another length, or at a level that there is not."""
    memory, made = Memory(), progress.Progress(Memory())
    made.won(progress.WON, 4)
    for at, value, stars in ((0, 2, 0), (0, 0, 0), (1, levels.LEVELS, 0), (1, 255, 0), (1, levels.LEVELS - 1, 1)):
        memory.kept = bytearray(made.record)
        memory.kept[at] = value
        assert progress.Progress(memory).all_stars() == stars
    for record in b"\2" * 54, made.record[:-1], made.record + b"\0", b"":
        memory.kept = bytes(record)
        assert progress.Progress(memory).all_stars() == 0


@pytest.fixture(params=driver.languages())
def handheld(request):
    with blind(watch=True, language=request.param) as made:
        yield made


def test_every_place_and_level_fits(handheld):
    app = app_of(handheld)
    made = progress.Progress(app.machine)
    for level in range(levels.LEVELS):
        made.record[1] = level
        made.won(7, 12)
    for at in range(levels.PLACES):
        go(handheld, "journey", at)
        handheld.run(60)
        fits(handheld)
        go(handheld, "place", at, at * levels.IN_A_PLACE)
        for _ in range(app.screen.many):
            handheld.run(60)
            fits(handheld)
            phases = [place.spelled(app.screen.say, phase, app.small) for phase in app.screen.level.phases.split(",")]
            shown = [line.words for line in app.screen.lines[:3] if line.words]
            assert " ".join(shown) == ", ".join(phases)
            assert all(words[-1] in "+," for words in shown[:-1])  # no group is parted
            if app.screen.level.rule:
                app.screen.explain()
                fits(handheld)
                assert all(line.hidden for line in app.screen.lines)
                handheld.press("B")
                assert not any(line.hidden for line in app.screen.lines)
            handheld.press("RIGHT")


def test_where_the_stars_lead_to():
    """To the next level or to the same one again, or to the map; the level that has ended goes on nowhere."""
    with blind() as made:
        app, at = app_of(made), 4
        for key, won in (("B", False), ("B", True), ("START", True), ("A", True), ("A", False)):
            done = progress.Progress(app.machine)
            done.record[3:] = bytes((1,)) * levels.LEVELS
            done.turn_to(at)
            done.keep()
            ended = end_game(play(made, 2, kind=4), (0,) if won else (1,))
            go(made, "stars")
            assert app.screen.won == won
            for other in ("LEFT", "SELECT"):
                made.press(other)
                assert app.here == "stars" and app.screen.bar.hidden
                made.run(300)
            made.press(key, wait=100)
            made.until(lambda: where(made) not in ("stars", "deal"))
            assert app.game is not ended
            if key == "B":
                assert app.here == "journey" and not app.game
            elif won:
                assert app.here == "place" and app.screen.chosen == at + 1 and not app.game
            else:
                assert app.here == "table" and progress.Progress(app.machine).last() == at


def test_the_map_opens_at_the_place_played_last():
    """Though others are open, too."""
    with blind() as made:
        for last in (0, 13, 2 * levels.IN_A_PLACE):
            done = progress.Progress(app_of(made).machine)
            done.record[3:] = bytes((1,)) * levels.LEVELS
            done.turn_to(last)
            done.keep()
            go(made, "journey")
            screen = app_of(made).screen
            assert screen.at == levels.place_of(last) < screen.reached == levels.PLACES - 1


def test_stars_are_those_of_the_level_played_though_its_beginning_could_not_be_saved():
    with blind() as made:
        app = app_of(made)
        done = progress.Progress(app.machine)
        done.won(7, 3)
        done.turn_to(0)
        done.keep()
        save = app.machine.save
        app.machine.save = lambda *_: "readonly"
        go(made, "place", 0, 1)
        made.press("A", wait=100)
        made.until(lambda: where(made) == "table", 20_000)
        table = app.game.table
        table.step, table.winners, table.hand_no = "end", (0,), 2
        app.machine.save = save
        go(made, "stars")
        done = progress.Progress(app.machine)
        assert app.screen.number == done.last() == 1 and done.best(0) == 3 and done.best(1) == 2


def test_the_longest_goals_fit_and_only_those_missed_are_crossed(handheld):
    """At the last level, which has the highest limits, with as many points as ten hands can cost."""
    from handheld import icons
    app = app_of(handheld)
    done = progress.Progress(app.machine)
    done.record[3:] = bytes((1,)) * levels.LEVELS
    done.turn_to(levels.LEVELS - 1)
    done.keep()
    table = end_game(play(handheld, 2, kind=4), (1,)).table
    table.hand_no, table.scores[0] = levels.read(levels.LEVELS - 1).hands, 1995
    go(handheld, "stars")
    fits(handheld)
    signs = [part[0, 0] for part in app.screen.group if getattr(part, "x", 0) == 8 and getattr(part, "y", 0) >= 58]
    assert signs == [icons.CROSS, icons.CROSS]  # it was lost, and with too many points


@pytest.mark.parametrize("winner", [0, 1])
def test_the_lights_shine_for_who_has_won_the_level(winner):
    with Handheld(seed=7, speed="none") as made:
        made.run(300)
        end_game(play(made, 2, kind=4), (winner,))
        lit = []
        app_of(made).machine.lights = lit.append
        go(made, "stars")
        assert lit == ["win"] * (winner == 0)


@pytest.mark.parametrize("losses", [2, 3, 4])
def test_that_it_became_easier_is_told_at_every_third_loss(losses):
    with blind() as handheld:
        app = app_of(handheld)
        made = progress.Progress(app.machine)
        at = next(level for level in range(levels.LEVELS) if levels.read(level).strength > 1)
        made.record[1:3] = at, losses - 1
        made.keep()
        play(handheld, 2, kind=4).journey_level = at
        go(handheld, "stars")  # a game without a winner is lost
        assert (app.screen.say.EASIER in [getattr(part, "words", "") for part in app.screen.group]) == (losses == 3)


@pytest.mark.parametrize("least", [False, True])
def test_what_became_easier_is_told_and_fits(handheld, least):
    """Not where it cannot become so."""
    app = app_of(handheld)
    made = progress.Progress(app.machine)
    at = next(level for level in range(levels.LEVELS) if (levels.read(level).strength == 1) is least)
    made.record[3:] = bytes((1,)) * levels.LEVELS
    made.turn_to(at)
    made.keep()
    for _ in range(progress.EASIER - 1):
        made.lost()
    go(handheld, "place", levels.place_of(at), at)
    handheld.press("A")
    if app.here == "place" and app.screen.rule:
        handheld.press("A")
    handheld.until(lambda: where(handheld) == "table")
    go(handheld, "stars")  # a game without a winner is lost
    assert (app.screen.say.EASIER in [getattr(part, "words", "") for part in app.screen.group]) is not least
    fits(handheld)
    go(handheld, "place", levels.place_of(at), at)
    assert (app.screen.lines[-1].words == app.screen.say.EASIER) is not least
    fits(handheld)


def test_a_rule_that_was_explained_is_put_away_again(handheld):
    key_feedback.explained(handheld)
    screen = app_of(handheld).screen
    assert (screen.bar[1].words, screen.bar[3].words) == (screen.say.PLAY, screen.say.CLOSE)
    assert all(line.hidden for line in screen.lines)
    handheld.press("B", wait=100)
    assert where(handheld) == "place" and not screen.rule and not any(line.hidden for line in screen.lines)
    assert (screen.bar[1].words, screen.bar[3].words) == (screen.say.RULE, screen.say.MAP)  # which A shows again
    handheld.press("A", wait=100)
    assert screen.rule and screen.bar[1].words == screen.say.PLAY


def test_a_level_whose_rule_was_explained_is_played():
    with blind() as made:
        key_feedback.explained(made)
        made.press("A", wait=100)
        made.until(lambda: where(made) == "table", 20_000)


def test_phases_stay_whole_where_there_is_room():
    class Font:
        def width(self, words):
            return 10 * len(words)

    assert place.broken(["set 3 + run 3", "run 6"], Font()) == ["set 3 + run 3,", "run 6"]
    assert place.broken(["run 4", "run 6", "set 5"], Font()) == ["run 4, run 6,", "set 5"]
    assert place.broken(["colour 4 + 3 alike", "run 6"], Font()) == ["colour 4 +", "3 alike, run 6"]
    assert place.broken(["set 3 + run 3", "set 3 + run 4", "run 6", "set 3 + run 5"], Font()) == [
        "set 3 + run 3,", "set 3 + run 4,", "run 6, set 3 +", "run 5"]


def test_every_host_plays():
    """Also those whose face is a person's as a rule; the others are the first of the rest."""
    with blind() as made:
        app = app_of(made)
        done = progress.Progress(app.machine)
        done.record[3:] = bytes((1,)) * levels.LEVELS
        done.keep()
        for at in range(levels.PLACES):
            go(made, "place", at, at * levels.IN_A_PLACE)
            made.press("A")
            if app.here == "place" and app.screen.rule:
                made.press("A")
            made.until(lambda: where(made) in ("table", "note"))
            host, faces = levels.place(at)[1], list(app.game.faces)
            assert where(made) == "table" and faces[1] == host
            assert faces[2:] == [face for face in range(8) if face != host][:len(faces) - 2]
            app.game = None


def test_a_level_is_played_by_keys(handheld):
    app, fingers = app_of(handheld), Fingers(handheld)
    handheld.until(lambda: where(handheld) == "title")
    while app.screen.items[app.screen.rows.at] != "JOURNEY":
        fingers.press("DOWN")
    for name in ("journey", "place", "table"):
        fingers.press("A")
        handheld.until(lambda name=name: where(handheld) == name)
    assert app.game.rules.phases == source.read()[1][0].rules().phases and list(app.game.levels) == [0, 1]
    assert not app.machine.complaints  # that it could not be kept, which the title would say
    while where(handheld) != "stars":
        while fingers.settle():
            fingers.move()
        fingers.press("A", wait=300)
    fits(handheld)
    made = progress.Progress(app.machine)
    assert made.last() == 0 and (made.stars(0) & 1) + made.record[2] == 1
    fingers.press("B")
    handheld.until(lambda: where(handheld) == "journey")
    fingers.press("B")
    handheld.until(lambda: where(handheld) == "title")
    assert "GUIDE" not in app.screen.items  # who has played a level needs no first hand


def test_the_levels_are_played_by_bots(capsys):
    assert command.main(["--games", "2", "--levels", "4-6", "--cores", "1"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in told] == ["4", "5", "harbour:", "6"]


@pytest.mark.parametrize("option", ["--levels=0", "--levels=51-52", "--levels=5-3", "--levels=1,26", "--levels=-2",
                                    "--games=0", "--cores=x"])
def test_levels_that_are_not_there_are_told_in_one_line(option, capsys):
    with pytest.raises(SystemExit) as ended:
        command.main([option])
    said = capsys.readouterr()
    assert ended.value.code == 2 and not said.out and len(said.err.splitlines()) == 1, said
