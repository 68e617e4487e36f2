# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: the event."""

EVENT = "Tournoi"
BACK = "Retour"
ABOUT_EVENT = "Trois manches, mêmes cartes pour tous. Le moins de points mène."
NO_VISITOR = "Personne encore. À toi !"
PLAY = "Jouer"
POINTS = "%d points"
PLACE = "Place %d"
YOUR_LETTERS = "Tes trois lettres :"
NEXT = "Suivant"
DONE = "Fini"
TO_TITLE = "Titre"
