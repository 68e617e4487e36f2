# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: the title, and the event."""

CHOOSE = "Choose"
BACK = "Back"

# Menu items.
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
BY_CODE = "Deal by code"
SETTINGS = "Settings"

# Event.
ABOUT_EVENT = "Three hands with the same deals for everybody. Fewest points lead."
NO_VISITOR = "No visitor yet. Be the first!"
PLAY = "Play"
POINTS = "{} points"
PLACE = "Place {}"
YOUR_LETTERS = "Your three letters:"
NEXT = "Next"
DONE = "Done"
TO_TITLE = "Title"

# Deal by code.
ABOUT_CODE = "A quick hand with the cards of a deal code, as score sheets show it."
NO_DEAL = "No hand has this code."
