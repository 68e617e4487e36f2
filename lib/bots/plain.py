# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What is done in the place of a bot that failed, so that the game goes on: a card from the deck, and one thrown away
that helps nobody. In memory only then. It may look at the table itself, for it wants nothing of what it sees there.
"""

from phase10 import engine
from phase10.actions import (
    CHOOSE, CHOOSING, DECK, DISCARD, DRAW, DRAWING, GIVE, GIVING, HIT, NAME, NAMING, PILE, SAVED_CARD, TURN, TURNING,
)
from phase10.actions import DOWN as FACE_DOWN
from phase10.cards import SKIP, WILD


def action(table, seat: int):
    """The first thing that is allowed; ValueError when nothing is."""
    for one in _tries(table, seat):
        if engine.why_not(table, seat, one) is None:
            return one
    raise ValueError("seat %d can do nothing" % seat)


def _tries(table, seat: int):
    step, hand = table.step, table.hands[seat]
    if step == DRAWING:
        yield (DRAW, DECK)
        yield (DRAW, DISCARD)
        for pile in range(len(table.piles)):
            yield (DRAW, PILE, pile)
        for card in table.saved[seat]:
            yield (DRAW, SAVED_CARD, card)
    elif step == CHOOSING:
        for at in range(len(table.rules.phases)):
            yield (CHOOSE, at)
    elif step == GIVING or step == NAMING:
        for other in range(table.seats):
            yield (GIVE if step == GIVING else NAME, other)
    elif step == TURNING:
        for card in hand:
            yield (TURN, card)
    else:
        for card in bytes([card for card in hand if card not in (WILD, SKIP)]) + bytes((SKIP, WILD)):
            yield (DISCARD, card)
            yield (DISCARD, card, FACE_DOWN)
            for i in range(max(table.seats, len(table.piles))):
                yield (DISCARD, card, i)
                yield (DISCARD, card, -1, i)
        for card in hand:  # where the last card must be hit with
            for owner in range(table.seats):
                for index in range(len(table.laid[owner])):
                    for end in ((), ("low",), ("high",)):
                        yield (HIT, card, owner, index) + end
