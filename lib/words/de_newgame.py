# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: a new game. A line for each kind of row: its name, what A does there, and what there is to know."""

TITLE = "Neues Spiel"
BACK = "Zurück"
ROWS = """Los!|Karten geben|Zehn Phasen. Sei vorne!
Spieler|Ändern|2 bis 6 spielen mit.
Regeln|Einzeln|
|Gesicht|← →  Mensch oder Bot"""
LEVELS = """Mensch
leicht
mittel
schwer"""
FOUR_AT_MOST = "Nach diesen Regeln bis 4."
REPLACES = "Ersetzt das gesicherte Spiel!"
