# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: Dice. Most letters: a button 9, the line 26, with a second key 18."""

PHASE = "Phase {}"
TO_GO = "{} to go"
WORTH = "worth {} points"
ROLLS_LEFT = "{} rolls"
LAST_TRY = "last try"

# Labels of the buttons, of A and of B.
ROLL = "Roll"
SCORE = "Score {}"
MISS = "Pass"
KEEP = "Set the {} aside"
FREE = "Take the {} back"
TO_DICE = "Dice"
BACK = "Back"
ABOUT_ROLL = ("Roll {} die ({}/{})", "Roll {} dice ({}/{})")
NONE_LEFT = "All are set aside"
ABOUT_SCORE = "Take these points"
ABOUT_MISS = "Go without points"
SURE = "Really pass?"
YOUR_THROW = "{}, your roll"
# The owl's reasons.
HINT = {
    "fits": "Owl: keep what fits",
    "promise": "Owl: these promise most",
    "none": "Owl: none of these helps",
    "more": "Owl: a roll may bring more",
    "score": "Owl: take these, it's safe",
    "poor": "Owl: too few points, pass",
    "miss": "Owl: nothing can be made",
}

# Events of a seat.
BEGINS = "First: {}"
ROLLING = "{}: roll {} of {}"
KEEPS = "{}: {} set aside"
SCORES = "{}: {} points!"
MISSED = "{}: no phase"
BONUS = "{}: {} bonus points!"
FINISHED = "{}: phase 10 made!"

# End of the game.
THE_END = "{} wins!"
YOU_WIN = "You win!"
SHARED = "A shared win"
POINTS = "{} points"
PHASES = ("{} phases", "{} phase", "{} phases")  # none, one, more
FAILED = "No phase: {} (–{})"
RESULT = "Result"
AGAIN = "New game"
TO_TITLE = "Title"
