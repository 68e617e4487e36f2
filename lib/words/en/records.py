# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: the records, and the end of a game."""

RECORDS = "Records"
BACK = "Back"
GAMES = "Games"
WON = "Won"
HANDS = "Hands played"
PHASES_LAID = "Phases made"
BEST = "Fewest points"
FASTEST = "Fewest hands"
NOTHING_YET = "Play a game to the end!"
STREAK = "Wins in a row"
SHEETS = "Score sheets"
STARS = "Journey's stars"
OF_THEM = "{} (best {})"
COLUMNS = ("won", "hands", "best")
PAGE = "Next page"
CLEAR = "Clear all"
NO = "No"

# End of the game.
AGAIN = "New game"
ONCE_MORE = "Again"
LIST = "Score list"
TO_TITLE = "Title"
RANKING = "Ranking"

WINS = "wins!"
WIN = "win!"
YOU_WIN = "You win!"
NEW_BEST = "Won with a record!"
SHARED = "A shared win"
NONE = "No result"
NOBODY = "Nobody got that far."
PHASES = ("{} phases", "{} phase", "{} phases")  # none, one, more
ON = "phase {}"
GONE = "gone"
SPACE = "sp. {}"

# How the visitor of an event stands.
PLACED = "In the event: place {}"
UNPLACED = "Ten visitors are ahead."
