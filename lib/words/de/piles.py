# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: at the table, in Twist. A line has room for about 26 letters, with a second key 16."""

ON_PILE = "Auf Ablage %d"
CHOOSE = "%s: %s"
KINDS = ("", "%d Gleiche", "Folge %d", "Farbe %d", "", "Folge %d in einer Farbe")
CHOOSE_TWIST = "Twist-Karte nehmen"
TWIST_CARD = "Twist"
