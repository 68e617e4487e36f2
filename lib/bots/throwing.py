# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The discard: which card, its target or pile."""

from bots import comparing, feeding, hitting
from bots.weights import CLOSE, EYES, FEED, KEEP, LEAD, OUTS, POINTS, UNLAID
from bots.weights import SKIP as THROW_SKIP
from phase10.actions import DISCARD, FACE_DOWN, NO_TARGET
from phase10.cards import RULE, SKIP, WILD, points

_NEARLY_OUT = 1 << 16  # outweighs all else


def decide(player, view, enough: int):
    """Generator: discard the sparest card, of all or, unless enough is -1, up to one without which the rank is that."""
    feeding.begin(player, view)
    best, thrown, before = -1 << 29, view.hand[0], 0
    for card in sorted(view.hand, key=lambda card: card - (points(card, 20) << 4)):
        if card != before:
            worth = how_spare(player, view, card)
            if worth > best or worth == best and card < thrown:
                best, thrown = worth, card
            if card < WILD and enough >= 0 and comparing.rank_without(player, view, card) <= enough:
                break
            yield None
        before = card
    if player.slips():
        card = view.hand[player.chance.below(len(view.hand))]
        thrown = card if card < WILD else thrown
    yield throw(player, view, thrown)


def throw(player, view, card: int) -> tuple:
    """The discard action for a card."""
    last = len(view.hand) == 1 and not view.floating[view.seat]
    if view.targets and not last and (card == SKIP or card == WILD and view.rules.wildAsSkip == "on"):
        return (DISCARD, card, victim_of(player, view))
    if card == RULE and not last:
        return (DISCARD, RULE, FACE_DOWN)
    if view.rules.mode == "twist":
        from bots import piles
        pile = piles.pile_for(view, lambda top: feeding.how_fed(player, view, top))
        return (DISCARD, card, NO_TARGET, pile)
    return (DISCARD, card)


def how_spare(player, view, card: int) -> int:
    """How good it is to discard this card; from -1 << 24 down it is kept while there are others."""
    weights = player.weights
    if card == SKIP and not view.targets and len(view.hand) > 1:
        return -1 << 28 if view.rules.skipNoTarget == "forbidden" else -1 << 24
    spare = points(card, 20) * weights[POINTS]
    if card >= SKIP:
        spare += weights[THROW_SKIP] << (card == RULE)  # the rule card costs a phase
    elif card < WILD and weights[FEED]:
        spare -= feeding.how_fed(player, view, card) * weights[FEED]
    if view.laid[view.seat]:
        return spare
    if card == WILD:
        return -1 << 26
    if weights[KEEP] and card < WILD and hitting.place_for(view, card):
        spare -= weights[KEEP]
    rank = comparing.rank_without(player, view, card)
    return spare + (255 - (rank & 255)) * weights[OUTS] - (rank >> 8 << 16)


def victim_of(player, view) -> int:
    """The target that a Skip hurts most: a seat that leads, has not laid, or is about to go out.

    With EYES a seat with one card left comes first. Among equals the one with the fewest points (else all the Skips of
    a bot would go to one place at the table), and last the seat before this one, whose Skip would cover the discard
    that this seat could take.
    """
    weights, at = player.weights, player.progress(view)
    victim, most = -1, -1 << 20
    for i in range(1, view.seats):
        seat = (view.seat + i) % view.seats
        if not view.targets >> seat & 1:
            continue
        worth = 10 * weights[LEAD] * (at[seat] - at[view.seat])
        if not view.laid[seat]:
            worth += 10 * weights[UNLAID]
        elif weights[EYES] and view.counts[seat] == 1:
            worth += _NEARLY_OUT
        elif not view.laid[view.seat] and view.counts[seat] <= 2:
            worth += 10 * weights[CLOSE] >> max(view.counts[seat] - 1, 0)  # a floating seat has none
        worth -= (view.scores[seat] >> 3) + (9 if i == view.seats - 1 else 0)
        if worth > most:
            victim, most = seat, worth
    return victim
