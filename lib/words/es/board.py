# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: the board of Twist."""

NEXT = "Seguir"
OUT = "{}, cierre: {:+d}"  # three steps, two, or one
LAID = "{}, con fase: {:+d}"
NEITHER = "{}, sin fase: {:+d}"
STAYS = "{}: no avanza"
FINISHES = "{}: ¡en la meta!"

WHO = "¿De quién?"  # pawn it is, when all have come home
PHASE = "{}: fase {}"
STAR = "{}: estrella, cas. {}"
