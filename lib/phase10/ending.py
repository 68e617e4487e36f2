# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The end of a hand, its points and the seats' next phases, and of the game, also of one stopped early (short55)."""

from phase10 import cards, winning  # winning at the top: no course may have to import it while a hand ends
from phase10.actions import ENDED, FELL, GAME_OVER, HAND_WON, OVER, RULE_OFF
from phase10.table import MARK

_LEAST_MADE = 11  # half phases, for less of which nobody wins a game that is stopped


def end_hand(table, winner: int) -> None:
    """End the hand, won by this seat or NOBODY: set aside pending Skips, count the cards, then settle()."""
    table.can_be_knocked = False
    for seat in range(table.seats):
        if table.skips[seat] > MARK:
            table.aside.append(table.skips[seat])
        table.skips[seat] = 0
        table.points[seat] = sum([cards.points(card, table.rules.wild_points) for card in table.hands[seat]])
    settle(table, winner)


def settle(table, winner: int) -> None:
    """Add table.points to the scores, let the course advance the seats, and end the game if it is over."""
    table.out = winner
    if winner < table.seats:
        table.points[winner] = 0
    if not table.tie and table.course.COUNTS_POINTS:
        for seat in range(table.seats):
            table.scores[seat] += table.points[seat]
    table.step = OVER
    table.tell(HAND_WON, winner)
    done = [seat for seat in range(table.seats) if table.laid[seat] and table.course.on_last(seat)]
    table.course.advance()
    if table.rules.antiOthers == "on":
        _step_down(table, done)
    table.course.judge()
    if table.step == OVER and table.rules.short55 == "hands" and table.hand_no >= int(table.rules.shortHands):
        judge_stopped(table)


def _step_down(table, done: list) -> None:
    """antiOthers, after Course.advance(): who is put back falls a phase, but not below the first. done: who has just
    completed the last phase, and stays on it, also where the end of the game (gameEnd) did not count it.
    """
    for seat in range(table.seats):
        back = table.course.last if seat in done else max(table.at[seat] - 1, 0)
        if is_put_back(table, seat) and table.at[seat] != back:
            table.at[seat] = back
            table.tell(FELL, seat)


def is_put_back(table, seat: int) -> bool:
    """antiOthers, at the end of a hand: was this seat named with the rule card X, or does it hold it?"""
    return seat == table.victim or table.hands[seat].count(bytes((cards.RULE,))) > 0


def why_not_stop(table, seat: int):
    if table.rules.short55 == "off":
        return RULE_OFF
    return GAME_OVER if table.step == ENDED else None


def stop(table, seat: int) -> None:
    judge_stopped(table)


def judge_stopped(table) -> None:
    """End the game: most progress wins, then the lowest total; below 5.5 phases nobody."""
    made = [_half_phases(table, seat) for seat in range(table.seats)]
    best = max(made)
    leaders = [seat for seat in range(table.seats) if made[seat] == best]
    table.win(winning.lowest(table, leaders) if best >= _LEAST_MADE else ())


def _half_phases(table, seat: int) -> int:
    """Return 2 for each completed phase (tied seats: all), 1 for one laid in this hand."""
    done = table.course.last + 1 if seat in table.tie else table.course.banked(seat)
    return 2 * done + (len(table.laid[seat]) > 0 and table.step != OVER)
