# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The arena with any bot or command line: errors end with one line, on one core and on two, and never with a traceback
or a process left running. Playing strength is tested in test_bots.py.
"""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import arena
import baselines
import pytest
import workers
from bots import weights

ROOT = Path(__file__).resolve().parent.parent

# what choose(view) does in its twentieth call or earlier, and what is said of it
BAD = {
    "raises": ("raise ValueError('my\\nfault')", "raised ValueError: my fault (raises.py, line "),
    "raises_badly": ("raise Rude()", "raised Rude (raises_badly.py, line "),
    "interrupts": ("raise KeyboardInterrupt", "raised KeyboardInterrupt"),
    "leaves": ("raise SystemExit(0)", "raised SystemExit: 0"),
    "forgets": ("return None", "gave None at the step 'draw', which is no action."),
    "lists": ("return ['draw', 'deck']", "gave ['draw', 'deck']"),
    "raises_worst": ("raise Exits()", "raised Exits (raises_worst.py, line "),
    "is_no_text_and_exits": ("return Exits()", "gave "),
    "is_no_text": ("return Rude()", "gave "),
    "is_refused": ("return ('discard', 1)", "('discard', 1) was refused with 'not-now' at the step 'draw'."),
    "loops": ("while True: pass", "has taken more than 1.5 seconds for one action."),
    "sleeps": ("time.sleep(1000)", "has taken more than 1.5 seconds for one action."),
    "ends": ("os._exit(3)", "ended the process it plays in (exit status 3)."),
    "dies": ("os.abort()", "ended the process it plays in (exit status "),
}
# what the rules themselves must refuse
RUBBISH = ("()", "('dance',)", "('draw',)", "('draw', 'moon')", "('draw', 1e300)", "('draw', 'saved', None)",
           "('draw', 'pile', 10 ** 40)", "('draw', 'deck', 'deck')", "(3,)", "([],)", "('hit', b'', {}, [], 2)")

BOT = """
import os, time
import baselines
class Rude(Exception):
    def __str__(self): raise self
    __repr__ = __str__
class Exits(Exception):
    def __str__(self): raise SystemExit(0)
    __repr__ = __str__
class Bot:
    def __init__(self):
        self.calls = 0
        self.sitting = baselines.Greedy()
    def choose(self, view):
        self.calls += 1
        if self.calls > 8 and view.step == "draw":
            %s
        return self.sitting.choose(view)
"""


def play(folder, *args):
    return subprocess.run([sys.executable, "-P", ROOT / "desktop", "arena", *args], cwd=folder, capture_output=True,
                          text=True, timeout=120)


def only_line(done):
    """The only line of output, apart from progress before it."""
    assert "Traceback" not in done.stderr and done.stdout == "", done
    return done.stderr.strip().splitlines()[-1]


def bad_bot(folder, name, does):
    (folder / f"{name}.py").write_text(BOT % does, encoding="utf-8")
    return f"{name}.py"


@pytest.mark.parametrize("cores", ("1", "2"))
@pytest.mark.parametrize("name", BAD)
def test_a_bad_bot_ends_the_run_with_a_sentence(tmp_path, name, cores):
    does, says = BAD[name]
    bot = bad_bot(tmp_path, name, does)
    patience = "1.5" if "1.5 seconds" in says else "60"  # the others answer, however slow the machine is
    done = play(tmp_path, "--seats", f"greedy,{bot}", "--games", "20", "--cores", cores, "--patience", patience)
    assert done.returncode == 1 and says in only_line(done) and only_line(done).startswith(f"phase10: {bot}"), done


def test_one_who_loops_where_it_is_made_is_told_of(tmp_path):
    (tmp_path / "slow.py").write_text("while True: pass\n", encoding="utf-8")
    done = play(tmp_path, "--seats", "slow.py,greedy", "--games", "2", "--patience", "1.5")
    assert done.returncode == 1 and only_line(done).startswith("phase10: slow.py has taken more than 1.5 seconds")


@pytest.mark.skipif(os.name == "nt", reason="pipes are no files there")
def test_one_who_closes_the_files_of_its_process_is_not_blamed_on_another(tmp_path):
    bot = bad_bot(tmp_path, "closes", "os.closerange(3, 50)")
    done = play(tmp_path, "--seats", f"greedy,{bot}", "--games", "2")
    assert done.returncode == 1 and done.stderr.splitlines() == [
        "phase10: a player has closed the files of the process it plays in."], done


@pytest.mark.parametrize("text, says", [
    ("class Bot(:\n", "making it raised SyntaxError"), ("import nothing_like_it\n", "raised ModuleNotFoundError"),
    ("x = 1\n", "there is no class with choose(view) in it."),
    ("class Bot:\n    def __init__(self, seat): pass\n    def choose(self, view): pass\n", "raised TypeError"),
])
def test_a_file_that_is_no_bot_is_told_of(tmp_path, text, says):
    (tmp_path / "odd.py").write_text(text, encoding="utf-8")
    done = play(tmp_path, "--seats", "greedy,odd.py", "--games", "2")
    assert done.returncode == 1 and "odd.py: " in only_line(done) and says in only_line(done)


class Rubbish:
    """Plays like a bot of ours, except for one action."""

    def __init__(self, action):
        self.action = action
        self.sitting = baselines.Greedy()

    def choose(self, view):
        return self.action if view.step == "draw" and view.hand_no else self.sitting.choose(view)


@pytest.mark.parametrize("action", RUBBISH)
def test_rubbish_is_refused_by_the_rules(action, monkeypatch):
    monkeypatch.setattr(arena, "make_bot", lambda *_: Rubbish(eval(action)))
    with pytest.raises(workers.Stopped, match="was refused with '[a-z-]+' at the step 'draw'"):
        arena.run(["one", "two"], 1)


@pytest.mark.parametrize("args, says", [
    (["--cores", "-5"], "--cores wants 1 or more"), (["--cores", "0"], "--cores wants 1 or more"),
    (["--games", "0"], "--games wants 1 or more"), (["--games", "many"], "--games: invalid int value: 'many'"),
    (["--seed", "-1"], "--seed wants 0 or more"), (["--patience", "nan"], "--patience wants 0.01 or more"),
    (["--seats", "hard+FEED=x,hard"], "there is no bot 'hard+FEED=x'"),
    (["--seats", "hard+FOOD=1,hard"], "A weight is a whole number: " + "=1, ".join(arena.WEIGHTS) + "=1."),
    (["--seats", "hard+FEED=1,hard+FOOD=1"], "there is no bot 'hard+FOOD=1'"),
    (["--seats", "hard:7,hard"], "there is no bot 'hard:7'"), (["--seats", "hard:,"], "there is no bot ''"),
    (["--seats", "hard"], "for 2 to 6 seats, not 1"), (["--seats", ",".join(["easy"] * 7)], "for 2 to 6 seats, not 7"),
    (["--seats", ",".join(["easy"] * 5), "--rule", "mode=masters"], "masters is for 2 to 4 seats, not 5"),
    (["--rule", "mode=dice"], "desktop dice --compare"), (["--rule", "mode=foo"], "twist or dice"),
    (["--rule", "mode"], "mode takes ordered or"), (["--rule", "knockWindow=10"], "1 to 9"),
    (["--rule", "foo=1"], "no rule 'foo'"), (["--rule", "mode=twist", "--rule", "knock=on"], "knock"),
    (["--rule", "firstDealer=6"], "firstDealer=6 does not go with 4 seats"),
    (["--preset", "none"], "--preset: invalid choice"), (["--fast"], "--fast"),
])
def test_a_bad_command_line_is_one_line(args, says, capsys):
    with pytest.raises(SystemExit) as end:
        arena.main(args)
    said = capsys.readouterr()
    assert end.value.code == 2 and said.out == "" and len(said.err.splitlines()) == 1 and says in said.err


def test_a_bot_has_the_changed_weights_and_its_own_others():
    for weight, value in (("FEED", 8), ("SLIPS", -3)):
        plain, changed = (list(arena.make_bot(name, 1).player.weights) for name in ("hard", f"hard+{weight}={value}"))
        at = getattr(weights, weight)
        assert plain[at] != changed[at] == value
        assert plain[:at] + plain[at + 1:] == changed[:at] + changed[at + 1:]


@pytest.mark.parametrize("name, character", [("hard:4", 4), ("hard", 3)])
def test_a_bot_has_the_character_that_was_asked_for(name, character, monkeypatch):
    made, player = [], arena.bots.player
    monkeypatch.setattr(arena.bots, "player", lambda *how: (made.append(how), player(*how))[1])
    arena.make_bot(name, 9)
    assert made == [("hard", character, 9)]


def hears_ctrl_c():
    """Reset SIGINT to its default: a process that a shell starts in the background ignores it, and so do its children.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is sent differently there")
def test_ctrl_c_gives_the_table_so_far(tmp_path):
    game = subprocess.Popen([sys.executable, "-P", ROOT / "desktop", "arena", "--games", "100000", "--cores", "2"],
                            cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                            start_new_session=True, preexec_fn=hears_ctrl_c)
    seen = ""
    while "/100000 games" not in seen and game.poll() is None:
        seen += game.stderr.read(1)
    time.sleep(0.5)
    os.killpg(game.pid, signal.SIGINT)  # as a terminal does: everybody gets it
    out, err = game.communicate(timeout=120)
    assert game.returncode == 130 and "Traceback" not in err
    said = err.splitlines()[-1]
    assert said.startswith("phase10: stopped after ") and said.endswith(" of 100000 games.")
    assert "95% interval" in out and int(out.split()[0]) == int(said.split()[3])


def test_cores_make_no_difference():
    names = ["hard", "greedy", "easy"]
    here, there = (arena.results(arena.run(names, 12, cores=cores), names) for cores in (0, 2))
    for found in (here, there):
        del found["ms_per_turn"]
    assert json.dumps(here) == json.dumps(there)


def test_nothing_is_less_than_nothing(capsys):
    for games in range(1, 200):
        for wins in (0, games):
            low, high = arena.wilson(wins, games)
            assert 0 <= low <= wins / games <= high <= 1 and str(low)[0] != "-"
    tally = arena.Tally(["floor", "hard"])
    tally.games, tally.turns, tally.seat_hands, tally.wins["hard"] = 39, 1, 1, 39.0
    arena.print_results(arena.results(tally, ["floor", "hard"]), 1)
    assert "-0" not in capsys.readouterr().out


@pytest.mark.parametrize("given", [
    "mode=masters saveLimit=unlimited", "mode=twist", "mode=antiPhase knock=on",
    "antiOthers=on goOut=float skipLast=no", "firstWild=dealerChooses firstSkip=dealerChooses mode=freeOrder",
    "postal=on replaceWild=on hitSameTurn=no"])
def test_the_reference_bots_are_refused_nothing_by_any_rules(given):
    """They are the examples for own bots."""
    for names in (["floor", "floor", "greedy"], ["greedy", "greedy", "floor"]):
        tally = arena.run(names, 2, given=("sheet", tuple(given.split())), cores=0)
        assert tally.games == 2 and tally.turns


# --- what is counted --------------------------------------------------------------------------------------------------


def hand(**changes):
    """A table of three seats at the end of a hand, which seat 0 has won and seats 0 and 1 have laid."""
    rules = SimpleNamespace(mode="ordered", numbers=range(1, 11))
    return SimpleNamespace(**{"seats": 3, "out": 0, "step": "over", "plays": b"\1\1\1", "rules": rules, "tie": (),
                              "laid": ([1], [1], []), "at": b"\4\4\3", **changes})


@pytest.mark.parametrize(("changes", "seat_hands", "stalled", "played", "made"), [
    ({}, 3, 0, {4: 2, 1: 1}, {4: 2, 1: 0}), ({"out": 255}, 3, 1, {4: 2, 1: 1}, {4: 2, 1: 0}),
    ({"out": 255, "step": "end"}, 3, 0, {4: 2, 1: 1}, {4: 2, 1: 0}),
    ({"plays": b"\1\0\1"}, 2, 0, {4: 1, 1: 1}, {4: 1, 1: 0}), ({"tie": (0, 1)}, 3, 0, {}, {})])
def test_a_hand_counts_for_who_plays_on_the_phase_it_began_with(changes, seat_hands, stalled, played, made):
    tally = arena.Tally(["a", "b"])
    arena.count_hand(hand(**changes), ("a", "a", "b"), b"\3\3\0", tally)
    assert (tally.seat_hands, tally.stalled) == (seat_hands, stalled)
    for found, wanted in ((tally.played, played), (tally.made, made)):
        assert {phase: count for phases in found.values() for phase, count in phases.items()} == wanted


def test_a_shared_win_is_shared_in_the_count(monkeypatch):
    """And a hand is counted by the phases with which it began."""
    over = hand(step="end", winners=(0, 2), hand_no=1, can_be_knocked=False, events=[])
    monkeypatch.setattr(arena.engine, "new_table", lambda *_: over)
    monkeypatch.setattr(arena.engine, "do", lambda *_: None)
    tally = arena.Tally(["floor", "greedy"])
    arena.play_game(over.rules, ("floor", "floor", "greedy"), 1, 1, tally)
    assert tally.wins == {"floor": 0.5, "greedy": 0.5} and (tally.games, tally.hands) == (1, 1)


def test_the_results_are_as_counted(capsys):
    tally = arena.Tally(["floor", "greedy"])
    tally.games, tally.hands, tally.turns, tally.seat_hands = 100, 1000, 6000, 2000
    tally.wins.update(floor=40.0, greedy=60.0)
    tally.played["floor"], tally.made["floor"] = {1: 10, 2: 10}, {1: 5, 2: 2}
    found = arena.results(tally, ["floor", "greedy"])
    assert (found["hands_per_game"], found["turns_per_hand"], found["hands_needed"]["floor"]) == (10, 3, 7)
    assert (found["low"]["floor"], found["high"]["floor"]) == (0.3094, 0.4980)  # by the textbook's formula
    arena.print_results(found, 1)
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[2:4]] == ["greedy", "floor"]  # the best first


def test_progress_is_told_twice_a_second_at_most_and_at_the_end(monkeypatch, capsys):
    now, tally = [100.0], arena.Tally(["floor", "greedy"])
    monkeypatch.setattr(arena, "time", SimpleNamespace(monotonic=lambda: now[0]))
    show, told = arena.show_progress(4, 100.0), []
    for games, seconds in ((1, 1.2), (2, 1.6), (3, 2.0), (4, 2.1)):
        tally.games, tally.wins["floor"], now[0] = games, 1.0, 100.0 + seconds
        show(tally)
        told.append(capsys.readouterr().err.strip())
    assert told == ["1/4 games, 1 s: floor 100.0%, greedy 0.0%", "", "3/4 games, 2 s: floor 33.3%, greedy 0.0%",
                    "4/4 games, 2 s: floor 25.0%, greedy 0.0%"]


def test_no_more_games_are_played_than_a_rotation_needs(monkeypatch):
    """And a bot that takes too long is called by its own name, wherever it sits."""
    played = []
    monkeypatch.setattr(arena, "play_game", lambda rules, names, *more: played.append(names))
    arena.run(["floor", "greedy", "greedy"], 4, cores=0)
    assert played == [("floor", "greedy", "greedy"), ("greedy", "greedy", "floor"), ("greedy", "floor", "greedy"),
                      ("floor", "greedy", "greedy")]
    heard = []
    beat = arena.Turned(SimpleNamespace(call=heard.append), ["a", "b", "c"], ("b", "c", "a"))
    for seat in range(3):
        beat.call(seat)
    assert heard == [1, 2, 0]


def test_who_knocks_has_the_turn(monkeypatch):
    """A bot in turn is not asked for it then."""
    asked = []
    monkeypatch.setattr(arena, "ask", lambda table, players, names, seat, beat: asked.append(seat) or ("knock",))
    monkeypatch.setattr(arena.engine, "why_not", lambda *_: None)
    monkeypatch.setattr(arena, "act", lambda *_: None)
    tally = arena.Tally(["floor"])
    arena.play_action(hand(can_be_knocked=True, turn=0), [], ["floor"] * 3, tally, None)
    assert asked == [1] and tally.turns == 1
