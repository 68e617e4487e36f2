# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""mutate.py itself: its mutations, the tests it selects, and whether it detects a failing test. Runs in a small repo of
its own.
"""

import os
import random
import re
import subprocess
import sys
from types import SimpleNamespace

import mutate
import pytest
import coverage_plugin
from mutations import compiles, mutations

MODULE = '''"""Not a word of this is changed: 1 < 2."""
LIMIT = 3
def larger(a: int = 4, b=0) -> bool:
    return a > b
def countdown(n):
    while n > 0:
        n -= 1
    return n
def nobody(n):
    return n + 1
'''
TESTS = '''from pathlib import Path
import one
def test_larger():
    assert one.larger(2, 1) and not one.larger(1, 2)
def test_countdown():
    assert one.countdown(5) == 0
def test_that_fails():
    assert one.nobody(1) == 3
def test_limit():
    assert one.larger(one.LIMIT, 2)
def test_not_in_a_copy():
    assert one.larger(2, 1) and Path.cwd().name == "repo"
def test_endless_in_a_copy():
    while one.larger(2, 1) and Path.cwd().name != "repo":
        pass
'''


@pytest.fixture
def repo(tmp_path, monkeypatch):
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # pytest is started some twenty times
    monkeypatch.setenv("PYTEST_PLUGINS", "xdist.plugin")
    root = tmp_path / "repo"
    for name, text in {
        "lib/room/one.py": MODULE, "host_tests/test_one.py": TESTS, "lib/words/en.py": "NUMBER = 1\n",
        "host_tests/conftest.py": "import one\n",  # what is imported before the tests are
        "pyproject.toml": "[tool.pytest.ini_options]\naddopts = ['--import-mode=importlib']\n"
                          "pythonpath = ['lib/room', 'host_tests']\n",
        "host_tests/mutations_allowed.txt": "# a list\nlib/room/one.py: return a > b -> return a >= *\n    A reason.\n",
    }.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    return root


@pytest.mark.parametrize("source, changed", [
    ("a < b", ["a <= b", "a >= b"]), ("x = a == b", ["x = a != b"]), ("a not  in b", ["a in b"]),
    ("a is None", ["a is not None"]), ("not a", ["(a)"]), ("a - b", ["a + b"]),
    ("(a) and (b)", ["(a) or (b)", "(True) and (b)", "(a) and (True)"]),
    ("a or b", ["a and b", "False or b", "a or False"]),
    ("a[1:]", ["a[0:]", "a[2:]"]), ("x = True", ["x = False"]), ("'a' + 'b'", []), ("x = 'a %d' % 3", [
        "x = 'a %d' % 2", "x = 'a %d' % 4"]),
    ("def f(a: int = 1) -> (1 < 2):\n    return a", [
        "def f(a: int = 0) -> (1 < 2): return a", "def f(a: int = 2) -> (1 < 2): return a",
        "def f(a: int = 1) -> (1 < 2): return None"]),
    ("def f():\n    return a < b", ["return None", "return a <= b", "return a >= b", "return not (a < b)"]),
    ("f(a, b=c)", ["pass"]), ("x = f(a, b)", ["x = f(b, a)"]), ("x = f(a, a)", []), ("x = max(a, b)", []),
    ("if a:\n    b += c", ["if True: b += c", "if False: b += c", "if a: b -= c", "if a: pass"]),
    ("while a:\n    continue", ["while False: continue", "while a: pass"]), ("a.b = c", ["pass"]), ("a = c", []),
    ("for a in b:\n    c", ["for a in list(b)[1:]: c"]), ("x = [a for a in b]", ["x = [a for a in list(b)[1:]]"]),
    ("def f():\n    if a:\n        return b\n    return c", [
        "if a: return b return None", "if a: return None return c", "if a: pass return c",
        "if True: return b return c", "if False: return b return c"]),
    ("try:\n    a\nexcept B:\n    raise", ["try: a except StopAsyncIteration: raise", "try: a except B: pass"]),
    ("import a\nraise E(1, 2)", ["import a pass"]),
    ("é = 'é'; a < (\n    b)", ["é = 'é'; a <= ( b)", "é = 'é'; a >= ( b)"]),
])
def test_each_kind_of_change_is_made(source, changed):
    found = [one.applied(source.encode()) for one in mutations(source.encode())]
    found = [" ".join(text.decode().split()) for text in found if compiles(text)]
    if source.startswith("def f()"):
        found = [one.removeprefix("def f(): ") for one in found]
    assert sorted(found) == sorted(changed)


def test_every_room_has_its_share():
    rooms = mutate.candidates(mutate.ROOT)
    assert not [room for room in rooms if room.startswith("words")]

    def choose(seed):
        return mutate.choose(rooms, 60, random.Random(seed), mutate.ROOT)

    chosen = choose(1)
    assert len(chosen) == 60 and {file.rpartition("/")[0] for file, _ in chosen} == set(rooms)
    assert chosen == choose(1) != choose(2)


WANTED = {  # line, before -> after: how it ends
    "4: return a > b -> return a >= b": "allowed",
    "4: return a > b -> return not (a > b)": "noticed",
    "2: LIMIT = 3 -> LIMIT = 2": "noticed",  # outside of functions: those who use it
    "2: LIMIT = 3 -> LIMIT = 4": "SURVIVED",
    "7: n -= 1 -> n += 1": "noticed",  # it hangs
    "10: return n + 1 -> return None": "SURVIVED",  # its only test fails anyway, which is said
}


@pytest.mark.parametrize(("words", "why"), [
    (["-1", "1"], "from 0 on"), (["1", "1", "--only", "["], "regular expression"), (["1", "1", "--only", "zz"], "zz"),
    (["1", "1", "--tests", "zz"], "zz"), (["1", "1", "--workers", "0"], "more than 0"),
    (["1", "1", "--seconds", "nan"], "more than 0")])
def test_what_cannot_be_done_is_told_before_all_tests_are_run(repo, capsys, words, why):
    with pytest.raises(SystemExit) as end:
        mutate.main(words, repo)
    assert end.value.code == 2 and why in capsys.readouterr().err


def test_survivors_are_told(repo, capsys, monkeypatch):
    before = {path: path.read_bytes() for path in repo.rglob("*.*") if path.is_file()}
    source = (repo / "lib/room/one.py").read_bytes()
    monkeypatch.setattr(mutate, "choose", lambda *_: [
        ("room/one.py", one) for one in mutations(source) if f"{one.line}: {one.told(source)}" in WANTED])
    assert mutate.main(["6", "1", "--seconds", "9"], repo) == 1
    out = capsys.readouterr().out
    assert WANTED == {line.partition("one.py:")[2]: line.split()[0] for line in out.splitlines() if "lib/" in line}
    assert "6 mutations, 2 survived" in out
    assert re.findall("fail.*, .*", out) == [
        "failed, and takes no part: host_tests/test_one.py::test_that_fails",
        "fails in a copy, and takes no part: host_tests/test_one.py::test_endless_in_a_copy",
        "fails in a copy, and takes no part: host_tests/test_one.py::test_not_in_a_copy"]
    assert {path: path.read_bytes() for path in before} == before


def test_a_survivor_whose_tests_did_not_all_run_says_so(repo, monkeypatch):
    """They were out of time, and one of the others may notice it."""
    mutation, told = mutations((repo / "lib/room/one.py").read_bytes())[0], []
    reach = SimpleNamespace(of=lambda *_: [("a::1", 1), ("a::2", 1)])
    for ran in (1, 2):
        monkeypatch.setattr(mutate.Copy, "notices", lambda *_, ran=ran: (False, ran))
        mutate.try_out(repo, [("room/one.py", mutation)], reach, 9, 1, told.append)
    assert "SURVIVED" in told[0] and " 1 of 2 tests " in told[0] and "     2 tests " in told[1]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is no such limit")
def test_a_list_without_end_ends_but_what_only_reserves_addresses_goes_on():
    """As WebAssembly does, in which some tests run."""
    for code, ends in (("bytearray(3 << 30)", True), ("mmap.mmap(-1, 5 << 30, prot=0)", False)):
        limited = f"import mmap, mutate; mutate.limit_memory(); {code}"
        done = subprocess.run([sys.executable, "-P", "-c", limited], cwd=mutate.HERE, capture_output=True, timeout=60,
                              env=os.environ | {"PYTHONPATH": str(mutate.HERE)})
        assert (b"MemoryError" in done.stderr) == ends == (done.returncode > 0), code


def test_where_no_test_passes_nothing_is_said_to_survive(repo):
    """As with a Python that has no pytest."""
    (repo / "host_tests/test_one.py").unlink()
    with pytest.raises(SystemExit, match="no test has passed"):
        mutate.Reach(repo, repo / ".cache/reach.json").measure()
    assert not (repo / ".cache").exists()


def test_no_module_has_a_name_like_that_of_the_marks():
    sources = {path: path.read_text(encoding="utf-8") for path in mutate.ROOT.glob("lib/**/*.py")}
    assert [path for path, source in sources.items() if coverage_plugin.KNOWN_AS in source] == []


def test_what_is_allowed_is_in_lib_and_has_a_reason():
    patterns = mutate.allowed()
    assert all(pattern.startswith("lib/") and " -> " in pattern and reason for pattern, reason in patterns)
    assert mutate.is_allowed("lib/a.py: x[1] -> x[2]", [("lib/a.py: x[1] -> *", "")])
    assert not mutate.is_allowed("lib/a.py: x[1] -> x[2]", [("lib/a.py: x[1] -> x[3]", "")])


def test_quick_tests_come_first_and_every_file_has_its_say():
    """One that takes long must not keep the quick ones of another file from being run."""
    tests = [("a::1", 50), ("a::2", 1), ("b::1", 99), ("a::3", 30)]
    for seconds, names in ((135, "a::2 a::3 b::1"), (180, "a::2 a::3 a::1 b::1"), (20, "a::2 b::1"), (1, "a::2 b::1")):
        assert list(mutate.affordable(tests, seconds)) == names.split()


def test_each_change_that_is_allowed_can_be_made():
    """Its line has not been changed since, nor moved to another file."""
    root, made = mutate.ROOT, {}
    for pattern, reason in mutate.allowed():
        name = pattern.partition(": ")[0]
        if name not in made:
            source = (root / name).read_bytes()
            made[name] = [f"{name}: {one.told(source)}" for one in mutations(source)]
        assert reason and any(mutate.is_allowed(told, [(pattern, "")]) for told in made[name]), pattern
