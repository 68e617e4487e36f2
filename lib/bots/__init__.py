# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""How opponents decide, from a View that holds only what a person in that seat could see.

player() gives an opponent of one of three levels. Bots act by the same actions as people, and the table verifies
them all the same.
"""

import sys


def player(level: str, character: int = 0, seed: int = 1):
    """An opponent: start(view), then step() until it gives an action."""
    return room("mind").Player(level, character, seed)


def room(name: str):
    """A module of this room by name, loaded when a game needs it."""
    __import__("bots." + name)
    return sys.modules["bots." + name]
