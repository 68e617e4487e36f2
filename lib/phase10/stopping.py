# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The short game (short55): stopped early it has a winner if a seat has done 5.5 phases."""

from phase10 import winning
from phase10.actions import ENDED, GAME_OVER, OVER, RULE_OFF


def why_not_stop(table, seat: int):
    if table.rules.short55 == "off":
        return RULE_OFF
    return GAME_OVER if table.step == ENDED else None


def stop(table, seat: int) -> None:
    judge(table)


def progress(table, seat: int) -> int:
    """Return progress in half phases: 2 per completed one (tied seats: all), 1 for one laid in this hand."""
    done = table.course.last + 1 if seat in table.tie else table.course.banked(seat)
    return 2 * done + (len(table.laid[seat]) > 0 and table.step not in (OVER, ENDED))


def judge(table) -> None:
    """End the game: most progress wins, then the lowest total; nobody wins below 5.5 phases."""
    made = [progress(table, seat) for seat in range(table.seats)]
    best = max(made)
    leaders = [seat for seat in range(table.seats) if made[seat] == best]
    table.win(winning.lowest(table, leaders) if best >= 11 else ())
