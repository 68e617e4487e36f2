# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: the event."""

EVENT = "Turnier"
BACK = "Zurück"
ABOUT_EVENT = "Drei Runden, für alle dieselben Karten. Wenigste Punkte führen."
NO_VISITOR = "Noch niemand hier. Sei der Erste!"
PLAY = "Spielen"
POINTS = "%d Punkte"
PLACE = "Platz %d"
YOUR_LETTERS = "Deine drei Zeichen:"
NEXT = "Weiter"
DONE = "Fertig"
TO_TITLE = "Titel"
