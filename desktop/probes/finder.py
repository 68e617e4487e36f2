# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Runs in MicroPython: measures time and garbage of calls of the finder, for eleven cards and any phase. Prints `name
value` lines; times in beats.
"""

import gc

import beat
from phase10 import cards, opening
from phase10.chance import Chance
from phase10.finder.finder import Finder
from phase10.options import Rules
from beat import clock_us

HANDS = 400
CARDS = 11


def hand_of(chance, rich: bool):
    """Return eleven cards of a shuffled deck. A rich hand, which is never dealt, has only Wilds and cards that go
    together.
    """
    deck = opening.full_deck(4, False)
    chance.shuffle(deck)
    if not rich:
        return bytearray(deck[:CARDS])
    hand = bytearray(bytes([cards.WILD]) * chance.below(9))
    low, wanted = 1 + chance.below(9), chance.below(3)
    for card in deck:
        fits = low <= card & 15 < low + 4 if wanted else card >> 4 == low & 3
        if card < cards.WILD and fits and len(hand) < CARDS:
            hand.append(card)
    for card in deck:
        if len(hand) < CARDS:
            hand.append(card)
    return hand


def ask(finder, hand, phase):
    finder.short(hand, phase)
    return finder.best(hand, phase, CARDS - 1)


def took(finder, hand, phase) -> int:
    best = 1 << 29
    for _ in range(3):
        gc.collect()
        start = clock_us()
        ask(finder, hand, phase)
        best = min(best, clock_us() - start)
    return best


def garbage(finder, hand, phase) -> int:
    gc.collect()
    gc.disable()
    before = gc.mem_alloc()
    ask(finder, hand, phase)
    after = gc.mem_alloc()
    gc.enable()
    return after - before


def measure(finder, rules, chance, rich: bool):
    """Return (all times, sorted; the maximum of garbage) of calls for many hands and every phase."""
    times, most = [], 0
    for i in range(HANDS):
        hand, phase = hand_of(chance, rich), rules.phases[i % 10]
        times.append(took(finder, hand, phase))
        if i < 100:
            most = max(most, garbage(finder, hand, phase))
    times.sort()
    return times, most


def kept(finder, rules, chance) -> int:
    """Return the bytes still allocated after many calls."""
    hand = hand_of(chance, True)
    ask(finder, hand, rules.phases[1])
    gc.collect()
    before = gc.mem_alloc()
    for at in range(40):
        ask(finder, hand, rules.phases[at % 10])
    gc.collect()
    return max(0, gc.mem_alloc() - before)


def main():
    rules = Rules()
    rules.settle()
    finder, chance = Finder(rules), Chance(11)
    one = beat.one_us()
    dealt, most = measure(finder, rules, chance, False)
    rich, most_rich = measure(finder, rules, chance, True)
    print("beats", dealt[HANDS * 99 // 100] / one)
    print("rich_beats", rich[HANDS * 99 // 100] / one)
    print("garbage", max(most, most_rich))
    print("kept", min([kept(finder, rules, chance) for _ in range(3)]))  # a stale pointer may keep an object alive once


main()
