# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""`desktop torture` finds nothing in some sessions with fixed seeds, which are reproducible; and it finds planted bugs:
in the store, the rescue, a screen, a bot and the rules.
"""

import contextlib
import io
import subprocess
import sys
from pathlib import Path

import driver
import pytest

driver.prepare()
import fuzzer  # noqa: E402
import injector  # noqa: E402
import torture  # noqa: E402

SESSIONS = 3  # of each part


@pytest.mark.parametrize("part", range(4))
def test_a_while_of_it(part):
    told = []
    campaign = torture.Campaign(fuzzer.KINDS, say=told.append, shorten=False)
    for seed in range(SESSIONS):
        campaign.session(1000 * part + seed)
    assert not campaign.found, "\n".join(told)
    assert campaign.errors > SESSIONS and campaign.cuts and campaign.hostile


def test_a_save_that_is_spoilt_to_nothing_can_be_put(monkeypatch):
    monkeypatch.setattr(fuzzer, "changed", lambda *_: b"")
    one = fuzzer.Session(1, ("saves",))
    with one.victim:
        for _ in range(20):
            one.put_save("journey", b"\1\2")
    assert "store journey 01" in one.lines


@pytest.mark.parametrize("line", ["start ValueError 2 handheld/keys", "start MemoryError 9 handheld/store",
                                  "start KeyError 0 screens/menus/choices", "start OSError 1 handheld/splash"])
def test_an_error_on_the_way_to_the_first_screen(line):
    assert torture.run_script([line, "+500 A", "+500 wait"])[0] is None


@pytest.mark.parametrize("how", ["", " damaged"])
@pytest.mark.parametrize("name", ["handheld.sound", "handheld.lights", "words.en.table"])
def test_a_module_that_cannot_be_imported(name, how):
    """Into a quick hand, and back to the title."""
    keys = ["+900 DOWN", "+200 DOWN", "+200 DOWN", "+200 DOWN", "+200 A", "+3000 A", "+900 A", "+900 A"]
    assert torture.run_script([f"module {name}{how}", *keys, "+3000 wait"])[0] is None


def test_a_game_that_nothing_can_keep_may_be_lost_where_that_is_told():
    lines = ["nvm worn", "store journey 01", "+0 usb on", "+1105 A 40", "+45 A 5",
             "+660 error MemoryError 0 screens/app", "+405 wait"]
    assert torture.run_script(lines)[0] is None


TWICE = """
import driver
driver.prepare()
import fuzzer, torture_target
one = fuzzer.Session(6)
one.play()
with torture_target.Victim() as again:
    for line in one.lines:
        again.perform(line)
    again.finish()
assert again.records.ever == one.victim.records.ever
for victim in one.victim, again:
    print(victim.boots, victim.errors, victim.cuts)
"""


def test_the_same_lines_lead_to_the_same_end():
    """In a process of its own, as the command has: after other tests one more error happens the second time."""
    paths = [str(Path(fuzzer.__file__).parent), str(Path(fuzzer.__file__).parents[1] / "lib")]
    script = f"import sys; sys.path[:0] = {paths}\n{TWICE}"
    done = subprocess.run([sys.executable, "-P", "-c", script], capture_output=True, text=True, timeout=120)
    one, again = done.stdout.splitlines() or [done.stderr, ""]
    assert one == again and int(one.split()[1])


def test_what_is_armed_before_the_start_counts_from_the_first_call():
    """However long the program's thread takes to begin: else the same lines would lead to different ends."""
    one = driver.Handheld(seed=1)
    injected = injector.Injector(one)
    injected.arm(ValueError, 0)
    one.program.power_on()
    try:
        with contextlib.suppress(driver.ProgramEnded):
            one.run(50)
    finally:
        one.program.power_off()
    assert injected.happened == ["ValueError at handheld/splash.py:0 <module> call"]


# what is planted: the file, what stands there, what is to stand there
PLANTED = {
    "store": ("handheld/writing.py", "    found.sort()", "    found = [(0, 0, newest)][:newest + 1] + sorted(found)"),
    "rescue": ("screens/rescue.py", "            game.put_back(table)\n", "            game.put_back(tabel)\n"),
    "screen": ("screens/menus/pause.py", "self.app.go(self.app.game.SCREEN)", "self.app.go(self.app.game.SCREAN)"),
    "bot": ("bots/throwing.py", "(DISCARD, card, victim_of(player, view))", "(DISCARD, card, victim_of(player, vew))"),
    "rules": ("phase10/ending.py", "for card in table.hands[seat]])", "for card in table.hands[seat][1:]])"),
}


@pytest.fixture
def planted(request, monkeypatch):
    path, old, new = PLANTED[request.param]
    path = driver.ROOT / "lib" / path
    source = path.read_text(encoding="utf-8")
    assert source.count(old) == 1
    code = compile(source.replace(old, new), str(path), "exec")
    kept = driver.CompiledOnce.kept  # what is in it is taken for the code of the file as it is now
    monkeypatch.setitem(kept, str(path), (driver.CompiledOnce("", str(path)).path_stats(str(path)), code))
    ours = driver._forgotten()  # what the tormentor thinks with is planted, too, and goes with the test
    sys.modules.update(ours)
    yield request.param
    driver._forgotten()
    sys.modules.update(ours)


@pytest.mark.parametrize("planted", PLANTED, indirect=True)
def test_planted_faults_are_found(planted):
    """In a few sessions; and one of them is reduced to a short script, to keep this short, too."""
    told = []
    campaign = torture.Campaign(fuzzer.KINDS, say=told.append, shorten=planted == "rules")
    for seed in range(306, 330):
        with contextlib.redirect_stdout(io.StringIO()):
            campaign.session(seed)
        if campaign.found:
            break
    [script] = campaign.found.values()
    if planted == "rules":
        assert len(script) <= 30 and torture.run_script(script)[0] and any("reduced to" in line for line in told)


def test_ctrl_c_tells_what_was_done_so_far(monkeypatch, capsys):
    def session(campaign, seed):
        if seed == 3:
            raise KeyboardInterrupt
        campaign.sessions += 1

    monkeypatch.setattr(torture.Campaign, "session", session)
    assert torture.main(["--sessions", "9"]) == 130
    assert capsys.readouterr().out.startswith("seeds 1 to 2: 2 sessions, ")
