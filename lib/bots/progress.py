# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Who leads, where that is not just the phase."""

from phase10.phases import ones


def progress(view) -> tuple:
    """By seat: how far it has come, in whatever counts in this way of playing."""
    mode = view.rules.mode
    if mode == "twist":
        return view.pawns
    if mode == "fixed10":
        return [-score // 20 for score in view.scores]
    if mode == "freeOrder" or mode[:7] == "masters":
        return [ones(done) for done in view.done]
    return view.at
