# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The end of a hand: the cards left are counted, the course moves everybody on and says whether the game is over.

How the ordered game moves on and is won stands here too; other courses say what differs, and use the rest.
"""

from phase10 import cards
from phase10.table import MARK, room


def end_hand(table, winner: int) -> None:
    """The hand is over, won by a seat or by nobody: count the cards, then the course moves everybody on."""
    table.out = winner
    table.can_be_knocked = False
    for seat in range(table.seats):
        if table.skips[seat] > MARK:
            table.aside.append(table.skips[seat])
        table.skips[seat] = 0
        cost = 0
        for card in table.hands[seat]:
            cost += cards.points(card, table.rules.wild_points)
        table.points[seat] = 0 if seat == winner else cost
        if not table.tie and table.course.COUNTS_POINTS:
            table.scores[seat] += table.points[seat]
    table.step = "over"
    table.tell("over", winner)
    table.course.advance()
    if table.rules.antiOthers == "on":
        room("naming").step_down(table)
    if table.step == "over":
        table.course.judge()
    if table.step == "over" and table.rules.short55 == "hands" and table.hand_no >= int(table.rules.shortHands):
        room("stopping").judge(table)


# --- the ordered game ---------------------------------------------------------------------------------------------


def advance(course) -> None:
    """Who has laid moves on. Under mustGoOut the last phase counts only for the seat that went out."""
    table = course.table
    for seat in range(table.seats):
        if table.tie or not table.laid[seat] or table.at[seat] > course.last:
            continue
        if table.at[seat] < course.last or table.rules.gameEnd != "mustGoOut" or seat == table.out:
            table.at[seat] += 1


def judge(course) -> None:
    """The game is over when somebody has finished; the lowest total wins, a tie wants another hand."""
    table = course.table
    if table.tie:
        if table.out < table.seats:
            for seat in table.tie:
                course.replay_done(seat)
            table.win((table.out,))
        return
    finishers = [seat for seat in range(table.seats) if course.finished(seat)]
    if finishers:
        winners = lowest(table, finishers)
        if len(winners) == 1:
            table.win(winners)
        else:
            call_tie(course, winners)


def call_tie(course, seats: list) -> None:
    """These play an extra hand among themselves, on the last phase again."""
    table = course.table
    table.tie = tuple(seats)
    for seat in seats:
        course.replay_last(seat)
    table.tell("tie", table.tie)


def lowest(table, seats) -> list:
    """Of these seats, those with the lowest total."""
    least = min([table.scores[seat] for seat in seats])
    return [seat for seat in seats if table.scores[seat] == least]


def judge_lay(course, seat: int) -> None:
    """A seat has laid its last phase: does that alone end the game?"""
    table = course.table
    if table.rules.tieBreak == "firstLay" if table.tie else is_sole(course, seat):
        course.replay_done(seat)
        table.win((seat,))


def is_sole(course, seat: int) -> bool:
    """Is no other seat on its last phase in this hand?"""
    for other in range(course.table.seats):
        if other != seat and course.on_last(other):
            return False
    return True
