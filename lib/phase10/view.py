# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What a seat may know: its own hand and all that lies or happened in the open. Bots get this and nothing else.

Everything here is a copy that cannot be changed, and the table cannot be reached from it. Seats are counted from 0,
the last card of a pile is its top.
"""

from phase10.cards import SKIP, WILD


class View:
    """One moment of a game as seen from one seat. It is made anew for every decision."""

    def __init__(self, table, seat: int) -> None:
        course = table.course
        hand = table.hands[seat]
        self.seat, self.seats, self.rules = seat, table.seats, table.rules
        self.step, self.turn, self.dealer, self.hand_no = table.step, table.turn, table.dealer, table.hand_no
        self.hand = bytes(hand)
        self.drawn = table.drawn if table.turn == seat else 0
        self.laid_now = table.laid_now
        self.counts = bytes([len(cards) for cards in table.hands])
        self.known = tuple([bytes(cards) for cards in table.known])  # in these hands, and everybody saw it
        self.laid = tuple([tuple([bytes(group) for group in groups]) for groups in table.laid])
        self.pile = bytes(table.pile)
        self.thrown_by = bytes(table.thrown_by)
        self.deck_count = len(table.deck)
        self.takeable = table.may_take() and not table.floating[seat]
        self.at, self.scores, self.done = bytes(table.at), tuple(table.scores), tuple(table.done)
        self.skips, self.served, self.plays = bytes(table.skips), bytes(table.served), bytes(table.plays)
        self.floating, self.tie = bytes(table.floating), table.tie
        self.layable = tuple(course.layable(seat))
        self.most_to_lay = table.most_to_lay(seat)
        self.must_keep = table.must_keep()
        self.postal = table.postal(seat)
        self.given = table.given
        self.targets = table.skip_targets(seat) if SKIP in self.hand or WILD in self.hand else 0
        if table.rules.mode != "ordered":
            self._add_course(table, course)

    def _add_course(self, table, course) -> None:
        """What only some ways of playing have: saved cards, a choice of phases, more piles, pawns."""
        seat = self.seat
        visible = table.rules.saveVisible == "yes"
        self.saved = tuple([bytes(table.saved[i]) if visible or i == seat else b"" for i in range(table.seats)])
        self.saved_counts = bytes([len(cards) for cards in table.saved])
        self.may_save = table.rules.saveLimit == "unlimited" or not table.saved_now >> seat & 1
        self.choices = tuple(course.choices(seat)) if table.step == "choose" else ()
        self.piles = tuple([bytes(pile) for pile in table.piles])
        self.emptied = table.emptied
        if table.rules.mode == "twist":
            self.pawns = bytes(course.pawns)
            self.twist_card = course.twists[0] if table.rules.twistVisible == "yes" else 0
