# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Shows a laid phase; called by rare_events.py."""

from phase10.actions import LAID
from phase10.phases import label_of
from screens import pace
from screens.table import tiles


def grows(show, seat: int) -> bool:
    """Make the small cards for a phase that another seat has laid, if there are not enough. In a frame of its own: with
    that the first frame in which the phase moves would be too long.
    """
    if seat == show.game.viewer:
        return False
    row = row_of(show, seat)
    return row >= 0 and show.screen.groups.minis[row].grow(tiles.cards_in(show.game.table.laid[seat]))


def row_of(show, seat: int) -> int:
    """Make the row of a seat's groups visible at the next refresh; returns its index, -1 if that seat has none."""
    groups = show.screen.groups
    groups.find(show.game)
    groups.scroll_to(seat)
    return groups.row_of(seat)


def laid(show, say, seat: int, at: int):
    show.machine.sound("lay")
    screen = show.screen
    phase = label_of(show.game.table, at)
    show.tell(seat, say.LAYS.format(show.names[seat], phase), pace.MATTERS)
    row_of(show, seat)
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
