# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: a new score sheet for real cards. A line for each kind of row: its name, what A does there, and what there
is to know."""

TITLE = "Vraies cartes"
BACK = "Retour"
KEPT = "|Ouvrir|"
GO_ON = "Continuer la feuille"
LOOK = "Revoir la dernière feuille"
START = "Nouvelle feuille|Commencer|À vous de jouer, je compte."
COUNT = "Joueurs|Changer|"
FROM_TO = "De {} à {} joueurs."
RULES = "Règles|Une à une|"
NAME = "|Taper un nom|Les noms sont retenus."
DEALS = "Donneur|Changer|À la première manche."
ROLLS = "Commence|Changer|Puis les autres, à leur tour."
CHANCE = "au hasard"
NOBODY = "JOUEUR {}"
REPLACES = "Remplace la feuille gardée !"

# A name is typed.
TYPE = "Nom {}"
LETTER = "Mettre"
RUB = "Effacer"
READY = "Fini"
