# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: Twist's board."""

NEXT = "Suite"
OUT = "%s a fini : %+d"  # three steps, two, or one
LAID = "%s a posé : %+d"
NEITHER = "%s, sans phase : %+d"
STAYS = "%s : pas de saut"
FINISHES = "%s : au but !"

WHO = "À qui ?"  # pawn it is, when all have come home
PHASE = "%s : phase %d"
STAR = "%s : étoile, case %d"
