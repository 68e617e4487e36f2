# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""pack(): a game in at most 600 bytes, for saves, undo and tests, as layout.py says. The inverse is in unpacking.py."""

import binascii

from phase10.layout import MAGIC, STEPS, UNSETTLED, VERSION
from phase10.table import (
    CARDS, CHANCE, COURSE, FLAG, HANDS, KIND, NUMBER, NUMBERS, PILES, PLACE, SEAT, SEATS, SIZE, STEP, THROWERS,
    fields,
)


def pack(table) -> bytes:
    """The table as bytes, ending in a CRC-32. Equal bytes mean equal games. events and acting are left out."""
    packed = bytearray(MAGIC)
    packed.append(VERSION)
    packed.extend(table.rules.packed)
    packed.append(table.seats)
    of_seats = []
    for name, how in fields():
        if how & KIND < NUMBERS:
            _pack_field(packed, getattr(table, name), how)
        else:
            of_seats.append((getattr(table, name), how))
    for seat in range(table.seats):
        for values, how in of_seats:
            _pack_of_seat(packed, values[seat], how)
    packed.extend(binascii.crc32(packed).to_bytes(4, "big"))
    return bytes(packed)


def _pack_field(packed, value, how: int) -> None:
    kind = how & KIND
    if kind in (NUMBER, FLAG, SEAT, PLACE):
        packed.extend((int(value) + (kind == PLACE)).to_bytes(how >> SIZE & 15 or 1, "big"))
    elif kind == STEP:
        packed.append(STEPS.index(value))
    elif kind == SEATS:
        packed.append(UNSETTLED if value is None else sum([1 << seat for seat in value]))
    elif kind == CHANCE:
        packed.extend(value.state.to_bytes(4, "big"))
    elif kind == COURSE:
        _put_bytes(packed, value.pack())
    elif kind == CARDS:
        _put_bytes(packed, value)
    elif kind == PILES:
        for pile in value:
            _put_bytes(packed, pile)
    elif kind == THROWERS:  # a nibble per card of the first pile; NOBODY becomes 15
        for i in range(0, len(value), 2):
            second = value[i + 1] & 15 if i + 1 < len(value) else 0
            packed.append((value[i] & 15) << 4 | second)
    else:
        packed.extend(value)


def _pack_of_seat(packed, value, how: int) -> None:
    kind = how & KIND
    if kind == NUMBERS:
        packed.extend(value.to_bytes(how >> SIZE & 15, "big"))
    elif kind == HANDS:
        _put_bytes(packed, value)
    else:
        packed.append(len(value))
        for group in value:
            _put_bytes(packed, group)


def _put_bytes(packed, data) -> None:
    packed.append(len(data))
    packed.extend(data)
