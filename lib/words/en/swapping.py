# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: table, moves that only options allow. A line has room for about 26 letters, with a second key 16."""

VERB = "Swap in {}"
WILD_TO = "Wild: low end|Wild: high end"  # where the swapped Wild goes
RULE_CARD = "Put the X face down"
WILD_AS_SKIP = "Wild as a Skip"
WHOM_NAME = "Back a phase: {}"
SWAPPED = "{} swaps in {}"
NAMED = "{}: {}, go back!"
FELL = "{}: back one phase"
