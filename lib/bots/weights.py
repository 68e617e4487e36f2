# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The weights of a player, as places in a list: how much it cares for what. Their values stand in levels.py."""

EYES = 0  # count the cards that were seen, too
OUTS = 1  # a card that would help, when throwing
POINTS = 2  # a point got rid of
FEED = 3  # a card the next seat may want
LAID = 4  # after laying, take a discard that fits
SKIP = 5  # throwing a Skip
LEAD = 6  # its victim: a phase ahead
UNLAID = 7  # ... has not laid
CLOSE = 8  # ... has laid and holds two cards or less
SLIPS = 9  # per cent: something is overlooked
HOARD = 10  # hold Wilds until they let the seat out
EAGER = 11  # per cent: more outs are worth taking a discard for
KEEP = 12  # when throwing before the own phase lies: a card that fits what lies
ENDS = 13  # the end of the hand by the next seat: feared without the own phase, sought when others lack theirs
