# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Validates a table from a save: each card is there once, numbers are in range, groups valid, the step possible."""

from phase10 import building, cards
from phase10.actions import CHOOSING, DEALING, DRAWING, ENDED, GIVING, NAMING, OVER, PLAYING, TURNING
from phase10.cards import SKIP, SPENT, WILD
from phase10.groups import HEAD, stands_as_wild
from phase10.opening import HAND_SIZE, box
from phase10.phases import COLOUR, FLUSH
from phase10.table import JUST_SKIPPED, LAST_POSTAL, MARK, NOBODY, OUT_OF_GAME


def prove(table) -> None:
    """Raise ValueError with a message if the table is not valid."""
    for check in (_numbers, _of_seats, _step, _who_acts, _done_in_turn, _groups, _cards):
        wrong = check(table)  # "" if nothing is
        if wrong:
            raise ValueError("the saved game cannot be: " + wrong)


def _numbers(table) -> str:
    seats = table.seats
    if not 0 < table.chance.state < 1 << 30 or table.code >> 30:
        return "the random generator has no such state"
    if table.dealer >= seats or table.turn >= seats:
        return "there is no such seat"
    for seat in [table.fed, table.victim, table.out] + list(table.thrown_by):
        if seat >= seats and seat != NOBODY:
            return "there is no such seat"
    if table.given not in (0, WILD, SKIP) or (table.drawn and not cards.is_card(table.drawn)):
        return "there is no such card"
    if table.saved_now >> seats or table.emptied >= len(table.piles):
        return "a number is too large"
    if table.tie is None or len(table.tie) == 1:
        return "a tie is between two seats or more"
    if table.tie and table.rules.mode in ("twist", "antiPhase"):
        return "no hand is played for a tie in this game"
    return ""


def _of_seats(table) -> str:
    phases = len(table.rules.phases)
    for seat in range(table.seats):
        if not table.course.is_place(seat, table.at[seat]):
            return "there is no such phase"
        if table.at[seat] == OUT_OF_GAME and table.plays[seat] and table.step not in (OVER, ENDED):
            return "who is out of the game plays"
        if table.skips[seat] not in (0, MARK, SKIP, SPENT):
            return "a seat has a Skip that is none"
        if table.skips[seat] == MARK and table.rules.skipPile != "onTopWhenPlayed":
            return "a seat has a Skip that is none"
        if table.blame[seat] > table.seats or table.served[seat] > JUST_SKIPPED or table.done[seat] >> phases:
            return "a number is too large"
        if table.knocked[seat] > 1 or table.floating[seat] > 1 or table.plays[seat] > 1:
            return "a number is too large"
        if table.floating[seat] and (table.rules.goOut != "float" or not table.laid[seat]):
            return "nobody floats who has not laid, and only where that is allowed"
        if not building.holds(table.hands[seat], table.known[seat]):
            return "a card is known that is not there"
    if table.step != ENDED and table.at.count(bytes((OUT_OF_GAME,))) == table.seats:
        return "nobody is left in the game"
    return ""


def _step(table) -> str:
    step, seat = table.step, table.turn
    if (table.winners is None) == (step == ENDED):
        return "its winners and its step disagree"
    if not table.hand_no and step not in (DEALING, ENDED):
        return "no hand has been dealt"
    if step == DEALING and table.hand_no:
        return "it stops in the middle of the deal"
    if step in (CHOOSING, TURNING, DRAWING, PLAYING, NAMING) and not table.plays[seat]:
        return "who is to move does not play"
    choosers = [other for other in range(table.seats) if table.course.must_choose(other)]
    if step == CHOOSING and seat not in choosers:
        return "there is nothing to choose"
    if step == CHOOSING and not all([table.plays[other] for other in choosers]):
        return "who is to choose does not play"
    if step in (DRAWING, PLAYING) and choosers:
        return "there is something to choose"
    return ""


def _who_acts(table) -> str:
    step, seat, rules = table.step, table.turn, table.rules
    if step in (GIVING, TURNING) and "dealerChooses" not in (rules.firstWild, rules.firstSkip):
        return "the dealer chooses nothing in this game"
    if step == GIVING and (not table.given or seat != table.dealer):
        return "there is nothing to give"
    if step == TURNING and not [card for card in table.hands[seat] if card <= WILD]:
        return "there is nothing to turn over"
    if step == NAMING and (rules.antiOthers == "off" or table.hands[seat]):
        return "there is nobody to name"
    if step == PLAYING and not table.hands[seat]:
        return "who plays has no card"
    if step == DRAWING and table.skips[seat]:
        return "a Skip was not served"
    if step not in (OVER, ENDED) and len(table.hands[seat]) > 100:
        return "a hand is too large"
    return ""


def _done_in_turn(table) -> str:
    step, seat = table.step, table.turn
    if table.drawn and step not in (PLAYING, NAMING, OVER, ENDED):  # with autoLeft it may be the upcard
        if step == DRAWING or table.pile[-1:] != bytes((table.drawn,)):
            return "a card was drawn before the turn"
    if table.can_be_knocked and (table.rules.knock == "off" or not table.pile):
        return "there is nothing to knock for"
    if table.laid_now and (step in (CHOOSING, GIVING, TURNING, DRAWING) or step == PLAYING and not table.laid[seat]):
        return "nothing was laid"
    if step == PLAYING and table.drawn and not table.laid[seat] and table.hands[seat].find(bytes((table.drawn,))) < 0:
        return "the card drawn is not there"
    return ""


def _groups(table) -> str:
    for laid in table.laid:
        for group in laid:
            if len(group) <= HEAD or not 0 < group[0] <= FLUSH or not group[1]:
                return "there is no such group"
            plain = bytearray(group)
            for i in range(len(group) - HEAD):
                card = group[HEAD + i]
                if not cards.is_card(card):
                    return "there is no such card"
                may_be_postal = table.rules.postal == "on" and card & 15 <= LAST_POSTAL  # of some seat
                if may_be_postal and (group[0] > COLOUR or stands_as_wild(group, i)):
                    plain[HEAD + i] = WILD
            if building.build(group[0], group[1], plain[HEAD:], 0, table.colour_rule())[1]:
                return "a group does not hold together"
    return ""


def _cards(table) -> str:
    """Only in a position from a script (not whole) may cards be missing."""
    left = box(table.rules)
    places = [table.deck] + table.hands + table.saved
    for place in places:
        if place.find(bytes((SPENT,))) >= 0:
            return "a Wild is spent that was not played"
    places += table.piles + [table.aside]
    places += [group[HEAD:] for laid in table.laid for group in laid]
    places.append(bytes([card for card in table.skips if card > MARK]))
    if table.given:
        places.append(bytes((table.given,)))
    for place in places:
        for card in place:
            if not cards.take_out(left, WILD if card == SPENT else card):
                return "there is a card too many"
    playing = len(table.tie) or table.seats  # in the next hand; as many at most as in this one
    if len(box(table.rules)) - sum([len(pile) for pile in table.saved]) < HAND_SIZE * playing:
        return "so many cards are saved that no other hand can be dealt"
    return "a card is missing" if left and table.whole else ""
