# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The rule scripts, one test per file, and the script reader itself: its error messages.

A rule is tested by a script in scripts/, never here. A script must fail once one of its expectations is made false.
"""

import random
import re
import subprocess
import sys
from pathlib import Path

import check
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from phase10 import engine, option_list, snapshot, unpacking
from phase10.cards import SKIP, WILD
from script import writer
from script.reader import Script

HERE = Path(__file__).resolve().parent
SCRIPTS = sorted((HERE / "scripts").glob("*/*.p10"))
BASE = [path for path in SCRIPTS if path.parent.name == "base"]
BASE_OPTIONS = (
    "wildPoints firstWild firstSkip takeWild takeSkip naturals hitSameTurn skipTarget skipPile skipLimit skipNoTarget"
    " skipLast goOut reshuffle dealer gameEnd tieBreak"
).split()
BASE_CODES = (
    "not-your-turn not-now not-in-hand cannot-take not-the-phase already-laid lay-first not-this-turn no-group no-fit"
    " which-end keep-one bad-target need-target not-a-skip rule-off need-value hand-over game-over bad-card bad-option"
    " bad-syntax"
).split()


def name_of(path):
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", SCRIPTS, ids=name_of)
def test_each_script_holds(path):
    assert check.check_file(str(path)) == "ok"


# --- the collection -------------------------------------------------------------------------------------------------


def test_files_are_told_of_one_by_one_whoever_wrote_them(tmp_path, capsys):
    """Also by Windows' editor, with its mark at the beginning and its ends of lines, or those of an old Mac."""
    texts = {"good": b"\xef\xbb\xbfplayers 3\r\n= turn 1\r\n", "bad": b"# 3\rplayers 3\r= turn 2", "no_text": b"\xff\n"}
    for name, text in texts.items():
        (tmp_path / name).write_bytes(text)
    names = [str(tmp_path / name) for name in (*texts, "none")]
    assert check.main(names) == 1 and check.main(names[:1]) == 0
    out, err = capsys.readouterr()
    told = out.splitlines()
    assert told[0] == told[4] == names[0] + ": ok" and len(told) == 5 and err == "3 of 4 scripts failed\n"
    assert check.main(names[1:2]) == 1 and not capsys.readouterr().err
    assert [line.partition(name)[2].split(":")[1].strip() for line, name in zip(told[1:4], names[1:])] == [
        "line 3", "line 1", "cannot be read"]


@pytest.mark.parametrize(("line", "there"), [
    ("foo 1", "a seat's number, preset option"), ("1 foo R1", "no move 'foo'; there are choose discard draw"),
    ("= foo", "there are best, can")])
def test_a_word_that_is_none_is_told_with_those_that_are(line, there):
    assert there in check.check_text(line)


def test_scripts_are_many_and_say_what_they_test():
    assert len(BASE) >= 170
    for path in SCRIPTS:
        lines = path.read_text(encoding="utf-8").split("\n")
        assert lines[0] == "# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors", path
        assert lines[1] == "# SPDX-License-Identifier: MIT", path
        assert lines[2].startswith("# ") and len(lines[2]) > 20, path
        assert any(line.startswith("= ") for line in lines), path


def test_every_refusal_is_expected_with_its_code():
    """Any code would do for `= error` alone; only the script that shows this uses it."""
    bare = [path.stem for path in SCRIPTS if "= error" in path.read_text(encoding="utf-8").split("\n")]
    assert bare == ["n_bare_error_takes_any_code"]


def test_every_value_of_every_base_option_is_used():
    text = "\n".join(path.read_text(encoding="utf-8") for path in SCRIPTS)
    for name in BASE_OPTIONS:
        for value in option_list.find(name).values:
            assert re.search(rf"^option {name}={value}$", text, re.M), f"no script uses {name}={value}"
    for word in ("preset sheet", "preset mattel"):
        assert f"\n{word}\n" in text


def test_every_error_code_of_the_base_game_is_met():
    text = "\n".join(path.read_text(encoding="utf-8") for path in BASE)
    for code in BASE_CODES:
        assert f"= error {code}\n" in text, code


def test_every_setup_line_and_expectation_of_the_base_game_is_used():
    text = "\n".join(path.read_text(encoding="utf-8") for path in BASE)
    for word in (
        "preset option seed players dealer phases scores tie hand laid skip upcard discard deck turn = \\*"
    ).split():
        assert re.search(rf"^{word} ", text, re.M), word
    for word in (
        "error turn hand cards group span groups skip noskip top deck pile scores points phases floating can best"
    ).split():
        assert re.search(rf"^= {word} ", text, re.M), word
    for line in ("discard", "= error", "= top none", "= hand open", "= game open", "deck ."):
        assert f"\n{line}\n" in text, line


# --- writing moves --------------------------------------------------------------------------------------------------

RUNS = "hand 1 W W R9 R3 R12|laid 1 run R4 B5 G6 Y7|turn 1 drawn"
POSTAL = "option postal=on|phases %d 1|hand 1 %s S S|turn 1 drawn"
LAST_SKIP = "option mode=twist|option goOut=float|hand 1 S|hand 2 R1|pile 1 R2|pile 2 R3|pile 3 R4|turn 1 drawn"
FLOATS = ("option mode=twist|option goOut=float|hand 1 R5|hand 2 R1 R2|laid 1 set G5 B5 Y5|pile 1 R2|pile 2 R3"
          "|pile 3 R4|deck Y9 S|turn 1 drawn|1 hit R5 > 1.1|2 draw deck|2 discard R1 > pile 1|1 draw deck")


@pytest.mark.parametrize(("setup", "action", "line"), (
    (RUNS, ("hit", WILD, 0, 0, "", 3), "1 hit W=3 > 1.1"),
    (RUNS, ("hit", WILD, 0, 0, "", 8), "1 hit W=8 > 1.1"),
    (RUNS, ("hit", WILD, 0, 0, "low", 3), "1 hit W=3 > 1.1 low"),
    (RUNS, ("hit", WILD, 0, 0, "high"), "1 hit W > 1.1 high"),
    ("hand 1 W R9|laid 1 colour G4 G5|turn 1 drawn", ("hit", WILD, 0, 0, "", 3), "1 hit W=G > 1.1"),
    ("hand 1 W R9|laid 1 set G4 B4|turn 1 drawn", ("hit", WILD, 0, 0, "", 4), "1 hit W=4 > 1.1"),
    # without a value a postal number is tried as a Wild first, also where it comes first
    (POSTAL % (1, "R1 B12 G12 R6 B6 W"), ("lay", [(b"\x01\x1c\x2c", 0), (b"\x06\x16\x40", 0)]),
     "1 lay R1=12 B12 G12 / R6 B6 W"),
    (POSTAL % (4, "B4 Y6 R7 G8 B9 W B11"), ("lay", [(b"\x14\x36\x07\x28\x19\x40\x1b", 0)], 3),
     "1 lay 4: B4=5 Y6 R7 G8 B9 W B11"),
    # a Skip as the last card skips nobody
    (LAST_SKIP, ("discard", SKIP, 1, 2), "1 discard S > pile 3"),
    # but that of who floats does
    (FLOATS, ("discard", SKIP, 1), "1 discard S > 2"),
    # in Twist the discard is the first of the piles
    ("option mode=twist|hand 1 R1|pile 1 R2|pile 2 R3|pile 3 R4|turn 1", ("draw", "discard"), "1 draw pile 1"),
))
def test_a_move_is_read_as_it_was_written(setup, action, line):
    script = Script()
    for words in setup.split("|"):
        script.feed(words)
    script.feed("= turn 1")
    table = unpacking.unpack(snapshot.pack(script.table))
    assert writer.move_line(table, 0, action) == line
    assert engine.do(table, 0, action) is None
    script.feed(line)
    script.finish()
    assert snapshot.pack(script.table) == snapshot.pack(table)


@pytest.mark.parametrize(("line", "lines"), [("turn 1", ["= turn 1"]), ("turn 1 drawn", [])])
def test_whose_turn_it_is_is_written_where_one_begins(line, lines):
    script = Script()
    for words in (line, "= hand open"):
        script.feed(words)
    assert writer.after_lines(script.table) == lines


# --- a script that is wrong -----------------------------------------------------------------------------------------


def other(words):
    """Return a false version of an expectation, or None if there is no simple one."""
    line = " ".join(words)
    if words[1] == "error":
        return "= error game-over" if words[2:] != ["game-over"] else "= error no-fit"
    if line in ("= hand open", "= game open"):
        return line.replace("open", "over 1")
    if words[1:3] in (["hand", "over"], ["game", "over"]):
        return " ".join(words[:2]) + " open"
    if words[1] in ("skip", "noskip"):
        return line.replace("noskip", "skip") if words[1] == "noskip" else line.replace("skip", "noskip")
    if words[-1].isdigit():
        return " ".join(words[:-1]) + " " + str(int(words[-1]) + 1)
    if words[-1] in ("yes", "no"):
        return " ".join(words[:-1]) + (" no" if words[-1] == "yes" else " yes")
    if words[1] in ("hand", "group", "top", "best"):
        return line + " B7"
    if words[1] == "span":
        return " ".join(words[:-1]) + " 0-13"
    return None


@pytest.mark.parametrize("path", BASE, ids=name_of)
def test_a_broken_expectation_is_found_on_its_line(path):
    """Each expectation of each script, made false, fails there with what was found."""
    lines = path.read_text(encoding="utf-8").split("\n")
    for i in range(len(lines)):
        words = lines[i].split("#")[0].split()
        if words[:1] != ["="]:
            continue
        wrong = other(words)
        if wrong is None:
            continue
        broken = "\n".join([*lines[:i], wrong, *lines[i + 1 :]])
        told = check.check_text(broken)
        assert told.startswith(f"line {i + 1}: "), (wrong, told)
        assert len(told.split(": ", 1)[1]) > 8


@pytest.mark.parametrize("path", BASE, ids=name_of)
def test_a_refusal_nobody_expects_is_found_on_its_line(path):
    """Without its `= error` line a refused move is a failure, blamed on the move."""
    lines = path.read_text(encoding="utf-8").split("\n")
    for i in range(len(lines)):
        if not lines[i].startswith("= error"):
            continue
        told = check.check_text("\n".join([*lines[:i], "", *lines[i + 1 :]]))
        move = max(j for j in range(i) if lines[j].split("#")[0].strip() and not lines[j].startswith("="))
        assert told != "ok"
        if lines[move][0].isdigit() or lines[move][0] == "*":
            assert told.startswith(f"line {move + 1}: "), told


TROUBLE = (
    "99 0 -1 999999999999999 W=99 R0 alt alt: 99: twist \u00b2 W=R 1.99 mode=masters mode=dice mode=twist X down pile"
).split()


@pytest.mark.parametrize("seed", range(8))
def test_nothing_a_file_says_is_a_traceback(seed):
    """Words removed, inserted and swapped between scripts: an error with its line, or ok."""
    chance = random.Random(seed)
    texts = [path.read_text(encoding="utf-8").split("\n")[3:] for path in SCRIPTS]
    words = sorted({word for lines in texts for line in lines for word in line.split()} | set(TROUBLE))
    for _ in range(400):
        lines = list(chance.choice(texts))
        for _ in range(chance.randint(1, 4)):
            at = chance.randrange(len(lines))
            line = lines[at].split(" ")
            if chance.random() < 0.3:
                line = chance.choice(chance.choice(texts)).split(" ")
            kind, place = chance.randrange(3), chance.randrange(len(line))
            line[place : place + (kind > 0)] = [chance.choice(words)] if kind < 2 else []
            lines[at] = " ".join(line)
        told = check.check_text("\n".join(lines))
        assert told == "ok" or re.match(r"line \d+: .", told), told


def test_a_lay_before_a_phase_is_chosen():
    """Masters with three groups and no active phase; seats that there cannot be."""
    for text, told in (
        ("option mode=masters\n1 lay R1 / R2 / R3", "line 2: not-now"),
        ("option mode=masters\nplayers 5", "line 2: bad-option"),
        ("option mode=dice\nplayers 9", "line 2: bad-syntax"),
        ("hand 1 R1\nturn 1 drawn\n1 discard R2\n= trun 2", "line 4: bad-syntax"),
        ("option mode=twist\nhand 1 R1\nturn 1 drawn\n1 lay 99: R1", "line 4: not-the-phase"),
        ("option mode=twist\nhand 1 R1\ndeck R2 S R3 .", "line 3: bad-card"),
    ):
        assert check.check_text(text + "\n").startswith(told), (text, check.check_text(text))


def test_the_check_command(tmp_path):
    """One line a file: ok, or the line and what differed; exit 1 when any failed, 0 when none did."""
    right = tmp_path / "right.p10"
    right.write_text(BASE[0].read_text(encoding="utf-8"), encoding="utf-8")
    wrong = tmp_path / "wrong.p10"
    wrong.write_text("hand 1 R1 R2\ndiscard B1\nturn 1 drawn\n1 discard R1\n= top R2\n", encoding="utf-8")
    rubbish = tmp_path / "rubbish.p10"
    rubbish.write_bytes(bytes(range(256)))
    missing = tmp_path / "missing.p10"

    def run(*paths):
        desktop = HERE.parent / "desktop"
        return subprocess.run(
            [sys.executable, str(desktop), "check", *map(str, paths)], capture_output=True, text=True, timeout=60
        )

    good = run(right)
    assert good.returncode == 0 and good.stdout.split("\n")[0] == f"{right}: ok"
    bad = run(right, wrong, rubbish, missing)
    lines = bad.stdout.split("\n")
    assert bad.returncode == 1
    assert lines[0] == f"{right}: ok"
    assert lines[1] == f"{wrong}: line 5: wanted = top R2, found = top R1"
    assert lines[2].startswith(f"{rubbish}: line 1: bad-syntax")
    assert lines[3].startswith(f"{missing}: ")
    assert "Traceback" not in bad.stdout + bad.stderr


# --- bad input never ends in a traceback ----------------------------------------------------------------------------

REFUSED = """\
bad-syntax | wibble 3
bad-syntax | players 7
bad-syntax | players 1
bad-syntax | players two
bad-syntax | players
bad-syntax | seed -1
bad-syntax | seed 1073741824
bad-syntax | dealer 3
bad-syntax | hand 3 R1
bad-syntax | hand 0 R1
bad-syntax | hand x R1
bad-syntax | skip 9
bad-syntax | skip 2 2
bad-syntax | phases 1
bad-syntax | scores 1 2 3
bad-syntax | scores -5 0
bad-syntax | turn 3
bad-syntax | turn 1 soon
bad-syntax | laid 1
bad-syntax | laid 1 heap R1 B1 G1
bad-syntax | laid 1 set /
bad-syntax | tie 9
bad-syntax | option
bad-syntax | option goOut
bad-syntax | option goOut=discard now
bad-syntax | upcard
bad-syntax | upcard R1 R2
bad-syntax | tie 1
bad-syntax | tie 1 1
bad-option | preset house
bad-option | option colour=red
bad-option | option goOut=
bad-option | option wildPoints=21
bad-option | option phaseList=
bad-option | option phaseList=0
bad-option | option phaseList=11
bad-option | option phaseList=1,1
bad-option | option phaseList=set3+
bad-option | option phaseList=set99
bad-option | option handTurns=never
bad-card | hand 1 R13
bad-card | hand 1 R0
bad-card | hand 1 r7
bad-card | hand 1 R07
bad-card | hand 1 Q5
bad-card | hand 1 X
bad-card | hand 1 R7 R7 R7
bad-card | hand 1 W W W W W W W W W
bad-card | discard S S S S S
bad-card | upcard Z
bad-card | deck R1 . R2
bad-card | laid 1 set R1 B2 G3
bad-card | laid 1 run R1 B3 G4 Y5
bad-card | laid 1 set R1 R1 R1
"""


@pytest.mark.parametrize("case", REFUSED.strip().split("\n"))
def test_a_setup_that_cannot_be_is_refused_in_one_line(case):
    code, line = case.split(" | ")
    told = check.check_text(line + "\n= turn 1\n")
    assert re.fullmatch(r"line \d+: [^\n]+", told), told
    assert f": {code}: " in told, told
    assert check.check_text(line + f"\n= error {code}\n") == "ok"


@pytest.mark.parametrize("case", REFUSED.strip().split("\n"))
def test_a_setup_that_cannot_be_is_told_at_its_own_line(case):
    """Not at the first move, which may stand far below it."""
    code, line = case.split(" | ")
    told = check.check_text(f"seed 5\n{line}\nscores 0 0\n\n1 draw deck\n")
    assert told.startswith(f"line 2: {code}: "), told


def start():
    return "hand 1 R1 R2 S\nhand 2 B1\ndiscard B2\nturn 1 drawn\n"


@pytest.mark.parametrize(
    "move",
    "1|1 draw|1 draw pocket|1 lay|1 lay /|1 lay R1 / / R2|1 hit R1|1 hit R1 > 1|1 hit R1 > a.b|1 hit R1 > 1.1 mid"
    "|1 discard|1 discard R1 >|1 discard R1 > x|1 swap|* fly|*|9 draw deck|0 draw deck|one draw deck|1 lay W=Q"
    "|1 discard R1 > 2 3|1 juggle R1".split("|"),
)
def test_a_move_that_is_none_is_refused(move):
    assert "line 5: bad-syntax: " in check.check_text(start() + move)
    assert check.check_text(start() + move + "\n= error bad-syntax\n= hand 1 R1 R2 S\n1 discard R1\n") == "ok"


@pytest.mark.parametrize("card", ["R13", "R0", "Q7", "r1", "R", "1"])
def test_a_card_that_is_none_is_refused(card):
    assert "line 5: bad-card: " in check.check_text(start() + f"1 discard {card}")


@pytest.mark.parametrize(
    "line",
    "=|= wibble|= turn x|= hand 9|= cards|= cards 9 1|= group 1.1|= group x|= span 1.1 3-5|= can|= can fly yes|= skip"
    "|= noskip 9|= groups|= error one two|= top|= best|= points|= scores|= phases".split("|"),
)
def test_an_expectation_that_is_none_fails_in_one_line(line):
    told = check.check_text(start() + line)
    assert re.fullmatch(r"line 5: [^\n]+", told), told


@pytest.mark.parametrize(
    "line, missing",
    [("= hand", "seat"), ("= skip", "seat"), ("= floating", "seat"), ("1 name", "seat"), ("1 choose", "phase"),
     ("1 hit R1 > 1.", "group"), ("1 hit R1 > .1", "seat"), ("1 lay W=", "value")],
)
def test_a_missing_word_is_said(line, missing):
    assert check.check_text(start() + line) == f"line 5: bad-syntax: a {missing} is missing"


def test_an_open_value_is_not_said_to_be_another_group():
    assert check.check_text("laid 1 set W W W") == "line 1: need-value: no card says the value of this set"


def test_a_misspelt_expectation_is_told_on_its_own_line_with_those_that_there_are():
    told = check.check_text(start() + "1 discard R1\n= spna 1.1 2-6\n= turn 2")
    assert told.startswith("line 6: bad-syntax: there is no expectation 'spna'; there are ") and " span" in told


def test_what_is_expected_of_a_refused_move_may_come_in_any_order():
    """All of it speaks of the moment after that move; but the refusal has to be among it."""
    refused = start() + "1 draw deck\n= turn 1\n= hand 1 R1 R2 S\n"
    for rest in ("= error not-now", "= error\n= error not-now\n= turn 1", "= error not-now\n1 discard R1\n= turn 2"):
        assert check.check_text(refused + rest) == "ok", rest
    for rest in ("", "1 discard R1", "= turn 2", "= turn 2\n= error not-now", "= group 1.1 R1\n= error not-now"):
        assert check.check_text(refused + rest).startswith("line 5: not-now"), rest
    for rest in ("= error no-fit", "= error not-now\n= error no-fit", "= error\n= turn 2"):
        assert not check.check_text(refused + rest).startswith(("ok", "line 5")), rest
    assert check.check_text(refused + "= error\n1 discard R1\n= error not-now").startswith("line 10: wanted")
    assert check.check_text("players 9\n= error bad-syntax\n= error\nplayers 3\n= cards 3 10") == "ok"
    assert check.check_text("players 9\n= turn 1\n= error bad-syntax").startswith("line 1: bad-syntax")


@pytest.mark.parametrize("deck", ["", "W W ", "S ", "W S S "])
@pytest.mark.parametrize("upcard", "WS")
@pytest.mark.parametrize(
    "rules", [("redraw", "redraw"), ("autoLeft", "cover"), ("redraw", "cover"), ("normal", "redraw")]
)
def test_nothing_left_to_turn_hangs_nothing(rules, upcard, deck):
    """The start rules turn up card after card; a deck in a script may have none that stops them."""
    lines = "option firstWild=%s|option firstSkip=%s|hand 1 R1|hand 2 R2|upcard %s|deck %s.|= hand open"
    told = check.check_text((lines % (*rules, upcard, deck)).replace("|", "\n"))
    assert told == "ok" or re.fullmatch(r"line 7: bad-card: [^\n]+", told), told


WORDS = (
    "preset option seed players dealer phases scores tie hand laid skip upcard discard deck turn drawn = * deal draw"
    " lay hit swap save knock give choose name stop error cards group span groups noskip top pile points floating dead"
    " can best over open yes no low high down set run colour / > . 0 1 2 3 6 7 1.1 2.1 2.9 R1 B2 G3 Y12 W S X W=5 W=R"
    " goOut=float mode=dice mode=twist phaseList=set3 firstWild=redraw firstSkip=cover sheet mattel -1 99999999999 é #"
).split()


@settings(max_examples=1500, deadline=None, derandomize=True, database=None)
@given(st.lists(st.lists(st.sampled_from(WORDS), max_size=7), max_size=12))
def test_any_words_give_one_line(lines):
    told = check.check_text("\n".join(" ".join(words) for words in lines))
    assert told == "ok" or re.fullmatch(r"line \d+: [^\n]*", told), told


@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(st.binary(max_size=300))
def test_any_bytes_give_one_line(data):
    told = check.check_text(data.decode("latin-1"))
    assert told == "ok" or re.fullmatch(r"line \d+: .*", told, re.S), told


@settings(max_examples=600, deadline=None, derandomize=True, database=None)
@given(st.sampled_from(BASE), st.data())
def test_a_mutilated_script_gives_one_line(path, data):
    """Words of a valid script removed, doubled or replaced: refused or not, but never a traceback."""
    lines = path.read_text(encoding="utf-8").split("\n")[2:]
    at = data.draw(st.integers(0, len(lines) - 1))
    words = lines[at].split()
    change = data.draw(st.sampled_from(("lose", "double", "exchange", "lose line", "double line")))
    if change == "lose line":
        del lines[at]
    elif change == "double line":
        lines.insert(at, lines[at])
    elif words:
        i = data.draw(st.integers(0, len(words) - 1))
        words[i : i + 1] = {"lose": [], "double": [words[i]] * 2}.get(change, [data.draw(st.sampled_from(WORDS))])
        lines[at] = " ".join(words)
    told = check.check_text("\n".join(lines))
    assert told == "ok" or re.fullmatch(r"line \d+: [^\n]*", told), told
