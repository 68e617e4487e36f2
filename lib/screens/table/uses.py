# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What a card of the viewer's hand can be used for. engine.why_not() decides what is allowed."""

from phase10 import engine
from phase10.actions import DISCARD, FACE_DOWN, HIGH_END, LOW_END, NEED_TARGET, NO_TARGET, WHICH_END
from phase10.cards import RULE, SKIP


def on_groups(table, verb: str, card: int) -> list:
    """Return the allowed actions of this verb, HIT or SWAP, with the card: for each group, and each end if both do."""
    found = []
    for owner in range(table.seats):
        for index in range(len(table.laid[owner])):
            code = engine.why_not(table, table.turn, (verb, card, owner, index))
            if code is None:
                found.append((verb, card, owner, index, ""))
            elif code == WHICH_END:
                for end in (LOW_END, HIGH_END):  # KEEP_ONE is checked only with an end
                    if engine.why_not(table, table.turn, (verb, card, owner, index, end)) is None:
                        found.append((verb, card, owner, index, end))
    return found


def discards(table, card: int) -> list:
    """Return the allowed DISCARD actions of the card: without a target, at a seat, on a pile, face down."""
    tries = [(DISCARD, card)]
    if card == RULE:
        tries.append((DISCARD, card, FACE_DOWN))
    elif engine.why_not(table, table.turn, tries[0]) == NEED_TARGET:
        tries = [(DISCARD, card, NO_TARGET, pile) for pile in range(len(table.piles))]
        if card == SKIP:
            tries += [(DISCARD, card, target) for target in range(table.seats)]
    return allowed(table, tries)


def allowed(table, actions) -> list:
    """Return those of these actions that the seat in turn may do."""
    found = []
    for action in actions:  # no comprehension: it is one more call, and the Python stack is nearly full
        if engine.why_not(table, table.turn, action) is None:
            found.append(action)
    return found
