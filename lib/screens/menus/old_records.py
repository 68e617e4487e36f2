# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Reads what earlier versions have saved: the settings of version 1.0 for choices.py, the statistics for tally.py.

settings    format 1 (version 1.0): instead of a text five pairs of bytes, indices of the owner's value and of the
            chosen one in the tables of that version
statistics  format 3: CRC-32 of the save of the game counted last (4), then as format 2
            format 2: number of counters (1), the counters (2 each), the visitors
            format 1 (version 1.0): six counters, the last in one byte, and the visitors
"""

import struct

from bots.levels import LEVELS_1

_SETTINGS_1 = 11  # bytes before the seats
_LANGUAGES_1 = ("en", "de", "fr")
_TALLY_1 = "<BHHHHHB"
_TALLY_1_SIZE = 12
_NO_MARK = bytes(4)  # no game, or no hand, has been counted


def settings(kept: bytes, table: tuple, sound: int) -> tuple:
    """Return the same as choices.kept_by(). table: choices.TABLE, whose first five were in version 1.0; sound: the
    owner's volume, for "on": version 1.0 had no volumes.
    """
    if kept[0] != 1 or len(kept) < _SETTINGS_1:
        return {}, b""
    found = {}
    for i in range(_SETTINGS_1 // 2):
        name, values = table[i]
        values = (0, sound or 2) if name == "sound" else values or _LANGUAGES_1
        found[name] = str(values[kept[1 + 2 * i]]), str(values[kept[2 + 2 * i]])
    game = kept[_SETTINGS_1:] or b"\0"
    end = 1 + game[0]
    seats = [byte >> 2 << 4 & 255 | LEVELS_1[byte & 3] for byte in game[1:end]]  # the level was in two bits
    return found, game[:1] + bytes(seats) + game[end:]


def tally(kept: bytes) -> bytes:
    """The record of the statistics in format 4; b"" if it is not valid."""
    if kept[0] == 3:
        return b"\4" + kept[1:5] + _NO_MARK + kept[5:]
    if kept[0] == 2:
        return b"\4" + 2 * _NO_MARK + kept[1:]
    if kept[0] != 1 or len(kept) < _TALLY_1_SIZE:
        return b""
    numbers = list(struct.unpack(_TALLY_1, kept[:_TALLY_1_SIZE])[1:])
    numbers[5] = 0xFFFF if numbers[5] == 255 else numbers[5]
    return b"\4" + 2 * _NO_MARK + struct.pack("<B6H", 6, *numbers) + kept[_TALLY_1_SIZE:]
