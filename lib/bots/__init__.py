# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""How opponents decide, from a View that holds only what a person in that seat could see.

player() gives an opponent of one of three levels. Bots act by the same actions as people, and the table verifies
them all the same.
"""


def player(level: str, character: int = 0, seed: int = 1):
    """An opponent: start(view), then step() until it gives an action."""
    from bots.mind import Player

    return Player(level, character, seed)
