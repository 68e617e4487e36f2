# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""German: the title."""

CHOOSE = "Auswählen"
BACK = "Zurück"

# The menu.
CONTINUE = "Weiterspielen"
NEW_GAME = "Neues Spiel"
JOURNEY = "Reise"
QUICK_HAND = "Kurze Runde"
REAL_CARDS = "Echte Karten"
EVENT = "Turnier"
MORE = "Mehr"
GUIDE = "Erste Runde geführt"
HELP = "Regeln und Tasten"
RECORDS = "Rekorde"
SETTINGS = "Einstellungen"
