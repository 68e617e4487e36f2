# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: at the table. A line has room for about 26 letters, with a second key 16."""

PHASE = "Phase {}"
PHASE_SHORT = "P{}"
TO_GO = "{} to go"
COMPLETE = "complete!"
LAID = "laid ✓"
# Other uses of a card, after an arrow.
USE = {"hit": "hit", "discard": "discard", "swap": "swap", "save": "save", "skip": "Skip"}

# Labels of A and B.
DRAW = "Draw a card"
DECK = "Deck"
TAKE = "Take {}"
LAY = "Lay phase {}"
LATER = "Later"
TO_LAY = "↑ lay"
LAY_IT = "Lay these"
BY_HAND = "↓ other"
TO_GROUP = "To group {}"
TO_HAND = "Keep it in hand"
HIT = "Hit {}"
DISCARD = "Discard {}"
LAST = "Out: {}"
PLAY_SKIP = "Play the Skip"
UNDO = "Undo"
BACK = "Back"
CLOSE = "Back"  # where nothing is asked
DO_IT = "Do it"

THINKING = "Let me think ..."

# Events.
DRAWS = "{} draws"
TAKES = "{} takes {}"
HITS = "{}: {} on {}"
HITS_YOURS = "{}: {} on yours"
HITS_OWN = "{} adds {}"
DISCARDS = "{} discards {}"

# Targets, with the name of the seat.
HIT_END = ("Hit on {}", "{}: low end", "{}: high end")
SKIP_WHOM = "Skip {}"
