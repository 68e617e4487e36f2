# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: a new game. A line for each kind of row: its name, what A does there, and what there is to know."""

TITLE = "New game"
BACK = "Back"
ROWS = """Start!|Deal the cards|Ten phases. Be first!
Players|Change|2 to 6 play together.
Rules|One by one|
|Other face|← →  person or bot"""
LEVELS = """person
easy bot
normal bot
hard bot"""
FOUR_AT_MOST = "These rules: 4 at most."
REPLACES = "Replaces the saved game!"
