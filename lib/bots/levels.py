# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What the levels and the characters care for, as numbers; found by self-play (python3 desktop tune)."""

# places in a list of weights
EYES, OUTS, POINTS, HITS, FEED, SKIP, SLIPS, LAID = range(8)

_LEVELS = {
    "easy": [0, 0, 1, 0, 0, 400, 30, 0],
    "normal": [0, 10, 1, 0, 0, 400, 0, 0],
    "hard": [1, 10, 1, 8, 6, 400, 0, 1],
}


def weights(level: str, character: int):
    return list(_LEVELS[level])
