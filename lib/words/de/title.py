# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: the title, and the event."""

CHOOSE = "Auswählen"
BACK = "Zurück"

# Menu items.
CONTINUE = "Weiterspielen"
NEW_GAME = "Neues Spiel"
JOURNEY = "Reise"
QUICK_HAND = "Schnelle Runde"
REAL_CARDS = "Echte Karten"
EVENT = "Turnier"
MORE = "Mehr"
GUIDE = "Erste Runde geführt"
HELP = "Regeln und Tasten"
RECORDS = "Rekorde"
BY_CODE = "Runde nach Code"
SETTINGS = "Einstellungen"

# Event.
ABOUT_EVENT = "Drei Runden, für alle dieselben Karten. Die wenigsten Punkte führen."
NO_VISITOR = "Noch niemand hier. Sei der Erste!"
PLAY = "Spielen"
POINTS = "{} Punkte"
PLACE = "Platz {}"
YOUR_LETTERS = "Deine drei Zeichen:"
NEXT = "Weiter"
DONE = "Fertig"
TO_TITLE = "Titel"

# Deal by code.
ABOUT_CODE = "Eine schnelle Runde mit den Karten eines Codes, wie er auf dem Punkteblatt steht."
NO_DEAL = "Diesen Code hat keine Runde."
