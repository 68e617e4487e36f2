# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: table, what happens a few times in a hand. A line has room for about 26 letters."""

HAND = "Runde {} · Code {}"
TIE_BREAK = "Stechen · Code {}"
DEMO = "Demo: Jede Taste beendet sie"
DEMO_PHASE = "DEMO P{}"
LAYS = "{} legt Phase {} aus!"
SKIPS = "{}: {} setzt aus!"
SKIPS_YOU = "{}: Du setzt aus!"
MISSES = "{} setzt aus"
YOU_MISS = "Du setzt diesmal aus"
RESHUFFLED = "Neu gemischt"
FLOATS = "Es schwebt: {}!"
KNOCKED = "{}: klopf, klopf!"
OUT = "{} ist aus!"
YOU_OUT = "Du bist aus! Sehr gut"
FEAST = "Alle Karten weg!"
HAND_OVER = "Die Runde ist zu Ende"
TIME_OVER = "Die Zeit ist um!"

# Handing over between two persons.
PASS_TO = "Gib das Gerät weiter an"
I_AM = "Ich bin {}"

# A hit on one's own group: at its only place, the low end, the high end of a run.
HIT_YOURS = ("Bei dir anlegen", "Bei dir: unten", "Bei dir: oben")
