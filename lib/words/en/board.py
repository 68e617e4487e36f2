# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: the board of Twist."""

NEXT = "Go on"
OUT = "{}, out: {:+d}"  # three steps, two, or one
LAID = "{}, phase laid: {:+d}"
NEITHER = "{}, no phase: {:+d}"
STAYS = "{}: no step"
FINISHES = "{}: finished!"

WHO = "Whose?"  # pawn it is, when all have come home
PHASE = "{}: phase {}"
STAR = "{}: star, space {}"
