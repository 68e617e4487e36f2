# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Reads the levels of the journey, one at a time, from the file that desktop/art/journey.py makes and documents."""

import struct

PLACES = 11  # the last one has a single level
IN_A_PLACE = 5
LEVELS = 51
# Pixel positions of the places on the map.
SPOTS = ((17, 80), (45, 86), (73, 78), (101, 85), (131, 72), (140, 46), (111, 51), (80, 44), (47, 55), (20, 36),
         (66, 17))
# The extra rule of a level, by its number in the file.
RULES = ("", "knock=on", "goOut=float", "replaceWild=on", "wildAsSkip=on", "goOut=hitOrDiscard", "postal=on")
HEAD, PLACE = 8, 4  # bytes
_FILE = "sprites/levels.bin"


class Level:
    """players; strength of the bots; hands, points: limits for stars; rule: an index of RULES; phases: a phase list."""

    def __init__(self, packed) -> None:
        from phase10 import phase_lists
        self.players = packed[0] >> 4
        self.strength = packed[0] & 15
        self.hands = packed[1]
        self.points = 5 * packed[2]
        self.rule = packed[3]
        self.phases = phase_lists.unpack_list(packed[4:])

    def rules(self):
        """The options.Rules of its game. Imports options.py, which is large, so deal.py calls this first."""
        from phase10 import options
        return options.Rules("sheet", ["phaseList=" + self.phases] + RULES[self.rule].split())


def place_of(level: int) -> int:
    return level // IN_A_PLACE


def read(level: int):
    """The Level of this number, from 0; a default one when the file is missing or damaged."""
    packed = _whole()
    if not packed:
        from phase10 import phase_lists
        head = bytes((2 << 4 | 1 + place_of(level) // 2, 10, 40, 0))
        return Level(head + phase_lists.pack_list("set3+set3,set3+run4"))
    at = HEAD + PLACE * PLACES + 2 * level
    start, end = struct.unpack("<HH", packed[at:at + 4])
    return Level(packed[start:end] if level < LEVELS - 1 else packed[start:])


def place(at: int) -> tuple:
    """(felt colour as 0xRRGGBB, opponent's face) of a place."""
    packed = _whole()
    if not packed:
        from handheld.colours import FELT
        from screens.menus.players import YOU
        return FELT, at % YOU  # of the bots' faces
    at = HEAD + PLACE * at
    return packed[at] << 16 | packed[at + 1] << 8 | packed[at + 2], packed[at + 3]


def _whole():
    """The file's bytes; None and a complaint if missing or its CRC is wrong."""
    from binascii import crc32
    try:
        with open(_FILE, "rb") as file:
            packed = file.read()
        if packed[:4] == crc32(packed[4:]).to_bytes(4, "little"):
            return packed
    except OSError:
        pass
    from handheld.complaints import complain
    complain("levels", _FILE)
    return None
