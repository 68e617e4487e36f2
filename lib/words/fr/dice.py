# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Français : le jeu de dés ; la place : en/dice.py."""

PHASE = "Phase {}"
TO_GO = "il manque {}"
WORTH = "vaut {} points"
ROLLS_LEFT = "{} lancers"
LAST_TRY = "dernier essai"

ROLL = "Lancer"
SCORE = "Noter {}"
MISS = "Passer"
KEEP = "Garder le {}"
FREE = "Libérer le {}"
TO_DICE = "Dés"
BACK = "Retour"
ABOUT_ROLL = ("Lancer {} dé ({}/{})", "Lancer {} dés ({}/{})")
NONE_LEFT = "Tous sont gardés"
ABOUT_SCORE = "Prendre ces points"
ABOUT_MISS = "Passer sans points"
SURE = "Vraiment passer ?"
YOUR_THROW = "{}, à toi"
# The owl's reasons.
HINT = {
    "fits": "Hibou : garde ce qui sert",
    "promise": "Hibou : ceux-ci d'abord",
    "none": "Hibou : aucun ne sert",
    "more": "Hibou : vise plus haut",
    "score": "Hibou : prends, c'est sûr",
    "poor": "Hibou : trop peu, passe",
    "miss": "Hibou : rien à faire",
}

# Events, with the name of the seat.
BEGINS = "Commence : {}"
ROLLING = "{} : lancer {} sur {}"
KEEPS = "{} : {} de côté"
SCORES = "{} : {} points !"
MISSED = "{} : pas de phase"
BONUS = "{} : {} points de bonus !"
FINISHED = "{} : phase 10 faite !"

# End of the game.
THE_END = "{} gagne !"
YOU_WIN = "Gagné !"
SHARED = "Victoire partagée"
POINTS = "{} points"
PHASES = ("{} phase", "{} phase", "{} phases")
FAILED = "Sans phase : {} (–{})"
RESULT = "Résultat"
AGAIN = "Nouvelle partie"
TO_TITLE = "Titre"
