# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: the first guided hand. Three lines of about 25 letters."""

GOT_IT = "Weiter"
DRAW = "Hallo! Ein Zug beginnt mit Ziehen: ←→ wählt den Stapel, A nimmt die Karte."
TAKE = "Schau: Die offene Karte fehlt deiner Phase. Das nächste A nimmt sie!"
OTHERS = "Oben sind die anderen: Phase, Kartenzahl, ein Haken nach dem Auslegen."
PHASE = "Phase 1: zweimal 3 Gleiche. ←→ wählt eine Karte, das nächste A wirft sie ab."
LAY = "Du hast alles! Das nächste A zeigt die Phase, noch eins legt sie aus."
HIT = "Gut! Das nächste A legt die Karte an die helle Gruppe."
LAST = "Deine letzte Karte! Wirf sie ab und du bist aus. Die anderen zählen."
SKIP = "Du hast ein Aussetzen: ←→ findet es. Abgeworfen, lässt es einen aussetzen."
ON_SKIP = "Das ist ein Aussetzen: Das nächste A spielt es, und einer setzt aus."
WILD = "Du hast einen Joker. Er ist jede Karte, die dir fehlt: Behalte ihn."
HINT = "Unsicher? Halte SELECT, und ich sage, was ich täte. Kurz gedrückt sortiert."
PAUSE = "START ist die Pause: Hilfe, Punkteblatt, Tempo, Ton."
