# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Reads the owner's settings from settings.toml, once, at the start; they are kept in Settings in machine.py."""

import os

from handheld.complaints import complain

PREFIX = "P10_"
_MOST = 0x3FFFFFFF


def languages(folder: str = "lib") -> tuple:
    """Codes of the available languages, "en" first, by the folders in lib/words, or w_en etc. in lib on the drive."""
    before = "words.%s" % ""  # "w_" on the drive: the build rewrites such formats (desktop/flat.py)
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


def is_language(code: str) -> bool:
    """Is this one of languages()? Faster than listing them, because lib on the drive has many files."""
    try:  # the format is rewritten as in languages()
        os.stat("lib/" + ("words.%s" % code).replace(".", "/"))
        return code.isalpha()
    except OSError:
        return False


# name, default, allowed: (least, most) for an int, else a tuple of strings or a function that knows them
TABLE = (
    ("language", "en", is_language),
    ("seed", 0, (0, _MOST)),  # 0: random
    ("brightness", 8, (1, 10)),
    ("sound", 2, (0, 3)),  # silent, soft, medium, loud
    ("lights", 1, (0, 1)),
    ("talk", 1, (0, 1)),
    ("speed", "normal", ("slow", "normal", "fast", "none")),
    ("dim", 60, (0, 3600)),  # seconds without a key until the screen is dimmed, 0: never
    ("dark", 180, (0, 3600)),
    ("demo", 0, (0, 6)),  # seats of a game that bots play endlessly, 0: off, 1: the usual number
    ("demo_level", "normal", ("easy", "normal", "hard", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10")),
    ("demo_speed", "normal", ("slow", "normal", "fast", "none")),
    ("event", 0, (0, 1)),
)
_WORDS = {"true": 1, "on": 1, "yes": 1, "false": 0, "off": 0, "no": 0}


def read(getenv=os.getenv) -> dict:
    """{name: value} for each row of TABLE."""
    return {name: _one(PREFIX + name.upper(), default, allowed, getenv) for name, default, allowed in TABLE}


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
            wrong = value != default and not (allowed(value) if callable(allowed) else value in allowed)
    except (OSError, ValueError):  # the file is unreadable or invalid, or the value is no number
        wrong = True
    if wrong:
        complain("setting", key)
        return default
    return value
