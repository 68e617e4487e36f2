# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What the levels and the characters care for, as numbers found by self-play.

A change is tried with: python3 desktop arena --seats hard:4+FEED=8,hard:4+FEED=8,hard:4,hard:4 --games 4000
"""

from bots.weights import CLOSE, EAGER, FEED, HOARD, LEAD, POINTS, UNLAID

# How strong who sits in a seat is, from 0 to 10: a person is 0.
EASY, NORMAL, HARD = 2, 6, 10
LEVELS_1 = (0, EASY, NORMAL, HARD)  # what 0 to 3 meant in saves of version 1.0
# Of the eleven levels these are there: the level, its name, and its weights in the order of weights.py.
_LEVELS = (
    (EASY, "easy", (0, 0, 10, 0, 0, 50, 0, 0, 1, 32, 0, 0)),
    (NORMAL, "normal", (0, 100, 10, 0, 0, 4000, 0, 0, 15, 0, 0, 0)),
    (HARD, "hard", (1, 100, 10, 4, 1, 4000, 1, 3, 15, 0, 0, 0)),
)
# What a character does in its own way, whatever the level: (weight, value).
_WAYS = (
    ((UNLAID, 0), (LEAD, 12)),  # FINN throws Skips at who leads
    ((HOARD, 1),),  # LULU keeps her Wilds
    ((POINTS, 16),),  # BRUNO fears points
    ((EAGER, 60),),  # PIP takes what others throw
    (),  # OTTO goes by the book
    ((CLOSE, 60), (FEED, 8)),  # MIA watches who is nearly out
)


def name_of(level: int) -> str:
    """The name of the strongest that is there and not above this level; of the weakest, if all are."""
    return _row(level)[1]


def level_of(wanted: str) -> int:
    for level, name, _ in _LEVELS:
        if name == wanted:
            return level
    raise ValueError(wanted)


def weights(level, character: int) -> list:
    """The weights of a level, a number or a name, turned a little by the character."""
    mixed = list(_row(level_of(level) if isinstance(level, str) else level)[2])
    for which, value in _WAYS[character]:
        mixed[which] = value
    return mixed


def _row(level: int) -> tuple:
    """Of the levels that are there."""
    found = _LEVELS[0]
    for row in _LEVELS:
        if row[0] <= level:
            found = row
    return found
