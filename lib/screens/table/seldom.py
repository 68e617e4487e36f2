# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What happens at the table a few times in a hand, shown as show.py shows the rest: the deal, phases laid, Skips, a
reshuffle, the end, and what an option brings. Each function is given the sentences. In memory only while one begins.
"""

from phase10.actions import BEGAN, DECK, FLOATS, HAND_WON, LAID, PILE, RESHUFFLED, SERVED, SKIPPED, UPCARD
from phase10.cards import SKIP
from phase10.deal_codes import deal_code
from screens import pace
from screens.kinds import DEMO


def begin(show, event):
    """Show one event; what is not shown happens silently."""
    for extra in show.screen.extras:
        if event[0] in extra.SHOWS:
            extra.SHOWS[event[0]](extra, *event[1:])
            return
    if event[0] in SHOWS:
        SHOWS[event[0]](show, show.screen.app.words_of("seldom"), *event[1:])


def began(show, say, number: int, dealer: int, code: int):
    demo = show.game.kind == DEMO
    show.screen.bar.tell(say.DEMO if demo else say.HAND % (number, deal_code(show.game.table)))
    if show.motion.percent:
        show.dealing = True
        show.screen.hand.visible = 0
        show.motion.hold = pace.DEALT * show.motion.percent // 100


def upcard(show, say, card: int, pile: int = 0):
    show.fly(card, show.pile_spot(DECK), show.pile_spot(PILE, pile))
    show.top, show.pile = card, pile


def laid(show, say, seat: int, at: int):
    show.machine.sound("lay")
    screen = show.screen
    show.tell(seat, say.LAYS % (show.name(seat), show.game.rules.numbers[at]), pace.MATTERS)
    screen.groups.sync(show.game, ())
    screen.groups.scroll_to(seat)
    screen.refresh()
    own = seat == show.game.viewer
    group = screen.panel if own else screen.groups
    minis = screen.panel.minis if own else screen.groups.minis[screen.groups.row_of(seat)]
    if show.motion.percent:
        from screens.table import feast
        y = minis.y - feast.HOVER
        show.scene = feast.Landing(show, seat, group, 1 if own else 0, minis)
        feast.answer(show, seat, "LAID")
        show.motion.move(minis, (minis.x, 60) if own else (165, y), (minis.x, y))


def skip_spot(show, seat: int) -> tuple:
    """Where a Skip waits before a seat."""
    panel = show.screen.panel
    return (panel.x + 100, panel.y) if seat == show.game.viewer else show.spot(seat)


def skipped(show, say, seat: int, target: int, card: int):
    show.machine.sound("skip")
    viewer = show.game.viewer
    if target == viewer:
        show.machine.lights("skip")
    if target == viewer and show.game.persons == 1:
        words = say.SKIPS_YOU % show.name(seat)
    else:
        words = say.SKIPS % (show.name(seat), show.name(target))
    show.tell(seat, words, pace.MATTERS)
    show.leave_hand(seat)
    show.fly(SKIP, show.spot(seat), skip_spot(show, target))
    if show.motion.percent:
        from screens.table import feast
        show.scene = feast.Stagger(show, target)
        feast.answer(show, target, "SKIPPED")


def served(show, say, seat: int):
    viewer = seat == show.game.viewer
    if viewer:
        show.machine.lights("off")
    if viewer and show.game.persons == 1:
        show.screen.bar.tell(say.YOU_MISS)
    else:
        show.screen.bar.tell(say.MISSES % show.name(seat))
    show.wait(pace.NEWS)
    show.fly(SKIP, skip_spot(show, seat), show.pile_spot(PILE))


def reshuffled(show, say, top: int):
    show.screen.bar.tell(say.RESHUFFLED)
    show.wait(pace.NEWS)


def floats(show, say, seat: int):
    show.screen.bar.tell(say.FLOATS % show.name(seat))
    show.wait(pace.MATTERS)


def hand_won(show, say, winner: int):
    show.screen.refresh()
    if winner >= len(show.game.names):
        show.screen.bar.tell(say.HAND_OVER)
    elif winner == show.game.viewer and show.game.persons == 1:
        show.machine.sound("out")
        show.machine.lights("win")
        show.screen.bar.tell(say.YOU_OUT)
    else:
        show.machine.sound("gone")
        show.screen.bar.tell(say.OUT % show.name(winner))
    show.wait(pace.OUT)
    if winner < len(show.game.names) and show.motion.percent:
        from screens.table import feast
        show.scene = feast.Feast(show, winner, feast.spoken(show, winner, "OUT", True) or say.FEAST)


SHOWS = {
    BEGAN: began, UPCARD: upcard, LAID: laid, SKIPPED: skipped, SERVED: served, RESHUFFLED: reshuffled,
    FLOATS: floats, HAND_WON: hand_won,
}
