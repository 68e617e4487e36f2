# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: the event."""

EVENT = "Event"
BACK = "Back"
ABOUT_EVENT = "Three hands with the same deals for everybody. Fewest points lead."
NO_VISITOR = "No visitor yet. Be the first!"
PLAY = "Play"
POINTS = "%d points"
PLACE = "Place %d"
YOUR_LETTERS = "Your three letters:"
NEXT = "Next"
DONE = "Done"
TO_TITLE = "Title"
