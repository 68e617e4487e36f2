# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: the title."""

CHOOSE = "Choisir"
BACK = "Retour"

# The menu.
CONTINUE = "Reprendre"
NEW_GAME = "Nouvelle partie"
JOURNEY = "Voyage"
QUICK_HAND = "Manche rapide"
REAL_CARDS = "Vraies cartes"
EVENT = "Tournoi"
MORE = "Autres"
GUIDE = "Manche guidée"
HELP = "Règles et touches"
RECORDS = "Records"
SETTINGS = "Réglages"
