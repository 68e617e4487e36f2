# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A bot has failed, was refused, or finds no end: its turn is ended for it by a plain rule. In memory only then."""

from bots import plain
from handheld import faults
from phase10.actions import DISCARD, DRAWING, PLAYING

_MOST = 8  # moves for one turn


def end_turn(screen, fault):
    """All that is left of the turn at once; it is shown as ever. `fault`: what it raised, or why it was refused."""
    faults.note(fault if isinstance(fault, Exception) else ValueError(fault), "bot")
    screen.show.note(screen.app.words_of("why").BOT_FAILED)
    table = screen.game.table
    seat = table.turn
    for _ in range(_MOST):
        action = plain.action(table, seat)
        screen.game.do(seat, action)
        if action[0] == DISCARD or table.turn != seat or table.step not in (DRAWING, PLAYING) or table.can_be_knocked:
            break
