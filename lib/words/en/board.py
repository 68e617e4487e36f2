# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: Twist's board."""

NEXT = "Go on"
OUT = "%s is out: %+d"  # three steps, two, or one
LAID = "%s has laid: %+d"
NEITHER = "%s, no phase: %+d"
STAYS = "%s: no step"
FINISHES = "%s: finished!"

WHO = "Whose?"  # pawn it is, when all have come home
PHASE = "%s: phase %d"
STAR = "%s: star, space %d"
