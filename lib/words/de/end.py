# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: the end of a game."""

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
SPACE = "Feld %d"
