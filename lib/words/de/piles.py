# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: at the table, in Twist. A line has room for about 26 letters, with a second key 16."""

ON_PILE = "Auf Ablage {}"
CHOOSE = "{}: {}"
CHOSE = "{}: Phase {}"
KINDS = ("", "{} Gleiche", "Folge {}", "Farbe {}", "", "Folge {} in einer Farbe")
CHOOSE_TWIST = "Twist-Karte nehmen"
TWIST_CARD = "Twist"
STAKES = "Aus {:+d}, liegt {:+d}, sonst {:+d}"  # the steps of the pawn
