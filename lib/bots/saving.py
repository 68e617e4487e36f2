# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Masters: when to draw from the own save pile, and when to save a card."""

from bots import hitting
from bots.weights import FEED
from phase10.actions import DRAW, SAVE, SAVED_CARD
from phase10.cards import SKIP, WILD


def draw(player, view):
    """Generator: a draw of a saved card that completes the phase, a Wild last, or can be hit; of any saved card if
    nothing else is there. A level that looks only at its own hand draws Wilds. They are not hit: a later phase is worth
    more.
    """
    saved, needs, strong = view.saved[view.seat], player.needs, player.weights[FEED]
    if not view.laid[view.seat]:
        for at, _ in player.aims:
            short = needs.short(view.rules, at)
            if short == 1 and strong:
                for card in sorted(set(saved)):
                    needs.take(card)
                    left = needs.short(view.rules, at)
                    needs.drop(card)
                    if not left:
                        yield (DRAW, SAVED_CARD, card)
                    yield None
            elif 0 < short <= saved.count(bytes((WILD,))):
                yield (DRAW, SAVED_CARD, WILD)
            yield None
    elif strong:
        for card in saved:
            if card < WILD and hitting.place_for(view, card):
                yield (DRAW, SAVED_CARD, card)
            yield None
    if saved and not view.deck_count and not view.takeable[0]:
        yield (DRAW, SAVED_CARD, saved[0])


def instead(player, view, thrown):
    """Generator: the steps of throwing.decide(), but a card that may be saved is not thrown: it may be of use later,
    and the next seat cannot take it. A level that looks only at its own hand saves Wilds.
    """
    for action in thrown:
        if action and action[1] < SKIP and may_save(player, view, action[1]):
            action = (SAVE, action[1])
        yield action


def may_save(player, view, card: int) -> bool:
    if view.floating[view.seat] or card < WILD and not player.weights[FEED]:
        return False
    return len(view.hand) > 1 or view.rules.saveOut == "yes" and view.must_keep < 2
