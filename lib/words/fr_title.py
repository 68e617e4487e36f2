# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: the title, its menu in one text with a line for each row."""

CHOOSE = "Choisir"
BACK = "Retour"
MENU = """Reprendre
Nouvelle partie
Manche rapide
Tournoi
Autres
Manche guidée
Règles et touches
Records
Réglages"""
