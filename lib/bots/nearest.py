# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Several phases to choose from: which of them are worth working at."""

from bots.weights import FEED
from phase10.actions import PLAYING
from phase10.phases import COLOUR, RUN, SET

_A_CARD = 24  # of how_hard() are about as much as a card short
_AIMS = 3  # so many phases are worked at together, at the most
_NEAR = 5  # one of so many, that were the nearest before the draw, is the nearest behind it


def how_hard(phase: tuple) -> int:
    """How many draws a phase takes from a hand just dealt, in eighths of a draw."""
    hard = 0
    for kind, size in phase:
        if kind == SET:
            hard += 5 * (size - 1) * (size - 1)
        elif kind == RUN:
            hard += size * size * 4 // 5
        elif kind == COLOUR:
            hard += 3 * (size - 3) * (size - 3)
        else:
            hard += 3 * size * size // 2
    return hard


def narrow(player, view):
    """Of several phases the few that are nearest for what they are; the hard ones are worth a card more."""
    player.needs.count(view.hand, view.postal)
    simple = not player.weights[FEED]  # it cares for nothing but its own hand, and need not think for long
    looked_at, found = view.layable, []
    if simple and view.step == PLAYING and player.near:
        looked_at = player.near
    for at in looked_at:
        hard = how_hard(view.rules.phases[at])
        found.append((player.short(view, at) * _A_CARD - hard, at, hard // _A_CARD))
        yield None
    found.sort()
    player.near = [at for _, at, _ in found[:_NEAR]]
    player.aims = [(at, favour) for _, at, favour in found[:2 if simple else _AIMS]]
