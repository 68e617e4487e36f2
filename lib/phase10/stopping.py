# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The short game (short55): it can be stopped early, and has a winner if a seat has done 5.5 phases."""

from phase10 import winning
from phase10.actions import ENDED, GAME_OVER, OVER, RULE_OFF


def why_not_stop(table, seat: int):
    if table.rules.short55 == "off":
        return RULE_OFF
    return GAME_OVER if table.step == ENDED else None


def stop(table, seat: int) -> None:
    judge(table)


def progress(table, seat: int) -> int:
    """Return progress in half phases: 2 per completed one, 1 for one laid in the current hand. Tied seats have
    completed all, though they are on the last one again."""
    halves = 2 * (table.course.last + 1 if seat in table.tie else table.course.phases_done(seat))
    if table.laid[seat] and table.step not in (OVER, ENDED):
        halves += 1
    return halves


def judge(table) -> None:
    """End the game now: most progress wins, then the lowest total; nobody wins below 5.5 phases."""
    made = [progress(table, seat) for seat in range(table.seats)]
    best = max(made)
    leaders = [seat for seat in range(table.seats) if made[seat] == best]
    table.win(winning.lowest(table, leaders) if best >= 11 else ())
