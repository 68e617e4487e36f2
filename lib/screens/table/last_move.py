# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Tells the person to whom the device goes (pass_on.py) what has happened before."""

from phase10.actions import DRAWING, TURNING
from phase10.table import NOBODY


def news(screen, words) -> str:
    """The last move, which this person may not have seen: the own knock, who has got which first card, who was skipped
    by whom, or who has discarded what, under Skips that were served since; "" at the first turn, and for three piles.
    """
    table, names = screen.game.table, screen.game.names
    if table.knocked[table.turn] and table.step != DRAWING:  # else it was in the turn before
        return words.KNOCKED.format(names[table.turn])
    if table.step == TURNING:
        given = screen.name(table.known[table.turn][-1])
        return screen.app.words_of("knocking").GAVE.format(names[table.dealer], given, names[table.turn])
    last = last_to_play(table)
    victim = table.blame.find(bytes((last + 1,)))
    if victim >= 0:
        return words.SKIPS.format(names[last], names[victim])
    if len(table.piles) > 1:
        return ""
    for at in range(len(table.pile) - 1, -1, -1):
        if table.thrown_by[at] != NOBODY:
            return screen.say.DISCARDS.format(names[table.thrown_by[at]], screen.name(table.pile[at]))
    return ""


def last_to_play(table) -> int:
    """The last seat before this one that was not passed over, as who is skipped or does not take part is."""
    for back in range(1, table.seats):
        seat = (table.turn - back) % table.seats
        if table.plays[seat] and not table.served[seat]:
            break
    return seat
