# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: the score sheet."""

HAND = "Hand %d"
KEYS = "Next hand|Result|Leave|Back"  # on to the next hand, the result, leaving, back
TEXT = "out|gone|done!|P%d|%d/28|Tie-break"  # a seat is out, out of the game, done; its phase, its space; a tie
