# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: the board of Twist."""

NEXT = "Continuer"
OUT = "{}, fini : {:+d}"  # three steps, two, or one
LAID = "{}, phase posée : {:+d}"
NEITHER = "{}, sans phase : {:+d}"
STAYS = "{} : pas de saut"
FINISHES = "{} : au but !"

WHO = "À qui ?"  # pawn it is, when all have come home
PHASE = "{} : phase {}"
STAR = "{} : étoile, case {}"
