# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Hand, a recorded hand of a game with real cards, and doubt(), a check of its points."""

from phase10 import cards
from phase10.opening import HAND_SIZE, WILDS
from phase10.phases import size_of
from phase10.table import NO_PHASE, NOBODY

STOPPED = 254  # in Hand.out: the game was stopped during this hand (short55)
CARD = 254  # in Hand.chose: the phase of a Twist card
MOST = 1020  # upper limit of a hand's points: the last multiple of five that ten bits of a save can hold

STOP, RIGHT_IT = "stop", "right"  # modes of the dialog of telling.py: stop the game (short55), correct one seat

# The results of doubt(): why points look wrong.
STEPS, LEAST, TOO_MANY, NOTHING = "steps", "least", "most", "nothing"


class Hand:
    def __init__(self, seats: int) -> None:
        self.out = NOBODY  # the seat that went out or, where the first lay decides a tie, laid first
        self.fell = NOBODY  # antiOthers: the seat that the rule card made fall back
        self.plays = 0  # mask of the seats that took part
        self.laid = bytearray(seats)
        self.chose = bytearray([NO_PHASE] * seats)  # index of the phase that was chosen or named, or CARD
        self.points = [0] * seats


def doubt(table, hand: Hand, seat: int) -> str:
    """Return why a seat's points look wrong (see above), or "". table: with the phases of this hand laid."""
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
    wilds = min(left, WILDS)
    dearest = wilds * cards.points(cards.WILD, table.rules.wild_points) + (left - wilds) * cards.points(cards.SKIP, 0)
    return TOO_MANY if points > dearest and table.rules.knockPenalty == "off" else ""
