# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: the new score sheet for real cards. A kind of row is name | what A does | help."""

TITLE = "Real cards"
BACK = "Back"
KEPT = "|Open|"
GO_ON = "Continue the sheet"
LOOK = "Look at the last sheet"
START = "New sheet|Begin|You play, I keep the score."
COUNT = "Players|Change|"
FROM_TO = "{} to {} play together."
RULES = "Rules|One by one|"
SEAT = "|Type a name|Names are remembered."
DEALER = "Dealer|Change|In the first hand."
ROLLS = "Begins|Change|The others follow in turn."
CHANCE = "chance"
NOBODY = "PLAYER {}"
REPLACES = "Replaces the kept sheet!"
SURE = "Yes, really"  # what A does after that warning

# Typing a name.
TYPE = "Name {}"
LETTER = "Letter"
RUB = "Delete"
READY = "Done"
ON_START = "START: {}"
