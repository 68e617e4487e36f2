# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Which seat leads, in the modes in which table.at does not say so: Twist, ten fixed hands, free order, Masters."""

from phase10.phases import ones


def progress(view) -> tuple:
    """By seat: how far it has come in the game, comparable between seats."""
    mode = view.rules.mode
    if mode == "twist":
        return view.pawns
    if mode == "fixed10":
        return [-score // 20 for score in view.scores]  # 20 points count like a phase
    return [ones(done) for done in view.done]
