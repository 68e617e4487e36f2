# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Runs scripts in the 32-bit MicroPython, whose objects and heap are as large as the handheld's. run() is for a part of
lib/ by itself; play() is for the whole program, with stand-ins for the handheld's modules and a drive for its files.
How the interpreter is fetched is told in get_micropython.py; what a script may use, in onboard.py and in workbench.py.
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
DESKTOP = ROOT / "desktop"  # for the script reader, which the rules are tested with
SHIMS = HERE / "shims"
PACKAGES = Path(sysconfig.get_paths()["purelib"])  # Adafruit's libraries, as pip unpacked them
HEAP = 140 * 1024  # for a part of lib/: what `-X heapsize=140k` gives
FREE = 146_000  # bytes for the whole program: what the handheld has at the start of code.py
NAMES = EDGE - 5  # so that the table of names doubles while the game is played, as it does on the handheld
WIDER = 1280  # That table takes a byte more for each name than CircuitPython's.
BOOKS = 131 / 128  # of MicroPython's heap, 3 in 131 bytes are its own notes about the other 128
SLOWER = 1  # than itself
ADAFRUIT = ("adafruit_display_text", "adafruit_bitmap_font")


class Missing(Exception):
    """No MicroPython is available; the message says why."""


class Failed(Exception):
    """The script ended with a traceback, or not in time; with all that it printed."""


@functools.cache
def command():
    """How the 32-bit MicroPython is started."""
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
        done = subprocess.run([command(), "-X", f"heapsize={heap}", near(script), *map(str, args)],
                              cwd=HERE, env=environment, capture_output=True, text=True, timeout=timeout)
    except subprocess.TimeoutExpired as late:
        raise Failed(f"not done in {timeout} s; printed so far:\n{(late.stdout or b'').decode()[-4000:]}") from None
    if done.returncode or "Traceback" in done.stderr:
        raise Failed(f"exit status {done.returncode}\n{done.stderr[-2000:]}\nafter printing ...{done.stdout[-1000:]}")
    return done.stdout


def near(path):
    """A file of ours by its way from here: what is in the heap, and where, is the same wherever the clone lies."""
    return os.path.relpath(path, HERE) if Path(path).is_relative_to(ROOT) else str(path)


def run(script, *args, heap=HEAP, path=(), timeout=300):
    """What the script (its text, or the path of a file) prints. It finds lib/, beat.py, the script
    reader and the given folders."""
    with as_file(script) as file:
        return start(file, *args, heap=heap, path=(LIB, HERE, *path, DESKTOP, ".frozen"), timeout=timeout)


def play(script, drive, free=FREE, board="pybadge", readonly=False, timeout=600):
    """What the script prints that plays with the program on a drive, as onboard.py says, with so many bytes free when
    its main() begins. The stand-ins and the script itself come on top: on the handheld all that is in the firmware.
    """
    with as_file(script) as file:
        text = file.read_text(encoding="utf-8")
        names = NAMES - weigh(text, board, 0)[1]
        heap = int((free + WIDER + weigh(text, board, names)[0]) * BOOKS)
        return onboard(file, drive, board, "rw"[:2 - readonly], names, heap=heap, timeout=timeout)


@functools.cache
def weigh(script, board, names):
    """The room that the stand-ins and a script take before its main() begins, and how many names there are then."""
    with as_file(script) as file:
        told = onboard(file, file.parent, board, "weigh", names, heap=1 << 20, timeout=60)
    return int(told.split()[0]), int(re.search(r"n_qstr=(\d+)", told)[1])


def onboard(*args, heap, timeout):
    return start(HERE / "onboard.py", *args, heap=heap, path=(SHIMS, HERE, ".frozen"), timeout=timeout)


def make_drive(folder):
    """Fill a folder with what the handheld's drive holds."""
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
    """A script's file: itself, or for a script given as text, one that is gone afterwards."""

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
