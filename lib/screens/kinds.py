# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The kinds of games, numbered as in saved games, and what several screens know of them."""

# a whole game, a single hand, a visitor's game at an event, a demo with bots only, a level of the journey
PLAY, QUICK, EVENT, DEMO, JOURNEY = range(5)
NOT_PLAYED = 100  # points for each hand not dealt, when a visitor gives up
HAND_EXPLAINED = "HAND"  # in settings.explained: the explanation at the end of a quick or guided hand was shown

DEMO_SEATS = 4  # unless P10_DEMO tells how many
