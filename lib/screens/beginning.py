# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The beginning: the machine with what its owner chose, and which screen is the first. Nobody needs it later, but for
the version.
"""

import memory
from handheld import machine, restart
from handheld.complaints import complain
from screens.menus import choices

VERSION = "1.0"
DEMO_SEATS = 4  # where the owner only says that there is to be a demo
NAMES = "lib/names.txt"  # the drive's maker writes it


def hardware():
    found = machine.start(VERSION)
    try:
        choices.recall(found)
    except Exception as error:  # then all is as the owner wants it
        from handheld import faults
        faults.note(error, "")
        complain("fault", "")
    return found


def know_names() -> None:
    """Let CircuitPython meet all names that a table asks for, while the memory is empty: it keeps each for ever, and
    would have put it among what comes and goes.
    """
    if memory.everything:
        return
    try:
        with open(NAMES) as file:
            names = file.read().split("|")
    except Exception:  # sources that nothing was made of, or a damaged file: each is met when it is needed
        names = [""]
    memory.begin(names[-1].endswith(".mpy"))  # files of modules stand at the end
    for name in names:
        hasattr(None, name)


def begun_again() -> bool:
    """Is this the second try, after the memory was full?"""
    return restart.begun_again()


def first_screen(settings, again: bool) -> tuple:
    """What App.go() takes."""
    if settings.demo:
        return "deal", "demo", None, range(settings.demo if settings.demo > 1 else DEMO_SEATS)
    if again:
        return ("resume",)
    return ("title",)
