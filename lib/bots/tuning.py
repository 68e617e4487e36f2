# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The weights of the levels and the characters, tuned by self-play. Looked up once a game, before the other modules of
the bots are there: from source there is no room to compile it beside them.

To test a change: python3 desktop arena --seats hard:4+FEED=8,hard:4 --games 4000
With four, both A A B B and A B A B: neighbours matter.
"""

from array import array

from bots.weights import CLOSE, EAGER, FEED, KEEP, LEAD, POINTS, UNLAID

# A row per level, from 1 to 10; a column per weight, in the order of weights.py. Only with FEED it takes longer.
# EYES OUTS POINTS FEED LAID SKIP LEAD UNLAID CLOSE SLIPS EAGER KEEP ENDS
# As text, because a nested tuple needs a large block of memory while it is compiled.
_LEVELS = """
0   0 10  0 0   50 0 0  1 45 0 0  0
0   0 10  0 0   50 0 0  1 32 0 0  0
0  50 10  0 0 4000 0 0  5 28 0 0  0
0 100 10  0 0 4000 0 0 15 20 0 0  0
0 100 10  0 0 4000 0 0 15 13 0 0  0
0 100 10  0 0 4000 0 0 15  8 0 0  0
0 100 10  1 1 4000 0 0 15  8 0 0  0
1 100 10  6 1 4000 0 1 15  7 0 0  0
1 100 10 20 1 4000 1 3 15  6 0 0 60
1 100 20 30 1 4000 1 3 15  0 0 0 60
"""
# By character: (weight, value) that replace those of the level.
_CHARACTERS = (
    ((UNLAID, 0), (LEAD, 12)),  # FINN skips the leader
    ((KEEP, 80),),  # LULU keeps cards that can be hit later
    ((POINTS, 32),),  # BRUNO discards cards of many points
    ((EAGER, 60),),  # PIP takes more discards
    (),  # OTTO plays by the level's weights
    ((CLOSE, 60), (FEED, 40)),  # MIA watches for seats about to go out
    (),  # SAM
    (),  # KIM: usually faces of people; as bots they play like OTTO
)


def weights(level: int, character: int):
    """The array of weights of a level, with the changes of the character."""
    mixed = array("h", [int(weight) for weight in _LEVELS.split("\n")[level].split()])
    for which, value in _CHARACTERS[character]:
        mixed[which] = value
    return mixed


def by_seat(levels, faces) -> list:
    """The weights for each level, 0 for a person (level 0); a face is the character."""
    return [level and weights(level, face) for level, face in zip(levels, faces)]
