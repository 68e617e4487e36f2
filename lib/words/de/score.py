# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: between two hands and at the end of a game."""

# The score sheet.
HAND = "Runde %d"
TIE = "Stechen"
NEXT = "Nächste Runde"
RESULT = "Ergebnis"
LEAVE = "Schluss"
BACK = "Zurück"

# About a seat.
OUT = "aus"
GONE = "raus"
DONE = "fertig!"
PHASE = "P%s"
SPACE = "Feld %d"

# Twist's board.
GO_ON = "Weiter"
STEPS_OUT = "%s hat aus: %+d"  # three steps, two, or one
STEPS_LAID = "%s hat gelegt: %+d"
STEPS_NEITHER = "%s, keine Phase: %+d"
STEPS_NONE = "%s: kein Schritt"
FINISHES = "%s: am Ziel!"

WHO = "Wessen?"  # pawn it is, when all have come home
AT_PHASE = "%s: Phase %d"
AT_STAR = "%s: Stern, Feld %d"

# The end.
AGAIN = "Neues Spiel"
ONCE_MORE = "Noch einmal"
LIST = "Bestenliste"
TO_TITLE = "Titel"
TABLE = "Tabelle"

WINS = "gewinnt!"
WIN = "gewinnen!"
YOU_WIN = "Du gewinnst!"
BEST = "Ein neuer Rekord!"
SHARED = "Geteilter Sieg"
NONE = "Ohne Ergebnis"
NOBODY = "So weit kam niemand."
PHASES = ("%d Phase", "%d Phasen")
