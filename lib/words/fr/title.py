# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: the title, and the event."""

CHOOSE = "Choisir"
BACK = "Retour"

# Menu items.
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
BY_CODE = "Manche par code"
SETTINGS = "Réglages"

# Event.
ABOUT_EVENT = "Trois manches, mêmes cartes pour tous. Le moins de points mène."
NO_VISITOR = "Personne encore. À toi !"
PLAY = "Jouer"
POINTS = "Points : {}"
PLACE = "Place {}"
YOUR_LETTERS = "Tes trois lettres :"
NEXT = "Suivant"
DONE = "Fini"
TO_TITLE = "Titre"

# Deal by code.
ABOUT_CODE = "Une manche rapide avec les cartes d'un code lu sur une feuille de score."
NO_DEAL = "Aucune manche n'a ce code."
