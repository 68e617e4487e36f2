# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Masters: when to draw from the own save pile, and when to save a card."""

from phase10.actions import DRAW, SAVE, SAVED_CARD
from phase10.cards import SKIP, WILD


def draw(player, view):
    """Generator: a draw of a saved Wild that completes the phase, or of any saved card if nothing else is there."""
    saved = view.saved[view.seat]
    if not view.laid[view.seat] and WILD in saved:
        wilds = saved.count(bytes((WILD,)))
        for at, _ in player.aims:
            if player.needs.short(view.rules, at) <= wilds:
                player.reason = "wild"
                yield (DRAW, SAVED_CARD, WILD)
            yield None
    if saved and not view.deck_count and not view.takeable[0]:
        yield (DRAW, SAVED_CARD, saved[0])


def save(player, view):
    """Save a Wild left after laying: it is worth more later, and saving ends the turn, too."""
    hand = view.hand
    if not view.laid[view.seat] or WILD not in hand or SKIP in hand:
        return None
    if len(hand) == 1 and (view.rules.saveOut == "no" or view.must_keep > 1):
        return None
    player.reason = "save"
    return (SAVE, WILD)
