# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Texts of a hint: advice() is the recommended action in words, why() the reason as a key of WHY in words/*/hint.py.
Of the screen they need the app, the game, the extras and name(): thinking.py has no table.
"""

from phase10 import turn
from phase10.actions import (
    CHOOSE, DECK, DISCARD, DRAW, FACE_DOWN, GIVE, HIT, LAY, NAME, NO_TARGET, PLAYING, SAVE, SAVED_CARD, SWAP, TURN,
    TWIST_CARD,
)
from phase10.cards import WILD
from phase10.phases import label
from screens.kinds import QUICK
from screens.table import drawing, preselect, uses


def advice(screen, words, action: tuple) -> str:
    verb, names = action[0], screen.game.names
    if verb == DRAW:
        if action[1] == DECK:
            return words.DECK
        if action[1] == SAVED_CARD:
            return words.SAVED
        return words.PILE.format(screen.name(drawing.card_of(screen.game.table, action)))
    if verb == CHOOSE:
        if action[1] == TWIST_CARD:
            return words.TWIST
        return words.CHOOSE.format(label(screen.game.rules.numbers[action[1]]))
    if verb == LAY:
        return words.LAY
    if verb == HIT:
        name = screen.name(action[1])
        if action[2] == screen.game.viewer:
            return words.HIT_OWN.format(name)
        return words.HIT.format(name, names[action[2]])
    if verb == DISCARD:
        if len(action) == 4:
            return words.ON_PILE.format(action[3] + 1, screen.name(action[1]))
        if target_of(action) != NO_TARGET:
            return words.SKIP.format(names[action[2]])
        return words.DISCARD.format(screen.name(action[1]))
    return words.entry(words.OTHER, verb, "") or brought(screen, action)


def target_of(discard: tuple) -> int:
    """The seat that a discard aims at, or NO_TARGET."""
    target = discard[2] if len(discard) > 2 else NO_TARGET
    return NO_TARGET if target == FACE_DOWN else target


def brought(screen, action: tuple) -> str:
    """Return the prompt of the Extra that knows this action as a sentence, "" if none does."""
    for extra in screen.extras:
        found = extra.meaning(action) or extra.aimed(action)
        if found:
            return found + "."
    return ""


def why(screen, action: tuple) -> str:
    """The key of a reason, from what the viewer can see, not from what the bot has computed."""
    table, verb = screen.game.table, action[0]
    seat = screen.game.viewer
    if verb == DRAW:
        return why_draw(screen, action)
    if verb == LAY and table.rules.mode == "antiPhase":
        return "stay"
    if verb == LAY and not (table.rules.mode == "fixed10" or screen.game.kind == QUICK or table.course.on_last(seat)):
        return "lay"  # there is a phase to move on to
    if verb == CHOOSE and table.rules.mode == "twist":  # before the deal
        return "twist" if action[1] == TWIST_CARD else "easy"
    if verb == CHOOSE:
        return why_phase(table, seat, action[1])
    if verb in (HIT, SWAP, SAVE) and len(table.hands[seat]) == 1:
        return "out"
    if verb in (LAY, HIT, SWAP):  # cards leave the hand
        return "hit" if table.course.COUNTS_POINTS else "race"
    if verb == NAME or verb == GIVE and action[1] != seat and table.plays[seat]:
        return "lead"
    if verb == GIVE:
        return "wild" if table.given == WILD and action[1] == seat else ""
    if verb not in (DISCARD, TURN):
        return verb
    if table.step == PLAYING and turn.can_lay(table, seat):  # bots keep one back only of several
        return "hold"
    if target_of(action) != NO_TARGET:
        return why_skip(table, seat, action[2])
    return why_discard(screen, action[1])


def why_phase(table, seat: int, chosen: int) -> str:
    """Why Masters' phase of this index is chosen: of none is the hand short of fewer cards, or it is harder to get."""
    hand, phases = table.hands[seat], table.rules.phases
    short = [table.finder.short(hand, phases[at], 0) for at in table.course.choices(seat)]
    return "choose" if table.finder.short(hand, phases[chosen], 0) <= min(short) else "harder"


def why_draw(screen, action) -> str:
    table = screen.game.table
    seat = table.turn
    if len(draws_of(table)) == 1:
        return "must"
    if action[1] == DECK:
        return why_deck(table)
    card = drawing.card_of(table, action)
    if card == WILD:
        return "wild"
    if table.laid[seat]:
        return "fits" if table.fits(seat, card) else "only"
    short, before = preselect.short_with(table, card), preselect.shortest(table, table.hands[seat])
    if before == 0 and has_choice(table):
        return "aim"  # for a harder one than those that could be laid
    return "completes" if short == 0 < before else "near" if short < before else "open"


def why_deck(table) -> str:
    """Why no face-up nor saved card is taken."""
    seat = table.turn
    if not table.laid[seat] and has_choice(table):  # it may aim for another than the nearest
        before = preselect.shortest(table, table.hands[seat])
        for draw in draws_of(table):
            card = drawing.card_of(table, draw)
            if 0 < card <= WILD and preselect.short_with(table, card) < before:
                return "aim"
    return "unknown"


def has_choice(table) -> bool:
    """May the seat in turn lay one of several phases?"""
    return len(list(table.course.layable(table.turn))) > 1


def draws_of(table) -> list:
    """The DRAW actions allowed to the seat in turn."""
    draws = [(DRAW, SAVED_CARD, card) for card in table.saved[table.turn]]
    return drawing.draws(table) + uses.allowed(table, draws)


def why_discard(screen, card: int) -> str:
    table = screen.game.table
    seat = table.turn
    if len(table.hands[seat]) == 1:
        return "out"
    if table.laid[seat]:
        return "least" if table.fits(seat, card) else "dear"
    return "least" if card == WILD or preselect.is_needed(table, card) else "spare"


def why_skip(table, seat: int, victim: int) -> str:
    if table.laid[victim] and len(table.hands[victim]) == 1:
        return "one"
    if table.seats == 2:
        return "again"
    counts = [len(table.hands[other]) for other in range(table.seats) if other != seat and table.laid[other]]
    if table.laid[victim] and len(table.hands[victim]) <= min(counts):
        return "skip"
    done = table.course.phases_done
    if done(victim) > done(seat):
        return "ahead"
    if table.laid[victim]:
        return "lead"
    return "behind" if counts else "alike"
