# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A table from its snapshot. Apart from snapshot.py, because in play it is packed often and unpacked seldom."""

import binascii

from phase10.snapshot import BY_SEAT, FIELDS, MAGIC, NO_WINNERS, STEPS, VERSION
from phase10.table import Table


def unpack(packed, known=None) -> Table:
    """The table again; ValueError says in words why it cannot be. Rules that are known need not be read."""
    if len(packed) < 12 or bytes(packed[:3]) != MAGIC:
        raise ValueError("not a saved game")
    crc = _Reader(packed, len(packed) - 4).number(4)
    if binascii.crc32(packed[:-4]) != crc:
        raise ValueError("the saved game is damaged")
    if packed[3] != VERSION:
        raise ValueError("the saved game is of version %d, this program knows version %d" % (packed[3], VERSION))
    if known and packed[4 : 4 + len(known.packed)] == known.packed:
        rules, at = known, 4 + len(known.packed)
    else:
        from phase10 import options

        rules, at = options.unpack(packed, 4)
    reader = _Reader(packed, at)
    table = Table(rules, reader.number(1), 1, 0)
    table.step = STEPS[reader.number(1)]
    for name, size in FIELDS:
        setattr(table, name, reader.number(size))
    for name in ("laid_now", "lap_done", "can_be_knocked"):
        setattr(table, name, bool(getattr(table, name)))
    table.emptied = reader.number(1) - 1
    table.chance.state = reader.number(4)
    table.tie = _seats_of(reader.number(1))
    winners = reader.number(1)
    table.winners = None if winners == NO_WINNERS else _seats_of(winners)
    table.course.unpack(reader.bytes())
    for pile in table.piles:
        pile[:] = reader.bytes()
    table.deck, table.aside = reader.bytes(), reader.bytes()
    for i in range(len(table.pile)):
        nibble = packed[reader.at + i // 2] >> (4 if i % 2 == 0 else 0) & 15
        table.thrown_by.append(255 if nibble == 15 else nibble)
    reader.at += (len(table.pile) + 1) // 2
    for name in BY_SEAT:
        setattr(table, name, bytearray(packed[reader.at : reader.at + table.seats]))
        reader.at += table.seats
    for seat in range(table.seats):
        table.scores[seat] = reader.number(3)
        table.points[seat] = reader.number(2)
        table.done[seat] = reader.number(2)
        table.hands[seat], table.known[seat], table.saved[seat] = reader.bytes(), reader.bytes(), reader.bytes()
        table.laid[seat] = [reader.bytes() for _ in range(reader.number(1))]
    return table


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
