# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: the score sheet for real cards and dice."""

BACK = "Back"
NEXT = "Next"
NO = "No"
PAPER = "Sheet"
GRAPH = "Graph"

# Between two hands.
BEGINS = "%s begins"
DEALS = "%s deals"
ROLLS = "%s rolls"
HAND = "Hand %d"
ANEW = "Hand %d again"
ENTER = "Turn"
ENOUGH = "Stop"
STOP = "Stop the game"
LEAVE = "Leave"
TITLE = "Title"
KINDS = ("", "set %d", "run %d", "colour %d", "alt. %d", "1-col. %d")
OR_CARD = " or card"
GONE = "out"
RESTS = "rests"
WINS = "%s wins!"
SHARED = "A shared win"
NONE = "No result"
SPACE = "space %d"

# A hand is told.
TIE_HAND = "Tie-break"
PHASE = "P%s"
CARD = "card"
WHO_OUT = "Who went out?"
WHO_LAID_FIRST = "Who laid first?"
NOBODY = "Nobody went out?"
LAID = "Phase laid?"
CHOSE = "For which phase?"
NAMED = "Which phase?"
FELL = "Whom did X bring down?"
FELL_NOBODY = "X brought nobody down?"
STATES = ("went out", "phase laid", "not laid")
BY_CARDS = "←→ 5  ↑↓ 25  SELECT: cards"
COUNT = "Which cards are left?"
CARDS = ("1-9", "10-12", "Skip", "Wild")
YES = "Laid"
NOT = "Not laid"
ADD = "Add"
OUT = "out"
SURE = "It is so"
DOUBTS = {
    "steps": "%d? Cards cost 5, 10, 15 …",
    "least": "%d, ten cards, no phase?",
    "most": "%d for so few cards?",
    "nothing": "No card left, and not out?",
    "dice": "%d? More than dice show.",
}

# A turn with the dice.
MADE = "Phase made?"
MADE_IT = "Made"
MISSED = "Missed"
DICE_POINTS = "How many?  ←→ 1  ↑↓ 5"

# The sheet as printed.
CORRECT = "Change"
CELL = "%s %d: "
LAID_IT = "laid"
NO_PHASE = "no phase"
RESTED = "–"
TAKE_BACK = "Take the last one back?"
TAKE_IT = "Take back"
EMPTY = "Nothing is played yet."
