# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: the pause. A line for each row: its name, and what there is to know."""

TITLE = "Pause"
ROWS = """Play on|
Score sheet|
Speed|
Sound|
Rules and keys|
Save and leave|Continue waits on the title.
Give up|This try will not count.
Stop here|5.5 phases are needed to win."""
KEYS = "Choose|Change|Yes, really"  # what A may do
LEVELS = "slow|normal|fast|at once|off|on"  # of speed, slowest first, and of sound
HAND = "Hand %d · Deal %s"
NOT_KEPT = "Could not be saved!"
