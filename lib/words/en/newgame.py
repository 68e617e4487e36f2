# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: the new game menu. A kind of row is name | what A does | help."""

TITLE = "New game"
CHOOSE = "Choose"
BACK = "Back"
START = "Start!|Deal the cards|Ten phases. Be first!"
DICE = "To the dice"  # what A does there for Dice
COUNT = "Players|Change|2 to 6 play together."
PEOPLE = "People|Change|They pass the handheld."
RULES = "Variant|All variants|"
SINGLE = "Rules|One by one|Change single rules."
BOTS = "All bots|Change|How strong all of them are."
SEAT = "|Other face|← → person or bot 1 to 10"
DEALER = "Dealer|Change|In the first hand."
CHANCE = "chance"
MIXED = "–"
LEVELS = "person|easy {}|normal {}|hard {}"
AT_MOST = "These rules: {} at most."
REPLACES = "Replaces the saved game!"
SURE = "Yes, really"  # what A does after that warning
