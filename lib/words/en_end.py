# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: the end of a game."""

SPACE = "%d/28"
WINS = "wins the game!"
WIN = "win the game!"
YOU_WIN = "You win!"
NEW_BEST = "A new best score!"
SHARED = "A shared win"
NO_RESULT = "No result"
NO_WINNER = "Nobody got that far."
PHASES = ("%d phase", "%d phases")  # of one, of several
AGAIN = "New game"
GO_ON = "Score list"
TO_TITLE = "Title"
