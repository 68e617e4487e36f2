# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""How a table shows its seats: by faces or heads, with names or without. Loaded while a game is made or left."""

import memory
from handheld import sheets
from phase10.cards import MASTERS

_NAMES = 4  # the most seats with a name and a face; with more, each has a head only
_LARGE = ("twist",) + MASTERS  # the modes that bring the most beside what every game has


def is_cramped(mode: str) -> bool:
    """Does a table of this mode do without what may be missed? From source modules are compiled beside it."""
    return mode in _LARGE and memory.compiles()


def has_names(seats: int, mode: str) -> bool:
    """Are so many seats shown with their names? Not where the memory that these take would be missed all the time."""
    return seats <= _NAMES and not is_cramped(mode)


def cast(game) -> bytes:
    """By seat, the faces to show, for sheets.cast(); empty where heads are, as faces take 2 KB more."""
    seats = len(game.faces)
    if seats > _NAMES or game.rules.mode in _LARGE:
        return b""
    seen = bytearray(game.faces)
    if seats > 3 and game.persons <= 1:  # the viewer has no cell in the strip, and remains the same
        seen[game.viewer] = sheets.UNSEEN
    return seen
