# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: a new game. A line for each kind of row: its name, what A does there, and what there is to know."""

TITLE = "Nouvelle partie"
BACK = "Retour"
ROWS = """C'est parti !|Distribuer|Dix phases. Sois premier !
Joueurs|Changer|De 2 à 6 joueurs.
Règles|Une à une|
|Visage|← →  personne ou robot"""
LEVELS = """personne
facile
moyen
difficile"""
FOUR_AT_MOST = "Avec ces règles : 4 au plus."
REPLACES = "Remplace la partie gardée !"
