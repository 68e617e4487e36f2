# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: at the table. A line has room for about 26 letters, with a second key 16."""

PHASE = "Phase %s"
PHASE_SHORT = "P%s"
TO_GO = "%d to go"
COMPLETE = "complete!"
LAID = "laid ✓"
# What else the chosen card could do, behind an arrow.
USE = {"hit": "hit", "discard": "discard", "swap": "swap", "save": "save"}

# What A and B do.
DRAW = "Draw a card"
DECK = "Deck"
TAKE = "Take %s"
LAY = "Lay phase %s"
LATER = "Later"
TO_LAY = "↑ lay"
LAY_IT = "Lay these"
OTHER_WAY = "←→ ↓ hand"
TO_GROUP = "To group %d"
TO_HAND = "Keep it in hand"
HIT = "Hit %s"
DISCARD = "Discard %s"
LAST = "Out: %s"
PLAY_SKIP = "Play the Skip"
UNDO = "Undo"
BACK = "Back"

# What happens.
DRAWS = "%s draws"
TAKES = "%s takes %s"
HITS = "%s hits %s: %s"
HITS_YOURS = "%s hits %s: yours"
HITS_OWN = "%s adds %s"
DISCARDS = "%s discards %s"

# Where to? With the name of the seat.
HIT_END = ("Hit on %s", "%s: low end", "%s: high end")
SKIP_WHOM = "Skip %s"
