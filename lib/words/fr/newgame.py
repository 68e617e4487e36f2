# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: the new game menu. A kind of row is name | what A does | help."""

TITLE = "Nouvelle partie"
CHOOSE = "Choisir"
BACK = "Retour"
START = "C'est parti !|Distribuer|Dix phases. Sois premier !"
DICE = "Aux dés"  # what A does there for Dice
COUNT = "Joueurs|Changer|De 2 à 6 joueurs."
PEOPLE = "Humains|Changer|Ils se passent l'appareil."
RULES = "Variante|Toutes|"
SINGLE = "Règles|Une à une|Changer des règles."
BOTS = "Robots|Changer|Leur force à tous."
SEAT = "|Visage|← → humain, robot 1–10"
DEALER = "Donneur|Changer|À la première manche."
CHANCE = "au hasard"
MIXED = "–"
LEVELS = "humain|facile {}|moyen {}|difficile {}"
AT_MOST = "Avec ces règles : {} au plus."
REPLACES = "Remplace la partie en cours !"
SURE = "Oui, vraiment"  # what A does after that warning
