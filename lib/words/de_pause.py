# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: the pause. A line for each row: its name, and what there is to know."""

TITLE = "Pause"
ROWS = """Weiter|
Punkteblatt|
Tempo|
Ton|
Regeln und Tasten|
Sichern und Schluss|Weiter geht es vom Titel aus.
Aufgeben|Der Versuch zählt nicht.
Hier aufhören|Ab 5,5 Phasen gibt es Sieger."""
KEYS = "Auswählen|Ändern|Ja, wirklich"  # what A may do
LEVELS = "langsam|normal|schnell|sofort|aus|an"  # of speed, slowest first, and of sound
HAND = "Runde %d · Code %s"
NOT_KEPT = "Sichern ging nicht!"
