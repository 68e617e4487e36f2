# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: the new score sheet for real cards. A kind of row is name | what A does | help."""

TITLE = "Vraies cartes"
BACK = "Retour"
KEPT = "|Ouvrir|"
GO_ON = "Continuer la feuille"
LOOK = "Revoir la dernière feuille"
START = "Nouvelle feuille|Commencer|À vous de jouer, je compte."
COUNT = "Joueurs|Changer|"
FROM_TO = "De {} à {} joueurs."
RULES = "Règles|Une à une|"
SEAT = "|Taper un nom|Les noms sont retenus."
DEALER = "Donneur|Changer|À la première manche."
ROLLS = "Commence|Changer|Puis les autres, à leur tour."
CHANCE = "au hasard"
NOBODY = "JOUEUR {}"
REPLACES = "Remplace la feuille gardée !"
SURE = "Oui, vraiment"  # what A does after that warning

# Typing a name.
TYPE = "Nom {}"
LETTER = "Mettre"
RUB = "Effacer"
READY = "Fini"
ON_START = "START : {}"
