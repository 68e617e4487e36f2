# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: the end of a game."""

SPACE = "%d/28"
WINS = "gewinnt das Spiel!"
WIN = "gewinnen das Spiel!"
YOU_WIN = "Du gewinnst!"
NEW_BEST = "Ein neuer Rekord!"
SHARED = "Geteilter Sieg"
NO_RESULT = "Ohne Ergebnis"
NO_WINNER = "So weit kam niemand."
PHASES = ("%d Phase", "%d Phasen")  # of one, of several
AGAIN = "Neues Spiel"
GO_ON = "Bestenliste"
TO_TITLE = "Titel"
