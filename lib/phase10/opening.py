# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A game and a hand open: the table is set up or cleared, and everybody takes a seat and a phase.

How a hand begins comes in small modules, so that they can be loaded while the table is shown: this one, dealing.py for
the cards, upcard.py for the card that is turned and the first turn. A program short of memory may drop them while the
hand is played; the table asks for them when they are needed.
"""

from phase10 import course
from phase10.chance import Chance
from phase10.finder.finder import Finder
from phase10.table import NOBODY, room


def set_up(table, rules, seats: int, seed: int, dealer: int) -> None:
    """A new game: nothing is dealt yet."""
    table.rules = rules = rules.in_force() if hasattr(rules, "in_force") else rules
    table.seats = seats
    table.chance = Chance(seed)
    table.finder = Finder(rules)
    for name in rules.brings:
        if name.startswith("phase10.") and name != rules.course:
            room(name[8:])
    table.two_colour = rules.altMode == "twoColour"
    table.piles = [bytearray() for _ in range(3 if rules.mode == "twist" else 1)]
    table.pile = table.piles[0]
    table.saved = [bytearray() if rules.mode[:7] == "masters" else b"" for _ in range(seats)]
    table.scores = [0] * seats
    table.points = [0] * seats
    table.at = bytearray(seats)  # which phase of the list each seat is on
    table.done = [0] * seats  # free order, Masters: which phases are ticked, as a mask
    table.tie = ()
    table.winners = None
    table.events = []
    table.moves = {}
    table.hand_no = 0
    table.dealer = table.chance.below(seats)
    if dealer >= 0:
        table.dealer = dealer
    elif rules.firstDealer != "chance" and int(rules.firstDealer) <= seats:
        table.dealer = int(rules.firstDealer) - 1
    clear_hand(table)
    table.course = room("course_" + rules.course.split(".")[-1]).Course(table)


def clear_hand(table) -> None:
    """Forget all that belongs to one hand."""
    seats = table.seats
    table.hands = [bytearray() for _ in range(seats)]
    table.laid = [[] for _ in range(seats)]
    table.known = [bytearray() for _ in range(seats)]  # cards everybody saw going into a hand
    table.deck = bytearray()
    for pile in table.piles:
        pile[:] = b""
    table.thrown_by = bytearray()  # for each card of the pile: the seat that discarded it
    table.aside = bytearray()
    table.skips = bytearray(seats)  # what lies before a seat that must miss a turn
    table.blame = bytearray(seats)  # who skipped this seat last (plus one), until the turn is back there
    table.served = bytearray(seats)  # served a Skip and has had no turn since
    table.knocked = bytearray(seats)  # the last turn began with a knock
    table.floating = bytearray(seats)
    table.plays = bytearray(b"\x01" * seats)  # who takes part in this hand
    table.step = "deal"
    table.turn = table.dealer
    table.given = 0  # dealerChooses: the card that looks for a taker
    table.fed = NOBODY  # dealerChooses: who got an upturned card in the hand
    table.victim = NOBODY  # antiOthers: who was named
    table.drawn = 0
    table.emptied = -1  # Twist: the pile that the draw emptied
    table.laid_now = False
    table.lap_done = False
    table.can_be_knocked = False
    table.saved_now = 0  # Masters: who has saved a card in this hand, as a mask
    table.laps = 0
    table.dry = 0  # turns in a row without a draw
    table.out = NOBODY
    table.code = 0
    for seat in range(seats):
        table.points[seat] = 0


def open_hand(table) -> None:
    """Clear the table for the next hand; the cards are dealt as soon as the course has nothing to ask."""
    if table.hand_no and (table.rules.dealer == "rotate" or table.tie):
        table.dealer = next_dealer(table)
    table.hand_no += 1
    clear_hand(table)
    take_seats(table)
    if table.course.before_deal():
        room("dealing").deal_cards(table)


def take_seats(table) -> None:
    """Everybody takes part, on a phase that the course knows; in a tie-break hand the tied seats, on the last phase."""
    table.course.open_hand()
    if table.tie:
        for seat in range(table.seats):
            table.plays[seat] = seat in table.tie
            if table.plays[seat]:
                table.course.replay_last(seat)


def next_dealer(table) -> int:
    """The deal passes left, in a tie-break hand to the next tied seat, and never to one that is out."""
    seat = table.dealer
    for _ in range(table.seats):
        seat = (seat + 1) % table.seats
        if table.at[seat] != course.OUT_OF_GAME and (not table.tie or seat in table.tie):
            return seat
    return table.dealer


def why_not_deal(table, seat: int):
    if table.step == "end":
        return "game-over"
    return None if table.step == "over" or not table.hand_no else "not-now"


def deal(table, seat: int) -> None:
    open_hand(table)
