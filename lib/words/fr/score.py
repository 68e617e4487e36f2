# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: the score sheet."""

HAND = "Manche %d"
KEYS = "Suivante|Résultat|Quitter|Retour"  # on to the next hand, the result, leaving, back
TEXT = "fini|sorti|gagné !|P%d|%d/28|Belle"  # a seat is out, out of the game, done; its phase, its space; a tie
