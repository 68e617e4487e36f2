# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: the pause menu. A row is name | help; GIVE_UP has a second help text, for an event."""

TITLE = "Pause"
RESUME = "Continuer|"
SCORES = "Feuille de score|"
BOARD = "Plateau|"
SPEED = "Vitesse|"
SOUND = "Son|"
HELP = "Règles et touches|"
QUIT = "Enregistrer et quitter|À reprendre depuis le titre."
GIVE_UP = "Abandonner|Cet essai ne comptera pas.|+{} par manche restante."
STOP = "Arrêter ici|Pour gagner : 5,5 phases."
LEFT = "Encore {} min ; 5,5 phases."  # in a game by the clock

# Labels of A, and values.
CHOOSE = "Choisir"
CHANGE = "Changer"
SURE = "Oui, vraiment"
SPEEDS = {"slow": "lente", "normal": "normale", "fast": "rapide", "none": "immédiate"}
SOUNDS = ("coupé", "doux", "moyen", "fort")

HAND = "Manche {} · Code {}"
NOT_KEPT = "Impossible d'enregistrer !"
