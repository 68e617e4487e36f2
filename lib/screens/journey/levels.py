# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The levels of the journey as the handheld reads them, one at a time, from the file that desktop/art/journey.py makes
and describes. Where a player stands among them is kept by progress.py.
"""

PLACES = 11  # the last of a single level
IN_A_PLACE = 5
LEVELS = 51
# Where the places are on the map, in pixels.
SPOTS = ((17, 80), (45, 86), (73, 78), (101, 85), (131, 72), (140, 46), (111, 51), (80, 44), (47, 55), (20, 36),
         (66, 17))
# House rules a level may have, by their numbers in the file.
RULES = ("", "knock=on", "goOut=float", "replaceWild=on", "wildAsSkip=on", "goOut=hitOrDiscard", "postal=on")
HEAD, PLACE = 5, 4  # bytes
_FILE = "sprites/levels.bin"


class Level:
    """players, strength, hands and points for stars, rule as a number, phases as packed and as written."""

    def __init__(self, packed) -> None:
        from phase10 import phase_lists
        self.players = packed[0] >> 4
        self.strength = packed[0] & 15
        self.hands = packed[1]
        self.points = 5 * packed[2]
        self.rule = packed[3]
        self.phases = phase_lists.unpack_list(packed[4:])

    def rules(self):
        """Those of its game, packed."""
        from phase10 import options
        made = options.Rules()
        made.set("phaseList", self.phases)
        if self.rule:
            made.set(*RULES[self.rule].split("="))
        made.settle()
        return made.pack()


def place_of(level: int) -> int:
    return level // IN_A_PLACE


def read(level: int):
    """That level, from 0; OSError or IndexError when the file is not what it should be."""
    with open(_FILE, "rb") as file:
        file.seek(HEAD + PLACE * PLACES + 2 * level)
        start, end = _int(file.read(2)), _int(file.read(2))
        file.seek(start)
        return Level(file.read(end - start) if level < LEVELS - 1 else file.read())


def place(at: int) -> tuple:
    """(felt, face)"""
    with open(_FILE, "rb") as file:
        file.seek(HEAD + PLACE * at)
        packed = file.read(PLACE)
    return packed[0] << 16 | packed[1] << 8 | packed[2], packed[3]


def _int(two) -> int:
    return int.from_bytes(two, "little")
