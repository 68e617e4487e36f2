# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What the bots are sure to need in a game: better loaded before it begins than in the middle of a turn."""

from bots import player, room
from bots.levels import name_of


def rooms_for(rules) -> list:
    return [name[5:] for name in rules.brings if name.startswith("bots.")]


def players(rules, levels, faces, seed: int) -> list:
    """The bots of a game by seat, with all that they need; 0 where a person sits."""
    for name in rooms_for(rules):
        room(name)
    return [level and player(name_of(level), face, seed + face) for level, face in zip(levels, faces)]
