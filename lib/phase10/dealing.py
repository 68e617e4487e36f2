# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The deal: the table is cleared, the cards go round, the upcard is turned and its start rules are obeyed.

A program short of memory may drop this module while a hand is played; the table asks for it when it is needed.
"""

from phase10 import cards, course
from phase10.cards import RULE, SKIP, WILD
from phase10.table import NOBODY, pop

_HAND_SIZE = 10


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
        deal_cards(table)


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


def whole_deck(table) -> bytearray:
    """All cards of this game's box that are not saved away."""
    masters = table.rules.mode in ("masters", "mastersDeclare")
    deck = full_deck(2 if masters else 4, table.rules.antiOthers == "on")
    for saved in table.saved:
        for card in saved:
            cards.take_out(deck, card)
    return deck


def full_deck(skips: int, with_rule_card: bool) -> bytearray:
    """Every card of the box, in order: 96 number cards, 8 Wilds, the Skips, perhaps the rule card."""
    deck = bytearray()
    for colour in range(4):
        for number in range(1, 13):
            deck.append(colour << 4 | number)
            deck.append(colour << 4 | number)
    deck.extend(bytes([WILD]) * 8)
    deck.extend(bytes([SKIP]) * skips)
    if with_rule_card:
        deck.append(RULE)
    return deck


def deal_cards(table) -> None:
    table.code = table.chance.state
    table.deck = whole_deck(table)
    table.chance.shuffle(table.deck)
    table.tell("hand", table.hand_no, table.dealer, table.code)
    for _ in range(_HAND_SIZE):
        for i in range(table.seats):
            seat = (table.dealer + 1 + i) % table.seats
            if table.plays[seat]:
                table.hands[seat].append(pop(table.deck))
    turn_up(table)


def turn_up(table) -> None:
    """Turn the upcard and obey the start rules, until a card lies that lets the game begin."""
    if len(table.piles) > 1:
        table.course.turn_up()
        begin(table)
        return
    for _ in range(len(table.deck)):
        if not obey_upcard(table, pop(table.deck)):
            break
    if table.step == "deal":
        begin(table)


def obey_upcard(table, card: int) -> bool:
    """What a turned card brings about; True when another must be turned."""
    rules = table.rules
    table.tell("upcard", card)
    if card == RULE:
        table.deck[0:0] = bytes((card,))
        return True
    rule = rules.firstWild if card == WILD else rules.firstSkip if card == SKIP else "normal"
    if rule == "redraw":
        table.deck[0:0] = bytes((card,))
        return True
    if rule == "dealerChooses":
        table.given, table.turn, table.step = card, table.dealer, "give"
        return False
    table.to_pile(card, NOBODY)
    if rule == "autoLeft":
        table.drawn = card  # it lies there until the first turn begins with it
        return False
    if rule == "skipFirst":
        table.served[table.next_playing(table.dealer)] = 1
    return rule == "cover"


def begin(table) -> None:
    """The deal is done: let the course ask for phases, then the first turn begins."""
    if table.course.before_play():
        start_play(table)


def start_play(table) -> None:
    first = table.next_playing(table.dealer)
    if table.fed == first:  # it was given the upturned card and has had its say
        first = table.next_playing(first)
    automatic, table.drawn = table.drawn, 0
    if automatic:
        table.go_to(first, False)
        pop(table.pile)
        pop(table.thrown_by)
        table.hands[table.turn].append(automatic)
        table.known[table.turn].append(automatic)
        table.drawn = automatic
        table.step = "play"
        table.tell("drew", table.turn, "upcard", automatic)
    elif table.served[first]:
        table.tell("served", first)
        table.reach(first)
        table.go_to(table.next_playing(first))
    else:
        table.go_to(first)


def why_not_deal(table, seat: int):
    if table.step == "end":
        return "game-over"
    return None if table.step == "over" or not table.hand_no else "not-now"


def deal(table, seat: int) -> None:
    open_hand(table)
