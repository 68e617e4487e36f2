# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Linux, macOS and Windows, as far as one system can emulate the others: POSIX-only functions are guarded, and code
paths that depend on the system run with another system's names, drives and folders.
"""

import ast
import importlib.util
import ntpath
import sys
import types
from pathlib import Path, PureWindowsPath

import drive
import pytest
import saves
import update
from device import get_micropython

ROOT = Path(__file__).resolve().parent.parent
ONLY_POSIX = {"fork", "sync", "execv", "uname", "getuid", "geteuid", "killpg", "setsid", "posix_fadvise", "nice",
              "mkfifo", "statvfs", "getpgid", "sched_setaffinity", "wait3", "wait4", "POSIX_FADV_DONTNEED"}
ONLY_POSIX_MODULES = {"fcntl", "resource", "pwd", "grp", "termios", "tty", "pty", "select", "curses"}
ONLY_WINDOWS_MODULES = {"msvcrt", "winreg"}
FETCHES_DEBIANS = "host_tests/device/get_micropython.py"  # runs where there is apt


def unguarded(source):
    """Lines with what one system lacks, outside a try, a suppress, an if about the system, a test that is skipped."""
    found, tree = [], ast.parse(source)

    def visit(node, guarded):
        if isinstance(node, ast.Try | ast.If | ast.With | ast.IfExp):
            guarded = guarded or isinstance(node, ast.Try) or any(word in ast.unparse(node).split("\n")[0] for word in (
                "os.name", "sys.platform", "hasattr", "suppress(AttributeError"))
        if isinstance(node, ast.FunctionDef):
            guarded = guarded or any("skipif" in ast.unparse(one) for one in node.decorator_list)
        modules = {one.name for one in node.names} if isinstance(node, ast.Import) else set()
        named = isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "os"
        if not guarded and (modules & (ONLY_POSIX_MODULES | ONLY_WINDOWS_MODULES) or named and node.attr in ONLY_POSIX):
            found.append(node.lineno)
        for child in ast.iter_child_nodes(node):
            visit(child, guarded)

    visit(tree, False)
    return found


@pytest.mark.parametrize(("source", "lines"), [
    ("import os\nos.sync()", [2]), ("import fcntl", [1]), ("if hasattr(os, 'sync'):\n    os.sync()", []),
    ("try:\n    import fcntl\nexcept ImportError:\n    import msvcrt", []), ("os.path.join('a', 'b')", []),
    ("if wanted:\n    os.sync()", [2]),
])
def test_what_only_one_system_has_is_seen(source, lines):
    assert unguarded(source) == lines


def test_what_only_one_system_has_is_guarded():
    paths = [path for folder in ("desktop", "host_tests") for path in (ROOT / folder).rglob("*.py")]
    assert not [(path.name, lines) for path in paths if path != ROOT / FETCHES_DEBIANS
                and (lines := unguarded(path.read_text(encoding="utf-8")))]


def test_texts_are_read_and_written_in_utf_8():
    """Windows has another encoding by default."""
    found = []
    for path in [path for folder in ("desktop", "host_tests") for path in (ROOT / folder).rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called = ast.unparse(node.func)
                opened = called == "open" and not any(
                    isinstance(one, ast.Constant) and "b" in str(one.value) or isinstance(one, ast.Name)
                    for one in node.args[1:2])
                text = called.endswith((".read_text", ".write_text"))
                if (opened or text) and "encoding" not in {one.arg for one in node.keywords}:
                    found.append(f"{path.name}:{node.lineno}")
    assert not found


# --- Windows --------------------------------------------------------------------------------------------------------


class Kernel:
    """Drives C: to F:, of which some carry a name."""

    labels = {"C:\\": "Windows", "D:\\": "CIRCUITPY", "F:\\": "PHOTOS"}

    def GetVolumeInformationW(self, path, label, *_):
        label.value = self.labels[path]
        return 1


def test_windows_finds_the_drive_by_its_letter(monkeypatch):
    ctypes = types.SimpleNamespace(create_unicode_buffer=lambda size: types.SimpleNamespace(value=""),
                                   windll=types.SimpleNamespace(kernel32=Kernel()))
    monkeypatch.setitem(sys.modules, "ctypes", ctypes)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(drive.os, "path", types.SimpleNamespace(exists=lambda path: path in Kernel.labels))
    monkeypatch.setattr(drive, "Path", PureWindowsPath)
    assert list(drive.candidates()) == [PureWindowsPath("D:/")]


def test_windows_keeps_games_in_appdata(monkeypatch):
    monkeypatch.delenv("P10_SAVES", raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("APPDATA", "somewhere")
    assert saves.user_folder() == Path("somewhere") / "phase10-for-the-pocket"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert saves.user_folder() == Path.home() / "Library/Application Support/phase10-for-the-pocket"


@pytest.fixture
def venv_on_windows(tmp_path, monkeypatch):
    """desktop/venv.py as a Windows imports it: another os.name, no exec, no fcntl."""
    called, names = [], ("path", "environ")
    os = types.SimpleNamespace(name="nt", **{name: getattr(__import__("os"), name) for name in names})
    msvcrt = types.SimpleNamespace(LK_LOCK=1, locking=lambda number, how, size: called.append(("lock", how, size)))
    subprocess = types.SimpleNamespace(call=lambda command: called.append(command) or 7)
    for name, stand_in in (("os", os), ("msvcrt", msvcrt), ("fcntl", None), ("subprocess", subprocess)):
        monkeypatch.setitem(sys.modules, name, stand_in)
    spec = importlib.util.spec_from_file_location("venv_on_windows", ROOT / "desktop" / "venv.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module, called


def test_windows_starts_the_command_again_in_its_venv(venv_on_windows, monkeypatch):
    venv, called = venv_on_windows
    monkeypatch.setattr(sys, "argv", ["desktop", "drive"])
    with pytest.raises(SystemExit) as end:
        venv.restart()
    assert end.value.code == 7 and called[0][1:] == ["desktop", "drive"]
    assert ntpath.normpath(called[0][0]).endswith("\\.venv\\Scripts\\python.exe")


def test_windows_locks_the_venv_in_its_own_way(venv_on_windows, monkeypatch, tmp_path):
    venv, called = venv_on_windows
    monkeypatch.setattr(venv, "ROOT", tmp_path)
    with venv.Lock():
        assert called == [("lock", 1, 1)]


def test_an_update_does_without_what_only_linux_has(monkeypatch, tmp_path):
    os = types.SimpleNamespace(**{name: getattr(update.os, name) for name in ("fsync", "replace")})
    monkeypatch.setattr(update, "os", os)
    found = {"code.py": b"# Phase 10 for the pocket\n", "lib/a_one.py": b"1", "fonts/small.pcf": b"2"}
    assert update.update(tmp_path, found, print) == 3
    assert (tmp_path / "lib" / "a_one.py").read_bytes() == b"1"


# --- macOS ----------------------------------------------------------------------------------------------------------


def test_macos_finds_the_drive_among_the_volumes(monkeypatch):
    monkeypatch.setattr(sys, "platform", "darwin")
    there = [Path("/Volumes") / name for name in ("CIRCUITPY", "CIRCUITPY 1", "CIRCUITPY backup")]
    monkeypatch.setattr(Path, "glob", lambda folder, pattern: iter(there) if folder == Path("/Volumes") else iter(()))
    assert list(drive.candidates()) == there[:2]


def test_what_a_mac_leaves_on_a_drive_is_no_module(tmp_path):
    """Finder's ._ files beside each file copied."""
    found = {"lib/screens/one.py": b"1", "lib/phase10/table.py": b"2"}
    update.update(tmp_path, found, print)
    update.write(tmp_path / "lib" / "screens" / "._one.py", b"\0\5\x16\7")
    assert not update.superfluous(tmp_path, found)


# --- all of them ----------------------------------------------------------------------------------------------------


def test_both_commands_run_on_the_three_systems():
    workflow = (ROOT / ".github" / "workflows" / "tests.yml").read_text(encoding="utf-8")
    for needed in ("ubuntu-latest", "macos-latest", "windows-latest", "python host_tests", "python desktop", "'3.11'"):
        assert needed in workflow


@pytest.mark.parametrize(("there", "asked"), [((), ["trixie", "forky"]), (("forky",), ["trixie", "forky"]),
                                              (("trixie", "forky"), ["trixie"])])
def test_where_one_release_has_no_micropython_the_next_is_asked(there, asked, monkeypatch, capsys):
    came = []

    def fetch(release):
        came.append(release)
        if release not in there:
            raise get_micropython.Failed("apt-get failed: File has unexpected size")

    monkeypatch.setattr(get_micropython, "fetch", fetch)
    monkeypatch.setattr(get_micropython, "works", lambda: came[-1:] and came[-1] in there)
    monkeypatch.setattr(sys, "argv", ["get_micropython"])
    if there:
        get_micropython.main()
    else:
        with pytest.raises(SystemExit, match="no release"):
            get_micropython.main()
    assert came == asked
    assert bool(capsys.readouterr().out) == bool(there), "the command to start it with"
