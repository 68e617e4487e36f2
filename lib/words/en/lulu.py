# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: what is said by LULU the cat, who is above all this: at a phase laid, hit by a Skip, going out."""

LAID = ("Naturally.", "Purr-fect.", "I make it look easy.", "Mind the paws.")
SKIPPED = ("How very rude.", "I was napping anyway.", "Hiss!", "Nobody skips a cat.")
OUT = ("Now, my cushion.", "As expected.", "Applause, please.", "Was there a doubt?")
