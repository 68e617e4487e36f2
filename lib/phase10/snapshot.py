# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The whole state of a game in at most 600 bytes and back: save, undo and test oracle in one.

Layout: "P10", version, the fields in the order of FIELDS and below, and a CRC-32 over all of it at the end.
"""

import binascii

VERSION = 1
MAGIC = b"P10"
STEPS = ("deal", "choose", "give", "turn", "draw", "play", "name", "over", "end")
# attribute of the table, and how many bytes hold it; what may be -1 is stored plus one
FIELDS = (
    ("dealer", 1),
    ("turn", 1),
    ("hand_no", 2),
    ("given", 1),
    ("fed", 1),
    ("victim", 1),
    ("drawn", 1),
    ("laid_now", 1),
    ("lap_done", 1),
    ("can_be_knocked", 1),
    ("saved_now", 1),
    ("laps", 2),
    ("dry", 1),
    ("out", 1),
    ("code", 4),
)
BY_SEAT = ("at", "skips", "blame", "served", "knocked", "floating", "plays")
NO_WINNERS = 255


def pack(table) -> bytes:
    packed = bytearray(MAGIC)
    packed.append(VERSION)
    packed.extend(table.rules.packed)
    packed.append(table.seats)
    packed.append(STEPS.index(table.step))
    for name, size in FIELDS:
        _put(packed, int(getattr(table, name)), size)
    packed.append(table.emptied + 1)
    _put(packed, table.chance.state, 4)
    packed.append(_mask(table.tie))
    packed.append(NO_WINNERS if table.winners is None else _mask(table.winners))
    _put_bytes(packed, table.course.pack())
    for pile in table.piles:
        _put_bytes(packed, pile)
    for cards in (table.deck, table.aside):
        _put_bytes(packed, cards)
    for i in range(0, len(table.thrown_by), 2):  # a nibble each; NOBODY becomes 15
        packed.append((table.thrown_by[i] & 15) << 4 | (table.thrown_by[i + 1 : i + 2] or b"\0")[0] & 15)
    for name in BY_SEAT:
        packed.extend(getattr(table, name))
    for seat in range(table.seats):
        _put(packed, table.scores[seat], 3)
        _put(packed, table.points[seat], 2)
        _put(packed, table.done[seat], 2)
        for cards in (table.hands[seat], table.known[seat], table.saved[seat]):
            _put_bytes(packed, cards)
        packed.append(len(table.laid[seat]))
        for group in table.laid[seat]:
            _put_bytes(packed, group)
    _put(packed, binascii.crc32(packed), 4)
    return bytes(packed)


def unpack(packed, known=None):
    """The table again; ValueError says in words why it cannot be. Rules that are known need not be read."""
    from phase10 import unpacking

    return unpacking.unpack(packed, known)


def _put(packed, number: int, size: int) -> None:
    for i in range(size - 1, -1, -1):
        packed.append(number >> 8 * i & 255)


def _put_bytes(packed, data) -> None:
    packed.append(len(data))
    packed.extend(data)


def _mask(seats) -> int:
    return sum([1 << seat for seat in seats])
