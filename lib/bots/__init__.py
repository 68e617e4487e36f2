# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Bots: opponents that decide from a View, which holds what a person in that seat could see.

A bot returns the same actions as people, and engine.do() verifies them alike.
"""


def player(level, character: int = 0, seed: int = 1):
    """A mind.Player: call start(view), then step() until it returns an action, not None. Equal seeds give equal play.
    level: 1 to 10, or "easy", "normal", "hard", else ValueError; character: its style, an index of tuning._CHARACTERS.
    """
    from bots import mind, needs, tuning
    return mind.Player(tuning.weights(level, character), seed, needs.Needs())


def players(weights, faces, seed: int) -> list:
    """A list by seat: a Player for each of these weights, see tuning.by_seat(); 0 for a person. The players share one
    Needs, so only one of them may be between start() and its action at a time.
    """
    from bots import mind, needs
    shared = needs.Needs()
    return [one and mind.Player(one, seed + face, shared) for one, face in zip(weights, faces)]
