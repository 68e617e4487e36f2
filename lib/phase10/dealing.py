# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The deal action, which starts a hand: deals the cards, turns the upcard (upcards.py has its rules), begins play."""

from phase10 import cards, turn
from phase10.actions import BEGAN, DEALING, DRAWING, DREW, ENDED, GAME_OVER, NOT_NOW, OVER, PLAYING, SERVED, UPCARD
from phase10.cards import SKIP
from phase10.choosers import pass_to_chooser
from phase10.opening import HAND_SIZE, box, open_hand
from phase10.table import NOBODY, pop


def why_not_deal(table, seat: int):
    if table.step == ENDED:
        return GAME_OVER
    return None if table.step == OVER or not table.hand_no else NOT_NOW


def deal(table, seat: int) -> None:
    """Open the next hand and deal, or wait for phases to be chosen first if the course requires that."""
    open_hand(table)
    if not (table.course.CHOOSES_FIRST and pass_to_chooser(table)):
        deal_cards(table)


def whole_deck(table) -> bytearray:
    """Return all cards of this game but those on save piles."""
    deck = box(table.rules)
    for saved in table.saved:
        for card in saved:
            cards.take_out(deck, card)
    return deck


def deal_cards(table) -> None:
    table.code = table.chance.state
    table.whole = True
    table.deck = whole_deck(table)
    table.chance.shuffle(table.deck)
    table.tell(BEGAN, table.hand_no, table.dealer, table.code)
    for _ in range(HAND_SIZE):
        for i in range(table.seats):
            seat = (table.dealer + 1 + i) % table.seats
            if table.plays[seat]:
                table.hands[seat].append(pop(table.deck))
    turn_up(table)


def turn_up(table) -> None:
    """Turn upcards and apply the start rules until one lets the game begin."""
    if len(table.piles) > 1:
        turn_up_all(table)
    else:
        from phase10 import upcards
        for _ in range(len(table.deck)):
            if not upcards.obey(table, pop(table.deck)):
                break
    if table.step == DEALING:
        begin(table)


def turn_up_all(table) -> None:
    """With several piles, turn an upcard for each; cover a Skip with another."""
    for pile in range(len(table.piles)):
        _turn_card(table, pile)
    for pile in range(len(table.piles)):
        while table.piles[pile][-1] == SKIP:
            _turn_card(table, pile)


def _turn_card(table, pile: int) -> None:
    card = pop(table.deck)
    table.to_pile(card, NOBODY, pile)
    table.tell(UPCARD, card, pile)


def begin(table) -> None:
    """After the deal: wait for phases to be chosen, if any, then begin the first turn."""
    if not pass_to_chooser(table):
        start_play(table)


def start_play(table) -> None:
    """Begin the first turn: of the first seat, unless turning over a card was its turn or the upcard has skipped it; a
    Wild turned up with firstWild=autoLeft is the draw of whoever begins.
    """
    first = table.next_playing(table.dealer)
    if table.fed == first:  # it was given the upcard and turned up another card: that was its turn
        turn.reach(table, first)
        first = table.next_playing(first)
    automatic, table.drawn = table.drawn, 0  # set by upcards.obey()
    if automatic:
        turn.go_to(table, first, draws=False)
        if table.step != DRAWING:
            return  # all are skipped, and handTurns laps are over
        at = table.pile.rfind(bytes((automatic,)))  # a Skip served meanwhile may lie on it
        table.pile[at : at + 1] = table.thrown_by[at : at + 1] = b""
        table.hands[table.turn].append(automatic)
        table.known[table.turn].append(automatic)
        table.drawn = automatic
        table.step = PLAYING
        table.tell(DREW, table.turn, UPCARD, automatic)
    elif table.served[first]:
        table.tell(SERVED, first)
        turn.reach(table, first)
        turn.go_to(table, table.next_playing(first))
    else:
        turn.go_to(table, first)
