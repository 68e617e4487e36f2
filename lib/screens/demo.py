# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A game for shop windows and soak runs: bots in all seats. Needed for a moment only, when such a game begins."""

from bots.levels import LEVELS_1, level_of
from screens import game

_NAMES = ("FINN", "LULU", "BRUNO", "PIP", "OTTO", "MIA")


def new_game(app, rules, seats: int):
    """With the dealt cards, at the owner's level of play."""
    level = LEVELS_1.index(level_of(app.machine.settings.demo_level))
    players = [(level, face, _NAMES[face]) for face in range(seats or 4)]
    new = game.Game(app, rules, players, 0, game.DEMO)
    new.deal()
    return new
