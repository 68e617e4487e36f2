# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The choose action: which phase to play for, before the hand."""

from bots import nearest
from phase10.actions import CHOOSE, TWIST_CARD

_ASK = 48  # how_hard() up to which a Twist card is worth its risk


def decide(player, view):
    """Generator: the CHOOSE action: in Masters the nearest phase, in Twist the easier one, or a card not too hard."""
    phases = view.rules.phases
    if view.rules.mode == "twist":
        best = min(view.choices, key=lambda at: (nearest.how_hard(phases[at]), at))
        card = view.twist_card  # one space before the red one the card's extra steps are useless
        if card and view.pawns[view.seat] < view.goal - 1 and nearest.how_hard(phases[card]) <= _ASK:
            best = TWIST_CARD
    else:
        yield from player.aim(view)
        best = player.aims[0][0]
    yield (CHOOSE, best)
