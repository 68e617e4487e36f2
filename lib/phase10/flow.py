# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""How the turn goes round: it reaches a seat, a waiting Skip is served, an empty deck is filled, a hand ends.

What a seat does in its turn stands in turn.py and lay.py; how a hand begins in dealing.py.
"""

from phase10.actions import DRAWING, NAMING, PLAYING, SERVED
from phase10.cards import RULE, SKIP
from phase10.table import MARK, NOBODY


def end_turn(table) -> None:
    go_to(table, table.next_playing(table.turn))


def go_to(table, seat: int, draws: bool = True) -> None:
    """The turn comes to a seat; who has a Skip waiting serves it, who can do nothing is passed over."""
    while True:
        reach(table, seat)
        if table.laps > int(table.rules.handTurns):
            break
        if table.plays[seat]:
            if table.skips[seat]:
                serve(table, seat)
                idle = table.dry > 0  # in a lap without a draw it did not draw either
            else:
                _begin_turn(table, seat)
                if not draws or table.deck or _fill_deck(table):
                    return
                idle = True
            if idle and _lap_was_dry(table):
                break
            if idle and table.turn == seat and _may_discard_something(table, seat):
                table.step = PLAYING  # the draw is left out
                return
        seat = (seat + 1) % table.seats
    end_hand(table, NOBODY)


def reach(table, seat: int) -> None:
    """The turn reaches a seat, to be played or passed over."""
    if seat == table.dealer:
        table.lap_done = True
    if seat == table.next_playing(table.dealer):
        table.laps += 1
    for i in range(table.seats):
        if table.blame[i] == seat + 1:
            table.blame[i] = 0


def _begin_turn(table, seat: int) -> None:
    table.turn, table.step = seat, DRAWING
    table.drawn, table.emptied, table.laid_now = 0, -1, False
    table.served[seat] = 0


def serve(table, seat: int) -> None:
    """Remove the Skip before a seat and put it where the rules want it."""
    card, table.skips[seat] = table.skips[seat], 0
    table.served[seat] = 2 if table.can_be_knocked else 1  # 2: in the window for knocking that is open now
    where = table.rules.skipPile
    if where == "setAside":
        table.aside.append(card)
    elif card != MARK:
        if where == "underWhenServed" or table.rules.knock == "on":
            table.pile[0:0] = bytes((card,))
            table.thrown_by[0:0] = bytes((NOBODY,))
        else:
            table.to_pile(card, NOBODY)
    table.tell(SERVED, seat)


def _fill_deck(table) -> bool:
    """The deck is empty: can the seat in turn draw when it has been filled?"""
    from phase10 import reshuffling

    return reshuffling.fill_deck(table)


def _lap_was_dry(table) -> bool:
    """Count a seat that did not draw: has nobody drawn for a whole lap now, and can nobody?"""
    table.dry += 1
    if table.dry <= table.plays.count(b"\x01"):
        return False
    for seat in range(table.seats):
        if table.saved[seat] and table.plays[seat] and not table.floating[seat]:
            table.dry = 1  # it was passed over and can still draw: the lap begins anew
            return False
    return True


def _may_discard_something(table, seat: int) -> bool:
    hand = table.hands[seat]
    if table.floating[seat]:
        return False
    return len(hand) > 1 or (len(hand) == 1 and (hand[0] != SKIP or table.rules.skipLast == "yes"))


def end_hand(table, winner: int, card: int = 0) -> None:
    """The hand is over, won by a seat or by nobody; the rule card, discarded last, first wants a victim named."""
    if card == RULE:
        table.step = NAMING
    else:
        from phase10 import ending

        ending.end_hand(table, winner)
