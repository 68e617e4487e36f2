# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Rare decisions: who gets the upcard (give), which card is turned over for it (turn), which seat is named (name)."""

from bots import comparing
from phase10.actions import GIVE, GIVING, NAME, TURN, TURNING
from phase10.cards import WILD


def decide(player, view):
    if view.step == GIVING:
        return _give(player, view)
    return _turn(player, view) if view.step == TURNING else _name(player, view)


def _give(player, view):
    """Keep a Wild, and a Skip that goes into the hand; give a Skip that skips to the leader. A dealer who is out of the
    game (dealer=fixed) can keep nothing: to whom it does least.
    """
    others = [seat for seat in range(view.seats) if seat != view.seat and view.plays[seat]]
    at, aims = player.progress(view), view.given != WILD and view.rules.dealerSkip == "target"
    if aims:
        others = [seat for seat in others if not view.skips[seat]]
    if view.plays[view.seat] and not (aims and others):
        yield (GIVE, view.seat)
    else:
        yield (GIVE, (max if aims else min)(others, key=lambda seat: at[seat]))


def _turn(player, view):
    """Turn over the card that is needed least."""
    yield from player.aim(view)
    best, turned = 1 << 20, WILD
    for card in view.hand:
        if card < WILD:
            rank = comparing.rank_without(player, view, card)
            if rank < best:
                best, turned = rank, card
            yield None
    yield (TURN, turned)


def _name(player, view):
    """Name the leader: the seat named falls back by a phase."""
    others = [seat for seat in range(view.seats) if seat != view.seat and view.plays[seat]]
    yield (NAME, max(others, key=lambda seat: view.at[seat]))
