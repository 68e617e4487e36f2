# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: the end of a game."""

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
SPACE = "c. %d"
