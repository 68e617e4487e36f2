# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: the score sheet."""

HAND = "Manche {}"
CODE = "Code {}"  # of the deal
TIE = "Belle"
NEXT = "Suivante"
RESULT = "Résultat"
LEAVE = "Quitter"
BACK = "Retour"

# State of a seat.
OUT = "fini"
GONE = "sorti"
DONE = "fait !"
TIED = "égalité"
PHASE = "P{}"
