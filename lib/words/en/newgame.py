# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: a new game. A line for each kind of row: its name, what A does there, and what there is to know."""

TITLE = "New game"
BACK = "Back"
START = "Start!|Deal the cards|Ten phases. Be first!"
COUNT = "Players|Change|2 to 6 play together."
RULES = "Rules|One by one|"
SEAT = "|Other face|← →  person or bot"
DEALER = "Dealer|Change|In the first hand."
CHANCE = "chance"
LEVELS = {0: "person", 2: "easy bot", 6: "normal bot", 10: "hard bot"}
AT_MOST = "These rules: %d at most."
REPLACES = "Replaces the saved game!"
