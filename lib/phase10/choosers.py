# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Who must choose a phase before play. Apart from dealing.py, which is needed when all have chosen."""

from phase10.actions import CHOOSING


def pass_to_chooser(table) -> bool:
    """Pass the turn to the next seat that must choose a phase; return False if none must."""
    for i in range(table.seats):
        seat = (table.dealer + 1 + i) % table.seats
        if table.course.must_choose(seat):
            table.turn, table.step = seat, CHOOSING
            return True
    return False


def is_last(table) -> bool:
    """Is only one seat left that must choose?"""
    return sum([table.course.must_choose(seat) for seat in range(table.seats)]) < 2
