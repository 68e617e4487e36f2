# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: what is said by OTTO the owl, who has read about it: at a phase laid, hit by a Skip, going out."""

LAID = ("As the books say.", "Quite so.", "I counted them.", "Hoot, hoot.")
SKIPPED = ("Statistically rare.", "A lesson for me.", "I shall read, then.", "Hm, unwise of you.")
OUT = ("Wisdom wins.", "Good night, all.", "It was page 42.", "As I calculated.")
