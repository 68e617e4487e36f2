# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The start of the program: creates the machine with its settings and decides which screen is shown first. Later only
VERSION is used.
"""

from handheld import machine
from handheld.complaints import complain
from micropython import const
from screens.kinds import DEMO_SEATS
from screens.menus import choices

VERSION = "1.0"
NAMES = "lib/names.txt"  # written by `python3 desktop drive`
_MPY = b".mpy"
_STEP = const(48)  # names interned in a frame


def hardware():
    found = machine.start(VERSION)
    try:
        choices.recall(found)
    except Exception as error:  # the settings stay as in settings.toml
        from handheld import faults
        faults.note(error, "")
        complain("fault", "")
    return found


def is_compiled() -> bool:
    """Are the modules .mpy files? A list of names ends with the names of their files."""
    try:
        with open(NAMES, "rb") as file:
            file.seek(-len(_MPY), 2)
            return file.read() == _MPY
    except OSError:  # a source tree has no such file
        return False


def knowing_names(language: str):
    """Generator: intern all names (qstrs) that a table uses, some a step, while the heap is nearly empty. CircuitPython
    never frees one, and later would allocate them between modules that are loaded and unloaded, which fragments the
    heap.
    """
    try:
        with open(NAMES) as file:
            names = file.read().replace("*", language).split("|")
    except Exception:  # a source tree has no such file, or it is damaged: names are interned when they are used
        return
    for i in range(len(names)):
        hasattr(None, names[i])
        if not i % _STEP:
            yield


def first_screen(settings, again: bool) -> tuple:
    """(name, arguments ...) of the first screen, for App.go()."""
    if settings.demo:
        return "deal", "demo", None, range(settings.demo if settings.demo > 1 else DEMO_SEATS)
    if again:
        return ("resume",)
    return ("title",)
