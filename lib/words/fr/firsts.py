# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: explanations shown once, when something happens for the first time. Two lines of about 25 letters each."""

GOT_IT = "Compris"

AUTO = "Le Joker retourné était ta pioche : joue donc."
SPACE = "Les pions avancent après. Ta case est ta phase."
CARD = "Sur une étoile : une phase voisine ou une carte Twist."
SAVE = "Une fois par manche, garde (↓) au lieu de jeter."
SAVE_ANY = "Tu peux garder une carte (↓) au lieu de jeter."  # any number of them
ANTI = "Pose, ou tombe d'une phase. Sous la 1, c'est fini."
X_CARD = "Le X : qui l'a à la fin perd une phase."
POSTAL = "Le nombre de ta phase est un Joker pour toi, jusqu'à 7."
FLOAT = "Tu flottes : pioche, joue ce qui va, sinon jette."
KNOCK = "Cette carte se prend hors de ton tour : toque."
GIVE = "Donneur, tu dis qui reçoit la carte retournée."
TURN = "Retourne à sa place une de tes cartes."
FREE = "Toute phase qui te manque : voici la plus proche."
SWAP = "Pose la vraie carte : son Joker se déplace."
WILD_SKIP = "Un Joker se jette aussi comme Passe-tour : ↓."
PICK = "Seule la phase choisie se pose dans cette manche."
ALT = "Les voisines de la suite changent de couleur."
ALT_TWO = "Dans cette suite, deux couleurs alternent."
FLUSH = "Cette suite doit être d'une seule couleur."
STOP = "On peut arrêter en pause : 5,5 phases gagnent."
TIP = "Un doute ? Maintiens SELECT pour mon avis."
DICE = "A lance, puis garde ce qui compte. Trois lancers."
