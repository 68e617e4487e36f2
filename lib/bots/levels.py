# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The levels of the bots: their numbers and names. Their weights are in tuning.py."""

# Levels from 1 to 10; 0 is a person.
EASY, NORMAL, HARD = 2, 6, 10
NAMED = {"easy": EASY, "normal": NORMAL, "hard": HARD}
LEVELS_1 = (0, EASY, NORMAL, HARD)  # the levels that 0 to 3 meant in saves of version 1.0


def level_of(wanted) -> int:
    """The level from its name, its digits or itself; ValueError if it is none of these."""
    level = NAMED.get(wanted) or int(wanted)
    if not 1 <= level <= HARD:
        raise ValueError(wanted)
    return level


def named_around(level) -> tuple:
    """(name below, name above, n): the level plays n of four turns like the name above. For Dice."""
    level = level_of(level)
    below, above = ("easy", "normal") if level <= NORMAL else ("normal", "hard")
    return below, above, max(level - NAMED[below], 0)
