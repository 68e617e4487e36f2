# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Shows a laid phase; called by rare_events.py."""

from phase10.actions import LAID
from phase10.phases import label_of
from screens import pace


def laid(show, say, seat: int, at: int):
    show.machine.sound("lay")
    screen = show.screen
    phase = label_of(show.game.table, at)
    show.tell(seat, say.LAYS.format(show.names[seat], phase), pace.MATTERS)
    screen.groups.find(show.game)
    screen.groups.scroll_to(seat)
    screen.refresh()
    own = seat == show.game.viewer
    group = screen.panel if own else screen.groups
    minis = screen.panel.minis if own else screen.groups.minis[screen.groups.row_of(seat)]
    if show.motion.percent:
        from screens.table import landing, saying
        y = minis.y - landing.DROP
        show.animation = landing.Landing(show, seat, group, 1 if own else 0, minis)
        saying.answer(show, seat, "LAID")
        show.motion.move(minis, (minis.x, 60) if own else (165, y), (minis.x, y))


SHOWS = {LAID: laid}
