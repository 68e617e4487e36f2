# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""How seats advance after a hand, and who wins, for all courses but Twist; each has its own where it differs."""

from phase10.actions import TIED


def advance(course) -> None:
    """Advance every seat whose lay counts."""
    if not course.table.tie:
        for seat in whose_lay_counts(course):
            course.table.at[seat] += 1


def whose_lay_counts(course) -> list:
    """The seats that have laid their phase; if it is the last one, only if last_counts()."""
    table = course.table
    laid = [seat for seat in range(table.seats) if table.laid[seat] and table.at[seat] <= course.last]
    return [seat for seat in laid if not course.on_last(seat) or last_counts(course, seat)]


def last_counts(course, seat: int) -> bool:
    """Does the last phase, which this seat laid in the hand just played, count? gameEnd=mustGoOut: only if the seat
    went out; outThenPoints: only if the seat that went out had laid its own last phase.
    """
    table = course.table
    end, out = table.rules.gameEnd, table.out
    if table.tie or end not in ("mustGoOut", "outThenPoints"):
        return True
    if end == "mustGoOut":
        return seat == out
    return out < table.seats and len(table.laid[out]) > 0 and course.on_last(out)


def judge(course) -> None:
    """Of the seats that have finished the lowest total wins; a tie leads to an extra hand, won by going out."""
    table = course.table
    if table.tie:
        if table.out < table.seats and table.laid[table.out]:
            win(course, table.out)
        return
    if finishers := [seat for seat in range(table.seats) if course.finished(seat)]:
        winners = lowest(table, finishers)
        if len(winners) == 1:
            table.win(winners)
        else:
            table.tie = tuple(winners)
            for seat in winners:
                course.replay_last(seat)
            table.tell(TIED, table.tie)


def lowest(table, seats) -> list:
    """Those of these seats with the lowest total."""
    least = min([table.scores[seat] for seat in seats])
    return [seat for seat in seats if table.scores[seat] == least]


def judge_lay(course, seat: int) -> None:
    """Called when a seat lays its last phase: end the game if that wins."""
    table = course.table
    if table.tie:
        ends = table.rules.tieBreak == "firstLay"
    else:
        others = [other for other in range(table.seats) if other != seat and course.on_last(other)]
        ends = table.rules.gameEnd == "immediateIfSole" and not others
    if ends:
        win(course, seat)


def win(course, seat: int) -> None:
    """End the game, won by this seat alone. Whoever loses an extra hand, by the lay or by going out, keeps what made
    the tie: all phases, and the total, so that the others share the place behind the winner.
    """
    for finisher in course.table.tie or (seat,):
        course.replay_done(finisher)
    course.table.win((seat,))
