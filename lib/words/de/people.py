# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: the new score sheet for real cards. A kind of row is name | what A does | help."""

TITLE = "Echte Karten"
BACK = "Zurück"
KEPT = "|Öffnen|"
GO_ON = "Blatt weiterführen"
LOOK = "Letztes Blatt ansehen"
START = "Neues Blatt|Anfangen|Ihr spielt, ich zähle."
COUNT = "Spieler|Ändern|"
FROM_TO = "{} bis {} spielen mit."
RULES = "Regeln|Einzeln|"
SEAT = "|Name eingeben|Namen bleiben gemerkt."
DEALER = "Geber|Ändern|In der ersten Runde."
ROLLS = "Beginnt|Ändern|Die anderen folgen reihum."
CHANCE = "Zufall"
NOBODY = "PLATZ {}"
REPLACES = "Ersetzt das alte Blatt!"
SURE = "Ja, wirklich"  # what A does after that warning

# Typing a name.
TYPE = "Name {}"
LETTER = "Setzen"
RUB = "Löschen"
READY = "Fertig"
ON_START = "START: {}"
