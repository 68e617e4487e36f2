# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The whole state of a game in at most 600 bytes and back: save, undo and test oracle in one.

Layout: "P10", version, the fields in the order of _FIELDS and below, and a CRC-32 over all of it at the end.
"""

import binascii

from phase10.table import Table

VERSION = 1
_MAGIC = b"P10"
_STEPS = ("deal", "choose", "give", "turn", "draw", "play", "name", "over", "end")
# attribute of the table, and how many bytes hold it; what may be -1 is stored plus one
_FIELDS = (
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
_BY_SEAT = ("at", "skips", "blame", "served", "knocked", "floating", "plays")
_NO_WINNERS = 255


def pack(table) -> bytes:
    packed = bytearray(_MAGIC)
    packed.append(VERSION)
    packed.extend(table.rules.packed)
    packed.append(table.seats)
    packed.append(_STEPS.index(table.step))
    for name, size in _FIELDS:
        _put(packed, int(getattr(table, name)), size)
    packed.append(table.emptied + 1)
    _put(packed, table.chance.state, 4)
    packed.append(_mask(table.tie))
    packed.append(_NO_WINNERS if table.winners is None else _mask(table.winners))
    _put_bytes(packed, table.course.pack())
    for pile in table.piles:
        _put_bytes(packed, pile)
    for cards in (table.deck, table.aside):
        _put_bytes(packed, cards)
    for i in range(0, len(table.thrown_by), 2):  # a nibble each; NOBODY becomes 15
        packed.append((table.thrown_by[i] & 15) << 4 | (table.thrown_by[i + 1 : i + 2] or b"\0")[0] & 15)
    for name in _BY_SEAT:
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


def unpack(packed) -> Table:
    """The table again; ValueError says in words why it cannot be."""
    if len(packed) < 12 or bytes(packed[:3]) != _MAGIC:
        raise ValueError("not a saved game")
    crc = _Reader(packed, len(packed) - 4).number(4)
    if binascii.crc32(packed[:-4]) != crc:
        raise ValueError("the saved game is damaged")
    if packed[3] != VERSION:
        raise ValueError("the saved game is of version %d, this program knows version %d" % (packed[3], VERSION))
    from phase10 import options

    rules, at = options.unpack(packed, 4)
    reader = _Reader(packed, at)
    table = Table(rules, reader.number(1), 1, 0)
    table.step = _STEPS[reader.number(1)]
    for name, size in _FIELDS:
        setattr(table, name, reader.number(size))
    for name in ("laid_now", "lap_done", "can_be_knocked"):
        setattr(table, name, bool(getattr(table, name)))
    table.emptied = reader.number(1) - 1
    table.chance.state = reader.number(4)
    table.tie = _seats_of(reader.number(1))
    winners = reader.number(1)
    table.winners = None if winners == _NO_WINNERS else _seats_of(winners)
    table.course.unpack(reader.bytes())
    for pile in table.piles:
        pile[:] = reader.bytes()
    table.deck, table.aside = reader.bytes(), reader.bytes()
    for i in range(len(table.pile)):
        nibble = packed[reader.at + i // 2] >> (4 if i % 2 == 0 else 0) & 15
        table.thrown_by.append(255 if nibble == 15 else nibble)
    reader.at += (len(table.pile) + 1) // 2
    for name in _BY_SEAT:
        setattr(table, name, bytearray(packed[reader.at : reader.at + table.seats]))
        reader.at += table.seats
    for seat in range(table.seats):
        table.scores[seat] = reader.number(3)
        table.points[seat] = reader.number(2)
        table.done[seat] = reader.number(2)
        table.hands[seat], table.known[seat], table.saved[seat] = reader.bytes(), reader.bytes(), reader.bytes()
        table.laid[seat] = [reader.bytes() for _ in range(reader.number(1))]
    return table


def _put(packed, number: int, size: int) -> None:
    for i in range(size - 1, -1, -1):
        packed.append(number >> 8 * i & 255)


def _put_bytes(packed, data) -> None:
    packed.append(len(data))
    packed.extend(data)


def _mask(seats) -> int:
    return sum([1 << seat for seat in seats])


def _seats_of(mask: int) -> tuple:
    return tuple([seat for seat in range(6) if mask >> seat & 1])


class _Reader:
    """Where we are in the bytes."""

    def __init__(self, packed, at: int) -> None:
        self.packed, self.at = packed, at

    def number(self, size: int) -> int:
        number = 0
        for _ in range(size):
            number = number << 8 | self.packed[self.at]
            self.at += 1
        return number

    def bytes(self) -> bytearray:
        size = self.packed[self.at]
        self.at += size + 1
        return bytearray(self.packed[self.at - size : self.at])
