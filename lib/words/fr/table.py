# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: at the table. A line has room for about 26 letters, with a second key 16."""

PHASE = "Phase %s"
PHASE_SHORT = "P%s"
TO_GO = "manque %d"
COMPLETE = "complète !"
LAID = "posée ✓"
# What else the chosen card could do, behind an arrow.
USE = {"hit": "ajouter", "discard": "jeter", "swap": "échanger", "save": "garder"}

# What A and B do.
DRAW = "Piocher"
DECK = "Pioche"
TAKE = "Prendre %s"
LAY = "Poser la phase %s"
LATER = "Après"
TO_LAY = "↑ poser"
LAY_IT = "Poser ainsi"
OTHER_WAY = "←→ ↓ main"
TO_GROUP = "Groupe %d"
TO_HAND = "Garder en main"
HIT = "Ajouter %s"
DISCARD = "Jeter %s"
LAST = "Fini : %s"
PLAY_SKIP = "Jouer Passe-tour"
UNDO = "Annuler"
BACK = "Retour"

# What happens.
DRAWS = "%s pioche"
TAKES = "%s prend %s"
HITS = "%s : %s chez %s"
HITS_YOURS = "%s : %s chez toi"
HITS_OWN = "%s ajoute %s"
DISCARDS = "%s jette %s"

# Where to? With the name of the seat.
HIT_END = ("Chez %s", "%s : début", "%s : fin")
SKIP_WHOM = "%s passe"
