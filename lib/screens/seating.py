# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""How a table shows its seats: by faces with names, or by heads. Loaded for a moment, while a game is made or left."""

import memory
from handheld import sheets
from phase10.cards import MASTERS

_FACES = 4  # the most seats with a face and a name; with more, each has a head only
_LARGE = ("twist",) + MASTERS  # the modes that bring the most beside what every game has


def is_cramped(mode: str) -> bool:
    """Does a table of this mode do without what may be missed? From source modules are compiled beside it."""
    return mode in _LARGE and memory.compiles()


def has_faces(seats: int, mode: str) -> bool:
    """Are so many seats shown by faces? Not where the 3 KB that these take would be missed all the time."""
    return seats <= _FACES and not is_cramped(mode)


def make_faces(faces: bytes, mode: str):
    """From source, make the sheet of a game's faces now, if there is room: modules may leave no block for it."""
    if memory.compiles() and has_faces(len(faces), mode):
        try:
            sheets.cast(faces)
        except MemoryError:
            pass
