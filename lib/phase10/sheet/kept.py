# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Saves a score sheet: packs it into bytes, unpacks and validates it. unpack() accepts any bytes; what it returns is a
possible sheet.

Layout, after the header of heads.py: for cards the number of hands (1), each: out (1), fell (1), plays (1), per seat a
byte of laid (128), high bits of the points (32, 64) and the index of the chosen phase, and a byte of low bits of the
points; for dice, per seat, the number of turns (1) and their points (1 each)
"""

from phase10.sheet import heads
from phase10.sheet.hands import CARD, STOPPED, Hand
from phase10.table import NO_PHASE, NOBODY

_NO_CHOICE, _CARD = 31, 30  # NO_PHASE and CARD in five bits


def new_sheet(rules, names, first: int, spare=()):
    """Return an empty sheet for rules."""
    if rules.mode == "dice":
        from phase10.sheet.dice import DiceSheet as Found
    else:
        from phase10.sheet.cards import CardSheet as Found
    return Found(rules, names, first, spare)


def pack(sheet) -> bytes:
    packed = heads.write(sheet)
    if sheet.DICE:
        for turns in sheet.turns:
            packed.append(len(turns))
            packed.extend(turns)
        return bytes(packed)
    packed.append(len(sheet.hands))
    for hand in sheet.hands:
        packed.extend(bytes((hand.out, hand.fell, hand.plays)))
        for seat in range(sheet.seats):
            chose = {NO_PHASE: _NO_CHOICE, CARD: _CARD}.get(hand.chose[seat], hand.chose[seat])
            packed.append(hand.laid[seat] << 7 | hand.points[seat] >> 8 << 5 | chose)
            packed.append(hand.points[seat] & 255)
    return bytes(packed)


def unpack(packed):
    """Return the sheet; raise ValueError if the bytes are not a valid one."""
    from phase10.reader import Reader
    head = heads.read(packed)
    sheet, reader = new_sheet(head.rules, head.names, head.first, head.spare), Reader(packed, head.end)
    if sheet.DICE:
        _read_turns(sheet, reader)
    else:
        _read_hands(sheet, reader)
    if reader.at != len(packed):
        raise ValueError("the score sheet is too long")
    sheet.count()
    return sheet


def _read_turns(sheet, reader) -> None:
    from phase10.sheet.dice import MOST_TURNS
    for seat in range(sheet.seats):
        turns = sheet.turns[seat] = reader.bytes()
        if len(turns) > MOST_TURNS or turns and max(turns) > sheet.MOST_POINTS:
            raise ValueError("the score sheet has an invalid turn")


def _read_hands(sheet, reader) -> None:
    from phase10.sheet.cards import MOST_HANDS
    count = reader.number(1)
    if count > MOST_HANDS:
        raise ValueError("the score sheet has too many hands")
    for _ in range(count):
        sheet.hands.append(_read_hand(reader.some(3 + 2 * sheet.seats), sheet.seats, len(sheet.rules.phases)))


def _read_hand(packed, seats: int, phases: int) -> Hand:
    hand = Hand(seats)
    hand.out, hand.fell, hand.plays = packed[0], packed[1], packed[2]
    if (hand.out >= seats and hand.out not in (NOBODY, STOPPED)) or (hand.fell >= seats and hand.fell != NOBODY):
        raise ValueError("the score sheet names an unknown seat")
    if hand.plays >> seats:
        raise ValueError("the score sheet has invalid seats")
    for seat in range(seats):
        high, low = packed[3 + 2 * seat], packed[4 + 2 * seat]
        chose = high & 31
        if chose >= phases and chose not in (_NO_CHOICE, _CARD):
            raise ValueError("the score sheet has an invalid phase")
        hand.chose[seat] = {_NO_CHOICE: NO_PHASE, _CARD: CARD}.get(chose, chose)
        hand.laid[seat] = high >> 7
        hand.points[seat] = (high >> 5 & 3) << 8 | low
    return hand
