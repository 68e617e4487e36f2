# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: the score sheet."""

HAND = "Runde {}"
CODE = "Code {}"  # of the deal
TIE = "Stechen"
NEXT = "Nächste Runde"
RESULT = "Ergebnis"
LEAVE = "Schluss"
BACK = "Zurück"

# State of a seat.
OUT = "aus"
GONE = "raus"
DONE = "am Ziel"
TIED = "gleich"
PHASE = "P{}"
