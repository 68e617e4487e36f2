# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Heap defragmentation: moves the bytes of a game to the low end of the heap, so that the free memory is contiguous."""

from memory import copied_low

# Spare bytes for the cards that these get in a hand: if they grew later they would be moved, and might then divide the
# largest free block.
_ROOM = {"hands": 6, "piles": 15, "thrown_by": 15, "aside": 15}


def compact(game):
    """Copy the bytes and bytearrays of a game and its table, also in lists and lists of lists, by copied_low(). The
    free blocks below can be used, because CircuitPython collected garbage when this module was imported.
    """
    table = game.table
    try:
        for thing in (game, table):
            for name, value in thing.__dict__.items():
                room = _ROOM.get(name, 0)
                setattr(thing, name, [copied(one, room) for one in value] if isinstance(value, list) else
                        copied(value, room))
    finally:
        table.pile = table.piles[0]


def copied(value, room: int):
    """The same, or a copy of bytes, of a bytearray with room for more, or of a list of them."""
    if isinstance(value, list):
        return [copied_low(part) for part in value]
    return roomy(value, room) if room else copied_low(value)


def roomy(cards, room: int):
    try:
        copy = cards + bytes(room)
    except MemoryError:
        return cards
    copy[len(cards):] = b""
    return copy
