# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Decisions that only some rules ask for: choosing a phase, giving and turning over a card, naming, knocking, saving.

Loaded when a game asks the first of them. Drawing, laying, hitting and throwing are in mind.py.
"""

from phase10.cards import WILD


def decide(player, view):
    """A generator for the step that the view is about."""
    return {"draw": _knock, "choose": _choose, "give": _give, "turn": _turn, "name": _name}[view.step](player, view)


def _knock(player, view):
    yield ("pass",)


def _choose(player, view):
    yield ("choose", view.choices[0])


def _give(player, view):
    yield ("give", view.seat)


def _turn(player, view):
    for card in view.hand:
        if card < WILD:
            yield ("turn", card)
    yield ("turn", WILD)


def _name(player, view):
    yield ("name", (view.seat + 1) % view.seats)


def instead(player, view):
    """An action that only some rules know, in place of or before the discard, or None."""
    return None
