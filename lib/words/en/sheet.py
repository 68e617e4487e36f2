# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: the score sheet for real cards and dice."""

BACK = "Back"
NEXT = "Next"
NO = "No"
PAPER = "Sheet"
GRAPH = "Graph"

# Between two hands.
BEGINS = "{} begins"
DEALS = "{} deals"
ROLLS = "{} rolls"
HAND = "Hand {}"
ANEW = "Redo {}"
ENTER = "Turn"
ENOUGH = "Stop"
STOP = "Stop the game"
LEAVE = "Leave"
TITLE = "Title"
KINDS = ("", "set {}", "run {}", "colour {}", "alt. {}", "1-col. {}")
OR_CARD = " or card"
GONE = "out"
RESTS = "rests"
WINS = "{} wins!"
SHARED = "A shared win"
NONE = "No result"
SPACE = "space {}"

# Entering a hand.
TIE_HAND = "Tie-break"
PHASE = "P{}"
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
BY_CARDS = "←→ {}  ↑↓ {}  SELECT: cards"
COUNT = "Which cards are left?  ←→ ↑↓"
CARDS = ("1-9", "10-12", "Skip", "Wild")
YES = "Laid"
NOT = "Not laid"
TAKE_SUM = "Enter"
OUT = "out"
SURE = "It is so"
DOUBTS = {
    "steps": "{}? Cards cost 5, 10, 15 …",
    "least": "{}, ten cards, no phase?",
    "most": "{} for so few cards?",
    "nothing": "No card left, and not out?",
    "dice": "{}? More than dice show.",
}

# Entering a turn with the dice.
MADE = "Phase made?"
MADE_IT = "Made"
MISSED = "Missed"
DICE_POINTS = "How many?  ←→ 1  ↑↓ 5"

# The printed sheet.
CORRECT = "Change"
CELL = "{}, hand {}: "
LAID_IT = "laid"
NO_PHASE = "no phase"
RESTED = "–"
SELECTED = "SELECT takes the last back"
TAKE_BACK = "Take the last one back?"
TAKE_IT = "Take back"
EMPTY = "Nothing is played yet."
