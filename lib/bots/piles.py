# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Three discard piles to draw from and throw to."""

from bots.weights import EAGER, FEED
from phase10.actions import DISCARD, DRAW, PILE
from phase10.cards import SKIP, WILD


def draw(player, view):
    """The best of all piles, a Wild before others; nothing means the deck."""
    needs = player.needs
    laid, tops = view.laid[view.seat], [pile[-1] if pile else SKIP for pile in view.piles]
    yield None
    if WILD in tops and view.rules.takeWild == "yes":
        player.reason = "wild"
        yield take(tops.index(WILD))
    before = 0 if laid else player.rank_now(view)
    # of the others only those are looked at that may help; for who is eager all, and when the phase lies
    helps, by_colour = -1 if laid or player.weights[EAGER] else needs.helps, needs.by_colour
    hasty = not player.weights[FEED]  # who cares for nothing but its own hand takes the first that helps
    sure = hasty and helps > 0 and before > 255 and player.like in (15, 48)  # numbers or colours alone decide
    best, found = 1 << 20, -1
    for i in range(len(tops)):
        top = tops[i]
        if top >= WILD or not helps >> (top >> 4 if by_colour else top & 15) & 1:
            continue
        if sure:
            found = i
        elif laid:
            found = i if player.wants(view, top) else found
        else:
            yield None
            needs.take(top)
            rank = player.rank(view, top)
            needs.drop(top)
            if player.is_nearer(before, rank) and rank < best:
                best, found = rank, i
        if found >= 0 and (hasty or laid):
            break
    if found >= 0:
        player.reason = "hit" if laid else "near"
        yield take(found)
    if not view.deck_count:
        for i in range(len(view.piles)):
            if view.piles[i] and view.piles[i][-1] <= WILD:
                yield take(i)


def take(pile: int) -> tuple:
    return (DRAW, PILE, pile) if pile else (DRAW, DISCARD)


def pile_for(view, how_fed) -> int:
    """The pile to throw to: the one whose top the next seat would like best, by how_fed, is covered."""
    if view.emptied >= 0:
        return view.emptied
    best, most = 0, -1
    for i in range(len(view.piles)):
        fed = how_fed(view.piles[i][-1]) if view.piles[i] else -1
        if fed > most:
            best, most = i, fed
    return best
