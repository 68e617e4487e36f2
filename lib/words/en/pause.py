# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: the pause. A line for each row: its name, and what there is to know; of giving up also what there is to
know in an event.
"""

TITLE = "Pause"
RESUME = "Play on|"
SCORES = "Score sheet|"
SPEED = "Speed|"
SOUND = "Sound|"
HELP = "Rules and keys|"
QUIT = "Save and leave|Continue waits on the title."
GIVE_UP = "Give up|This try will not count.|It counts: +100 a hand left."
STOP = "Stop here|You need 5.5 phases to win."

# What A may do, and what is set.
CHOOSE = "Choose"
CHANGE = "Change"
SURE = "Yes, really"
SPEEDS = {"slow": "slow", "normal": "normal", "fast": "fast", "none": "at once"}
SOUNDS = ("off", "soft", "medium", "loud")

HAND = "Hand {} · Deal {}"
NOT_KEPT = "Could not be saved!"
