# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: what is said in the first guided hand. Three lines of about 25 letters each."""

GOT_IT = "Go on"

DRAW = "Hello! Each turn begins with a draw: ← → chooses the pile, A takes the card."
PHASE = "Your task is phase 1: two sets of 3 cards with the same number."
DISCARD = "Each turn ends with a discard: ← → finds a card of no use, A throws it."
OTHERS = "On top are the others: their phase, how many cards, a tick for who has laid."
LAY = "You have it all! A shows your phase, A again lays it on the table."
HIT = "Your phase is down. Now cards that fit a group can be hit: A, where it lights up."
LAST = "Your last card! Discard it and you are out. The others count what they hold."
SKIP = "You have a Skip. Discard it, and a rival of your choice misses a turn."
WILD = "You have a Wild. It stands for any card that you miss, so keep it."
