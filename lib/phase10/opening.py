# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A hand is opened: the table is cleared, and everybody who takes part has a seat and a phase. The cards come in
dealing.py; a score sheet for real cards has none.
"""

from phase10.table import OUT_OF_GAME

HAND_SIZE = 10


def open_hand(table) -> None:
    """Clear the table for the next hand, with everybody who takes part in a seat."""
    if table.hand_no and (table.rules.dealer == "rotate" or table.tie):
        table.dealer = next_dealer(table)
    table.hand_no += 1
    table.clear_hand()
    take_seats(table)


def take_seats(table) -> None:
    """Everybody takes part, on a phase that the course knows; in a tie-break hand the tied seats, on the last phase."""
    table.course.open_hand()
    if table.tie:
        for seat in range(table.seats):
            table.plays[seat] = seat in table.tie
            if table.plays[seat]:
                table.course.replay_last(seat)


def next_dealer(table) -> int:
    """The deal passes left, in a tie-break hand to the next tied seat, and never to one that is out."""
    seat = table.dealer
    for _ in range(table.seats):
        seat = (seat + 1) % table.seats
        if table.at[seat] != OUT_OF_GAME and (not table.tie or seat in table.tie):
            return seat
    return table.dealer
