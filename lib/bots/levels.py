# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What the levels and the characters care for, as numbers found by self-play.

A change is tried with: python3 desktop arena --seats hard:4+FEED=8,hard:4+FEED=8,hard:4,hard:4 --games 4000
"""

from bots.weights import CLOSE, EAGER, FEED, HOARD, LEAD, POINTS, UNLAID

# How strong who sits in a seat is, from 0 to 10: a person is 0.
EASY, NORMAL, HARD = 2, 6, 10
MARKS = {"easy": EASY, "normal": NORMAL, "hard": HARD}
LEVELS_1 = (0, EASY, NORMAL, HARD)  # what 0 to 3 meant in saves of version 1.0
# What each strength looks at, from 1 to 10, a row a weight in the order of weights.py; the higher, the less is
# overlooked. Only who cares for what it feeds thinks for longer.
# A line of text, as a nested display takes a large piece of memory while it is compiled.
_DIAL = """
0 0 0 0 0 0 0 1 1 1
0 0 50 100 100 100 100 100 100 100
10 10 10 10 10 10 10 10 10 10
0 0 0 0 0 0 4 8 20 30
0 0 0 0 0 0 1 1 1 1
50 50 4000 4000 4000 4000 4000 4000 4000 4000
0 0 0 0 0 0 0 0 1 1
0 0 0 0 0 0 0 1 3 3
1 1 5 15 15 15 15 15 15 15
45 32 28 20 13 8 8 7 6 0
0 0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0 60 60
"""
# What a character does in its own way, whatever the level: (weight, value).
_WAYS = (
    ((UNLAID, 0), (LEAD, 12)),  # FINN throws Skips at who leads
    ((HOARD, 1),),  # LULU keeps her Wilds
    ((POINTS, 16),),  # BRUNO fears points
    ((EAGER, 60),),  # PIP takes what others throw
    (),  # OTTO goes by the book
    ((CLOSE, 60), (FEED, 40)),  # MIA watches who is nearly out
    (),  # SAM and
    (),  # KIM are people's faces as a rule, and like OTTO where a bot has one
)


def level_of(wanted: str) -> int:
    """A strength by its name or as a number; ValueError for none."""
    level = MARKS.get(wanted) or int(wanted)
    if not 1 <= level <= HARD:
        raise ValueError(wanted)
    return level


def marks(level) -> tuple:
    """The two marks between which a strength lies, and how many of four turns it plays by the second."""
    if isinstance(level, str):
        level = level_of(level)
    below, above = ("easy", "normal") if level <= NORMAL else ("normal", "hard")
    return below, above, max(level - MARKS[below], 0)


def weights(level, character: int) -> list:
    """The weights of a level, a number or a name, turned a little by the character."""
    if isinstance(level, str):
        level = level_of(level)
    mixed = []
    for row in _DIAL.strip().split("\n"):
        steps = row.split()
        mixed.append(int(steps[level - 1]))
    for which, value in _WAYS[character]:
        mixed[which] = value
    return mixed
