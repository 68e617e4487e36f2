# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What is asked now and then: who gets the upturned card, what is turned over for it, who is named."""

from phase10.actions import GIVE, GIVING, NAME, TURN, TURNING
from phase10.cards import WILD


def decide(player, view):
    """A generator for the step that the view is about."""
    if view.step == GIVING:
        return _give(player, view)
    return _turn(player, view) if view.step == TURNING else _name(player, view)


def _give(player, view):
    """A Wild for itself, and a Skip that is a card for the hand; one that skips before the leader."""
    others = [seat for seat in range(view.seats) if seat != view.seat and view.plays[seat] and not view.skips[seat]]
    keeps = view.given == WILD or view.rules.dealerSkip == "card" or not others
    at = player.progress(view)
    yield (GIVE, view.seat if keeps else max(others, key=lambda seat: at[seat]))


def _turn(player, view):
    """Turn over what is needed least."""
    yield from player.aim(view)
    player.needs.count(view.hand, view.postal)
    best, turned = 1 << 20, WILD
    for card in view.hand:
        if card < WILD:
            rank = player.rank_without(view, card)
            if rank < best:
                best, turned = rank, card
            yield None
    yield (TURN, turned)


def _name(player, view):
    """The leader falls back."""
    others = [seat for seat in range(view.seats) if seat != view.seat and view.plays[seat]]
    yield (NAME, max(others, key=lambda seat: view.at[seat]))
