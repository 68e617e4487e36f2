# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: the board of Twist."""

NEXT = "Weiter"
OUT = "{}, aus: {:+d}"  # three steps, two, or one
LAID = "{}, Phase liegt: {:+d}"
NEITHER = "{}, keine Phase: {:+d}"
STAYS = "{}: kein Schritt"
FINISHES = "{}: am Ziel!"

WHO = "Wessen?"  # pawn it is, when all have come home
PHASE = "{}: Phase {}"
STAR = "{}: Stern, Feld {}"
