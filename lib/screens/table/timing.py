# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A short game by the clock (short55=minutes): how long it has been played, and its end. No other game loads this."""

import memory
from handheld import clock
from phase10.actions import DRAWING, STOP


def seconds(game) -> int:
    """How long it has been played, pauses included."""
    return game.played + clock.diff(game.machine.now, game.began) // 1000


def stop_if_over(flow) -> bool:
    """Between two turns or two hands: end the game if its time is over; True if so."""
    game, screen = flow.game, flow.screen
    if seconds(game) < 60 * int(game.rules.shortMinutes):
        return False
    flow.stopped = game.table.step == DRAWING
    game.do(0, (STOP,))
    screen.show.note(game.with_room(lambda: screen.app.words_of("seldom").TIME_OVER))
    memory.tidy()
    return True
