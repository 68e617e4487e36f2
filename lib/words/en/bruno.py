# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: what is said by BRUNO the bear, who is never in a hurry: at a phase laid, hit by a Skip, going out."""

LAID = ("Nice and slow.", "That smells of honey.", "There you are.", "Solid as a bear.")
SKIPPED = ("Then I'll have a snack.", "Grrr.", "I can wait.", "Hm? My turn? No?")
OUT = ("Honey for everyone!", "Off to my cave.", "Well, well, well.", "Time for a nap.")
