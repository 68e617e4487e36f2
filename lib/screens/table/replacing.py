# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Ends the turn of a bot that failed or is not loaded: bots/fallback.py moves for it, and never knocks."""

from handheld import faults
from phase10.actions import DISCARD, DRAWING, PLAYING

_MOST = 8  # moves a turn


def act(screen, fault):
    """fault: an exception, an error code, "endless"."""
    full = isinstance(fault, MemoryError) and screen.bots.missed > screen.game.table.seats
    if full and screen.may_restart():
        raise fault  # rescue.py restarts with an empty heap
    faults.note(fault if isinstance(fault, Exception) else ValueError(fault), "bot")
    if screen.flow.may_ask():
        screen.flow.ask()  # persons may knock
    elif screen.game.levels[screen.game.table.turn]:  # else it has moved
        end_turn(screen, screen.game.table)


def end_turn(screen, table):
    """Do the remaining moves of the turn at once."""
    from bots import fallback
    screen.show.note(screen.app.words_of("why").BOT_FAILED)
    seat = table.turn
    for _ in range(_MOST):
        action = fallback.action(table, seat)
        screen.game.do(seat, action)
        if action[0] == DISCARD or table.turn != seat or table.step not in (DRAWING, PLAYING):
            break
