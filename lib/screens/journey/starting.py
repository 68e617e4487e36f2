# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Starts a level of the journey, from its place or, for another try, from its result."""

from handheld.complaints import complain_unsaved
from screens.journey import levels
from screens.menus.players import NAMES, YOU


def start(app, progress, number: int, level):
    """Start a level: bot 1 is the place's opponent, then faces in order."""
    complain_unsaved(progress.begin(number))
    host = levels.place(levels.place_of(number))[1]
    strength = progress.strength(number, level)
    seats = [(0, YOU, app.words.YOU), (strength, host, NAMES[host])]
    face = 0
    while len(seats) < level.players:
        if face != host:
            seats.append((strength, face, NAMES[face]))
        face += 1
    app.go("deal", "journey", number, seats)
