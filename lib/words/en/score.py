# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: the score sheet."""

HAND = "Hand {}"
CODE = "Deal {}"  # of the deal
TIE = "Tie-break"
NEXT = "Next hand"
RESULT = "Result"
LEAVE = "Leave"
BACK = "Back"

# State of a seat.
OUT = "out"
GONE = "gone"
DONE = "done!"
TIED = "tied"
PHASE = "P{}"
