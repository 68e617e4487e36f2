# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Opponents: each decides from a View, what a person in its seat could see; engine.do() verifies what it wants."""


def player(level, character: int = 0, seed: int = 1):
    """A mind.Player: call start(view), then step() until it returns an action, not None. Equal seeds give equal play.
    level: 1 to 10, or "easy", "normal", "hard", else ValueError; character: its style, an index of tuning._CHARACTERS.
    """
    from bots import levels, mind, needs, tuning
    return mind.Player(tuning.weights(levels.level_of(level), character), seed, needs.Needs())


def players(weights, faces, seed: int) -> list:
    """By seat a Player of these weights (tuning.by_seat()), 0: a person. They share a Needs: one decides at a time."""
    from bots import mind, needs
    shared = needs.Needs()
    return [one and mind.Player(one, seed + face, shared) for one, face in zip(weights, faces)]
