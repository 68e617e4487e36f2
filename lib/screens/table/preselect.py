# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Preselects a sensible draw or card in the viewer's turn, and has a question before the discard of a useful card or
instead of a phase that could be laid, so that pressing A repeatedly does no harm.
"""

from phase10 import engine
from phase10.actions import DRAWING, HIT, NO_TARGET, SAVED_CARD, SWAP, TURN, TURNING
from phase10.cards import SKIP, WILD, points, take_out
from screens.table import drawing, uses

_WANTED = 100  # the least dearness() of a card that the phase or a group could use
_NEVER = 999  # more than any dearness()


def point(turn):
    """Set the cursor: to a useful draw, else to a card that can be hit, else to the one to discard."""
    screen = turn.screen
    table = screen.game.table
    turn.spare = 0
    turn.find_choices()
    if table.step == DRAWING:
        turn.at = best_draw(screen, turn.uses)
    elif not point_at_fitting(turn, table):
        card, dear = spare(turn, table)
        screen.hand.choose(card)
        turn.spare = card if dear < _WANTED and not turn.can_lay else 0


def best_draw(screen, draws) -> int:
    """Return the index of a draw that completes the phase or, once that is laid, fits a group, or of an open Wild that
    brings the phase nearer; else 0, the deck.
    """
    table, short = screen.game.table, screen.panel.short
    seat = table.turn
    for i in range(len(draws)):
        card = drawing.card_of(table, draws[i][0])
        if not 0 < card <= WILD:
            continue
        if table.laid[seat]:
            useful = table.fits(seat, card)
        elif short == 1:
            useful = not short_with(table, card)
        else:  # a saved Wild may be kept for a harder phase
            useful = card == WILD and draws[i][0][1] != SAVED_CARD and short_with(table, card) < short
        if useful:
            return i
    return 0


def short_with(table, card: int) -> int:
    """shortest() of the present hand and this card."""
    return shortest(table, table.hands[table.turn] + bytes((card,)))


def shortest(table, hand) -> int:
    """How many cards this hand would be short of the nearest phase of the seat to move."""
    seat, least = table.turn, 99
    for at in table.course.layable(seat):
        least = min(least, table.finder.short(hand, table.rules.phases[at], table.postal(seat)))
    return least


def point_at_fitting(turn, table) -> bool:
    """Move the cursor to the next card that can be hit or swapped; Wilds last, as numbers may make room for more."""
    hand = turn.screen.hand
    if not table.laid[table.turn]:
        return False
    start, count = hand.at, len(hand.cards)
    for wild in (False, True):
        for step in range(count):
            card = hand.cards[(start + step) % count]
            if (card == WILD) == wild and can_be_hit(turn, table, card):
                hand.at = (start + step) % count
                return True
    return False


def can_be_hit(turn, table, card: int) -> bool:
    """Is a hit or a swap of this card allowed? Finds it among the choices of the turn, which are then of this card."""
    if card >= SKIP or not (table.fits(table.turn, card) or table.rules.replaceWild == "on"):
        return False
    turn.lit.clear()
    turn.choices.find(turn, card)
    return turn.uses[0][0][0] in (HIT, SWAP)


def spare(turn, table) -> tuple:
    """Return (card, dearness) of the least useful card that may be discarded; the card just drawn is preferred."""
    cards, kept = turn.screen.hand.cards, bytearray(turn.screen.panel.kept)
    best, least = 0, _NEVER
    for card in cards:
        dear = dearness(table, card, take_out(kept, card))
        if dear < least and may_be_discarded(table, card):
            best, least = card, dear
    return best or turn.screen.hand.card(), least


def may_be_discarded(table, card: int) -> bool:
    """Is it allowed to discard the card, or in step TURNING to turn it over?"""
    if table.step == TURNING:
        return engine.why_not(table, table.turn, (TURN, card)) is None
    return len(uses.discards(table, card)) > 0


def dearness(table, card: int, kept: bool) -> int:
    """Return how much a card is needed: by nobody, a group, the phase (kept), or a Wild; a high penalty lowers it."""
    if card == WILD:
        return 3 * _WANTED
    if card == SKIP and any(table.laid):
        return -1  # the hand may end soon, and a Skip costs many points
    if card > WILD:
        return 0 if card == table.drawn else _WANTED // 2
    dear = 2 * _WANTED if kept else _WANTED if table.fits(table.turn, card) else 0
    if not dear and card == table.drawn:
        return 0
    return dear + 40 - points(card, 20) - (card & 15)  # 40: more than the drawn card's 0, and below _WANTED


def question(turn, action: tuple) -> str:
    """Return the question to ask before this discard, "" if the card is of no use and no phase could be laid."""
    table, card, words = turn.screen.game.table, action[1], turn.screen.app.words_of("why")
    if len(table.hands[table.turn]) < 2:
        return ""
    if len(action) < 3 or action[2] == NO_TARGET:  # else a Skip or the like, meant for its target
        if card == WILD:
            return words.DISCARD_WILD
        if table.fits(table.turn, card) or not table.laid[table.turn] and is_needed(table, card):
            return words.DISCARD_FITTING
    return words.DISCARD_UNLAID if turn.can_lay else ""


def is_needed(table, card: int) -> bool:
    """Would the hand be short of more cards without this one?"""
    hand = table.hands[table.turn]
    at = hand.find(bytes((card,)))
    return shortest(table, hand[:at] + hand[at + 1:]) > shortest(table, hand)
