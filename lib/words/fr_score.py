# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: the score sheet."""

BACK = "Retour"
HAND = "Manche %d"
TIE_BREAK = "Belle"
NEXT_HAND = "Suivante"
RESULT = "Résultat"
LEAVE = "Quitter"
OUT = "fini"
GONE = "sorti"
ALL_DONE = "gagné !"
ON_PHASE = "P%d"
SPACE = "%d/28"
