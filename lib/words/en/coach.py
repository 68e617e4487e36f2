# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""English: the first guided hand. Three lines of about 25 letters."""

GOT_IT = "Go on"
DRAW = "Hello! A turn begins with a draw: ← → chooses the pile, A takes the card."
TAKE = "Look: the open card is all your phase still needs. The next A takes it!"
OTHERS = "On top are the others: their phase, how many cards, a tick for who has laid."
PHASE = "Phase 1: two sets of 3. ← → chooses a card, the next A discards it."
LAY = "You have it all! The next A shows your phase, one more lays it on the table."
HIT = "Well laid! The next A adds this card to the lit group."
LAST = "Your last card! Discard it: you are out, the others count theirs."
SKIP = "You have a Skip: ← → finds it. Discarded, it makes a rival miss a turn."
ON_SKIP = "This is a Skip: the next A plays it, and a rival misses a turn."
WILD = "You have a Wild. It stands for any card you miss: keep it."
HINT = "Not sure? Hold SELECT and I say what I would do. A short press sorts."
PAUSE = "START is the pause: help, score sheet, speed and sound."
