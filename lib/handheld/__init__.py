# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The machine: screen, keys, clock, sound, lights, power, store and the owner's settings, behind names that say nothing
about boards. The only room that imports board, keypad, audioio and their like. It knows no cards, no rules, no words.
"""

import gc
import sys

from handheld.complaints import complain  # noqa: F401 who asks for it here has yet to ask for it there

GAME, SETTINGS, RECORDS = range(3)  # what the store keeps, each in places of its own

NAMES = "#~"  # begins a module's line of names
_PIECE = 80  # letters of it that are read at a time


def drop(*names: str):
    """Forget modules that have done their work, so that their memory can be used again."""
    before = len(sys.modules)
    for name in names:
        if name in sys.modules:
            del sys.modules[name]
        package, _, leaf = name.rpartition(".")
        parent = sys.modules.get(package)
        if parent and hasattr(parent, leaf):
            delattr(parent, leaf)
    if len(sys.modules) < before:
        gc.collect()


def drop_rooms(rooms, stays=()):
    """Forget all modules whose names begin so, but for some; on the drive the room itself is called like that."""
    gone = []
    for name in sys.modules:
        for room in rooms:
            if name.startswith(room) and name != room and name not in stays:
                gone.append(name)
    drop(*gone)


def know(name: str):
    """Make the names of a module known in one place, before loading it would strew them all over the memory, where they
    stay for ever. `python3 desktop drive` writes them into its first line.
    """
    gc.collect()
    path = "lib/%s.py" % name.replace(".", "/")
    try:
        with open(path, encoding="utf-8") as file:
            if file.read(len(NAMES)) != NAMES:
                return
            words, line = [""], True
            while line:
                line = file.read(_PIECE)
                here, end, _ = (words[-1] + line).partition("\n")
                words = here.split(" ")
                for word in words[:len(words) - (not end)]:
                    hasattr(sys, word)
                if end:
                    break
    except OSError:  # it is an .mpy file, which begins with its names
        return
    hasattr(sys, "/" + path)
    hasattr(sys, name)


def made(*classes):
    """The only object of each is made: what that took need not stay in memory. Whoever wants another one loads the
    module anew.
    """
    for one in classes:
        one.__init__ = None
