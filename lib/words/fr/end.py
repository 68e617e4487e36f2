# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: the end of a game."""

KEYS = "Rejouer|Classement|Titre"  # another game, the list of the event, the title
TEXT = """gagne !
gagnent !
Tu as gagné !
Nouveau record !
Victoire à deux
Sans résultat
Personne n'est allé si loin.
%d phase
%d phases
%d/28"""  # one wins, several, you, with a new best; shared; none, why; one phase, several; a space of the board
