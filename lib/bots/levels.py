# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What the levels and the characters care for, as numbers found by self-play.

A change is tried with: python3 desktop arena --seats hard:4+FEED=8,hard:4+FEED=8,hard:4,hard:4 --games 4000
"""

# How strong who sits in a seat is, from 0 to 10: a person is 0.
EASY, NORMAL, HARD = 2, 6, 10
LEVELS_1 = (0, EASY, NORMAL, HARD)  # what 0 to 3 meant in saves of version 1.0
_NAMES = ((HARD, "hard"), (NORMAL, "normal"), (0, "easy"))


def name_of(level: int) -> str:
    """Of the three strengths there are, the highest that is not above this level."""
    for least, name in _NAMES:
        if level >= least:
            return name
    raise ValueError(level)


def level_of(wanted: str) -> int:
    for level, name in _NAMES:
        if name == wanted:
            return level or EASY
    raise ValueError(wanted)


# The weights in their order; mind.py has them as constants.
#   EYES    count the cards that were seen, too       OUTS    a card that would help, when throwing
#   POINTS  a point got rid of                        FEED    a card the next seat may want
#   LAID    after laying, take a discard that fits    SKIP    throwing a Skip
#   LEAD    its victim: a phase ahead                 UNLAID  has not laid
#   CLOSE   has laid and holds two cards or less      SLIPS   per cent: something is overlooked
#   HOARD   hold Wilds until they let the seat out    EAGER   per cent: more outs are worth taking a discard for
_LEVELS = {
    "easy": (0, 0, 10, 0, 0, 50, 0, 0, 1, 32, 0, 0),
    "normal": (0, 100, 10, 0, 0, 4000, 0, 0, 15, 0, 0, 0),
    "hard": (1, 100, 10, 4, 1, 4000, 1, 3, 15, 0, 0, 0),
}
# What a character does in its own way, whatever the level: (place of the weight, value).
_WAYS = (
    ((7, 0), (6, 12)),  # FINN throws Skips at who leads
    ((10, 1),),  # LULU keeps her Wilds
    ((2, 16),),  # BRUNO fears points
    ((11, 60),),  # PIP takes what others throw
    (),  # OTTO goes by the book
    ((8, 60), (3, 8)),  # MIA watches who is nearly out
)


def weights(level: str, character: int) -> list:
    """The weights of a level, turned a little by the character."""
    mixed = list(_LEVELS[level])
    for which, value in _WAYS[character]:
        mixed[which] = value
    return mixed
