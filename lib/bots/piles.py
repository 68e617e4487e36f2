# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Three discard piles to draw from and to throw to."""

from bots.mind import needs
from phase10.cards import SKIP, WILD


def draw(player, view):
    """The best of all piles; nothing means the deck."""
    laid = view.laid[view.seat]
    yield None
    before = 0 if laid else player.rank_now(view)
    # of the number cards only those are looked at that may help; for who is eager all, and when the phase lies
    helps, by_colour = -1 if laid or player.weights[-1] else needs.helps, needs.by_colour
    best, found = 1 << 20, -1
    for i in range(len(view.piles)):
        top = view.piles[i][-1] if view.piles[i] else SKIP
        if top > WILD or (top == WILD and view.rules.takeWild == "no"):
            continue
        if top < WILD and not helps >> (top >> 4 if by_colour else top & 15) & 1:
            continue
        yield None
        if laid:
            rank, wanted = 0, player.wants(view, top)
        else:
            needs.take(top)
            rank = player.rank(view, top)
            needs.drop(top)
            wanted = top == WILD or player.is_nearer(before, rank)
        if wanted and rank < best:
            best, found = rank, i
            player.reason = "wild" if top == WILD else "hit" if laid else "near"
    if found >= 0:
        yield ("draw", "pile", found) if found else ("draw", "discard")
    if not view.deck_count:
        for i in range(len(view.piles)):
            if view.piles[i] and view.piles[i][-1] <= WILD:
                yield ("draw", "pile", i)


def pile_for(player, view) -> int:
    """The pile to throw to: the one whose top the next seat would like best is covered."""
    if view.emptied >= 0:
        return view.emptied
    best, most = 0, -1
    for i in range(len(view.piles)):
        fed = player.fed(view, view.piles[i][-1]) if view.piles[i] else -1
        if fed > most:
            best, most = i, fed
    return best
