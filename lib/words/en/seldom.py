# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: table, what happens a few times in a hand. A line has room for about 26 letters."""

HAND = "Hand {} · deal {}"
TIE_BREAK = "Tie-break · deal {}"
DEMO = "Demo: any key ends it"
DEMO_PHASE = "DEMO P{}"
LAYS = "{} lays phase {}!"
SKIPS = "{} skips {}!"
SKIPS_YOU = "{} skips you!"
MISSES = "{} misses a turn"
YOU_MISS = "You miss this turn"
RESHUFFLED = "The pile is shuffled anew"
FLOATS = "Floating: {}!"
KNOCKED = "{}: knock, knock!"
OUT = "{} is out!"
YOU_OUT = "You are out! Well done"
FEAST = "Out of cards!"
HAND_OVER = "The hand is over"
TIME_OVER = "Time is up!"

# Handing over between two persons.
PASS_TO = "Pass the handheld to"
I_AM = "I am {}"

# A hit on one's own group: at its only place, the low end, the high end of a run.
HIT_YOURS = ("Hit on yours", "Yours: low end", "Yours: high end")
