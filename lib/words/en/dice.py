# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: the Dice game. A button has room for 9 letters, the line below them for about 26, with a second key 18."""

PHASE = "Phase %d"
TO_GO = "%d to go"
WORTH = "worth %d points"
ROLLS_LEFT = "%d rolls"

# What can be done: the buttons, and what A and B do.
ROLL = "Roll"
SCORE = "Score %d"
MISS = "No phase"
KEEP = "Set the %s aside"
FREE = "Take the %s back"
TO_DICE = "Dice"
BACK = "Back"
ABOUT_ROLL = "Roll %d dice (%d/%d)"
NONE_LEFT = "All are set aside"
ABOUT_SCORE = "Take these points"
ABOUT_MISS = "Go without points"
SURE = "Really pass?"
YOUR_THROW = "%s, your throw"
HINT = ("The owl would keep these", "The owl would score now", "The owl would pass")

# What happens, with the name of the seat.
BEGINS = "%s begins"
ROLLING = "%s: roll %d of %d"
KEEPS = "%s: %d set aside"
SCORES = "%s: %d points!"
MISSED = "%s: no phase"
BONUS = "%s: 40 bonus points!"
FINISHED = "%s has made phase 10!"

# The end.
THE_END = "%s wins!"
YOU_WIN = "You win!"
SHARED = "A shared win"
POINTS = "%d points"
PHASES = ("%d phase", "%d phases")
FAILED = "%d failed turns: –%d"
AGAIN = "New game"
TO_TITLE = "Title"
