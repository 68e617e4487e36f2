# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: what is said in the first guided hand. Three lines of about 25 letters each."""

GOT_IT = "Compris"

DRAW = "Bonjour ! D'abord, tire une carte : ← → choisit la pile, A la prend."
PHASE = "Ta tâche est la phase 1 : deux fois 3 cartes du même nombre."
DISCARD = "À la fin, jette une carte : ← → en cherche une inutile, A la jette."
OTHERS = "En haut, les autres : leur phase, leurs cartes, une coche s'ils ont posé."
LAY = "Tu as tout ! A montre ta phase, encore A la pose."
HIT = "Ta phase est posée. Ce qui va à un groupe peut partir : A, là où ça brille."
LAST = "Ta dernière carte ! Jette-la, c'est fini. Les autres comptent leur main."
SKIP = "Tu as un Passe-tour. Jette-le, et un rival au choix passe son tour."
WILD = "Tu as un Joker. Il remplace la carte qui te manque : garde-le."
