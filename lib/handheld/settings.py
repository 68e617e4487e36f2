# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What the owner wrote into settings.toml, each with its default when it is missing or makes no sense. What players
choose while they play is kept by the store, not here. Needed once, at the start.
"""

import os

from handheld.complaints import complain

PREFIX = "P10_"
_MOST = 0x3FFFFFFF


def languages(folder: str = "lib") -> tuple:
    """English, and what else has a folder of sentences."""
    before = "words.%s" % ""
    if before.endswith("."):
        folder, before = folder + "/" + before[:-1], ""
    found = []
    try:
        for name in os.listdir(folder):
            if name.startswith(before) and name[:1] != "_" and "." not in name:
                found.append(name[len(before):])
    except OSError:
        pass
    return tuple(["en"] + [name for name in sorted(found) if name != "en"])


# name, default, what is allowed: some words or a function that finds them, or the least and the most
TABLE = (
    ("language", "en", languages),
    ("seed", 0, (0, _MOST)),  # 0: by chance
    ("brightness", 8, (1, 10)),
    ("sound", 2, (0, 3)),  # silent, soft, medium, loud
    ("lights", 1, (0, 1)),
    ("talk", 1, (0, 1)),
    ("speed", "normal", ("slow", "normal", "fast", "none")),
    ("dim", 60, (0, 3600)),  # seconds without a key until the screen is dimmed, 0: never
    ("dark", 180, (0, 3600)),
    ("demo", 0, (0, 6)),  # seats of a game that bots play for ever, 0: none, 1: as many as usual
    ("demo_level", "normal", ("easy", "normal", "hard", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10")),
    ("demo_speed", "normal", ("slow", "normal", "fast", "none")),
    ("event", 0, (0, 1)),
)
_WORDS = {"true": 1, "on": 1, "yes": 1, "false": 0, "off": 0, "no": 0}


class Settings:
    def __init__(self, getenv=os.getenv):
        """One plain attribute for each name of TABLE."""
        for name, default, allowed in TABLE:
            setattr(self, name, _one(PREFIX + name.upper(), default, allowed, getenv))
        self.owner = {}  # what of it the owner wants where players can choose, and
        self.told = ""  # what they have been told once: both are found by screens/menus/choices.py


def _one(key, default, allowed, getenv):
    try:
        value = getenv(key)
        if value is None or value == "":
            return default
        value = str(value).strip().lower()
        if isinstance(default, int):
            value = (_WORDS[value] and (default or 1)) if value in _WORDS else int(value)
            wrong = not allowed[0] <= value <= allowed[1]
        else:
            wrong = value != default and value not in (allowed() if callable(allowed) else allowed)
    except (OSError, ValueError):  # a file that cannot be read or understood, or no number
        wrong = True
    if wrong:
        complain("setting", key)
        return default
    return value
