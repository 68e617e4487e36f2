# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The entry point `python3 desktop`: command parsing, which commands need the venv, and errors while creating it. Run
in a copy of the files involved, so that the real .venv is not changed.
"""

import importlib.util
import os
import queue
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import arguments
import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def clone(tmp_path):
    for name in ("desktop/__main__.py", "desktop/venv.py", "desktop/requirements.txt", "requirements.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "code.py").write_text("raise SystemExit('the handheld program was run')", encoding="utf-8")
    for command in ("check", "drive"):
        (tmp_path / "desktop" / f"{command}.py").write_text(
            "import code, sys\ndef main(argv):\n    print(sys.prefix, argv)\n    return 3\n", encoding="utf-8")
    return tmp_path


def desktop(clone, *args, **variables):
    return subprocess.run([sys.executable, "desktop", *args], cwd=clone, capture_output=True, text=True,
                          env=os.environ | variables, timeout=180)


def only_line(done):
    assert "Traceback" not in done.stderr
    return done.stderr.strip().splitlines()[-1]


def test_a_command_that_needs_no_packages_runs_without_a_venv(clone):
    done = desktop(clone, "check", "a", "-b")
    assert done.returncode == 3 and done.stdout.endswith("['a', '-b']\n") and done.stderr == ""
    assert not (clone / ".venv").exists()


def test_an_unknown_command_is_one_line(clone):
    done = desktop(clone, "chekc")
    assert done.returncode == 2 and "no command 'chekc'" in done.stderr and len(done.stderr.splitlines()) == 1


def test_help_lists_the_commands(clone):
    done = desktop(clone, "--help")
    assert done.returncode == 0 and "--text" in done.stdout and "arena" in done.stdout


def test_a_letter_that_a_console_lacks_is_no_error(clone):
    (clone / "desktop" / "log.py").write_text("def main(argv):\n    print('5 \u00b7 \u2605')\n", encoding="utf-8")
    done = desktop(clone, "log", PYTHONIOENCODING="ascii")
    assert done.returncode == 0 and done.stdout == "5 ? ?\n"


def test_streams_that_are_closed_lead_nowhere(clone):
    (clone / "desktop" / "log.py").write_text(
        "import sys\ndef main(argv):\n    print(sys.stdin.read(), sys.stderr.isatty())\n    return 4\n",
        encoding="utf-8")
    closed = 'exec "$0" desktop log <&- >&- 2>&-'
    assert subprocess.run(["sh", "-c", closed, sys.executable], cwd=clone, timeout=60).returncode == 4


@pytest.mark.parametrize("how", ["", "1"])
@pytest.mark.parametrize("command", ["--help", "check"])
def test_a_reader_that_ends_first_is_no_error(clone, command, how):
    """Whether Python writes each line at once, or only at the end."""
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run([sys.executable, "desktop", command], cwd=clone, stdout=writer, stderr=subprocess.PIPE,
                          env=os.environ | {"PYTHONUNBUFFERED": how}, timeout=60)
    os.close(writer)
    assert done.returncode == 0 and done.stderr == b""


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no /dev/full")
@pytest.mark.parametrize("how", ["", "1"])
@pytest.mark.parametrize("command", ["--help", "check"])
def test_output_that_finds_no_room_is_one_line(clone, command, how):
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = subprocess.run([sys.executable, "desktop", command], cwd=clone, stdout=full, stderr=subprocess.PIPE,
                              env=os.environ | {"PYTHONUNBUFFERED": how}, timeout=60, text=True)
    assert done.returncode == 1 and done.stderr == "phase10: the output: No space left on device.\n"


def test_a_file_that_fails_is_one_line(clone):
    (clone / "desktop" / "log.py").write_text("def main(argv):\n    open('none/here', 'w')\n", encoding="utf-8")
    done = desktop(clone, "log")
    assert done.returncode == 1 and done.stderr == "phase10: none/here: No such file or directory.\n"


@pytest.mark.parametrize(("error", "status", "told"), [
    (KeyboardInterrupt(), 130, "stopped; the next time this begins again."),
    (OSError(28, "No space left on device", "/there/.venv"), 2, "/there/.venv: No space left on device")])
def test_a_venv_that_is_not_finished_is_one_line(clone, monkeypatch, capsys, error, status, told):
    venv, requirements = ready_venv(clone)

    def fails(*_):
        raise error

    monkeypatch.setattr(venv, "prepare", fails)
    with pytest.raises(SystemExit) as end:
        venv.enter(requirements)
    said = capsys.readouterr().err
    assert end.value.code == status and told in said and said.count("\n") == 1


@pytest.mark.skipif(os.name == "nt", reason="Windows locks otherwise")
def test_a_command_that_waits_for_another_says_so(clone, monkeypatch):
    venv, _ = ready_venv(clone)
    told = queue.Queue()
    monkeypatch.setattr(venv, "say", told.put)

    def second():
        with venv.Lock():
            told.put("done")

    thread = threading.Thread(target=second)
    with venv.Lock():
        thread.start()
        assert told.get(timeout=60).startswith("waiting for another command") and told.empty()
    thread.join(60)
    assert told.get(timeout=60) == "done"


def test_without_a_network_one_line_says_so(clone):
    done = desktop(clone, "drive", PIP_NO_INDEX="1", PIP_FIND_LINKS=str(clone), PIP_CONFIG_FILE=os.devnull)
    assert done.returncode == 2 and "is there a network?" in only_line(done)
    assert "making the venv" in done.stderr.splitlines()[0]


def ready_venv(clone):
    """A venv as the command leaves it, with its packages (none) installed."""
    spec = importlib.util.spec_from_file_location("venv_of_clone", clone / "desktop" / "venv.py")
    venv = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(venv)
    requirements = clone / "desktop" / "requirements.txt"
    venv.VENV.mkdir()
    venv.stamp(requirements).write_text(venv.fingerprint(requirements), encoding="utf-8")
    venv.PYTHON.parent.mkdir()
    return venv, requirements


def test_a_ready_venv_is_entered_at_once(clone):
    ready_venv(clone)
    subprocess.run([sys.executable, "-I", "-m", "venv", "--without-pip", ".venv"], cwd=clone, check=True,
                   timeout=180)
    done = desktop(clone, "drive", "x", PIP_NO_INDEX="1")
    assert done.returncode == 3 and done.stderr == "" and done.stdout.strip() == f"{clone / '.venv'} ['x']"


def test_changed_requirements_are_noticed(clone):
    venv, requirements = ready_venv(clone)
    venv.PYTHON.touch()
    assert venv.ready(requirements)
    (clone / "requirements.txt").write_text("something==1\n", encoding="utf-8")
    assert not venv.ready(requirements)


def test_a_broken_venv_is_one_line(clone):
    venv, _ = ready_venv(clone)
    venv.PYTHON.write_text("no program", encoding="utf-8")
    done = desktop(clone, "drive")
    assert done.returncode == 2 and "remove the folder .venv" in only_line(done)


def test_an_old_python_is_one_line(clone, monkeypatch, capsys):
    venv, requirements = ready_venv(clone)
    monkeypatch.setattr(venv, "NEEDED", (9, 9))
    with pytest.raises(SystemExit) as end:
        venv.enter(requirements)
    assert end.value.code == 2 and "Python 9.9 or newer" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["requirements.txt", "desktop/requirements.txt", "host_tests/requirements.txt"])
def test_every_requirement_is_pinned(name):
    for line in (ROOT / name).read_text(encoding="utf-8").splitlines():
        assert line.startswith(("#", "-r ")) or "==" in line, line


TOOLS = sorted(path.name for path in (ROOT / "host_tests").glob("[a-z]*.py")
               if "__main__" in path.read_text(encoding="utf-8") and not path.name.startswith("test_"))


@pytest.mark.parametrize("name", TOOLS)
def test_a_tool_finds_what_it_imports(name):
    start = f"import runpy, sys; sys.path[0] = {str(ROOT / 'host_tests')!r}; runpy.run_path({name!r}, run_name='read')"
    done = subprocess.run([sys.executable, "-c", start], cwd=ROOT / "host_tests", capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_a_tool_that_is_stopped_says_so_in_one_line(monkeypatch, capsys):
    def main(argv):
        raise KeyboardInterrupt

    with pytest.raises(SystemExit) as end:
        arguments.run(main)
    assert end.value.code == 130 and capsys.readouterr().err == "\nphase10: stopped.\n"


def test_the_repo_is_not_on_the_path():
    """code.py, which the handheld starts, would hide the standard library's module."""
    import code
    assert str(ROOT) not in sys.path and "" not in sys.path
    assert not Path(code.__file__).is_relative_to(ROOT) or ".venv" in code.__file__


def test_micropython_that_finds_no_place_is_one_line(monkeypatch, tmp_path):
    from device import get_micropython
    monkeypatch.setattr(get_micropython, "CACHE", tmp_path / "file" / "cache")
    monkeypatch.setattr(get_micropython, "COMMAND", tmp_path / "none")
    monkeypatch.setattr("sys.argv", ["get_micropython.py"])
    (tmp_path / "file").touch()
    with pytest.raises(SystemExit, match="Not a directory.$"):
        get_micropython.main()


@pytest.mark.parametrize(("words", "why"), [
    ("combinations.py 0", "no number from 1 on"), ("combinations.py 1 nope", "there is no mode nope"),
    ("a_key_safety.py alone 1 nope", "there is no way nope; there are sheet"), ("a_key_safety.py nope 1", "owl"),
    ("key_feedback.py nope", "there is no state nope"), ("screen_states.py", "DIR"),
    ("__main__.py host_tests/test_nope.py", "there is no file host_tests/test_nope.py"),
    ("__main__.py test_bots.py::test_x", "as in host_tests/test_bots.py"),
    ("__main__.py host_tests/test_chance.py::nope", "not found")])
def test_a_tool_tells_what_it_cannot_do(words, why, tmp_path):
    """Also from another folder."""
    name, *rest = words.split()
    done = subprocess.run([sys.executable, "-P", str(ROOT / "host_tests" / name), *rest], cwd=tmp_path,
                          capture_output=True, text=True, timeout=120)
    assert done.returncode in (2, 4) and why in done.stderr + done.stdout and "Traceback" not in done.stderr
