# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: the pause menu. A row is name | help; GIVE_UP has a second help text, for an event."""

TITLE = "Pause"
RESUME = "Weiter|"
SCORES = "Punkteblatt|"
BOARD = "Spielbrett|"
SPEED = "Tempo|"
SOUND = "Ton|"
HELP = "Regeln und Tasten|"
QUIT = "Sichern und Schluss|Weiter geht es vom Titel aus."
GIVE_UP = "Aufgeben|Der Versuch zählt nicht.|+{} je offene Runde."
STOP = "Hier aufhören|Ab 5,5 Phasen gibt es Sieger."
LEFT = "Noch {} min, ab 5,5 Phasen."  # in a game by the clock

# Labels of A, and values.
CHOOSE = "Auswählen"
CHANGE = "Ändern"
SURE = "Ja, wirklich"
SPEEDS = {"slow": "langsam", "normal": "normal", "fast": "schnell", "none": "sofort"}
SOUNDS = ("aus", "leise", "mittel", "laut")

HAND = "Runde {} · Code {}"
NOT_KEPT = "Sichern ging nicht!"
