# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A score sheet in bytes and back, proved: what is read may be anything, and what comes of it is a sheet that people
could have filled in.

format (1), rules, who was first (1), seats (1), names (1), each name as its length (1) and letters; then of cards how
many hands (1), each: out (1), fell (1), plays (1), for each seat laid (128), points' high bits (32, 64) and the place
chosen (1), points' low bits (1); of dice for each seat how many turns (1), and their points (1 each)
"""

from phase10.sheet.hands import CARD, MOST, STOPPED, Hand
from phase10.table import NO_PHASE, NOBODY

_FORMAT = 1
MOST_NAMES = 8
MOST_LETTERS = 8
_NO_CHOICE, _CARD = 31, 30  # in five bits


def new_sheet(rules, names, first: int, spare=()):
    """An empty sheet for these rules."""
    if rules.mode == "dice":
        from phase10.sheet.dice import DiceSheet as Found
    else:
        from phase10.sheet.cards import CardSheet as Found
    return Found(rules, names, first, spare)


def pack(sheet) -> bytes:
    packed = bytearray((_FORMAT,))
    packed.extend(sheet.rules.packed)
    names = sheet.names + sheet.spare
    packed.extend(bytes((sheet.first, sheet.seats, len(names))))
    for name in names:
        letters = name.encode()
        packed.append(len(letters))
        packed.extend(letters)
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
    """The sheet again; ValueError says in words why it cannot be."""
    packed = bytes(packed)
    if packed[:1] != bytes((_FORMAT,)):
        raise ValueError("not a score sheet, or one of a later version")
    from phase10 import options

    rules, at = options.unpack(packed, 1)
    try:
        return _read(rules, packed, at)
    except (IndexError, UnicodeError):
        raise ValueError("the score sheet is damaged") from None


def _read(rules, packed, at: int):
    first, seats, count = packed[at], packed[at + 1], packed[at + 2]
    from phase10 import options

    least, most = options.seats(rules)
    if not least <= seats <= most or not seats <= count <= MOST_NAMES or first >= seats:
        raise ValueError("the score sheet has seats that cannot be")
    at += 3
    names = []
    for _ in range(count):
        end = at + 1 + packed[at]
        name = str(packed[at + 1:end], "utf-8")
        if not 1 <= len(name) <= MOST_LETTERS or end > len(packed):
            raise ValueError("the score sheet has a name that cannot be")
        names.append(name)
        at = end
    sheet = new_sheet(rules, names[:seats], first, names[seats:])
    at = _read_turns(sheet, packed, at) if sheet.DICE else _read_hands(sheet, packed, at)
    if at != len(packed):
        raise ValueError("the score sheet is too long or too short")
    sheet.count()
    return sheet


def _read_turns(sheet, packed, at: int) -> int:
    from phase10.sheet.dice import MOST_POINTS, MOST_TURNS

    for seat in range(sheet.seats):
        end = at + 1 + packed[at]
        turns = packed[at + 1:end]
        if len(turns) > MOST_TURNS or turns and max(turns) > MOST_POINTS:
            raise ValueError("the score sheet has a turn that cannot be")
        sheet.turns[seat] = bytearray(turns)
        at = end
    return at


def _read_hands(sheet, packed, at: int) -> int:
    from phase10.sheet.cards import MOST_HANDS

    count, size = packed[at], 3 + 2 * sheet.seats
    at += 1
    if count > MOST_HANDS or len(packed) != at + count * size:
        raise ValueError("the score sheet has hands that cannot be")
    for _ in range(count):
        sheet.hands.append(_read_hand(packed[at:at + size], sheet.seats, len(sheet.rules.phases)))
        at += size
    return at


def _read_hand(told, seats: int, phases: int) -> Hand:
    hand = Hand(seats)
    hand.out, hand.fell, hand.plays = told[0], told[1], told[2]
    if (hand.out >= seats and hand.out not in (NOBODY, STOPPED)) or (hand.fell >= seats and hand.fell != NOBODY):
        raise ValueError("the score sheet names nobody")
    if hand.plays >> seats:
        raise ValueError("the score sheet has seats that cannot be")
    for seat in range(seats):
        high, low = told[3 + 2 * seat], told[4 + 2 * seat]
        chose = high & 31
        if chose >= phases and chose not in (_NO_CHOICE, _CARD):
            raise ValueError("the score sheet has a phase that cannot be")
        hand.chose[seat] = {_NO_CHOICE: NO_PHASE, _CARD: CARD}.get(chose, chose)
        hand.laid[seat] = high >> 7
        hand.points[seat] = (high >> 5 & 3) << 8 | low
    assert max(hand.points) <= MOST
    return hand
