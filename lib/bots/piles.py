# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Twist: which of three discard piles to draw from and to discard to."""

from bots import comparing
from bots.weights import EAGER, FEED
from phase10.actions import DISCARD, DRAW, PILE
from phase10.cards import SKIP, WILD


def draw(player, view):
    """Generator: yields a draw of the best top card, a Wild before others; ends without one for the deck."""
    needs = player.needs
    laid = view.laid[view.seat]
    tops = [view.piles[i][-1] if view.takeable[i] else SKIP for i in range(len(view.piles))]
    yield None
    if WILD in tops:
        yield draw_from(tops.index(WILD))
    before = 0 if laid else comparing.rank_now(player, view)
    # skip number cards that cannot help; with EAGER, or after laying, look at all
    helps, by_colour = -1 if laid or player.weights[EAGER] else needs.helps, needs.by_colour
    hasty = not player.weights[FEED]  # a level that looks only at its own hand takes the first that helps
    sure = hasty and helps > 0 and before > 255 and player.card_mask in (15, 48)  # what matches helps does help
    best, found = 1 << 20, -1
    for i in range(len(tops)):
        top = tops[i]
        if top >= WILD or not helps >> (top >> 4 if by_colour else top & 15) & 1:
            continue
        if sure:
            found = i
        elif laid:
            found = i if comparing.wants(player, view, top) else found
        else:
            yield None
            needs.take(top)
            rank = player.rank(view)
            needs.drop(top)
            if comparing.is_nearer(player, before, rank) and rank < best:
                best, found = rank, i
        if found >= 0 and (hasty or laid):
            break
    if found >= 0:
        yield draw_from(found)
    if not view.deck_count:
        for i in range(len(view.piles)):
            if view.takeable[i]:
                yield draw_from(i)


def draw_from(pile: int) -> tuple:
    return (DRAW, PILE, pile) if pile else (DRAW, DISCARD)


def pile_for(view, how_fed) -> int:
    """The pile to discard to: cover the top card that helps the next seat most, by how_fed()."""
    if view.emptied >= 0:
        return view.emptied
    best, most = 0, -1
    for i in range(len(view.piles)):
        fed = how_fed(view.piles[i][-1]) if view.piles[i] else -1
        if fed > most:
            best, most = i, fed
    return best
