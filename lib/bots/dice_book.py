# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Which dice to keep with one roll left: looked up in dice.bin, which desktop/dice_table.py generates and documents."""

import sys
from binascii import crc32

from phase10.dice.claim import COUNT, HIGH, WILD

_WHOLE = 0x2144DF1C  # the CRC-32 residue: the CRC of any data followed by its own CRC
_BLOCK = 512
NOW = 1 << COUNT  # instead of a mask of dice to keep: score at once


def is_whole() -> bool:
    """Return whether dice.bin exists and its checksum is right."""
    crc = 0
    try:
        with _open() as file:
            block = bytearray(_BLOCK)
            while read := file.readinto(block):
                crc = crc32(block if read == _BLOCK else block[:read], crc)
    except OSError:
        pass
    return crc == _WHOLE


def advice(faces, at: int) -> int:
    """Return the mask of dice to keep with one roll left, or NOW to score the phase; at: the index of a block."""
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
            return NOW
        file.seek(begin + 2 + 6 * (rule - 1))
        caps = file.read(6)
    return _at_most(faces, caps)


def _rule(file, starts: int, row: int, column: int) -> int:
    """Return the number of the rule at (row, column), 0 for none. Rows are run-length encoded in 16-bit words: bits 10
    to 15 are the run length less one, bits 0 to 8 the rule, or with bit 9 set the row to look in instead.
    """
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
    """Return a mask with at most as many dice of each number as the rule allows; caps: a nibble per number."""
    kept, counts = 0, bytearray(12)
    for i in range(COUNT):
        number = faces[i] & 15
        if counts[number] < (caps[number >> 1] >> (0 if number & 1 else 4) & 15):
            counts[number] += 1
            kept |= 1 << i
    return kept


def _open():
    """Open dice.bin, which is beside this module, by searching sys.path."""
    for folder in sys.path:
        try:
            return open((folder + "/" if folder else "") + "bots/dice.bin", "rb")
        except OSError:
            pass
    raise OSError("bots/dice.bin")


def _ways(size: int, kinds: int) -> int:
    """The number of multisets of `size` dice over `kinds` faces."""
    ways = 1
    for i in range(1, kinds):
        ways = ways * (size + i) // i
    return ways


def _place(counts, size: int) -> int:
    """Return the index of this multiset among all of its size, in ascending order."""
    place = 0
    for i in range(len(counts) - 1):
        for fewer in range(counts[i]):
            place += _ways(size - fewer, len(counts) - i - 1)
        size -= counts[i]
    return place
