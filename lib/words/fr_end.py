# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: the end of a game."""

SPACE = "%d/28"
WINS = "gagne la partie !"
WIN = "gagnent la partie !"
YOU_WIN = "Tu as gagné !"
NEW_BEST = "Nouveau record !"
SHARED = "Victoire à deux"
NO_RESULT = "Sans résultat"
NO_WINNER = "Personne n'est allé si loin."
PHASES = ("%d phase", "%d phases")  # of one, of several
AGAIN = "Rejouer"
GO_ON = "Classement"
TO_TITLE = "Titre"
