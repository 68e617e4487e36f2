# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: the score sheet."""

BACK = "Back"
HAND = "Hand %d"
TIE_BREAK = "Tie-break"
NEXT_HAND = "Next hand"
RESULT = "Result"
LEAVE = "Leave"
OUT = "out"
GONE = "gone"
ALL_DONE = "done!"
ON_PHASE = "P%d"
SPACE = "%d/28"
