# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""How opponents decide, from a View that holds only what a person in that seat could see.

player() gives an opponent of a level. Bots act by the same actions as people, and the table verifies them all the same.
"""


def player(level, character: int = 0, seed: int = 1):
    """An opponent: start(view), then step() until it gives an action. level: 1 to 10, or "easy", "normal", "hard"."""
    from bots import mind, needs

    return mind.Player(level, character, seed, needs.Needs())


def players(levels, faces, seed: int) -> list:
    """The bots of a game by seat, 0 where a person (level 0) sits. They share what they count with, for one of them
    thinks at a time."""
    from bots import mind, needs

    shared = needs.Needs()
    return [level and mind.Player(level, face, seed + face, shared) for level, face in zip(levels, faces)]
