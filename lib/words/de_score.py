# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: the score sheet."""

BACK = "Zurück"
HAND = "Runde %d"
TIE_BREAK = "Stechen"
NEXT_HAND = "Nächste Runde"
RESULT = "Ergebnis"
LEAVE = "Schluss"
OUT = "aus"
GONE = "raus"
ALL_DONE = "fertig!"
ON_PHASE = "P%d"
SPACE = "%d/28"
