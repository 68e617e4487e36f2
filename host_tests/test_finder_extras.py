# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Which of two lays is better if a phase allows extra cards, in phases that the base game lacks: of all lays that the
finder yields none may be better than the first: fewest Wilds, then most cards, then most points. Evaluated from the
laid cards, not from the finder's rank. That each is a legal lay is tested elsewhere.
"""

import random

import pytest
from phase10.cards import WILD
from phase10.phase_lists import parse_phase
from test_finder_variants import TWIST, check_lay, finder_for, hands_near

MOST = 40  # lays looked at for one hand


def worth(lay):
    """The smaller the better."""
    cards = [card for group, _ in lay for card in group]
    return sum(card == WILD for card in cards), -len(cards), -sum(
        10 if card & 15 >= 10 else 5 for card in cards if card < WILD)


def lays(finder, hand, phase, limit):
    """The lays that the finder shows one after the other."""
    lay = finder.best(hand, phase, limit)
    for _ in range(MOST):
        if lay is None:
            return
        yield lay
        lay = finder.best(hand, phase, limit, 0, finder.rank)


def hand_of_much(phase, chance):
    """A hand in which the phase stands in more than one way, with some to spare."""
    hand = bytearray(next(iter(hands_near(phase, chance, 1))))
    for i in range(chance.randrange(4)):
        hand[-1 - i] = chance.choice(hand[:8])
    return bytes(hand)


@pytest.mark.parametrize("text", [*TWIST, "alt7", "set2+set3+run3", "colour5+set2"])
def test_the_first_lay_is_the_best(text):
    phase, chance = parse_phase(text), random.Random(text)
    finder, worse, extras = finder_for("naturals=group"), [0, 0, 0], set()
    for _ in range(120):
        hand = hand_of_much(phase, chance)
        best, limit = None, chance.randrange(9, 12)
        for lay in lays(finder, hand, phase, limit):
            check_lay(lay, phase, hand, limit, "group")
            now = worth(lay)
            best = best or now
            assert best <= now, (hand.hex(), limit, lay)
            for i in range(3):
                worse[i] += now[:i] == best[:i] and now[i] > best[i]
        if best:
            extras.add(-best[1] - sum(size for _, size in phase))
    assert (sum(worse) or text == "colour9") and len(extras) > 1, (worse, extras)
