# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: Twist's board."""

NEXT = "Weiter"
OUT = "%s hat aus: %+d"  # three steps, two, or one
LAID = "%s hat gelegt: %+d"
NEITHER = "%s, keine Phase: %+d"
STAYS = "%s: kein Schritt"
FINISHES = "%s: am Ziel!"

WHO = "Wessen?"  # pawn it is, when all have come home
PHASE = "%s: Phase %d"
STAR = "%s: Stern, Feld %d"
