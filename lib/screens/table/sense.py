# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What is sensible when an own turn goes on: on which draw or card the cursor stands, and which discard would be
missed. A repeated A does no harm because of this. In memory for that moment only; what may be done is the table's say.
"""

from phase10 import engine, groups
from phase10.actions import DECK, DRAWING, NO_TARGET, PILE, SAVED_CARD, TURN, TURNING
from phase10.cards import SKIP, WILD, points

_WANTED = 100  # so dear, or more, is what the phase or a group could use
_NEVER = 999  # dearer than any card


def point(turn):
    """Put the cursor where it belongs: on a draw that is of use, on a card that can go, or on a spare one."""
    screen = turn.screen
    table = screen.game.table
    turn.spare = 0
    turn.find_choices()
    if table.step == DRAWING:
        turn.choices.at = best_draw(screen, turn.choices.uses)
    elif not point_at_fitting(turn, table):
        card, dear = spare(turn, table)
        screen.hand.choose(card)
        turn.spare = card if dear < _WANTED else 0


def best_draw(screen, draws) -> int:
    """The draw that would make the phase complete or, once that lies, can go to a group; else the first: the deck."""
    table = screen.game.table
    seat = table.turn
    if table.laid[seat] or screen.panel.short == 1:  # of the nearest phase; what lacks more takes more
        for i in range(len(draws)):
            card = drawn(table, draws[i][0])
            if not 0 < card <= WILD:
                continue
            if fits(table, card) if table.laid[seat] else not shortest(table, table.hands[seat] + bytes((card,))):
                return i
    return 0


def drawn(table, draw) -> int:
    """The card that a draw would take, 0 while it is hidden."""
    if draw[1] == DECK:
        return 0
    if draw[1] == SAVED_CARD:
        return draw[2]
    return table.piles[draw[2] if draw[1] == PILE else 0][-1]


def shortest(table, hand) -> int:
    """How many cards a hand of the seat whose turn it is would be short of the nearest phase."""
    seat = table.turn
    return min([table.finder.short(hand, table.rules.phases[at], table.postal(seat))
                for at in table.course.layable(seat)] or [99])


# --- a card that can go to a group ----------------------------------------------------------------------------------


def point_at_fitting(turn, table) -> bool:
    """Go on to the next card that can be put to a group now; a Wild comes last, for a number may make room for more."""
    hand = turn.screen.hand
    if not table.laid[table.turn]:
        return False
    start, count = hand.at, len(hand.cards)
    for wild in (False, True):
        for step in range(count):
            card = hand.cards[(start + step) % count]
            if (card == WILD) == wild and can_go(turn, table, card):
                hand.at = (start + step) % count
                return True
    hand.at = start
    return False


def can_go(turn, table, card: int) -> bool:
    """Does the table let this card go to a group, by a hit or by a swap?"""
    if card >= SKIP or not (fits(table, card) or table.rules.replaceWild == "on"):
        return False
    turn.lit.clear()
    turn.choices.find(turn, card)
    return len(turn.choices.uses[0][0]) == 5  # a hit and a swap name a group and an end


def fits(table, card: int) -> bool:
    """Is there a group that takes this card, whoever may put it there, and when?"""
    postal = table.postal(table.turn)
    for laid in table.laid:
        for group in laid:
            if groups.fitting_places(group, card, postal, table.two_colour):
                return True
    return False


# --- a card to discard ------------------------------------------------------------------------------------------------


def spare(turn, table) -> tuple:
    """(the card that is missed least, how dear it is): first the one just drawn, if nobody wants it."""
    cards, kept = turn.screen.hand.cards, bytearray(turn.screen.panel.kept)
    best, least = 0, _NEVER
    for card in cards:
        at = kept.find(bytes((card,)))
        if at >= 0:
            kept[at:at + 1] = b""
        dear = dearness(table, card, at >= 0)
        if dear < least and may_go(turn, table, card):
            best, least = card, dear
    return best or turn.screen.hand.card(), least


def may_go(turn, table, card: int) -> bool:
    """Does the table let it be discarded, or turned over?"""
    if table.step == TURNING:
        return engine.why_not(table, table.turn, (TURN, card)) is None
    return len(turn.choices.discards(table, card)) > 0


def dearness(table, card: int, kept: bool) -> int:
    """How little one wants to discard a card: nobody wants it, the table does, the phase does, it is a Wild."""
    if card == WILD:
        return 3 * _WANTED
    if card == SKIP and any(table.laid):
        return -1  # somebody may go out soon, and it is dear to be left with
    if card > WILD:
        return 0 if card == table.drawn else _WANTED // 2
    dear = 2 * _WANTED if kept else _WANTED if fits(table, card) else 0
    if not dear and card == table.drawn:
        return 0
    return dear + 40 - points(card, 20) - (card & 15)


def question(turn, action: tuple) -> str:
    """What is asked before this discard, because it would throw away what the phase or a group could use."""
    table, card = turn.screen.game.table, action[1]
    if len(table.hands[table.turn]) < 2 or len(action) > 2 and action[2] != NO_TARGET:  # a Wild as a Skip is meant
        return ""
    if card == WILD:
        return turn.screen.app.words_of("why").DISCARD_WILD
    missed = fits(table, card) or not table.laid[table.turn] and is_needed(table, card)
    return turn.screen.app.words_of("why").DISCARD_FITTING if missed else ""


def is_needed(table, card: int) -> bool:
    """Would the hand be farther from its phase without this card?"""
    hand = table.hands[table.turn]
    at = hand.find(bytes((card,)))
    return shortest(table, hand[:at] + hand[at + 1:]) > shortest(table, hand)
