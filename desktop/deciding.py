# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Asks a player for its next action, for tools and tests, where nothing is drawn between its steps."""


def decided(player, view):
    """Return the action of a bot of cards or of Dice, or of what has the same start() and step()."""
    player.start(view)
    action = player.step()
    while action is None:
        action = player.step()
    return action
