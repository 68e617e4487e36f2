# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The start of the program: creates the App and decides which screen comes first. Later only VERSION is used."""

import memory
from handheld import power_on, restart, text
from handheld.complaints import complain
from screens.kinds import DEMO_SEATS
from screens.menus import choices

VERSION = "1.0"
NAMES = "lib/names.txt"  # written by `python3 desktop drive`


def started(app_class):
    """The App, about to enter its first screen."""
    app = app_class(_hardware())
    app.again = restart.begun_again()
    first = _first_screen(app.machine.settings, app.again)
    _read_letters(app.small, first[0])
    know_names(app.machine.settings.language, app.again)
    app.go(*first)
    return app


def _hardware():
    found = power_on.machine(VERSION)
    try:
        choices.recall(found)
    except Exception as error:  # the settings stay as in settings.toml
        from handheld import faults
        faults.note(error, "")
        complain("fault", "")
    return found


def _read_letters(font, first: str) -> None:
    """Read the letters that the first screen needs: its own for the title, else all."""
    if first == "title":
        from handheld import fonts
        fonts.read(font, font.places(fonts.TITLE))
    else:
        text.font(font.name)


def know_names(language: str, again: bool) -> None:
    """Intern all names (qstrs) that a table uses, while the heap is empty: CircuitPython never frees one, and later
    would allocate them between modules that are loaded and unloaded, which fragments the heap. The names in a second
    line are those of the way to it and of what comes now and then: after a restart (again) that way is not gone, and
    the memory is missed.
    """
    try:
        with open(NAMES) as file:
            lines = file.read().replace("*", language).split("\n")
    except Exception:  # a source tree has no such file, or it is damaged: names are interned when they are used
        lines = [""]
    memory.begin(lines[0].endswith(".mpy"))  # file names of modules are at its end
    for line in lines[:1 if again else 2]:
        for name in line.split("|"):
            hasattr(None, name)


def _first_screen(settings, again: bool) -> tuple:
    """(name, arguments ...) of the first screen, for App.go()."""
    if settings.demo:
        return "deal", "demo", None, range(settings.demo if settings.demo > 1 else DEMO_SEATS)
    return ("resume",) if again else ("title",)
