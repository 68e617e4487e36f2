# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What to do after the draw: lay, hit, or swap by some rules. What is discarded or saved is chosen in throwing.py."""

from bots import hitting
from bots.weights import FEED
from phase10.actions import HIT, LAY
from phase10.cards import MASTERS, SKIP, WILD
from phase10.finder.finder import Finder

AT_ONCE = 3  # steps of the finder's search in one of the bot's: time is left for a collection of garbage


def decide(player, view):
    """Generator: None while it needs more time, then the action."""
    yield None
    if not view.laid[view.seat]:
        yield from lays(player, view)
    elif may_hit(view) and (view.floating[view.seat] or not player.slips()):
        if hit := first_hit(view):
            yield hit
        yield None
    if view.rules.replaceWild == "on" and view.laid[view.seat] and may_hit(view):
        from bots import swapping
        if swap := swapping.swap(view):
            yield swap
    enough = -1  # a limit for levels that look only at their own hand, see throwing.decide()
    player.look(view)
    yield None
    if not view.laid[view.seat] and not player.weights[FEED]:
        enough = player.rank(view)
        yield None
    from bots import throwing
    thrown = throwing.decide(player, view, enough)
    if can_save(view):
        from bots import saving
        thrown = saving.instead(player, view, thrown)
    yield from thrown


def lays(player, view):
    """Generator: the LAY action for each phase aimed at that the hand makes."""
    yield from player.aim(view)
    for at, _ in player.aims:
        if player.needs.short(view.rules, at) < 1:
            finder, phase = Finder(view.rules), view.rules.phases[at]
            most = min(view.most_to_lay, len(view.hand) - 1)  # one to discard: going out is better than floating
            yield from finder.importing(phase)
            tried = 0
            for _ in finder.searching(view.hand, phase, most, view.postal):
                tried += 1
                if tried % AT_ONCE == 0:
                    yield None
            yield None
            if lay := finder.found(phase):
                player.nearest = None  # in the next hand this phase is no longer among them
                yield (LAY, lay, at)
            yield None


def may_hit(view) -> bool:
    """Return whether a hit is allowed now and would leave a card for the discard."""
    left = len(view.hand) - 1
    if view.laid_now and view.rules.hitSameTurn == "no" or not left and not view.floating[view.seat]:
        return False
    if left == 1 and view.rules.skipLast == "no" and SKIP in view.hand:
        return False
    return left >= view.must_keep


def first_hit(view):
    """Return the first possible HIT action, or None; Wilds come last, because a number card may let others follow."""
    for card in sorted(set(view.hand)):
        if place := hitting.place_for(view, card):
            lets_out = view.hand.count(bytes((card,))) == len(view.hand) - 1
            if card == WILD and not lets_out and not view.floating[view.seat] and can_save(view):  # it is saved
                break
            return (HIT, card) + place
    return None


def can_save(view) -> bool:
    """Return whether a card may be saved instead of discarded."""
    return view.may_save and view.rules.mode in MASTERS
