# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: the score sheet."""

HAND = "Runde %d"
KEYS = "Nächste Runde|Ergebnis|Schluss|Zurück"  # on to the next hand, the result, leaving, back
TEXT = "aus|raus|fertig!|P%d|%d/28|Stechen"  # a seat is out, out of the game, done; its phase, its space; a tie
