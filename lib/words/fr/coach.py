# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: the first guided hand. Three lines of about 25 letters."""

GOT_IT = "Compris"

DRAW = "Bonjour ! D'abord, pioche : ←→ choisit la pile, A prend la carte."
TAKE = "Regarde : la carte ouverte complète ta phase. Le prochain A la prend !"
OTHERS = "En haut, les autres : leur phase, leurs cartes, une coche s'ils ont posé."
PHASE = "Phase 1 : deux fois 3 du même nombre. ←→ choisit, le prochain A jette."
LAY = "Tu as tout ! Le prochain A montre ta phase, encore un la pose."
HIT = "Posée ! Le prochain A met la carte au groupe qui brille."
LAST = "Ta dernière carte ! Jette-la, c'est fini. Les autres comptent leur main."
SKIP = "Tu as un Passe-tour : ←→ le trouve. Jeté, il fait perdre un tour à un rival."
ON_SKIP = "Voici un Passe-tour : le prochain A le joue, un rival passe son tour."
WILD = "Tu as un Joker. Il remplace la carte qui te manque : garde-le."
HINT = "Un doute ? Maintiens SELECT : je dis ce que je ferais. Un appui court trie."
PAUSE = "START est la pause : aide, feuille de score, vitesse et son."
