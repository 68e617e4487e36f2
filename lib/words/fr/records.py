# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: the records, and the end of a game."""

RECORDS = "Records"
BACK = "Retour"
GAMES = "Parties"
WON = "Gagnées"
HANDS = "Manches jouées"
PHASES_LAID = "Phases posées"
BEST = "Moins de points"
FASTEST = "Moins de manches"
NOTHING_YET = "Joue une partie entière !"
STREAK = "Série gagnante"
SHEETS = "Feuilles"
STARS = "Étoiles"
OF_THEM = "{} (max. {})"
COLUMNS = ("gagné", "man.", "rec.")
PAGE = "Suivante"
CLEAR = "Tout effacer"
NO = "Non"

# End of the game.
AGAIN = "Nouvelle partie"
ONCE_MORE = "Encore"
LIST = "Classement"
TO_TITLE = "Titre"
RANKING = "Classement"

WINS = "gagne !"
WIN = "gagnent !"
YOU_WIN = "Tu as gagné !"
NEW_BEST = "Victoire et record !"
SHARED = "À égalité"
NONE = "Sans résultat"
NOBODY = "Personne n'est allé si loin."
PHASES = ("{} phase", "{} phase", "{} phases")
ON = "phase {}"
GONE = "sorti"
SPACE = "c. {}"

# How the visitor of an event stands.
PLACED = "Au tournoi : place {}"
UNPLACED = "Dix visiteurs sont devant."
