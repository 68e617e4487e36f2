# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The kinds of games, by the numbers that saves know them by."""

# a whole game, a hand, a visitor's game at a fair, bots among themselves, a level of the journey
PLAY, QUICK, EVENT, DEMO, JOURNEY = range(5)
HAND = "HAND"  # among what players were told once: a quick or guided hand has come to its end

FACES = 4  # so many seats have a face and a name at the table; where there are more, each has a head
