# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Converts records of earlier formats for tally.py.

format 3  CRC-32 of the save of the game counted last (4), then as format 2
format 2  number of counters (1), the counters (2 each), the visitors
format 1  (version 1.0) six counters, the last in one byte, and the visitors
"""

import struct

_HEAD_1 = "<BHHHHHB"
_SIZE_1 = 12
_NO_MARK = bytes(4)  # no game, or no hand, has been counted


def renewed(kept: bytes) -> bytes:
    """The record in format 4; b"" if it is not valid."""
    if kept[0] == 3:
        return b"\4" + kept[1:5] + _NO_MARK + kept[5:]
    if kept[0] == 2:
        return b"\4" + 2 * _NO_MARK + kept[1:]
    if kept[0] != 1 or len(kept) < _SIZE_1:
        return b""
    numbers = list(struct.unpack(_HEAD_1, kept[:_SIZE_1])[1:])
    numbers[5] = 0xFFFF if numbers[5] == 255 else numbers[5]
    return b"\4" + 2 * _NO_MARK + struct.pack("<B6H", 6, *numbers) + kept[_SIZE_1:]
