# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What the levels and the characters care for, as numbers found by self-play.

A change is tried with: python3 desktop arena --seats hard:4+FEED=8,hard:4+FEED=8,hard:4,hard:4 --games 4000
"""

# places in a list of weights
EYES = 0  # count the cards that were seen, too
OUTS = 1  # a card that would help, when throwing
POINTS = 2  # a point got rid of
SOON = 3  # a card that may fit soon
FEED = 4  # a card the next seat may want
LAID = 5  # after laying, take a discard that fits
SKIP = 6  # throwing a Skip
LEAD = 7  # its victim: a phase ahead
UNLAID = 8  # has not laid
CLOSE = 9  # has laid and holds two cards or less
SLIPS = 10  # per cent: something is overlooked
HOARD = 11  # hold Wilds until they let the seat go out
EAGER = 12  # per cent: more outs are worth taking a discard for

_LEVELS = {
    "easy": (0, 0, 10, 0, 0, 0, 50, 0, 0, 1, 35, 0, 0),
    "normal": (0, 100, 10, 0, 0, 0, 4000, 0, 0, 15, 0, 0, 0),
    "hard": (1, 100, 10, 5, 4, 1, 4000, 10, 3, 15, 0, 0, 0),
}
# What a character does in its own way, whatever the level: (weight, value).
_WAYS = (
    ((UNLAID, 0), (LEAD, 12)),  # FINN throws Skips at who leads
    ((HOARD, 1),),  # LULU keeps her Wilds
    ((POINTS, 16),),  # BRUNO fears points
    ((EAGER, 60),),  # PIP takes what others throw
    (),  # OTTO goes by the book
    ((CLOSE, 60), (FEED, 8)),  # MIA watches who is nearly out
)


def weights(level: str, character: int) -> list:
    """The weights of a level, turned a little by the character."""
    mixed = list(_LEVELS[level])
    for which, value in _WAYS[character]:
        mixed[which] = value
    return mixed
