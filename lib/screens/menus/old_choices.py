# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Reads the settings record of version 1.0: instead of a text it has five pairs of bytes, indices of the owner's value
and of the chosen one in the tables of that version.
"""

from bots.levels import LEVELS_1

_FORMAT = 1
_LANGUAGES = ("en", "de", "fr")
_HEAD = 11  # bytes


def read(kept: bytes, settings: tuple, sound: int) -> tuple:
    """Return the same as choices.kept_by(). settings: choices.TABLE, whose first five were in version 1.0; sound: the
    owner's volume, for "on": version 1.0 had no volumes.
    """
    if kept[0] != _FORMAT or len(kept) < _HEAD:
        return {}, b""
    found = {}
    for i in range(_HEAD // 2):
        name, values = settings[i]
        values = (0, sound or 2) if name == "sound" else values or _LANGUAGES
        found[name] = str(values[kept[1 + 2 * i]]), str(values[kept[2 + 2 * i]])
    game = kept[_HEAD:] or b"\0"
    end = 1 + game[0]
    seats = [byte >> 2 << 4 & 255 | LEVELS_1[byte & 3] for byte in game[1:end]]  # the level was in two bits
    return found, game[:1] + bytes(seats) + game[end:]
