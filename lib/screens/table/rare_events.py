# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Dispatches the infrequent events of show.py to the Extra or the module (dealt, laid, skips, won) that shows them. The
functions of these modules get the Show, the sentences of seldom.py (say), then what actions.py tells of the event.
"""

import memory
from phase10.actions import BEGAN, FLOATS, HAND_WON, KNOCKED, LAID, RESHUFFLED, SERVED, SKIPPED, UPCARD


def begin(show, event):
    """Show one event; ignore one that nothing shows."""
    for extra in show.screen.extras:
        if event[0] in extra.SHOWS:
            extra.SHOWS[event[0]](extra, *event[1:])
            return
    shows = shows_of(event[0])
    if event[0] in shows:
        shows[event[0]](show, show.screen.app.words_of("seldom"), *event[1:])


def load(show, what: str, seat: int = 0, target: int = 0, *_) -> bool:
    """Load the next missing module that shows this event, one per frame, to poll keys; False if none is missing."""
    moves, language = show.motion.percent > 0, show.machine.settings.language
    names = "words.%s.seldom" % language
    if what == LAID:
        names += " screens.table.laid" + moves * " screens.table.landing"
    elif what in (SKIPPED, SERVED, FLOATS, KNOCKED):
        names += " screens.table.skips"
        if moves and what == SKIPPED:
            names += " screens.table.stagger"
    elif what == HAND_WON:
        if show.game.low_memory and show.game.bots:  # nobody moves any more, and the feast needs the room of the bots
            show.game.unload_bots()
        names += " screens.table.won" + moves * " screens.table.feast"
    elif what in (BEGAN, UPCARD, RESHUFFLED):
        names += " screens.table.dealt"
    else:
        return False
    if moves and what in (LAID, SKIPPED, HAND_WON):
        if memory.load_one("screens.table.animation screens.table.saying"):
            return True
        from screens.table import saying
        names += saying.words_module(show, target if what == SKIPPED else seat, language)
    return memory.load_one(names) or what == LAID and grows(show, seat)


def grows(show, seat: int) -> bool:
    from screens.table import laid
    return laid.grows(show, seat)


def shows_of(what: str) -> dict:
    """Return the SHOWS of the module for this event: functions by event name."""
    if what in (BEGAN, UPCARD, RESHUFFLED):
        from screens.table.dealt import SHOWS
    elif what == LAID:
        from screens.table.laid import SHOWS
    elif what in (SKIPPED, SERVED, FLOATS, KNOCKED):
        from screens.table.skips import SHOWS
    elif what == HAND_WON:
        from screens.table.won import SHOWS
    else:
        return {}
    return SHOWS
