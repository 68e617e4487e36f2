# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""View: what a seat may know of a game, in immutable copies that do not refer to the table. Bots get nothing else."""

from phase10.actions import CHOOSING
from phase10.cards import SKIP, WILD
from phase10.table import (
    BYTES, CARDS, FLAG, GROUPS, HANDS, KIND, NUMBER, NUMBERS, OPEN, PILES, PLACE, SEAT, SEATS, STEP, THROWERS, fields,
)


def _open(*kinds) -> tuple:
    """The names of the fields that every seat sees, of these kinds."""
    return tuple([name for name, how in fields(OPEN) if how & KIND in kinds])


def _each(parts) -> tuple:
    return tuple(map(bytes, parts))


def _each_of_each(of_seats) -> tuple:
    return tuple(map(_each, of_seats))


# Sorted out once, because a View is created for every decision: what is immutable, then the rest, and what copies it.
_AS_IT_IS = _open(NUMBER, FLAG, SEAT, PLACE, STEP, SEATS)
_COPIED = ((_open(CARDS, THROWERS, BYTES), bytes), (_open(NUMBERS), tuple), (_open(PILES, HANDS), _each),
           (_open(GROUPS), _each_of_each))


class View:
    """The game as a seat sees it now, for one decision: the fields of table.FIELDS flagged OPEN, and those below."""

    def __init__(self, table, seat: int) -> None:
        course, hand = table.course, table.hands[seat]
        self.seat, self.seats, self.rules = seat, table.seats, table.rules
        for name in _AS_IT_IS:  # public state
            setattr(self, name, getattr(table, name))
        for names, copy in _COPIED:
            for name in names:
                setattr(self, name, copy(getattr(table, name)))
        self.pile = self.piles[0]
        # hidden state: own cards, and how many the others have
        self.hand = bytes(hand)
        self.counts = bytes(map(len, table.hands))
        self.deck_count = len(table.deck)
        self.drawn = table.drawn if table.turn == seat else 0
        self.saved, self.saved_counts = (b"",) * table.seats, bytes(table.seats)
        if any(table.saved):
            self.saved, self.saved_counts = _each(table.saved), bytes(map(len, table.saved))
            if table.rules.saveVisible == "no":
                self.saved = (b"",) * seat + (self.saved[seat],) + (b"",) * (table.seats - seat - 1)
        # what the rules allow the seat
        piles = range(len(table.piles))
        self.takeable = tuple(map(table.may_take, piles))  # the top card of each pile
        self.layable = tuple(course.layable(seat))
        self.most_to_lay = table.most_to_lay(seat)
        self.must_keep = table.must_keep()
        self.postal = table.postal(seat)
        self.colours = table.colour_rule()  # for groups.fitting_places() and swapping.wild_place()
        self.targets = table.skip_targets(seat) if SKIP in self.hand or WILD in self.hand else 0
        self.may_save = table.rules.saveLimit == "unlimited" or not table.saved_now >> seat & 1
        self.choices = tuple(course.choices(seat)) if table.step == CHOOSING else ()
        if table.rules.mode == "twist":
            self.pawns, self.goal = bytes(course.pawns), course.goal
            self.twist_card = course.twists[0] if table.rules.twistVisible == "yes" else 0
