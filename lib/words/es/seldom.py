# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Spanish: table, what happens a few times in a hand. A line has room for about 26 letters."""

HAND = "Ronda {} · código {}"
TIE_BREAK = "Desempate · código {}"
DEMO = "Demo: una tecla la acaba"
DEMO_PHASE = "DEMO F{}"
LAYS = "¡{} baja la fase {}!"
SKIPS = "¡{} salta a {}!"
SKIPS_YOU = "¡{} te salta!"
MISSES = "{} pierde un turno"
YOU_MISS = "Pierdes este turno"
RESHUFFLED = "Se baraja el descarte"
FLOATS = "¡A flote: {}!"
KNOCKED = "{}: ¡toc, toc!"
OUT = "¡{} cierra!"
YOU_OUT = "¡Has cerrado! Muy bien"
FEAST = "¡Sin cartas!"
HAND_OVER = "La ronda se acabó"
TIME_OVER = "¡Se acabó el tiempo!"

# Handing over between two persons.
PASS_TO = "Pasa la consola a"
I_AM = "Soy {}"

# A hit on one's own group: at its only place, the low end, the high end of a run.
HIT_YOURS = ("Añadir a lo tuyo", "Lo tuyo: abajo", "Lo tuyo: arriba")
