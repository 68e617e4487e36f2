# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A plain rule ends the turn of a bot that failed, was refused, finds no end or cannot come; it never knocks. In
memory only then.
"""

from handheld import faults
from phase10.actions import DISCARD, DRAWING, PLAYING

_MOST = 8  # moves a turn


def act(screen, fault):
    """`fault`: what it raised, or why it was refused."""
    if screen.bots.missed > screen.game.table.seats and not (screen.app.again or screen.game.kind):
        raise fault  # it begins anew
    faults.note(fault if isinstance(fault, Exception) else ValueError(fault), "bot")
    if screen.may_ask():
        screen.ask()  # persons may
    else:
        end_turn(screen, screen.game.table)


def end_turn(screen, table):
    """What is left of it at once, shown as ever."""
    from bots import plain
    screen.show.note(screen.app.words_of("why").BOT_FAILED)
    seat = table.turn
    for _ in range(_MOST):
        action = plain.action(table, seat)
        screen.game.do(seat, action)
        if action[0] == DISCARD or table.turn != seat or table.step not in (DRAWING, PLAYING) or table.can_be_knocked:
            break
