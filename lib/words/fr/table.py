# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: at the table. A line has room for about 26 letters, with a second key 16."""

PHASE = "Phase {}"
PHASE_SHORT = "P{}"
TO_GO = "manque {}"
COMPLETE = "complète !"
LAID = "posée ✓"
# Other uses of a card, after an arrow.
USE = {"hit": "ajouter", "discard": "jeter", "swap": "troquer", "save": "garder", "skip": "passer"}

# Labels of A and B.
DRAW = "Piocher"
DECK = "Pioche"
TAKE = "Prendre {}"
LAY = "Poser la phase {}"
LATER = "Après"
TO_LAY = "↑ poser"
LAY_IT = "Poser ainsi"
BY_HAND = "↓ autre"
TO_GROUP = "Groupe {}"
TO_HAND = "Laisser en main"
HIT = "Ajouter {}"
DISCARD = "Jeter {}"
LAST = "Fini : {}"
PLAY_SKIP = "Jouer Passe-tour"
UNDO = "Annuler"
BACK = "Retour"
CLOSE = "Retour"  # where nothing is asked
DO_IT = "Jouer ça"

THINKING = "Je réfléchis ..."

# Events.
DRAWS = "{} pioche"
TAKES = "{} prend {}"
HITS = "{} : {} chez {}"
HITS_YOURS = "{} : {} chez toi"
HITS_OWN = "{} ajoute {}"
DISCARDS = "{} jette {}"

# Targets, with the name of the seat.
HIT_END = ("Ajouter à {}", "{} : début", "{} : fin")
SKIP_WHOM = "{} passera"
