# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: between two hands and at the end of a game."""

# The score sheet.
HAND = "Manche %d"
TIE = "Belle"
NEXT = "Suivante"
RESULT = "Résultat"
LEAVE = "Quitter"
BACK = "Retour"

# About a seat.
OUT = "fini"
GONE = "sorti"
DONE = "gagné !"
PHASE = "P%s"
SPACE = "c. %d"

# Twist's board.
GO_ON = "Suite"
STEPS_OUT = "%s a fini : %+d"  # three steps, two, or one
STEPS_LAID = "%s a posé : %+d"
STEPS_NEITHER = "%s, sans phase : %+d"
STEPS_NONE = "%s : pas de saut"
FINISHES = "%s : au but !"

WHO = "À qui ?"  # pawn it is, when all have come home
AT_PHASE = "%s : phase %d"
AT_STAR = "%s : étoile, case %d"

# The end.
AGAIN = "Rejouer"
ONCE_MORE = "Encore"
LIST = "Classement"
TO_TITLE = "Titre"
TABLE = "Tableau"

WINS = "gagne !"
WIN = "gagnent !"
YOU_WIN = "Tu as gagné !"
BEST = "Nouveau record !"
SHARED = "Victoire à deux"
NONE = "Sans résultat"
NOBODY = "Personne n'est allé si loin."
PHASES = ("%d phase", "%d phases")
