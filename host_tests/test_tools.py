# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Error handling of the commands: bad command lines and input and Ctrl-C give one line, and an exit status that tells
them apart.
"""

import io
import os
import random
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import arguments
import bench
import check
import driver
import fuzzer
import journey
import log
import pytest
import saves
import shots
import show_saves
import torture
import where
from script import notation

driver.prepare()
from handheld import GAME, RECORDS  # noqa: E402 needs the path set by prepare()
from handheld.store import Store  # noqa: E402
from phase10 import engine  # noqa: E402
from phase10.deal_codes import read_deal_code  # noqa: E402
from screens import save_header  # noqa: E402
from screens.menus import tally  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent
COMMANDS = ("play", "--text", "check", "log", "arena", "bench", "shots", "page", "drive", "where", "dice", "art")


def desktop(*args, **how):
    return subprocess.run([sys.executable, "-P", "desktop", *args], cwd=ROOT, capture_output=True, text=True,
                          timeout=180, **how)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_tells_how_it_is_used(command):
    done = desktop(command, "--help")
    assert done.returncode == 0 and done.stdout.startswith("usage: python3 desktop") and not done.stderr


@pytest.mark.parametrize(("line", "told"), [
    ("check", "FILE"),
    ("check --fast a.p10", "--fast"),
    ("where a b", "b"),
    ("log --option mode=foo", "mode takes ordered or fixed10"),
    ("log --option mod=foo", "no rule 'mod'"),
    ("log --code ZZZ", "'ZZZ' is no deal code"),
    ("log --code=", "'' is no deal code"),
    ("log --code ZZZZZZZ", "the first sign says seats and dealer, and Z stands for none"),
    ("log --code AAAAAA0", "none of them I, O, 0 or 1"),
    ("log --code 8AAAAAA", "'8AAAAAA' is no deal code"),  # seven players
    ("log --code AAAAAAB --option mode=dice", "Dice has no deals"),
    ("log --code 7AAAAAB --option mode=masters", "2 to 4 seats, not 6"),
    ("log --option firstDealer=3", "firstDealer=3 does not go with 2 seats"),
    ("--text --option firstDealer=4", "firstDealer=4 does not go with 3 seats"),
    ("--text --seed -1", "--seed wants 0 to 1073741823"),
    ("--text --seed 1073741824", "--seed wants 0 to 1073741823"),
    ("torture --minutes nan", "some minutes"),
    ("torture --only keys,nonsense", "no nonsense"),
    ("torture --script host_tests/scripts/base/a01_four_skips.p10", "nobody understands"),
    ("--text --option mode=foo", "mode takes ordered or fixed10"),
    ("arena --rule mode=foo", "mode takes ordered or fixed10"),
    ("arena --option mode=foo", "mode takes ordered or fixed10"),
    ("log --rule mode=foo", "mode takes ordered or fixed10"),
    ("--text --rule mode=foo", "mode takes ordered or fixed10"),
    ("--text --seats normal,best", "--seats wants 1 to 5 of easy, normal, hard or 1 to 10"),
    ("log --seats normal", "--seats wants 2 to 6 of easy, normal, hard or 1 to 10"),
    ("arena --rule mode=dice", "dice --compare"),
    ("arena --cores -5", "--cores wants 1 or more"),
    ("arena --seats hard+FEED=x,easy", "whole number"),
    ("arena --seats hard,hard,hard,hard,hard --rule mode=masters", "2 to 4 seats"),
    ("dice --compare 0", "1 or more"),
    ("bench nonsense", "no nonsense"),
    ("page --port 65536", "--port wants 0 to 65535"),
    ("drive there --zip", "do not go together"),
    ("film keys out.png", "it ends in .gif"),
    ("film keys out.gif --record 0", "--record wants 1 to 1073741823"),
])
def test_a_bad_command_line_is_one_line(line, told):
    done = desktop(*line.split())
    assert done.returncode == 2 and told in done.stderr and not done.stdout
    assert len([text for text in done.stderr.splitlines() if not text.startswith("usage: ")]) == 1


@pytest.mark.parametrize("line", ["drive", "drive --zip", "page", "release", "shots", "film", "play --saves",
                                  "--text --saves", "art --sheet", "torture --script"])
def test_an_empty_path_is_not_the_working_directory(line):
    """`desktop drive "$BADGE"` where BADGE is not set: it would put the game over what is here."""
    done = desktop(*line.split(), "")
    assert done.returncode == 2 and "'' is no file or folder" in done.stderr and done.stderr.count("\n") == 1


@pytest.mark.parametrize("text", ["option mode=masters\nhand 1 R3 B3 G3 R4 B4 G4 R5 B5 G5 Y1\nturn 1 drawn\n"
                                  "1 lay set R3 B3 G3 / set R4 B4 G4 / set R5 B5 G5\n",
                                  "option mode=masters\nplayers 5\n* deal\n", "\0\xff", "1 lay", "players 9999999999"])
def test_a_bad_script_is_a_line_with_its_number(tmp_path, text):
    path = tmp_path / "bad.p10"
    path.write_text(text, encoding="utf-8")
    done = desktop("check", str(path))
    assert done.returncode == 1 and f"{path}: line " in done.stdout and not done.stderr


def test_a_script_may_begin_with_a_byte_order_mark(tmp_path):
    """As editors on Windows write it."""
    path = tmp_path / "marked.p10"
    path.write_text("hand 1 R1\nturn 1 drawn\n= cards 1 1\n", encoding="utf-8-sig")
    assert check.check_file(str(path)) == "ok"


@pytest.mark.parametrize("text", ['File "s_app.py", line ' + 5000 * "9", "ValueError s_app:" + 5000 * "9",
                                  'File "s_app.py", line 0', "\0", ""])
def test_a_traceback_with_impossible_lines_is_left_as_it_is(text, monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    assert where.main([]) == 0
    out, err = capsys.readouterr()
    assert not err and out.count("\n") <= 1


def test_bytes_that_are_no_text_can_be_pasted():
    done = subprocess.run([sys.executable, "-P", "desktop", "where"], cwd=ROOT, capture_output=True, timeout=180,
                          input=b"\xff\xfe\n", env=os.environ | {"PYTHONIOENCODING": "utf-8:strict"})
    assert done.returncode == 0 and not done.stderr


@pytest.mark.parametrize("option", ["knock=on", "mode=masters", "mode=twist"])
def test_a_logged_game_goes_to_its_end_and_runs_again(option, monkeypatch, capsys):
    """Between the bots that were asked for, and the same each time."""
    made, player = [], log.bots.player
    monkeypatch.setattr(log.bots, "player", lambda *how: (made.append(how), player(*how))[1])
    command = ["--seed", "7", "--seats", "easy,hard,3", "--option", option]
    assert log.main(command) == 0
    text = capsys.readouterr().out
    lines = text.splitlines()
    assert made == [("easy", 0, 7), ("hard", 1, 8), ("3", 2, 9)]
    assert {"seed 7", "players 3", f"option {option}"} <= set(lines) and lines[-1].startswith("= game over ")
    hands = sum(line.startswith("= hand over ") for line in lines)
    assert lines.count("* deal") == (hands if option == "mode=twist" else hands - 1) > 3  # in Twist also the first
    told = ["points", "scores", "phases"] + ["pawns"] * (option == "mode=twist")
    for at in (at for at, line in enumerate(lines) if line.startswith("= hand over ")):
        assert [line.split()[1] for line in lines[at + 1:at + 1 + len(told)]] == told
    turns = [line for before, line in zip(lines, lines[1:]) if before.split()[1] == "discard"]  # but the hand ends
    assert all(line.startswith(("= turn ", "= hand over ")) for line in turns) and len(turns) > 30
    assert ("knock" in text.split()) == (option == "knock=on")
    assert check.check_text(text) == "ok"
    log.main(command)
    assert capsys.readouterr().out == text


@pytest.mark.parametrize("option", ["mode=ordered", "mode=twist"])
def test_a_deal_code_is_written_as_a_script_of_what_the_game_deals(option, tmp_path, capsys):
    """In Twist with an upcard for each pile, and a Skip covered by another; at least one code has that."""
    covered = 0
    for code in ("R7QW9DX", "2ABCDEF", "3XYZABC", "4AAAAAB", "5AAAACD"):
        assert log.main(["--code", code, "--option", option]) == 0
        text = capsys.readouterr().out
        assert text.startswith(f"# The deal of {code} by the rules below.")
        path = tmp_path / "deal.p10"
        path.write_text(text, encoding="utf-8")
        assert check.main([str(path)]) == 0, capsys.readouterr().out
        capsys.readouterr()
        state, seats, dealer = read_deal_code(code)
        table = engine.new_table(arguments.rules("sheet", [option]), seats, 1, dealer)
        table.chance.state = state
        engine.do(table, 0, ("deal",))
        lines = [line.split() for line in text.splitlines()]
        for seat in range(seats):
            assert sorted(hand_of(lines, seat)) == sorted(map(notation.name, table.hands[seat]))
        if option == "mode=twist":
            piles = [line[2:] for line in lines if line[0] == "pile"]
            assert piles == [list(map(notation.name, reversed(pile))) for pile in table.piles]
            covered += any(len(pile) > 1 for pile in piles)
        else:
            assert lines[-2][0] == "upcard"
    assert covered or option == "mode=ordered"


def hand_of(lines, seat):
    return next(line[2:] for line in lines if line[:2] == ["hand", str(seat + 1)])


@pytest.mark.parametrize("mode", ["ordered", "dice"])
def test_what_a_handheld_keeps_of_a_game_is_told(mode, tmp_path, capsys):
    """Its way to play, and a line for each seat."""
    chance = random.Random(5)
    content = fuzzer.any_game(chance)
    while (save_header.form_of(content) == save_header.DICE) != (mode == "dice"):
        content = fuzzer.any_game(chance)
    drive = saves.FolderDrive(tmp_path)
    assert Store(bytearray(8192), drive).write(GAME, content) is None
    assert show_saves.main([str(tmp_path)]) == 0
    seats = save_header.unpack(content)[0]
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("game, dice" if mode == "dice" else "game, ")
    assert [line.split()[0] for line in said[1:]] == [name for _, _, name in seats]


def test_the_records_of_a_handheld_are_told_each_with_its_name(tmp_path, capsys):
    made = tally.Tally(SimpleNamespace(load=lambda kind: (None, None)))
    made.numbers |= {"GAMES": 7, "BEST": 35, "dice best": 412, "made 10": 2}
    assert Store(bytearray(8192), saves.FolderDrive(tmp_path)).write(RECORDS, made.packed()) is None
    assert show_saves.main([str(tmp_path)]) == 0
    first, *said = capsys.readouterr().out.splitlines()
    assert first == "records" and len(said) == len(tally.names())
    assert {"  games  7", "  best  35", "  fastest  -", "  won  0", "  dice best  412", "  made 10  2"} <= set(said)


@pytest.mark.parametrize(("content", "told"), [(b"P10", "nothing of ours"), (4096 * b"\0" + b"P10", "nothing of ours"),
                                              (None, "No such file")])
def test_what_is_no_save_is_told_in_one_line(content, told, tmp_path, capsys):
    path = tmp_path / "save"
    if content is not None:
        path.write_bytes(content)
    assert show_saves.main([str(path)]) == 1
    said = capsys.readouterr().err
    assert told in said and said.count("\n") == 1


def test_pictures_that_have_no_place_are_one_line(tmp_path, capsys):
    file = tmp_path / "file"
    file.write_bytes(b"\xff")
    assert shots.main([str(file)]) == 1 and capsys.readouterr().err.count("\n") == 1
    for path, why in ((file, "it is not text"), (tmp_path, "Is a directory"), (tmp_path / "none", "No such file")):
        assert shots.play(path, tmp_path) == 1
        assert f"{path} cannot be read: {why}" in capsys.readouterr().err


def test_a_key_script_may_begin_with_a_byte_order_mark(tmp_path):
    path = tmp_path / "keys"
    path.write_bytes(b"\xef\xbb\xbfset seed 7\r\n500 A\r\n")
    assert shots.read(path) == ({"seed": "7"}, [(500, "down", "A"), (560, "up", "A")])


@pytest.mark.parametrize("name", ["kind", "self", "drive", "nonsense"])
def test_a_key_script_sets_settings_only(name, tmp_path, capsys):
    path = tmp_path / "keys"
    path.write_text(f"set {name} 1\n", encoding="utf-8")
    assert shots.play(path, tmp_path) == 1
    assert capsys.readouterr().err == f"phase10: {path}:1: there is no setting {name}\n"


def test_a_user_without_a_home_is_told_where_saves_can_go(monkeypatch):
    def none():
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("P10_SAVES", raising=False)
    monkeypatch.setattr(saves.Path, "home", none)
    with pytest.raises(SystemExit, match="--saves DIR"):
        saves.user_folder()


def stop(*_):
    raise KeyboardInterrupt


def test_ctrl_c_in_bench_leaves_what_was_measured(monkeypatch, capsys, tmp_path):
    monkeypatch.setattr(bench, "RECORDED", tmp_path / "bench.json")
    monkeypatch.setattr(bench.measures, "IN_MICROPYTHON", ())
    def measured():
        return {"snapshot": 599}
    monkeypatch.setattr(bench.measures, "GIVES", {"measured": ("snapshot",), "stop": ("snapshot",)})
    monkeypatch.setattr(bench.measures, "ON_DESKTOP", (measured, stop))
    assert bench.main(["snapshot", "--record"]) == 130
    told = capsys.readouterr()
    assert bench.measures.BUDGETS["snapshot"][0] in told.out
    assert "phase10: not all could be measured: stopped" in told.err and not (tmp_path / "bench.json").exists()


def test_ctrl_c_in_shots_says_how_many_there_are(monkeypatch, capsys, tmp_path):
    import tour
    monkeypatch.setattr(tour, "CHAPTERS", (stop,))
    assert shots.main([str(tmp_path)]) == 130
    told = capsys.readouterr()
    assert told.err == "\nphase10: stopped in stop.\n" and told.out.startswith("0 screens")


@pytest.mark.parametrize(("option", "takes"), [
    ("phaseList=set3+", "set3+set3,run7"), ("knockWindow=99", "takes 1 to 9."), ("goOut=x", "discard or hitOrDiscard")])
def test_a_wrong_value_of_a_rule_is_told_with_what_there_is(option, takes):
    with pytest.raises(ValueError) as error:
        arguments.rules("sheet", [option])
    assert f"there is no {option}" in str(error.value) and takes in str(error.value)
    assert arguments.rules("sheet", ["phaseList=set3+set3,run7"]).phases


@pytest.mark.parametrize("seed", ["-1", "x", "1.5", str(arguments.SEEDS)])
@pytest.mark.parametrize("command", [journey, torture])
def test_a_seed_that_is_none_is_one_line(command, seed, capsys):
    with pytest.raises(SystemExit) as end:
        command.main(["--seed", seed])
    assert end.value.code == 2 and capsys.readouterr().err.endswith(f"{seed!r} is no number from 0 to 1073741823\n")


def test_no_levels_are_not_all_levels(capsys):
    with pytest.raises(SystemExit):
        journey.main(["--levels", ""])
    assert "there are no levels ''" in capsys.readouterr().err


@pytest.mark.parametrize(("content", "why"), [(None, "No such file"), (b"\xff", "it is not text"),
                                              (b"fly away\n", "nobody understands the line 'fly away'\n")])
def test_a_script_that_torture_cannot_read_is_one_line(content, why, tmp_path, capsys):
    path = tmp_path / "script"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(SystemExit):
        torture.main(["--script", str(path)])
    said = capsys.readouterr().err
    assert str(path) in said and why in said and said.count("\n") == 1


def test_shots_into_a_folder_that_takes_no_files_end_at_the_first(monkeypatch, tmp_path):
    """With one sentence, by __main__.py; each chapter ended in a traceback."""
    begun = []

    def fails(folder, language):
        begun.append(folder)
        raise PermissionError(13, "Permission denied", str(folder / "title.png"))

    import tour
    monkeypatch.setattr(tour, "CHAPTERS", (fails, stop))
    with pytest.raises(PermissionError):
        shots.main([str(tmp_path)])
    assert len(begun) == 1
