# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""French: table, what happens a few times in a hand. A line has room for about 26 letters."""

HAND = "Manche {} · code {}"
TIE_BREAK = "Belle · code {}"
DEMO = "Démo : touche = fin"
DEMO_PHASE = "DÉMO P{}"
LAYS = "{} pose la phase {} !"
SKIPS = "{} : {} passe !"
SKIPS_YOU = "{} : tu passes !"
MISSES = "{} passe son tour"
YOU_MISS = "Tu passes ce tour"
RESHUFFLED = "Cartes remélangées"
FLOATS = "Flotte : {} !"
KNOCKED = "{} : toc, toc !"
OUT = "{} a fini !"
YOU_OUT = "Tu as fini ! Bravo"
FEAST = "Main vide !"
HAND_OVER = "La manche est finie"
TIME_OVER = "Le temps est écoulé !"

# Handing over between two persons.
PASS_TO = "Passe l'appareil à"
I_AM = "Je suis {}"

# A hit on one's own group: at its only place, the low end, the high end of a run.
HIT_YOURS = ("Ajouter chez toi", "Chez toi : début", "Chez toi : fin")
