# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: texts used by several families of screens."""

LANGUAGE = "English"  # as it calls itself

COLOURS = ("red {}", "blue {}", "green {}", "yellow {}")
SPECIAL = ("Wild", "Skip", "X")

YOU = "YOU"  # the name of a single person at the table
DEALING = "The cards are dealt …"
