# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Lists the legal moves of the person at seat 1, as (text, action): candidates that the engine accepts."""

from phase10 import actions, engine, turn
from phase10.phases import label


def moves(table, teller) -> list:
    found = []
    for text, action in _ideas(table, teller):
        if action not in [move[1] for move in found] and engine.why_not(table, 0, action) is None:
            found.append((text, action))
    return found


def _ideas(table, teller):
    hand = sorted(set(table.hands[0]))
    words = teller.words
    if table.step == actions.DRAWING:
        yield from _draws(table, teller)
    elif table.step == actions.PLAYING:
        yield from _lays(table, teller)
        yield from _hits(table, teller, hand)
        yield from _discards(table, teller, hand)
    elif table.step == actions.CHOOSING:
        for at in table.course.choices(0):
            yield words.CHOOSE % teller.phase(table.rules, at), (actions.CHOOSE, at)
        seen = table.rules.mode == "twist" and table.rules.twistVisible == "yes"
        told = ": " + teller.phase(table.rules, table.course.twists[0]) if seen else ""
        yield words.TWIST_CARD + told, (actions.CHOOSE, actions.TWIST_CARD)
    elif table.step == actions.TURNING:
        for card in hand:
            yield words.TURN % teller.card(card), (actions.TURN, card)
    else:
        for seat in range(table.seats):
            yield words.TO % teller.name(seat), (table.step, seat)


def _draws(table, teller):
    words = teller.words
    yield words.DRAW_DECK, (actions.DRAW, actions.DECK)
    for pile in range(len(table.piles)):
        if table.piles[pile]:
            yield words.DRAW_PILE % teller.card(table.piles[pile][-1]), (actions.DRAW, actions.PILE, pile)
    for card in sorted(table.saved[0]):
        yield words.DRAW_SAVED % teller.card(card), (actions.DRAW, actions.SAVED_CARD, card)


def _lays(table, teller):
    """The finder's best lay of each phase that may be laid, and two alternatives."""
    if table.laid[0]:
        return
    for at in table.course.layable(0):
        rank = -1
        for _ in range(3):
            lay = turn.best_lay(table, 0, at, rank)
            if lay is None:
                break
            rank = table.finder.rank
            shown = " / ".join(teller.cards(group) for group, _ in lay)
            yield teller.words.LAY % (label(table.rules.numbers[at]), shown), (actions.LAY, lay, at)


def _hits(table, teller, hand):
    words = teller.words
    for card in hand:
        for owner in range(table.seats):
            for index in range(len(table.laid[owner])):
                for end in words.ENDS:
                    group = teller.group(table, owner, index) + words.ENDS[end]
                    yield words.HIT % (teller.card(card), group), (actions.HIT, card, owner, index, end)
                    yield words.SWAP % (teller.card(card), group), (actions.SWAP, card, owner, index, end)


def _discards(table, teller, hand):
    words = teller.words
    for card in hand:
        name = teller.card(card)
        if len(table.piles) == 1:
            yield words.DISCARD % name, (actions.DISCARD, card)
        for pile in range(len(table.piles) if len(table.piles) > 1 else 0):
            yield words.ON_PILE % (name, pile + 1), (actions.DISCARD, card, actions.NO_TARGET, pile)
        yield words.FACE_DOWN % name, (actions.DISCARD, card, actions.FACE_DOWN)
        for seat in range(1, table.seats):
            yield words.SKIP % (teller.name(seat), name), (actions.DISCARD, card, seat)
        yield words.SAVE % name, (actions.SAVE, card)
