# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: what the owl says when it is asked for a hint. A reason has room for two lines of 23 letters."""

THINKING = "Let me think ..."
DECK = "Draw from the deck."
PILE = "Take the discard!"
LAY = "Lay your phase now!"
HIT = "Hit %s on %s."
SKIP = "Let %s miss a turn."
DISCARD = "Discard %s."
OTHER = {"knock": "Knock!", "pass": "Let it go.", "save": "Save that card."}

# Why, by the keys the bots give.
WHY = {}
