# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Picking the cards of a lay: the finder has said where its groups stand, here they are put together card by card.

finder.left says how many of each number card are still in the hand.
"""

from phase10.cards import WILD
from phase10.phases import RUN


def pick(finder, number: int, colour: int = -1) -> int:
    """Take a number card out of the cards left; 0 when there is none."""
    left = finder.left
    for card in range(number if colour < 0 else colour << 4 | number, 64 if colour < 0 else colour + 1 << 4, 16):
        if left[card]:
            left[card] -= 1
            return card
    return 0


def pick_spare(finder, number: int, colour: int = -1) -> int:
    """The same for what goes beyond the phase: a postal number is better kept as a Wild."""
    return pick(finder, number, colour) if number != finder.postal else 0


def pick_wild(finder) -> int:
    """Take a card that can stand for any: a postal number first, it costs less to spend than a Wild."""
    return pick(finder, finder.postal) or WILD


def pick_up(finder, hand, postal: int) -> None:
    """All cards of the hand are there to be taken."""
    finder.postal, finder.left = postal, bytearray(WILD)
    for card in hand:
        if card < WILD:
            finder.left[card] += 1


# --- sets and a run -------------------------------------------------------------------------------------------------


def build_numbers(finder, hand, phase: tuple, postal: int) -> list:
    pick_up(finder, hand, postal)
    finder.low = finder.place[0]
    groups, numbers, run = [], [], None
    for kind, size in phase:
        if kind == RUN:
            run = _start_run(finder, size)
        groups.append(run if kind == RUN else bytearray())
        numbers.append(0 if kind == RUN else finder.place[len(groups) - (run is not None)])
    for most in (1, 0, 99):  # a card to each set first, so that none is left bare; then what it needs; then all
        if most == 99 and run is not None:
            _stretch(finder, run)
        for i in range(len(groups)):
            _fill(finder, groups[i], numbers[i], most or phase[i][1], most < 99)
    for i in range(len(groups)):
        _add_wilds(finder, groups[i], phase[i][1])
    _drop_to_limit(finder, groups, numbers, phase)
    return [(bytes(groups[i]), numbers[i] or finder.low) for i in range(len(groups))]


def _start_run(finder, size: int) -> bytearray:
    """The number cards of a run in their places; each set keeps one card for itself."""
    run, place = bytearray(size), finder.place
    for number in range(finder.low, finder.low + size):
        if finder.natural[number] > (place[1] == number) + (place[2] == number):
            run[number - finder.low] = pick(finder, number)
    return run


def _fill(finder, group, number: int, most: int, needed: bool) -> None:
    """Cards into a set, up to so many."""
    while number and len(group) < most:
        card = pick(finder, number) if needed else pick_spare(finder, number)
        if not card:
            break
        group.append(card)


def _stretch(finder, run) -> None:
    """Lengthen the run at both ends with the number cards that are left."""
    card = pick_spare(finder, finder.low - 1)
    while card:
        run[0:0] = bytes((card,))
        finder.low -= 1
        card = pick_spare(finder, finder.low - 1)
    card = pick_spare(finder, finder.low + len(run))
    while card:
        run.append(card)
        card = pick_spare(finder, finder.low + len(run))


def _add_wilds(finder, group, size: int) -> None:
    """Wilds into the gaps of a run, and into what is still too small."""
    for i in range(len(group)):
        if not group[i]:
            group[i] = pick_wild(finder)
    while len(group) < size:
        group.append(pick_wild(finder))


def _drop_to_limit(finder, groups: list, numbers: list, phase: tuple) -> None:
    """Take back what may not be laid, cheap cards first: the dear ones shall leave the hand."""
    over = sum([len(group) for group in groups]) - finder.limit
    for ceiling in (10, 13):
        for i in range(len(groups)):
            group = groups[i]
            while over > 0 and len(group) > phase[i][1] and (numbers[i] or finder.low) < ceiling:
                if numbers[i]:
                    group[-1:] = b""
                else:
                    group[0:1] = b""
                    finder.low += 1
                over -= 1


# --- one colour group -----------------------------------------------------------------------------------------------


def build_colour(finder, hand, phase: tuple, postal: int) -> list:
    """Dear cards first: what the limit keeps in the hand shall be cheap."""
    pick_up(finder, hand, postal)
    cards, colour = bytearray(), finder.place[0]
    for number in range(12, 0, -1):
        card = pick_spare(finder, number, colour)
        while card and len(cards) < finder.limit:
            cards.append(card)
            card = pick_spare(finder, number, colour)
    while len(cards) < finder.need:
        cards.append(pick(finder, postal, colour) or pick_wild(finder))
    return [(bytes(cards), colour + 1)]
