# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Shows the end of a hand; called by rare_events.py."""

from phase10.actions import HAND_WON
from screens import pace


def hand_won(show, say, winner: int):
    show.screen.refresh()
    if winner >= len(show.game.names):
        words = say.HAND_OVER
    elif show.game.is_you(winner):
        show.machine.sound("out")
        show.machine.lights("win")
        words = say.YOU_OUT
    else:
        show.machine.sound("gone")
        words = say.OUT.format(show.names[winner])
    show.announce(words, pace.OUT)
    if winner < len(show.game.names) and show.motion.percent:
        from screens.table import feast, saying
        show.animation = feast.Feast(show, winner, saying.spoken(show, winner, "OUT", always=True) or say.FEAST)


SHOWS = {HAND_WON: hand_won}
