# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: the title."""

CHOOSE = "Choose"
BACK = "Back"

# The menu.
CONTINUE = "Continue"
NEW_GAME = "New game"
JOURNEY = "Journey"
QUICK_HAND = "Quick hand"
REAL_CARDS = "Real cards"
EVENT = "Event"
MORE = "More"
GUIDE = "First hand, guided"
HELP = "Rules and keys"
RECORDS = "Records"
SETTINGS = "Settings"
