# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What a hand has left all over the memory moves to its low end, so that what is free is in few pieces."""

import gc


def gather(table):
    gc.collect()
    table.deck = bytearray(table.deck)
    table.hands = [bytearray(cards) for cards in table.hands]
    table.known = [bytearray(cards) for cards in table.known]
    table.laid = [[bytearray(group) for group in laid] for laid in table.laid]
