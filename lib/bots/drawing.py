# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The draw action: the deck, or a visible card that helps the phase."""

import gc

from bots import comparing, hitting
from phase10.actions import DECK, DISCARD, DRAW, PILE
from phase10.cards import MASTERS

_A_TURN = 16384  # bytes of garbage that one turn of a bot may make


def decide(player, view):
    """Generator: None while it needs more time, then the action."""
    player.nearest = None
    yield None
    if hasattr(gc, "mem_free") and gc.mem_free() < _A_TURN:
        gc.collect()  # in a step of its own, so that no other step takes that long
    yield None
    if view.floating[view.seat]:
        for pile in range(len(view.piles)):
            if view.takeable[pile] and hitting.place_for(view, view.piles[pile][-1]):
                yield (DRAW, PILE, pile) if pile else (DRAW, DISCARD)
    elif not (view.deck_count and player.slips()):  # a slip draws from the deck
        if not view.laid[view.seat]:
            yield from player.aim(view)
        if view.rules.mode == "twist":
            from bots import piles
            yield from piles.draw(player, view)
        else:
            if view.rules.mode in MASTERS:
                from bots import saving
                yield from saving.draw(player, view)
            if view.takeable[0] and comparing.wants(player, view, view.pile[-1]):
                yield (DRAW, DISCARD)
    yield (DRAW, DECK) if view.deck_count else (DRAW, DISCARD)
