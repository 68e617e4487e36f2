# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""How a table shows its seats: by faces with names, or by heads. Loaded for a moment, while a game is made or left."""

import memory
from phase10.cards import MASTERS

_FACES = 4  # the most seats with a face and a name; with more, each has a head only
_LARGE = ("twist",) + MASTERS  # the modes that bring the most beside what every game has


def is_cramped(mode: str) -> bool:
    """Does a table of this mode do without what may be missed? From source modules are compiled beside it."""
    return mode in _LARGE and memory.compiles()


def has_faces(seats: int, mode: str) -> bool:
    """Are so many seats shown by faces? Not where the 3 KB that these take would be missed all the time."""
    return seats <= _FACES and not is_cramped(mode)
