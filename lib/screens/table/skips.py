# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Shows a Skip played, a turn missed, a seat that floats, a knock; called by rare_events.py."""

from phase10.actions import FLOATS, KNOCKED, PILE, SERVED, SKIPPED
from screens import pace


def skip_spot(show, seat: int) -> tuple:
    """Return (x, y) of the Skip that waits at a seat."""
    panel = show.screen.panel
    return (panel.x + 100, panel.y) if seat == show.game.viewer else show.spot(seat)


def skipped(show, say, seat: int, target: int, card: int):
    show.machine.sound("skip")
    if target == show.game.viewer:
        show.machine.lights("skip")
    if show.game.is_you(target):
        words = say.SKIPS_YOU.format(show.names[seat])
    else:
        words = say.SKIPS.format(show.names[seat], show.names[target])
    show.tell(seat, words, pace.MATTERS)
    show.leave_hand(seat)
    show.motion.fly(card, show.spot(seat), skip_spot(show, target))
    show.waiting[target] = card
    if show.motion.percent:
        from screens.table import saying, stagger
        show.animation = stagger.Stagger(show, target)
        saying.answer(show, target, "SKIPPED")


def served(show, say, seat: int):
    card, show.waiting[seat] = show.waiting[seat], 0  # none if it was the upcard, which lies on the pile already
    if seat == show.game.viewer:
        show.machine.lights("off")
    words = say.YOU_MISS if show.game.is_you(seat) else say.MISSES.format(show.names[seat])
    show.announce(words, pace.NEWS)
    if card and show.game.rules.skipPile in ("onTopWhenServed", "underWhenServed"):  # else it does not go there
        show.motion.fly(card, skip_spot(show, seat), show.pile_spot(PILE))


def floats(show, say, seat: int):
    show.announce(say.FLOATS.format(show.names[seat]), pace.MATTERS)


def knocked(show, say, seat: int):
    show.machine.sound("skip")
    show.announce(say.KNOCKED.format(show.names[seat]), pace.KNOCKS)


SHOWS = {SKIPPED: skipped, SERVED: served, FLOATS: floats, KNOCKED: knocked}
