# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The header of a saved game, for cards and for Dice: the kind of game and its seats. The snapshot of the table, which
follows it, is packed by phase10.

head  format (1), kind of game (1), whose hand is shown (1), seats (1); for each seat: level (1), face (1), length of
      the name (1), name; with cards: number of finished hands (1), for each a bitmask of the seats that laid (1);
      format 6, of a game by the clock: how many seconds it has been played (2). Format 3 had no such bitmasks nor
      their number. Sizes are in bytes.
"""

from bots.levels import HARD, LEVELS_1

_FACES = 8  # faces that exist
_NAME = 24  # the most bytes of a name; none of ours has as many
_CARDS_1, _DICE_1 = 1, 2  # the formats of version 1.0, in which levels were 0 to 3
_CARDS_3, DICE, CARDS, TIMED = 3, 4, 5, 6


def pack(form: int, game) -> bytearray:
    packed = bytearray((form, game.kind, game.viewer, len(game.names)))
    for level, face, name in zip(game.levels, game.faces, game.names):
        letters = name.encode()
        packed.extend(bytes((level, face, len(letters))))
        packed.extend(letters)
    if form == CARDS:
        packed.append(len(game.laid_per_hand))
        packed.extend(game.laid_per_hand)
        if game.rules.short55 == "minutes":
            from screens.table import timing
            packed[0] = TIMED
            packed.extend(min(timing.seconds(game), 0xFFFF).to_bytes(2, "big"))
    return packed


def form_of(packed) -> int:
    """CARDS or DICE; ValueError for anything else."""
    if packed[0] in (_CARDS_1, _CARDS_3, CARDS, TIMED):
        return CARDS
    if packed[0] in (_DICE_1, DICE):
        return DICE
    raise ValueError


def unpack(packed) -> tuple:
    """([(level, face, name) of each seat], offset of the table, laid_per_hand); ValueError or IndexError if invalid."""
    at, seats = 4, []
    for _ in range(packed[3]):
        end = at + 3 + packed[at + 2]
        level = packed[at] if packed[0] >= _CARDS_3 else LEVELS_1[packed[at]]
        if level > HARD or packed[at + 1] >= _FACES or not 1 <= packed[at + 2] <= _NAME:
            raise ValueError
        name = packed[at + 3:end].decode()
        seats.append((level, packed[at + 1], name))
        at = end
    if seats[packed[2]][0] and [level for level, _, _ in seats if not level]:
        raise ValueError  # a bot's hand would be shown
    laid_per_hand = bytearray()
    if packed[0] >= CARDS:
        end = at + 1 + packed[at]
        laid_per_hand.extend(packed[at + 1:end])
        at = end + 2 * (packed[0] == TIMED)
    return seats, at, laid_per_hand
