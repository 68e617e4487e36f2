# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: between two hands and at the end of a game."""

# The score sheet.
HAND = "Hand %d"
TIE = "Tie-break"
NEXT = "Next hand"
RESULT = "Result"
LEAVE = "Leave"
BACK = "Back"

# About a seat.
OUT = "out"
GONE = "gone"
DONE = "done!"
PHASE = "P%s"
SPACE = "sp. %d"

# Twist's board.
GO_ON = "Go on"
STEPS_OUT = "%s is out: %+d"  # three steps, two, or one
STEPS_LAID = "%s has laid: %+d"
STEPS_NEITHER = "%s, no phase: %+d"
STEPS_NONE = "%s: no step"
FINISHES = "%s: finished!"

WHO = "Whose?"  # pawn it is, when all have come home
AT_PHASE = "%s: phase %d"
AT_STAR = "%s: star, space %d"

# The end.
AGAIN = "New game"
ONCE_MORE = "Again"
LIST = "Score list"
TO_TITLE = "Title"
TABLE = "Table"

WINS = "wins!"
WIN = "win!"
YOU_WIN = "You win!"
BEST = "A new best score!"
SHARED = "A shared win"
NONE = "No result"
NOBODY = "Nobody got that far."
PHASES = ("%d phase", "%d phases")
