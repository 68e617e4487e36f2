# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What people tell of a hand that they have played with their own cards, and what of it can hardly be."""

from phase10 import cards
from phase10.opening import HAND_SIZE
from phase10.phases import size_of
from phase10.table import NO_PHASE, NOBODY

STOPPED = 254  # in out: the game was stopped in the middle of this hand (short55)
CARD = 254  # in chose: the phase of a Twist card
MOST = 1023  # points that a hand can be said to cost

# What is asked about once more, because it can hardly be.
STEPS, LEAST, TOO_MANY, NOTHING = "steps", "least", "most", "nothing"


class Hand:
    def __init__(self, seats: int) -> None:
        self.out = NOBODY  # who went out; where the first lay decides a tie, who laid first
        self.fell = NOBODY  # antiOthers: whom the rule card brought down
        self.plays = 0  # who took part, as a mask
        self.laid = bytearray(seats)
        self.chose = bytearray([NO_PHASE] * seats)  # the place of the phase that was chosen or named, or CARD
        self.points = [0] * seats


def doubt(table, hand: Hand, seat: int) -> str:
    """What is strange about a seat's points, in one of the words above, or ""; the phases lie on the table."""
    points = hand.points[seat]
    if points % 5:
        return STEPS
    left = HAND_SIZE
    if hand.laid[seat]:
        left -= size_of(table.rules.phases[table.at[seat]])
        if not points and table.rules.goOut != "float" and hand.fell != seat:
            return NOTHING
    elif points < HAND_SIZE * cards.points(1, 0) - (5 if hand.fell == seat else 0):  # the rule card costs nothing
        return LEAST
    wilds = min(left, 8)
    dearest = wilds * cards.points(cards.WILD, table.rules.wild_points) + (left - wilds) * cards.points(cards.SKIP, 0)
    return TOO_MANY if points > dearest and table.rules.knockPenalty == "off" else ""
