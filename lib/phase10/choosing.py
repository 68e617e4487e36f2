# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The choose action, before play: a phase in Masters, a phase or card on a Twist space. The course says which."""

from phase10.actions import CHOOSING, CHOSE, DEALING
from phase10.choosers import pass_to_chooser


def why_not_choose(table, seat: int, what):
    return table.why_not_now(seat, CHOOSING) or table.course.why_not_choose(seat, what)


def choose(table, seat: int, what) -> None:
    table.tell(CHOSE, seat, what)
    table.course.choose(seat, what)
    if pass_to_chooser(table):
        return
    from phase10 import dealing
    table.step = DEALING
    if table.course.CHOOSES_FIRST and not any([table.deck] + table.hands):  # a script may have dealt the cards
        dealing.deal_cards(table)
    else:
        dealing.start_play(table)
