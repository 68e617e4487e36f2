# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: the pause. A line for each row: its name, and what there is to know; of giving up also what there is to
know in an event.
"""

TITLE = "Pause"
RESUME = "Continuer|"
SCORES = "Feuille de score|"
SPEED = "Vitesse|"
SOUND = "Son|"
HELP = "Règles et touches|"
QUIT = "Garder et quitter|À reprendre depuis le titre."
GIVE_UP = "Abandonner|Cet essai ne comptera pas.|Compte, 100 par manche due."
STOP = "Arrêter ici|Pour gagner : 5,5 phases."

# What A may do, and what is set.
CHOOSE = "Choisir"
CHANGE = "Changer"
SURE = "Oui, vraiment"
SPEEDS = {"slow": "lente", "normal": "normale", "fast": "rapide", "none": "immédiate"}
SOUNDS = ("non", "doux", "moyen", "fort")

HAND = "Manche {} · Code {}"
NOT_KEPT = "Impossible à garder !"
