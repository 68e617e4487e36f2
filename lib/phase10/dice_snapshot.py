# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A game of Dice in at most 150 bytes and back, as snapshot.py does it for games with cards.

Layout: "D10", version, rules, the fields in the order of _FIELDS, the seats, and a CRC-32 over all of it at the end.
"""

import binascii

from phase10.dice import DiceTable
from phase10.dice_claim import COUNT

_STEPS = ("roll", "keep", "end")
_MAGIC = b"D10"
_VERSION = 1
# attribute of the table, and how many bytes hold it
_FIELDS = (("turn", 1), ("rolls", 1), ("kept", 2), ("turns", 3), ("finisher", 1), ("late", 1))


def pack(table) -> bytes:
    packed = bytearray(_MAGIC)
    packed.append(_VERSION)
    packed.extend(table.rules.packed)
    packed.append(table.seats)
    packed.append(_STEPS.index(table.step))
    for name, size in _FIELDS:
        _put(packed, getattr(table, name), size)
    _put(packed, table.chance.state, 4)
    packed.append(0 if table.winners is None else sum([1 << seat for seat in table.winners]))
    packed.extend(table.order)
    packed.extend(table.faces)
    packed.extend(table.at)
    for seat in range(table.seats):
        _put(packed, table.scores[seat] + 0x8000, 3)  # alone one may end below nothing
        _put(packed, table.failed[seat], 3)
    _put(packed, binascii.crc32(packed), 4)
    return bytes(packed)


def unpack(packed) -> DiceTable:
    """The table again; ValueError says in words why it cannot be."""
    if len(packed) < 12 or bytes(packed[:3]) != _MAGIC:
        raise ValueError("not a saved game of Dice")
    if binascii.crc32(packed[:-4]) != _number(packed, len(packed) - 4, 4):
        raise ValueError("the saved game is damaged")
    if packed[3] != _VERSION:
        raise ValueError("the saved game is of version %d, this program knows version %d" % (packed[3], _VERSION))
    from phase10 import options
    rules, at = options.unpack(packed, 4)
    seats = packed[at]
    table = DiceTable(rules, seats, 1, 0)
    table.step = _STEPS[packed[at + 1]]
    at += 2
    for name, size in _FIELDS:
        setattr(table, name, _number(packed, at, size))
        at += size
    table.chance.state = _number(packed, at, 4)
    winners = packed[at + 4]
    if winners:
        table.winners = tuple([seat for seat in range(seats) if winners >> seat & 1])
    at += 5
    table.order = bytes(packed[at : at + seats])
    at += seats
    table.faces[:] = packed[at : at + COUNT]
    at += COUNT
    table.at[:] = packed[at : at + seats]
    at += seats
    for seat in range(seats):
        table.scores[seat] = _number(packed, at, 3) - 0x8000
        table.failed[seat] = _number(packed, at + 3, 3)
        at += 6
    return table


def _put(packed, number: int, size: int) -> None:
    for i in range(size - 1, -1, -1):
        packed.append(number >> 8 * i & 255)


def _number(packed, at: int, size: int) -> int:
    number = 0
    for i in range(at, at + size):
        number = number << 8 | packed[i]
    return number
