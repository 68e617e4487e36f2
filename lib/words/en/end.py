# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: the end of a game."""

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
SPACE = "sp. %d"
