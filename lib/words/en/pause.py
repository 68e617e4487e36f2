# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: the pause menu. A row is name | help; GIVE_UP has a second help text, for an event."""

TITLE = "Pause"
RESUME = "Play on|"
SCORES = "Score sheet|"
BOARD = "Board|"
SPEED = "Speed|"
SOUND = "Sound|"
HELP = "Rules and keys|"
QUIT = "Save and leave|Continue waits on the title."
GIVE_UP = "Give up|This try will not count.|+{} for each hand left."
STOP = "Stop here|You need 5.5 phases to win."
LEFT = "{} min to go; 5.5 phases win."  # in a game by the clock

# Labels of A, and values.
CHOOSE = "Choose"
CHANGE = "Change"
SURE = "Yes, really"
SPEEDS = {"slow": "slow", "normal": "normal", "fast": "fast", "none": "at once"}
SOUNDS = ("off", "soft", "medium", "loud")

HAND = "Hand {} · Deal {}"
NOT_KEPT = "Could not be saved!"
