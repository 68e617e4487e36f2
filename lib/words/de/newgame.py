# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: the new game menu. A kind of row is name | what A does | help."""

TITLE = "Neues Spiel"
CHOOSE = "Auswählen"
BACK = "Zurück"
START = "Los!|Karten geben|Zehn Phasen. Sei vorne!"
DICE = "Zu den Würfeln"  # what A does there for Dice
COUNT = "Spieler|Ändern|2 bis 6 spielen mit."
PEOPLE = "Menschen|Ändern|Sie reichen das Gerät herum."
RULES = "Variante|Alle zeigen|"
SINGLE = "Regeln|Einzeln|Einzelne Regeln ändern."
BOTS = "Alle Bots|Ändern|Wie stark sie alle sind."
SEAT = "|Gesicht|← → Mensch oder Bot 1–10"
DEALER = "Geber|Ändern|In der ersten Runde."
CHANCE = "Zufall"
MIXED = "–"
LEVELS = "Mensch|leicht {}|mittel {}|schwer {}"
AT_MOST = "Nach diesen Regeln bis {}."
REPLACES = "Ersetzt das gesicherte Spiel!"
SURE = "Ja, wirklich"  # what A does after that warning
