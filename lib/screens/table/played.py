# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Shows the frequent events: a card was drawn, hit or discarded. The functions get the Show, then what actions.py tells
of the event. Apart from show.py because from source either finds the room to be compiled where both would not.
"""

from phase10.actions import ADDED, DECK, DISCARDED, DREW, LOW_END, PILE, SAVED_CARD
from screens import pace
from screens.table.felt import LOW
from screens.table.tiles import BACK


def drew(show, seat: int, source: str, card: int):
    show.machine.sound("draw")
    screen, game, pile = show.screen, show.game, 0
    for extra in screen.extras:
        if extra.drew(seat, source, card):
            return
    if source != DECK and source != SAVED_CARD:
        source, pile = PILE, screen.piles.taken_from(game.table)
    start, end = show.pile_spot(source, pile), show.spot(seat)
    screen.sync.piles()  # the card that flies no longer lies there
    if seat == game.viewer and game.held:
        screen.sync.drawn(card)
        end = screen.sync.from_x, LOW
    elif source == PILE:
        show.tell(seat, screen.say.TAKES.format(show.names[seat], screen.name(card)), pace.TAKES)
    else:
        show.tell(seat, screen.say.DRAWS.format(show.names[seat]), pace.DRAWS)
        card = BACK
    show.motion.fly(card, start, end)


def added(show, seat: int, card: int, owner: int, index: int, end: str):
    """ADDED: a card was hit."""
    show.machine.sound("hit")
    screen, say = show.screen, show.screen.say
    words = say.HITS_OWN if seat == owner else say.HITS_YOURS if show.game.is_you(owner) else say.HITS
    show.tell(seat, words.format(show.names[seat], screen.name(card), show.names[owner]), pace.HITS)
    groups = screen.groups
    first = groups.first
    groups.scroll_to(owner)
    if groups.first != first:  # else the card would fly to another seat's row
        groups.sync(show.game, ())
    spot = screen.sync.group_spot(owner, index, end == LOW_END)
    show.leave_hand(seat)
    show.motion.fly(card, show.spot(seat), spot)


def discarded(show, seat: int, card: int, down: bool, pile: int):
    show.machine.sound("discard")
    screen = show.screen
    show.tell(seat, screen.say.DISCARDS.format(show.names[seat], screen.name(card)), pace.DISCARDS)
    show.leave_hand(seat)
    show.motion.fly(BACK if down else card, show.spot(seat), show.pile_spot(PILE, pile))
    show.top, show.pile = card, pile


SHOWS = {DREW: drew, ADDED: added, DISCARDED: discarded}
