# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Which phases to play for, where several may be laid."""

from bots.weights import FEED
from phase10.actions import PLAYING
from phase10.phases import COLOUR, FLUSH, RUN, SET

_A_CARD = 24  # units of how_hard() that are worth about one card short
_AIMS = 3  # the most phases to play for at the same time
_NEAR = 5  # after the draw only so many, the nearest before it, are looked at again


def how_hard(phase: tuple) -> int:
    """About how many draws a phase takes from a hand just dealt, in eighths of a draw."""
    hard = 0
    for kind, size in phase:
        if kind == SET:
            hard += 5 * (size - 1) * (size - 1)
        elif kind == RUN:
            hard += size * size * 4 // 5
        elif kind == COLOUR:
            hard += 3 * (size - 3) * (size - 3)
        else:
            hard += size * size * (9 if kind == FLUSH else 6) // 4
    return hard


def narrow(player, view):
    """Generator: set player.aims to the few phases nearest to the counted hand, weighted by how hard they are."""
    simple = not player.weights[FEED]  # a level that looks only at its own hand must be fast
    looked_at, found = view.layable, []
    if simple and view.step == PLAYING and player.nearest:
        looked_at = player.nearest
    for at in looked_at:
        hard = how_hard(view.rules.phases[at])
        found.append((player.needs.short(view.rules, at) * _A_CARD - hard, at, hard // _A_CARD))
        yield None
    found.sort()
    player.nearest = [at for _, at, _ in found[:_NEAR]]
    player.aims = [(at, favour) for _, at, favour in found[:2 if simple else _AIMS]]
