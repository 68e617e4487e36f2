# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Choosing a phase before a hand is played."""

from bots import nearest
from phase10.actions import CHOOSE, TWIST_CARD

_ASK = 48  # a Twist card no harder than this is worth its stake


def decide(player, view):
    """Masters: the phase the hand is nearest to for what it is. Twist, before the deal: the easier of two phases, or a
    Twist card that is not too hard."""
    phases = view.rules.phases
    if view.rules.mode == "twist":
        from phase10.courses.twist_board import spaces

        ranked = [(nearest.how_hard(phases[at]), at) for at in view.choices]
        best = min(ranked)[1]
        card = view.twist_card  # a space before the red one no stake helps
        if card and view.pawns[view.seat] < spaces(view.rules) - 1 and nearest.how_hard(phases[card]) <= _ASK:
            best = TWIST_CARD
    else:
        yield from nearest.narrow(player, view)
        best = player.aims[0][0]
    yield (CHOOSE, best)
