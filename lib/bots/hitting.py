# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Where on the table a card of a hand can be hit."""

from phase10 import groups
from phase10.actions import HIGH_END, LOW_END
from phase10.cards import SKIP, WILD
from phase10.phases import COLOUR, SET


def place_for(view, card: int):
    """Where a card can be hit now: (owner, group index, end) or None; the end that serves the own hand best."""
    if card >= SKIP:
        return None
    best, found = -1, None
    number = card & 15 if card < WILD and card & 15 != view.postal else 0  # 0: it can be used as a Wild
    for owner in range(view.seats):
        laid = view.laid[owner]
        for index in range(len(laid)):
            group = laid[index]
            kind, first = group[0], group[1]
            if number and kind != COLOUR and number != first and (
                    kind == SET or number != first - 1 and number != first + len(group) - groups.HEAD):
                continue  # fast path: most groups cannot take it, 5 times faster
            places = groups.fitting_places(group, card, view.postal, view.colours)
            if places & groups.INSIDE:
                if best < 1:
                    best, found = 1, (owner, index, "")
                continue
            for end in (groups.LOW, groups.HIGH):
                if places & end:
                    worth = opens(view, group, end)
                    if worth > best:
                        best, found = worth, (owner, index, LOW_END if end == groups.LOW else HIGH_END)
    return found


def opens(view, group, end: int) -> int:
    """2 when a card added at this end of a run would let another card of the hand follow, else 0."""
    number = group[1] - 2 if end == groups.LOW else groups.high_end(group) + 2
    if 1 <= number <= 12:
        for card in view.hand:
            if card < WILD and card & 15 == number:
                return 2
    return 0
