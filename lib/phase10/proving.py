# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Validates a table from a save: each card is there once, numbers are in range, groups valid, the step possible.

The checks are generators of pairs: is this wrong?, and what to say then. What follows relies on what came before.
"""

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
        for wrong, what in check(table):
            if wrong:
                raise ValueError("the saved game cannot be: " + what)


def _numbers(table):
    seats = table.seats
    yield not 0 < table.chance.state < 1 << 30 or table.code >> 30, "the random generator has no such state"
    yield table.dealer >= seats or table.turn >= seats, "there is no such seat"
    for seat in [table.fed, table.victim, table.out] + list(table.thrown_by):
        yield seat >= seats and seat != NOBODY, "there is no such seat"
    no_card = table.given not in (0, WILD, SKIP) or (table.drawn and not cards.is_card(table.drawn))
    yield no_card, "there is no such card"
    yield table.saved_now >> seats or table.emptied >= len(table.piles), "a number is too large"
    yield table.tie is None or len(table.tie) == 1, "a tie is between two seats or more"
    yield table.tie and table.rules.mode in ("twist", "antiPhase"), "no hand is played for a tie in this game"


def _of_seats(table):
    over, phases = table.step in (OVER, ENDED), len(table.rules.phases)
    for seat in range(table.seats):
        at, skip, floats = table.at[seat], table.skips[seat], table.floating[seat]
        yield not table.course.is_place(seat, at), "there is no such phase"
        yield at == OUT_OF_GAME and table.plays[seat] and not over, "who is out of the game plays"
        yield skip not in (0, MARK, SKIP, SPENT), "a seat has a Skip that is none"
        yield skip == MARK and table.rules.skipPile != "onTopWhenPlayed", "a seat has a Skip that is none"
        large = table.blame[seat] > table.seats or table.served[seat] > JUST_SKIPPED or table.done[seat] >> phases
        yield large or table.knocked[seat] > 1 or floats > 1 or table.plays[seat] > 1, "a number is too large"
        may_not = table.rules.goOut != "float" or not table.laid[seat]
        yield floats and may_not, "nobody floats who has not laid, and only where that is allowed"
        yield not building.holds(table.hands[seat], table.known[seat]), "a card is known that is not there"
    nobody = table.at.count(bytes((OUT_OF_GAME,))) == table.seats
    yield nobody and table.step != ENDED, "nobody is left in the game"


def _step(table):
    step, seat = table.step, table.turn
    yield (table.winners is None) == (step == ENDED), "its winners and its step disagree"
    yield not table.hand_no and step not in (DEALING, ENDED), "no hand has been dealt"
    yield table.hand_no and step == DEALING, "it stops in the middle of the deal"
    acts = step in (CHOOSING, TURNING, DRAWING, PLAYING, NAMING)
    yield acts and not table.plays[seat], "who is to move does not play"
    choosers = [other for other in range(table.seats) if table.course.must_choose(other)]
    yield step == CHOOSING and seat not in choosers, "there is nothing to choose"
    for other in choosers:
        yield step == CHOOSING and not table.plays[other], "who is to choose does not play"
    yield step in (DRAWING, PLAYING) and choosers, "there is something to choose"


def _who_acts(table):
    step, seat, rules = table.step, table.turn, table.rules
    chooses = "dealerChooses" in (rules.firstWild, rules.firstSkip)
    yield step in (GIVING, TURNING) and not chooses, "the dealer chooses nothing in this game"
    yield step == GIVING and (not table.given or seat != table.dealer), "there is nothing to give"
    yield step == TURNING and min(table.hands[seat] or b"\xff") > WILD, "there is nothing to turn over"
    yield step == NAMING and (rules.antiOthers == "off" or table.hands[seat]), "there is nobody to name"
    yield step == PLAYING and not table.hands[seat], "who plays has no card"
    yield step == DRAWING and table.skips[seat], "a Skip was not served"
    yield step not in (OVER, ENDED) and len(table.hands[seat]) > 100, "a hand is too large"


def _done_in_turn(table):
    step, seat, laid = table.step, table.turn, table.laid[table.turn]
    if table.drawn and step not in (PLAYING, NAMING, OVER, ENDED):  # with autoLeft it may be the upcard
        upcard = step != DRAWING and table.pile[-1:] == bytes((table.drawn,))
        yield not upcard, "a card was drawn before the turn"
    yield table.can_be_knocked and (table.rules.knock == "off" or not table.pile), "there is nothing to knock for"
    may_not_lay = step in (CHOOSING, GIVING, TURNING, DRAWING) or step == PLAYING and not laid
    yield table.laid_now and may_not_lay, "nothing was laid"
    if step == PLAYING and table.drawn and not laid:
        yield table.hands[seat].find(bytes((table.drawn,))) < 0, "the card drawn is not there"


def _groups(table):
    for group in [group for laid in table.laid for group in laid]:
        yield len(group) <= HEAD or not 0 < group[0] <= FLUSH or not group[1], "there is no such group"
        plain = bytearray(group)
        for i in range(len(group) - HEAD):
            card = group[HEAD + i]
            yield not cards.is_card(card), "there is no such card"
            may_be_postal = table.rules.postal == "on" and card & 15 <= LAST_POSTAL  # of some seat
            if may_be_postal and (group[0] > COLOUR or stands_as_wild(group, i)):
                plain[HEAD + i] = WILD
        _, code = building.build(group[0], group[1], plain[HEAD:], 0, table.colour_rule())
        yield code, "a group does not hold together"


def _cards(table):
    """Only in a position from a script (not whole) may cards be missing."""
    left = box(table.rules)
    places = [table.deck] + table.hands + table.saved
    for place in places:
        yield place.find(bytes((SPENT,))) >= 0, "a Wild is spent that was not played"
    places += table.piles + [table.aside]
    places += [group[HEAD:] for laid in table.laid for group in laid]
    places.append(bytes([card for card in table.skips if card > MARK]))
    if table.given:
        places.append(bytes((table.given,)))
    for place in places:
        for card in place:
            yield not cards.take_out(left, WILD if card == SPENT else card), "there is a card too many"
    playing = len(table.tie) or table.seats  # in the next hand; as many at most as in this one
    kept = sum([len(pile) for pile in table.saved])
    yield len(box(table.rules)) - kept < HAND_SIZE * playing, "so many cards are saved that no other hand can be dealt"
    yield left and table.whole, "a card is missing"
