# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""How much a discard helps the next seat that can take it."""

from bots import hitting
from bots.weights import ENDS
from phase10.cards import WILD
from phase10.phases import COLOUR, FLUSH, RUN, SET
from phase10.table import NO_PHASE

_ANY = ((SET, 3), (RUN, 4))  # taken for the phase of a seat that has not named one: most phases are of these kinds
_DECLINED = 3  # by how much less a card like one that the seat has not taken feeds it


def begin(player, view) -> None:
    """Once a turn, before how_fed(): set player.next_seat, the seat that can take the next discard."""
    player.refused = ()
    seat = view.seat
    for _ in range(view.seats):
        seat = (seat + 1) % view.seats
        if view.plays[seat] and not view.skips[seat]:
            break
    player.next_seat = seat


def how_fed(player, view, card: int) -> int:
    """Return how much this discard would help player.next_seat; below 0: harm it."""
    seat = player.next_seat
    if not view.laid[seat]:
        return fed_phase(player, view, card)
    if not hitting.place_for(view, card):
        return 0
    if view.floating[seat]:
        return -50  # a floating seat would have to play it, and would not go out
    left = view.counts[seat]
    if left < 3 and player.weights[ENDS]:
        return fed_last(player, view, left)
    return 20


def fed_phase(player, view, card: int) -> int:
    """how_fed() for a seat that has not laid: by its phase, what it threw or did not take, and its known cards."""
    seat, number, colour = player.next_seat, card & 15, card >> 4
    player.refused = player.refused or refused_by(view, seat)
    numbers, colours, declined = player.refused
    fed, at = 0, view.at[seat]
    phase = view.rules.phases[at] if at < len(view.rules.phases) else _ANY if at == NO_PHASE else ()
    for kind, _ in phase:
        by_colour = kind == COLOUR or kind == FLUSH
        if (colours >> colour if by_colour else numbers >> number) & 1:
            continue  # it discarded such a card itself
        if declined >> number & 1 and not by_colour:
            fed -= _DECLINED
        else:
            fed = fed or 2
        if kind == SET:
            fed += player.needs.unseen[number]  # the more are unseen, the likelier it holds some
        elif kind == RUN:
            fed += min(number - 1, 12 - number)  # most runs need the numbers in the middle
        for known in view.known[seat]:
            if kind == SET and known & 15 == number:
                fed += 5
            elif by_colour and known >> 4 == colour:
                fed += 3
            elif kind == RUN and 0 < abs((known & 15) - number) < 4:
                fed += 1
    return fed


def refused_by(view, seat: int) -> tuple:
    """Masks from the pile: the numbers and the colours that the seat threw, the numbers that this seat threw for it."""
    numbers = colours = declined = 0
    for i in range(len(view.thrown_by)):
        card, who = view.pile[i], view.thrown_by[i]
        if card < WILD:
            if who == seat:
                numbers |= 1 << (card & 15)
                colours |= 1 << (card >> 4)
            elif who == view.seat:
                declined |= 1 << (card & 15)
    return numbers, colours, declined


def fed_last(player, view, left: int) -> int:
    """how_fed() for a seat that may soon go out: bad before the own lay, good if another seat has not laid."""
    ends = player.weights[ENDS] if left == 1 else player.weights[ENDS] // 3
    if not view.laid[view.seat]:
        return 20 + ends
    for seat in range(view.seats):
        if view.plays[seat] and not view.laid[seat]:
            return -ends
    return 20
