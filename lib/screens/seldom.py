# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What happens at the table a few times in a hand, shown as showing.py shows the rest: the deal, phases laid, Skips, a
reshuffle, the end. Each function is called like its event and is given the sentences. In memory only while one begins.
"""

from phase10.cards import SKIP


def hand(show, say, number: int, dealer: int, code: int):
    show.screen.bar.tell(say.HAND % (number, show.game.table.deal_code()))
    if show.percent:
        show.dealing = True
        show.screen.hand.visible = 0
        show.hold = 70 * show.percent // 100


def upcard(show, say, card: int, pile: int = 0):
    show.fly(card, *(show.pile_spot("deck") + show.pile_spot("pile", pile)))
    show.top, show.pile = card, pile


def laid(show, say, seat: int, at: int):
    show.machine.sound("lay")
    screen, rules = show.screen, show.game.rules
    show.tell(seat, say.LAYS % (show.name(seat), rules.numbers[at]), 1300)
    screen.rows.scroll_to_new(show.game, seat)
    screen.refresh()
    if seat == show.game.viewer:
        minis = screen.panel.minis
        show.move(minis, minis.x, 60, minis.x, minis.y)
    else:
        minis = screen.rows.minis[screen.rows.row_of(seat)]
        show.move(minis, 165, minis.y, minis.x, minis.y)


def skipped(show, say, seat: int, target: int, card: int):
    show.machine.sound("skip")
    viewer = show.game.viewer
    if target == viewer:
        show.machine.lights("skip")
    if target == viewer and show.game.persons == 1:
        words = say.SKIPS_YOU % show.name(seat)
    else:
        words = say.SKIPS % (show.name(seat), show.name(target))
    show.tell(seat, words, 1300)
    show.leave_hand(seat)
    to = (show.screen.panel.x + 100, show.screen.panel.y) if target == viewer else show.spot(target)
    show.fly(SKIP, *(show.spot(seat) + to))


def served(show, say, seat: int):
    viewer = seat == show.game.viewer
    if viewer:
        show.machine.lights("off")
    if viewer and show.game.persons == 1:
        show.screen.bar.tell(say.YOU_MISS)
    else:
        show.screen.bar.tell(say.MISSES % show.name(seat))
    show.wait(1000)
    start = (show.screen.panel.x + 100, show.screen.panel.y) if viewer else show.spot(seat)
    show.fly(SKIP, *(start + show.pile_spot("pile", 0)))


def reshuffled(show, say, top: int):
    show.screen.bar.tell(say.RESHUFFLED)
    show.wait(1000)


def floats(show, say, seat: int):
    show.screen.bar.tell(say.FLOATS % show.name(seat))
    show.wait(1300)


def over(show, say, winner: int):
    show.screen.refresh()
    if winner >= len(show.game.names):
        show.screen.bar.tell(say.HAND_OVER)
    elif winner == show.game.viewer and show.game.persons == 1:
        show.machine.sound("win")
        show.machine.lights("win")
        show.screen.bar.tell(say.YOU_OUT)
    else:
        show.screen.bar.tell(say.OUT % show.name(winner))
    show.wait(1800)
