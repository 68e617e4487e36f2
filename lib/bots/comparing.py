# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Compares cards for a Player (mind.py), whose hand is evaluated with one card more or less."""

from bots import hitting
from bots.weights import EAGER, LAID
from phase10.cards import WILD


def wants(player, view, top: int) -> bool:
    """Return whether this visible card is better than one from the deck."""
    if top >= WILD:
        return top == WILD
    if view.laid[view.seat]:
        return player.weights[LAID] and hitting.place_for(view, top)
    before = rank_now(player, view)
    player.needs.take(top)
    after = player.rank(view)
    player.needs.drop(top)
    return is_nearer(player, before, after)


def rank_now(player, view) -> int:
    """The rank of the hand as it is. With EAGER outs matter, so the unseen cards are counted first."""
    if player.weights[EAGER]:
        player.look(view)
    return player.rank(view)


def is_nearer(player, before: int, after: int) -> bool:
    """Return whether `after` is a rank (Player.rank()) of fewer cards short or, with EAGER, of many more outs."""
    eager = player.weights[EAGER]
    if after >> 8 < before >> 8 or not eager:
        return after >> 8 < before >> 8
    return (255 - (after & 255)) * 100 > (255 - (before & 255)) * (100 + eager)


def rank_without(player, view, card: int) -> int:
    """The rank of the hand without this card, cached for all cards that are equal under player.card_mask."""
    which = card & player.card_mask if card < WILD else card
    if which not in player.ranks:
        player.needs.drop(card)
        player.ranks[which] = player.rank(view)
        player.needs.take(card)
    return player.ranks[which]
