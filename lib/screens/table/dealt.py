# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Shows the deal and a reshuffle; called by rare_events.py."""

from phase10.actions import BEGAN, DECK, PILE, RESHUFFLED, UPCARD
from phase10.deal_codes import deal_code
from screens import pace
from screens.kinds import DEMO


def began(show, say, number: int, dealer: int, code: int):
    table = show.game.table
    words = say.TIE_BREAK.format(deal_code(table)) if table.tie else say.HAND.format(number, deal_code(table))
    show.screen.bar.tell(say.DEMO if show.game.kind == DEMO else words)
    if show.motion.percent:
        show.dealing = True
        show.screen.hand.visible = 0
        show.motion.hold = pace.DEALT * show.motion.percent // 100


def upcard(show, say, card: int, pile: int = 0):
    show.motion.fly(card, show.pile_spot(DECK), show.pile_spot(PILE, pile))
    show.top, show.pile = card, pile


def reshuffled(show, say, top: int):
    show.announce(say.RESHUFFLED, pace.NEWS)


SHOWS = {BEGAN: began, UPCARD: upcard, RESHUFFLED: reshuffled}
