# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What to keep of ten dice when one roll is left, looked up in dice.bin for every way they can lie. The file is made by
desktop/dice_table.py, which tells what is in it and why; phase 8 is worked out in dice_colour.py instead.
"""

import sys
from binascii import crc32

from phase10.dice.claim import COUNT, HIGH, WILD


_WHOLE = 0x2144DF1C  # the checksum of anything that ends in its own
_BLOCK = 512


def is_whole() -> bool:
    """Is the file there as it was made?"""
    crc = 0
    try:
        with _open() as file:
            block = bytearray(_BLOCK)
            read = file.readinto(block)
            while read:
                crc = crc32(block if read == _BLOCK else block[:read], crc)
                read = file.readinto(block)
    except OSError:
        pass
    return crc == _WHOLE


def advice(faces, at: int, claim: int) -> int:
    """The dice to keep with one roll left in the phase at that place; the claim itself: score it now."""
    counts = bytearray(12)
    for face in faces:
        counts[face & 15] += 1
    high, low = counts[5:11], bytes((counts[WILD], counts[4], counts[3], counts[2], counts[1]))
    with _open() as file:
        file.seek(3 * at)
        begin = int.from_bytes(file.read(3), "big")
        file.seek(begin)
        rules = int.from_bytes(file.read(2), "big")
        rule = _rule(file, begin + 2 + 6 * rules, _place(high, HIGH), _place(low, COUNT - HIGH))
        if not rule:
            return claim
        file.seek(begin + 2 + 6 * (rule - 1))
        caps = file.read(6)
    return _at_most(faces, caps)


def _rule(file, starts: int, row: int, column: int) -> int:
    """What a row tells in a column, in pieces of two bytes: for so many columns a rule, or what another row tells."""
    while True:
        file.seek(starts + 2 * row)
        file.seek(starts + 2 * _ways(HIGH, 6) + int.from_bytes(file.read(2), "big"))
        piece, left = int.from_bytes(file.read(2), "big"), column
        while piece >> 10 < left:
            left -= (piece >> 10) + 1
            piece = int.from_bytes(file.read(2), "big")
        row = piece & 511
        if not piece & 512:
            return row


def _at_most(faces, caps) -> int:
    """So many dice of each number as a rule says: half a byte a number."""
    kept, counts = 0, bytearray(12)
    for i in range(COUNT):
        number = faces[i] & 15
        if counts[number] < (caps[number >> 1] >> (0 if number & 1 else 4) & 15):
            counts[number] += 1
            kept |= 1 << i
    return kept


def _open():
    """The file lies beside this module, wherever that is."""
    for folder in sys.path:
        try:
            return open((folder + "/" if folder else "") + "bots/dice.bin", "rb")
        except OSError:
            pass
    raise OSError("bots/dice.bin")


def _ways(size: int, kinds: int) -> int:
    """In how many ways so many dice spread over so many kinds of faces."""
    ways = 1
    for i in range(1, kinds):
        ways = ways * (size + i) // i
    return ways


def _place(counts, size: int) -> int:
    """Which of these ways it is, in ascending order."""
    place = 0
    for i in range(len(counts) - 1):
        for fewer in range(counts[i]):
            place += _ways(size - fewer, len(counts) - i - 1)
        size -= counts[i]
    return place
