# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What a hand has left all over the memory moves to its low end, so that what is free is in few pieces."""

from memory import low


def gather(game):
    """The bytes of a game and of its table, also those in lists and in lists of lists, are made anew. There is no
    garbage below them: CircuitPython has just collected, when it imported this.
    """
    try:
        for thing in (game, game.table):
            for name, value in thing.__dict__.items():
                if isinstance(value, list):
                    value = [[low(part) for part in one] if isinstance(one, list) else low(one) for one in value]
                setattr(thing, name, low(value))
    finally:
        game.table.pile = game.table.piles[0]
