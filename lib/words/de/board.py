# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: Twist's board."""

NEXT = "Weiter"
MOVES = "%s: %+d"
STAYS = "%s: kein Schritt"
FINISHES = "%s: am Ziel!"
