# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""For a bot that raised an exception: the first legal action of a list. It reads the Table, but no hidden cards."""

from phase10 import engine
from phase10.actions import (
    CHOOSE, CHOOSING, DECK, DISCARD, DRAW, DRAWING, FACE_DOWN, GIVE, GIVING, HIGH_END, HIT, LOW_END, NAME, NAMING,
    NO_TARGET, PILE, SAVED_CARD, TURN, TURNING,
)
from phase10.cards import SKIP, WILD


def action(table, seat: int):
    """The first legal action; ValueError when there is none."""
    for one in _tries(table, seat):
        if engine.why_not(table, seat, one) is None:
            return one
    raise ValueError("seat %d can do nothing" % seat)


def _tries(table, seat: int):
    step, hand = table.step, table.hands[seat]
    if step == DRAWING:
        piles = [(DRAW, PILE, pile) for pile in range(len(table.piles))]
        return [(DRAW, DECK), (DRAW, DISCARD)] + piles + [(DRAW, SAVED_CARD, card) for card in table.saved[seat]]
    if step == CHOOSING:
        return [(CHOOSE, at) for at in range(len(table.rules.phases))]
    if step == GIVING or step == NAMING:
        verb = GIVE if step == GIVING else NAME
        return [(verb, other) for other in range(table.seats)]
    if step == TURNING:
        return [(TURN, card) for card in hand]
    return _plays(table, hand)


def _plays(table, hand):
    numbers = [card for card in hand if card not in (WILD, SKIP)]
    for card in numbers + [SKIP, WILD]:
        yield (DISCARD, card)
        yield (DISCARD, card, FACE_DOWN)
        for i in range(table.seats):  # a target, or a pile of Twist; if the draw has emptied one, none is named
            yield (DISCARD, card, i)
            yield (DISCARD, card, NO_TARGET, i)
    for card in hand:  # if no discard is legal the last card must be hit
        for owner in range(table.seats):
            for index in range(len(table.laid[owner])):
                for end in ((), (LOW_END,), (HIGH_END,)):
                    yield (HIT, card, owner, index) + end
