# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Indices of a Player's list of weights. Their values for each level are in tuning.py."""

EYES = 0  # 1: count cards seen outside the own hand, too
OUTS = 1  # discard: per unseen card that would still help
POINTS = 2  # discard: per point of the card
FEED = 3  # discard: per unit of how_fed(), what helps the next seat
LAID = 4  # 1: after laying, draw a discard that can be hit
SKIP = 5  # discard: for a Skip
LEAD = 6  # target of a Skip: per phase that it is ahead
UNLAID = 7  # target of a Skip: if it has not laid
CLOSE = 8  # target of a Skip: if it has laid and holds two cards or fewer
SLIPS = 9  # per cent: the chance of a mistake
EAGER = 10  # per cent: how many more outs make it take a discard
KEEP = 11  # discard before laying: against a card that could be hit later
ENDS = 12  # discard: that the next seat may end the hand; bad before the own lay, good if others have not laid
