# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Packs a game of Dice into at most 150 bytes, and unpacks it. FIELDS and BY_SEAT are declared in table.py.

Layout: "D10", version, rules, seats, step, FIELDS, generator state, winners, order, faces, at, BY_SEAT by seat, CRC-32.
"""

import binascii

from phase10.actions import ENDED, KEEPING
from phase10.dice.claim import COUNT
from phase10.dice.table import BY_SEAT, FIELDS, NOBODY, ROLLS, STEPS, DiceTable, shows
from phase10.reader import Reader, opened

_MAGIC = b"D10"
VERSION = 2  # version 1 differs only in how the rules are packed, which options.unpack() detects
_ZERO = 0x8000  # offset of scores, which can be negative in a game for one
_MOST_FAILED = 6000  # failed turns at the most: with 6554 a score could fall below that offset


def pack(table) -> bytes:
    packed = bytearray(_MAGIC)
    packed.append(VERSION)
    packed.extend(table.rules.packed)
    packed.append(table.seats)
    packed.append(STEPS.index(table.step))
    for name, size in FIELDS:
        packed.extend(getattr(table, name).to_bytes(size, "big"))
    packed.extend(table.chance.state.to_bytes(4, "big"))
    packed.append(sum([1 << seat for seat in table.winners or ()]))
    packed.extend(table.order)
    packed.extend(table.faces)
    packed.extend(table.at)
    for seat in range(table.seats):
        for name, size in BY_SEAT:
            number = getattr(table, name)[seat] + (_ZERO if name == "scores" else 0)
            packed.extend(number.to_bytes(size, "big"))
    packed.extend(binascii.crc32(packed).to_bytes(4, "big"))
    return bytes(packed)


def unpack(packed) -> DiceTable:
    """The table from its bytes; ValueError with a message if they are not a possible game."""
    opened(packed, _MAGIC, VERSION)
    from phase10 import options
    rules, at = options.unpack(packed, 4)
    table = _read(rules, Reader(packed[:-4], at))
    if not _can_be(table):
        raise ValueError("the saved game is damaged")
    return table


def _read(rules, reader) -> DiceTable:
    from phase10.rules import seats_of
    seats, (least, most) = reader.number(1), seats_of(rules)
    if rules.mode != "dice" or not least <= seats <= most:
        raise ValueError("the saved game is damaged")
    table = DiceTable(rules, seats, 1, 0)
    table.step = STEPS[reader.below(len(STEPS), "step")]
    for name, size in FIELDS:
        setattr(table, name, reader.number(size))
    table.chance.state = reader.number(4)
    if winners := reader.number(1):
        table.winners = tuple([seat for seat in range(most) if winners >> seat & 1])
    table.order = bytes(reader.some(seats))
    table.faces[:] = reader.some(COUNT)
    table.at[:] = reader.some(seats)
    for seat in range(seats):
        for name, size in BY_SEAT:
            getattr(table, name)[seat] = reader.number(size) - (_ZERO if name == "scores" else 0)
    if reader.at != len(reader.packed):
        raise ValueError("the saved game is damaged")
    return table


def _can_be(table) -> bool:
    """Is this a state that a game can be in?"""
    seats, last = range(table.seats), len(table.rules.phases)
    finished = [seat for seat in seats if table.at[seat] == last]
    ended = table.step == ENDED
    thrown = [shows(die, table.faces[die]) for die in range(COUNT)]
    return (
        0 < table.chance.state < 1 << 30
        and sorted(table.order) == list(seats)
        and max(table.at) <= last
        and table.late < 1 << table.seats
        and max(table.failed) <= _MOST_FAILED
        and table.turn in seats
        and (table.finisher in finished if finished else table.finisher == NOBODY)
        and (table.at[table.turn] < last or ended)
        and (ended or not finished or _is_last_chain(table, finished))
        and (1 <= table.rolls <= ROLLS if table.step == KEEPING else not table.rolls)
        and (False not in thrown if table.rolls else not max(table.faces) and not table.kept)
        and table.kept < 1 << COUNT
        and table.winners == (table.best_seats() if ended else None)
    )


def _is_last_chain(table, finished: list) -> bool:
    """In the last chain, have all seats from the first finisher to the one before the seat in turn finished?"""
    if table.rules.diceEnd == "atOnce":
        return False
    seat = table.turn
    while seat not in finished:
        seat = table.next_seat(seat)
    return seat == table.finisher
