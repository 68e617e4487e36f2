# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Runs scripts in the 32-bit MicroPython, whose objects and heap have the same size as the handheld's. run() is for
parts of lib/; play() for the whole program, with stand-ins for the handheld's modules and a drive for its files.
get_micropython.py fetches the interpreter; onboard.py and workbench.py describe what a script can use.
"""

import functools
import os
import re
import shutil
import subprocess
import sysconfig
import tempfile
from pathlib import Path

from names import EDGE

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
LIB = ROOT / "lib"
DESKTOP = ROOT / "desktop"  # for the script reader, with which the rules are tested
SHIMS = HERE / "shims"
PACKAGES = Path(sysconfig.get_paths()["purelib"])  # Adafruit's libraries, as pip unpacked them
HEAP = 140 * 1024  # for parts of lib/, as with `-X heapsize=140k`
FREE = 146_000  # bytes for the whole program, as on the handheld at the start of code.py
NAMES = EDGE - 5  # the table of interned names doubles during the game, as on the handheld
WIDER = 1280  # that table has a byte more per name than CircuitPython's
BOOKS = 131 / 128  # 3 of 131 bytes of MicroPython's heap are bookkeeping of the collector
SLOWER = 1  # factor for time limits, see wasm.py
ADAFRUIT = ("adafruit_display_text", "adafruit_bitmap_font")


class Missing(Exception):
    """No MicroPython is available; the message says why."""


class Failed(Exception):
    """Raised if the script ends with a traceback or exceeds its time; with all its output."""


@functools.cache
def command():
    """Return the command line that starts the 32-bit MicroPython."""
    fetched = ROOT / ".cache" / "micropython" / "micropython"
    found = os.environ.get("PHASE10_MICROPYTHON") or (fetched if fetched.exists() else shutil.which("micropython"))
    if not found:
        raise Missing("this measures memory or time, for which no 32-bit MicroPython is here; on Debian "
                      "`python3 host_tests/device/get_micropython.py` fetches it")
    try:
        done = subprocess.run([found, "-c", "import sys; print(sys.maxsize)"], capture_output=True, text=True,
                              timeout=60)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Missing(f"{found} does not start: {getattr(error, 'strerror', error)}") from None
    if done.stdout.strip() != "2147483647":
        raise Missing(f"{found} is no 32-bit MicroPython: {(done.stdout + done.stderr).strip()[-200:]}")
    return os.path.abspath(shutil.which(found) or found)


def start(script, *args, heap, path, timeout):
    environment = os.environ | {"MICROPYPATH": ":".join(map(near, path))}
    try:
        done = subprocess.run([command(), "-X", f"heapsize={heap}", *named(script), *map(str, args)],
                              cwd=HERE, env=environment, capture_output=True, text=True, timeout=timeout)
    except subprocess.TimeoutExpired as late:
        raise Failed(f"not done in {timeout} s; printed so far:\n{(late.stdout or b'').decode()[-4000:]}") from None
    if done.returncode or "Traceback" in done.stderr:
        raise Failed(f"exit status {done.returncode}\n{done.stderr[-2000:]}\nafter printing ...{done.stdout[-1000:]}")
    return done.stdout


def named(script):
    """Return how a script is named to the interpreter: one of this folder as a module, because of a file's folder it
    keeps the whole path, which would make the heap differ with the place of the clone.
    """
    return ("-m", script.stem) if script.parent == HERE else (near(script),)


def near(path):
    """Return a path of this repo relative to the working directory, so that the heap is the same wherever the clone is.
    """
    return os.path.relpath(path, HERE) if Path(path).is_relative_to(ROOT) else str(path)


def run(script, *args, heap=HEAP, path=(), timeout=300):
    """Run a script (its text or a path) and return its output. It can import from lib/, beat.py, the script reader and
    the given folders.
    """
    with as_file(script) as file:
        return start(file, *args, heap=heap, path=(LIB, HERE, *path, DESKTOP, ".frozen"), timeout=timeout)


def play(script, drive, free=FREE, board="pybadge", readonly=False, timeout=600):
    """Run a script with the program on a drive, as in onboard.py, with so many bytes free when its main() begins, and
    return its output. The heap is larger by the stand-ins and the script itself, which on the handheld are in the
    firmware.
    """
    with as_file(script) as file:
        text = file.read_text(encoding="utf-8")
        names = NAMES - weigh(text, board, 0)[1]
        heap = int((free + WIDER + weigh(text, board, names)[0]) * BOOKS)
        return onboard(file, drive, board, "rw"[:2 - readonly], names, heap=heap, timeout=timeout)


@functools.cache
def weigh(script, board, names):
    """Measure the heap that the stand-ins and a script take before its main() begins, and the number of interned names.
    """
    with as_file(script) as file:
        told = onboard(file, file.parent, board, "weigh", names, heap=1 << 20, timeout=60)
    return int(told.split()[0]), int(re.search(r"n_qstr=(\d+)", told)[1])


def onboard(*args, heap, timeout):
    return start(HERE / "onboard.py", *args, heap=heap, path=(SHIMS, HERE, ".frozen"), timeout=timeout)


def make_drive(folder):
    """Write the content of the handheld's drive into a folder."""
    folder = Path(folder)
    for name in ("lib", "fonts", "sprites"):
        if (ROOT / name).exists():
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("code.py", "boot.py", "settings.toml"):
        if (ROOT / name).exists():
            shutil.copy(ROOT / name, folder)
    for name in ADAFRUIT:
        shutil.copytree(PACKAGES / name, folder / "lib" / name, ignore=shutil.ignore_patterns("__pycache__"))
    return folder


class as_file:
    """Context: the path of a script; a script given as text gets a temporary file."""

    def __init__(self, script):
        self.script = script

    def __enter__(self):
        self.folder = None
        if isinstance(self.script, Path):
            return self.script
        self.folder = tempfile.TemporaryDirectory()
        file = Path(self.folder.name) / "given.py"
        file.write_text(self.script, encoding="utf-8")
        return file

    def __exit__(self, *_):
        if self.folder:
            self.folder.cleanup()
