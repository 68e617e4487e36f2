# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Heap defragmentation: moves the bytes of a game to the low end of the heap, so that the free memory is contiguous."""

from memory import copied_low

_DRAWN = bytes(6)  # places for cards that a hand gets after the deal


def compact(game):
    """Copy the bytes and bytearrays of a game and its table, also in lists and lists of lists, by copied_low(). The
    free blocks below can be used, because CircuitPython collected garbage when this module was imported.
    """
    table = game.table
    try:
        for thing in (game, table):
            for name, value in thing.__dict__.items():
                if isinstance(value, list):
                    copy = roomy if name == "hands" else lowered
                    value = [copy(one) for one in value]
                setattr(thing, name, copied_low(value))
    finally:
        table.pile = table.piles[0]


def lowered(one):
    """An item of such a list."""
    return [copied_low(part) for part in one] if isinstance(one, list) else copied_low(one)


def roomy(hand):
    """A copy with room for more cards: growing later, it would be moved to where it divides the largest free block."""
    try:
        copy = hand + _DRAWN
    except MemoryError:
        return hand
    copy[len(hand):] = b""
    return copy
