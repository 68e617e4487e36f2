# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: what is said by FINN the fox, who has always known a trick: at a phase laid, hit by a Skip, going out."""

LAID = ("Sly, wasn't it?", "A fox has a plan.", "Step by step.", "Look and learn!")
SKIPPED = ("Ouch, my tail!", "I'll remember that.", "Clever. Too clever.", "Who, me?")
OUT = ("Catch me if you can!", "Gone like a fox.", "And off I go!", "Too quick for you?")
