# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Français : le jeu de dés. Un bouton a place pour 9 lettres, la ligne dessous 26 environ, avec une touche 18."""

PHASE = "Phase %d"
TO_GO = "il manque %d"
WORTH = "vaut %d points"
ROLLS_LEFT = "%d lancers"

# What can be done: the buttons, and what A and B do.
ROLL = "Lancer"
SCORE = "Noter %d"
MISS = "Rien"
KEEP = "Garder le %s"
FREE = "Reprendre le %s"
TO_DICE = "Dés"
BACK = "Retour"
ABOUT_ROLL = "Lancer %d dés (%d/%d)"
NONE_LEFT = "Tous sont gardés"
ABOUT_SCORE = "Prendre ces points"
ABOUT_MISS = "Passer sans points"
SURE = "Vraiment passer ?"
YOUR_THROW = "%s, à toi"
HINT = ("Le hibou garderait ceux-ci", "Le hibou noterait ceci", "Le hibou passerait")

# What happens, with the name of the seat.
BEGINS = "%s : commence"
ROLLING = "%s : lancer %d sur %d"
KEEPS = "%s : %d gardés"
SCORES = "%s : %d points !"
MISSED = "%s : pas de phase"
BONUS = "%s : 40 points de bonus !"
FINISHED = "%s : phase 10 faite !"

# The end.
THE_END = "%s gagne !"
YOU_WIN = "Gagné !"
SHARED = "Victoire partagée"
POINTS = "%d points"
PHASES = ("%d phase", "%d phases")
FAILED = "%d tours ratés : –%d"
AGAIN = "Rejouer"
TO_TITLE = "Titre"
