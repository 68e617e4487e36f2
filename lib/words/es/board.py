# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: Twist's board."""

NEXT = "Seguir"
OUT = "%s cierra: %+d"  # three steps, two, or one
LAID = "%s ha bajado: %+d"
NEITHER = "%s, sin fase: %+d"
STAYS = "%s: no avanza"
FINISHES = "%s: ¡en la meta!"

WHO = "¿De quién?"  # pawn it is, when all have come home
PHASE = "%s: fase %d"
STAR = "%s: estrella, cas. %d"
