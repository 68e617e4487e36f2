# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The finder's long way round: ranking the lays that can be made, and building the best."""

from phase10.cards import WILD
from phase10.phases import COLOUR, FLUSH, RUN, SET
from phase10.finder.ranking import keep_better
from phase10.finder.worksheet import WIDE, take, take_colour, take_one


def measure(walker, phase: tuple, missing: int) -> None:
    """Rank a lay that can be made by what goes beyond it."""
    finder, order = walker.finder, 0
    for i in range(len(phase)):
        order = order * walker.radix[i] + walker.choice[i]
    extras = tens = 0
    for i in range(len(phase)):
        for card in walker.rows[i * WIDE : i * WIDE + phase[i][1]]:
            tens += card & 15 >= 10
        card = _extra(walker, i, phase) if finder.need + extras < finder.limit else 0
        while card:
            extras += 1
            tens += card & 15 >= 10
            card = _extra(walker, i, phase) if finder.need + extras < finder.limit else 0
    if keep_better(finder, missing, extras, 0, tens, ~order & 4095):
        walker.best[:] = walker.choice


def _extra(walker, i: int, phase: tuple) -> int:
    """Add one more card to a group whose places are known; 0 when none fits."""
    kind, size = phase[i]
    at, long = i * WIDE, walker.sizes[i]
    if long >= WIDE:
        return 0
    value = walker.value_of(kind, size, walker.choice[i])
    if kind == SET:
        card = take(walker, value)
    elif kind == COLOUR:
        card = take_colour(walker, value, 12)
    else:
        card = _lengthen(walker, kind, at, long, value + long, walker.choice[i])
    if card and card & 15 == walker.postal:
        walker.left[card] += 1  # better kept as a Wild
        return 0
    if card:
        walker.rows[at + long] = card
        walker.sizes[i] += 1
    return card


def _lengthen(walker, kind: int, at: int, long: int, number: int, way: int) -> int:
    """The next card at the high end of a run."""
    if number > 12:
        return 0
    if kind == RUN:
        return take(walker, number)
    if kind == FLUSH:
        return take_one(walker, (way & 3) << 4 | number)
    for colour in range(4):
        card = colour << 4 | number
        if walker.left[card] and walker.colours.suits(walker, at, long, long, colour, way):
            return take_one(walker, card)
    return 0


def build(walker, phase: tuple) -> list:
    """The best lay, card by card."""
    walker.choice[:] = walker.best
    walker.stand(phase)
    spare = walker.finder.limit - walker.finder.need
    for i in range(len(phase)):
        while spare > 0 and _extra(walker, i, phase):
            spare -= 1
    lay = []
    for i in range(len(phase)):
        kind, size = phase[i]
        cards = bytearray(walker.rows[i * WIDE : i * WIDE + walker.sizes[i]])
        for j in range(len(cards)):
            if not cards[j]:
                cards[j] = _wild(walker)
        value = walker.value_of(kind, size, walker.choice[i])
        lay.append((bytes(cards), value + 1 if kind == COLOUR else value))
    return lay


def _wild(walker) -> int:
    """A card that can stand for any: a postal number first."""
    if walker.postal:
        for colour in range(4):
            card = take_one(walker, colour << 4 | walker.postal)
            if card:
                return card
    return WILD
