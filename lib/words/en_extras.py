# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: at the table, in games with special rules. A line has room for about 26 letters, with a second key 16."""

TAKE_SAVED = "Take saved %s"
RULE_CARD = "Put the X face down"
WILD_AS_SKIP = "Wild as a Skip"
VERBS = {"swap": "Swap for %s", "save": "Save %s", "turn": "Turn over %s"}
ON_PILE = "Discard on pile %d"
WHOM = {"give": "Give it to %s", "name": "Back a phase: %s"}

CHOOSE = "Choose phase %d"
CHOOSE_TWIST = "Choose the Twist card"
TWIST_CARD = "Twist card"

KNOCK = "Knock: %s! %d"
KNOCK_WHO = "%s: knock?"
LET_GO = "No"
TAKE_NOW = "Take %s, quick!"

# What happens.
SWAPPED = "%s swaps in %s"
SAVED = "%s saves a card"
KNOCKED = "%s: knock, knock!"
GAVE = "%s: %s for %s"
TURNED = "%s turns over %s"
NAMED = "%s: %s, go back!"
FELL = "%s: back one phase"
