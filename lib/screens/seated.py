# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The head of a saved game, alike for cards and for Dice: what it is and who sits there. The table that follows it is
packed by phase10. In memory only while a game is kept or fetched.

head  format (1), kind of game (1), whose hand is shown (1), seats (1); for each seat: level (1), face (1), length of
      the name (1), name
"""

from bots.levels import LEVELS_1

_FACES = 8  # there are so many
_NAME = 24  # bytes of the longest name: more than any of ours
_CARDS_1, _DICE_1 = 1, 2  # the formats of version 1.0, in which levels were 0 to 3
CARDS, DICE = 3, 4


def pack(form: int, playing) -> bytearray:
    packed = bytearray((form, playing.kind, playing.viewer, len(playing.names)))
    for seat in range(len(playing.names)):
        name = playing.names[seat].encode()
        packed.extend(bytes((playing.levels[seat], playing.faces[seat], len(name))))
        packed.extend(name)
    return packed


def form_of(packed) -> int:
    """CARDS or DICE; ValueError for anything else."""
    if packed[0] in (_CARDS_1, CARDS):
        return CARDS
    if packed[0] in (_DICE_1, DICE):
        return DICE
    raise ValueError


def unpack(packed) -> tuple:
    """(a (level, face, name) a seat, where the table begins); ValueError or IndexError for what cannot be."""
    at, seats = 4, []
    for _ in range(packed[3]):
        end = at + 3 + packed[at + 2]
        level = packed[at] if packed[0] >= CARDS else LEVELS_1[packed[at]]
        if level > 10 or packed[at + 1] >= _FACES or not 1 <= packed[at + 2] <= _NAME:
            raise ValueError
        seats.append((level, packed[at + 1], str(packed[at + 3:end], "utf-8")))
        at = end
    if seats[packed[2]][0] and [level for level, _, _ in seats if not level]:
        raise ValueError  # a bot's hand would be shown
    return seats, at
