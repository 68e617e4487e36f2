# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: what is said in the first guided hand. Three lines of about 25 letters each."""

GOT_IT = "Weiter"

DRAW = "Hallo! Jeder Zug beginnt mit Ziehen: ← → wählt den Stapel, A nimmt die Karte."
PHASE = "Deine Aufgabe ist Phase 1: zweimal 3 Karten mit gleicher Zahl."
DISCARD = "Am Ende legst du ab: ← → sucht eine Karte, die du nicht brauchst, dann A."
OTHERS = "Oben sind die anderen: Phase, Kartenzahl, und ein Haken nach dem Auslegen."
LAY = "Du hast alles! A zeigt die Phase, noch einmal A legt sie aus."
HIT = "Deine Phase liegt. Was an eine Gruppe passt, legst du an: A, wo es leuchtet."
LAST = "Deine letzte Karte! Leg sie ab und du bist aus. Die anderen zählen."
SKIP = "Du hast ein Aussetzen. Leg es ab, und ein Gegner deiner Wahl setzt aus."
WILD = "Du hast einen Joker. Er ist jede Karte, die dir fehlt: behalte ihn."
