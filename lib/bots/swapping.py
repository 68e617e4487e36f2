# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The swap action of the option replaceWild."""

from bots import hitting
from phase10 import groups
from phase10.actions import HIGH_END, LOW_END, SWAP
from phase10.swapping import wild_place


def swap(view):
    """Return the first possible SWAP action, or None; the Wild goes to the end that helps the own hand."""
    for card in view.hand:
        for owner in range(view.seats):
            for i, group in enumerate(view.laid[owner]):
                if wild_place(group, card, view.colours) < 0:
                    continue
                low, high = group[1] > 1, groups.high_end(group) < 12
                if low and (not high or hitting.opens(view, group, groups.LOW)):
                    return (SWAP, card, owner, i, LOW_END)
                if high:
                    return (SWAP, card, owner, i, HIGH_END)
    return None
