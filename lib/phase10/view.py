# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""View: what a seat may know of a game, its own hand and all public state. Bots get this and nothing else.

Everything in it is an immutable copy without a reference to the table, numbered as there.
"""

from phase10.actions import CHOOSING
from phase10.cards import SKIP, WILD
from phase10.table import BYTES, CARDS, GROUPS, HANDS, KIND, NUMBERS, OPEN, PILES, THROWERS, fields


class View:
    """The game as one seat sees it now; create a new one per decision. Attributes: the fields of table.FIELDS with the
    flag OPEN, and those set below."""

    def __init__(self, table, seat: int) -> None:
        course, hand = table.course, table.hands[seat]
        self.seat, self.seats, self.rules = seat, table.seats, table.rules
        for name, how in fields(OPEN):  # public state
            setattr(self, name, _copy(getattr(table, name), how & KIND))
        self.pile = self.piles[0]
        # hidden state: own cards, and how many the others have
        self.hand = bytes(hand)
        self.counts = bytes([len(cards) for cards in table.hands])
        self.deck_count = len(table.deck)
        self.drawn = table.drawn if table.turn == seat else 0
        visible = table.rules.saveVisible == "yes"
        self.saved = _all_bytes(table.saved)
        if not visible:
            self.saved = (b"",) * seat + (self.saved[seat],) + (b"",) * (table.seats - seat - 1)
        self.saved_counts = bytes([len(cards) for cards in table.saved])
        # what the rules allow the seat
        self.takeable = table.may_take() and not table.floating[seat]
        self.layable = tuple(course.layable(seat))
        self.most_to_lay = table.most_to_lay(seat)
        self.must_keep = table.must_keep()
        self.postal = table.postal(seat)
        self.targets = table.skip_targets(seat) if SKIP in self.hand or WILD in self.hand else 0
        self.may_save = table.rules.saveLimit == "unlimited" or not table.saved_now >> seat & 1
        self.choices = tuple(course.choices(seat)) if table.step == CHOOSING else ()
        if table.rules.mode == "twist":
            self.pawns, self.goal = bytes(course.pawns), course.goal
            self.twist_card = course.twists[0] if table.rules.twistVisible == "yes" else 0


def _copy(value, kind: int):
    """An immutable copy of a field's value."""
    if kind in (CARDS, THROWERS, BYTES):
        return bytes(value)
    if kind == NUMBERS:
        return tuple(value)
    if kind in (PILES, HANDS):
        return _all_bytes(value)
    if kind == GROUPS:
        return tuple([_all_bytes(groups) for groups in value])
    return value


def _all_bytes(lists) -> tuple:
    return tuple([bytes(one) for one in lists])
