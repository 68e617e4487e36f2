# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Decisions that only some rules ask for: choosing a phase, giving and turning over a card, naming, knocking, saving.

Loaded when a game asks the first of them. Drawing, laying, hitting and throwing are in mind.py.
"""

from bots import levels, mind
from phase10.cards import SKIP, WILD
from phase10.groups import HEAD, high_end, wild_place


def decide(player, view):
    """A generator for the step that the view is about."""
    return {"draw": _knock, "choose": _choose, "give": _give, "turn": _turn, "name": _name}[view.step](player, view)


def _knock(player, view):
    """Knock for a card that brings the phase nearer, or that fits when the own phase lies."""
    top = view.pile[-1]
    if view.laid[view.seat]:
        wanted = player.weights[levels.LAID] and player.place_for(view, top)
    else:
        wanted = top == WILD or player.brings_nearer(view, top)
    player.reason = "near" if wanted else "unknown"
    yield ("knock",) if wanted else ("pass",)


def _choose(player, view):
    """The phase the hand is nearest to, of equals the latest; without a hand yet the easier one, the first."""
    best, least = view.choices[0], 99
    if view.hand:
        for at in view.choices:
            short = player.finder.short(view.hand, view.rules.phases[at], view.postal)
            if short <= least:
                best, least = at, short
            yield None
    yield ("choose", best)


def _give(player, view):
    """A Wild for itself; a Skip before the leader."""
    others = [seat for seat in range(view.seats) if seat != view.seat and view.plays[seat] and not view.skips[seat]]
    yield ("give", view.seat if view.given == WILD or not others else max(others, key=lambda seat: view.at[seat]))


def _turn(player, view):
    """Turn over what is needed least."""
    mind.needs.count(view.hand, view.postal)
    best, turned = -1, WILD
    for card in view.hand:
        if card < WILD:
            mind.needs.drop(card)
            rank = player.rank(view, 0, card)
            mind.needs.take(card)
            if best < 0 or rank < best:
                best, turned = rank, card
            yield None
    yield ("turn", turned)


def _name(player, view):
    """The leader falls back."""
    others = [seat for seat in range(view.seats) if seat != view.seat and view.plays[seat]]
    yield ("name", max(others, key=lambda seat: view.at[seat]))


def instead(player, view):
    """An action that only some rules know, in place of or before the discard, or None."""
    if view.rules.replaceWild == "on" and view.laid[view.seat] and player.may_hit(view):
        return _swap(view)
    if view.rules.mode in ("masters", "mastersDeclare") and view.may_save and not view.floating[view.seat]:
        player.reason = "save"  # stays so only when a card is saved: throwing gives its own reason
        return _save(view)
    return None


def _swap(view):
    """Get rid of a number card that a laid Wild stands for."""
    for card in view.hand:
        for owner in range(view.seats):
            for i in range(len(view.laid[owner])):
                group = view.laid[owner][i]
                if wild_place(group, card, view.rules.altMode == "twoColour") >= 0:
                    if group[1] > 1:
                        return ("swap", card, owner, i, "low")
                    if high_end(group) < 12 and len(group) > HEAD:
                        return ("swap", card, owner, i, "high")
    return None


def _save(view):
    """A Wild left when the phase lies is worth more in a later hand; saving it ends the turn like a discard."""
    if view.laid[view.seat] and WILD in view.hand and len(view.hand) > 1 and SKIP not in view.hand:
        return ("save", WILD)
    return None
