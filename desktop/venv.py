# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The venv of both commands: created in .venv once, with the pinned packages reinstalled when their list changes, and
entered by running the same command again inside it. Uses only the standard library, and only syntax that an older
Python can parse, so that it can report that Python is too old.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
NEEDED = (3, 11)
INTERRUPTED = 130  # exit status after Ctrl-C, as in shells: 128 + SIGINT


def say(sentence):
    print(f"phase10: {sentence}", file=sys.stderr, flush=True)


def refuse(sentence):
    say(sentence)
    sys.exit(2)


def check_python():
    if sys.version_info < NEEDED:
        has = sys.version_info
        refuse(f"this is Python {has[0]}.{has[1]}; Python {NEEDED[0]}.{NEEDED[1]} or newer is needed on a desktop.")


def enter(requirements):
    """Return only inside .venv with all of the given list installed; from outside, run the command again in there."""
    check_python()
    inside = Path(sys.prefix).resolve() == VENV.resolve()
    if not ready(requirements):
        try:
            with Lock():
                if not ready(requirements):  # another command may have prepared it while this one waited for the lock
                    prepare(requirements, inside)
        except KeyboardInterrupt:
            say("stopped; the next time this begins again.")
            sys.exit(INTERRUPTED)
        except OSError as error:
            refuse(f"{error.filename or VENV}: {error.strerror}. The venv could not be made ready.")
    if not inside:
        restart()


def restart():
    command = [str(PYTHON), *sys.argv]
    try:
        if os.name == "nt":  # exec would return to the console's prompt before the game ends
            sys.exit(subprocess.call(command))
        os.execv(command[0], command)
    except OSError as error:
        refuse(f"the Python in .venv does not start ({error.strerror}); remove the folder .venv and try again.")


def lists(requirements):
    """Return the given requirements file and those that it includes by -r."""
    found = [requirements]
    for line in requirements.read_text(encoding="utf-8").splitlines():
        if line.startswith("-r "):
            found += lists((requirements.parent / line[3:].strip()).resolve())
    return found


def stamp(requirements):
    return VENV / f"installed-{requirements.parent.name}.txt"


def fingerprint(requirements):
    text = b"".join(path.read_bytes().replace(b"\r\n", b"\n") for path in lists(requirements))
    return hashlib.sha256(text).hexdigest()


def ready(requirements):
    try:
        return PYTHON.exists() and stamp(requirements).read_text(encoding="utf-8") == fingerprint(requirements)
    except OSError:
        return False


def prepare(requirements, inside):
    if not usable():
        make(inside)
    say(f"installing the packages of {requirements.relative_to(ROOT).as_posix()} into .venv ...")
    wrong = install(requirements)
    if wrong:
        refuse(f"the packages could not be installed; is there a network? ({wrong})")


def install(requirements):
    """Install the packages of a list; return why that failed, or ""."""
    # -I keeps the working directory out of sys.path: the game's code.py would shadow the standard library's module.
    done = run(str(PYTHON), "-I", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps",
               "--only-binary", ":all:", "-r", str(requirements))
    if done.returncode:
        return next((line for line in done.stderr.splitlines() if line.startswith("ERROR")), "pip gives no reason")
    for path in lists(requirements):
        if path.parent != ROOT:  # the handheld's libraries, which no command enters with
            stamp(path).write_text(fingerprint(path), encoding="utf-8")
    return ""


def usable():
    """Return whether .venv has a Python that starts, is new enough and has pip."""
    try:
        return not run(str(PYTHON), "-I", "-c", f"import sys, pip; sys.exit(sys.version_info < {NEEDED})").returncode
    except OSError:
        return False


def make(inside):
    if inside:
        refuse("the venv in .venv is damaged; leave it (deactivate), remove the folder .venv and try again.")
    if VENV.exists() and not (VENV / "pyvenv.cfg").exists():
        refuse("there is a .venv that is no venv; remove it and try again.")
    say(f"{'making again' if VENV.exists() else 'making'} the venv in .venv ...")
    done = run(sys.executable, "-I", "-m", "venv", "--clear", str(VENV))
    if done.returncode or not usable():
        refuse("no venv could be made here (on Debian and Ubuntu install python3-venv; otherwise: is the disk full?).")


def run(*command):
    return subprocess.run(command, capture_output=True, text=True)


class Lock:
    """A file lock, so that only one command at a time prepares .venv; the system releases it if a command is killed."""

    def __enter__(self):
        try:
            self.file = open(ROOT / ".venv.lock", "a", encoding="utf-8")
        except OSError as error:
            refuse(f"{ROOT} cannot be written to ({error.strerror}), and the venv must be made there.")
        try:
            import fcntl
            try:
                fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                say("waiting for another command, which makes .venv ready ...")
                fcntl.flock(self.file, fcntl.LOCK_EX)
        except ImportError:
            import msvcrt
            self.file.seek(0)
            msvcrt.locking(self.file.fileno(), msvcrt.LK_LOCK, 1)

    def __exit__(self, *_):
        self.file.close()
