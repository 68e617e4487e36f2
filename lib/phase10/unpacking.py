# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A Table from its snapshot, of this version or version 1. Apart from snapshot.py, as in play it is seldom needed."""

from phase10 import engine
from phase10.layout import MAGIC, STEPS, UNSETTLED, VERSION
from phase10.reader import Reader, opened
from phase10.rules import seats_of
from phase10.table import (
    BYTES, CARDS, CHANCE, COURSE, FLAG, GROUPS, HANDS, KIND, NOBODY, NUMBER, NUMBERS, PILES, PLACE, SEAT, SEATS,
    SINCE_2, SIZE, STEP, THROWERS, fields,
)


def unpack(packed, known=None, proved: bool = False):
    """The Table; ValueError with a message if the bytes are not a possible game. known: an InForce that is reused
    if the snapshot has the same rules, because unpacking rules takes long. proved: was it packed a moment ago from a
    table that this program plays? Then it is not validated again.
    """
    version = opened(packed, MAGIC, VERSION)
    reader = Reader(packed[:-4], 4)
    rules = _rules(reader, version, known)
    seats = reader.number(1)
    fewest, most = seats_of(rules)
    if rules.mode == "dice" or not fewest <= seats <= most:
        raise ValueError("the saved game has %d seats" % seats)
    table = engine.new_table(rules, seats, 1, 0)
    of_seats = []
    for name, how in fields():
        if how & KIND >= NUMBERS:
            of_seats.append((getattr(table, name), how))
        elif version > 1 or not how & SINCE_2:
            _unpack_field(table, name, how, reader)
    for seat in range(seats):
        for values, how in of_seats:
            values[seat] = _of_seat(reader, how)
    if reader.at != len(reader.packed):
        raise ValueError("the saved game is too long")
    if not proved:
        from phase10 import proving
        proving.prove(table)
    return table


def replayed(packed, rules, actions):
    """A Table of this snapshot, packed a moment ago from a table of these rules, with these actions done since."""
    table = unpack(packed, rules, proved=True)
    for action in actions:
        engine.do(table, table.turn, action)
    table.events.clear()
    return table


def _rules(reader, version: int, known):
    packed, at = reader.packed, reader.at
    if known and version == VERSION and bytes(packed[at : at + len(known.packed)]) == known.packed:
        reader.at += len(known.packed)
        return known
    from phase10 import options
    rules, reader.at = options.unpack(packed, at)
    return rules


def _unpack_field(table, name: str, how: int, reader) -> None:
    kind = how & KIND
    if kind in (NUMBER, SEAT):
        setattr(table, name, reader.number(how >> SIZE & 15 or 1))
    elif kind == PLACE:
        setattr(table, name, reader.number(1) - 1)
    elif kind == FLAG:
        setattr(table, name, reader.below(2, name) == 1)
    elif kind == STEP:
        table.step = STEPS[reader.below(len(STEPS), name)]
    elif kind == SEATS:
        setattr(table, name, _seats_of(reader, name, table.seats))
    elif kind == CHANCE:
        table.chance.state = reader.number(4)
    elif kind == COURSE:
        _unpack_course(table.course, reader.bytes())
    elif kind == CARDS:
        setattr(table, name, reader.bytes())
    elif kind == PILES:
        for pile in table.piles:
            pile[:] = reader.bytes()
    elif kind == THROWERS:
        table.thrown_by = _throwers(reader, len(table.pile))
    elif kind == BYTES:
        setattr(table, name, reader.some(table.seats))


def _unpack_course(course, packed) -> None:
    if len(packed) != len(course.pack()):
        raise ValueError("the saved game has a course state of the wrong length")
    if packed:
        course.unpack(packed)


def _of_seat(reader, how: int):
    kind = how & KIND
    if kind == NUMBERS:
        return reader.number(how >> SIZE & 15)
    if kind == HANDS:
        return reader.bytes()
    assert kind == GROUPS
    return [reader.bytes() for _ in range(reader.number(1))]


def _seats_of(reader, name: str, seats: int):
    mask = reader.number(1)
    if mask == UNSETTLED:
        return None
    if mask >> seats:
        raise ValueError("the saved game has unknown seats in %s" % name)
    return tuple([seat for seat in range(seats) if mask >> seat & 1])


def _throwers(reader, count: int) -> bytearray:
    packed = reader.some((count + 1) // 2)
    throwers = bytearray()
    for i in range(count):
        nibble = packed[i // 2] >> (4 if i % 2 == 0 else 0) & 15
        throwers.append(NOBODY if nibble == 15 else nibble)
    return throwers
