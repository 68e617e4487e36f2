# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: the pause. A line for each row: its name, and what there is to know."""

TITLE = "Pause"
ROWS = """Continuer|
Feuille de score|
Vitesse|
Son|
Règles et touches|
Garder et quitter|À reprendre depuis le titre.
Abandonner|Cet essai ne comptera pas.
Arrêter ici|Il faut 5,5 phases pour gagner."""
KEYS = "Choisir|Changer|Oui, vraiment"  # what A may do
LEVELS = "lente|normale|rapide|aucune|non|oui"  # of speed, slowest first, and of sound
HAND = "Manche %d · Code %s"
NOT_KEPT = "Impossible à garder !"
