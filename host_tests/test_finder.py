# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The finder against an oracle, written from the rules alone. The oracle tries every value and size of every group; it
is itself verified against a slower one that distributes the cards of small hands in every possible way. Speed is not
tested here.
"""

import random
import sys
from collections import Counter
from itertools import combinations, product

import arguments
import pytest
from phase10.cards import SKIP, WILD
from phase10.opening import full_deck
from phase10.finder.finder import Finder
from phase10.phase_lists import parse_phase
from phase10.phases import COLOUR, RUN, SET, size_of

ORIGINAL = [
    parse_phase(text)
    for text in "set3+set3 set3+run4 set4+run4 run7 run8 run9 set4+set4 colour7 set5+set2 set5+set3".split()
]
NATURALS = ("group", "phase", "none")
DECK = list(full_deck(4, False))


def finder_for(naturals: str) -> Finder:
    return Finder(arguments.rules("sheet", ["naturals=" + naturals]))


# --- the oracle -----------------------------------------------------------------------------------------------------


def cost(number: int) -> int:
    return 10 if number >= 10 else 5


def bare_groups(naturals_by_group: list, rule: str) -> int:
    """How many groups (under `phase`: is the whole phase) left without the number card that the rule asks for."""
    if rule == "group":
        return naturals_by_group.count(0)
    return int(rule == "phase" and not any(naturals_by_group))


def ways(hand, phase):
    """Every way to place the phase's groups with this hand's number cards, Wilds filling what is missing:
    (Wilds wanted, cards, points of the number cards, number cards in each group).
    """
    numbers = [card for card in hand if card < WILD]
    if phase[0][0] == COLOUR:
        yield from colour_ways(numbers, phase[0][1])
        return
    count = [0] * 14
    for card in numbers:
        count[card & 15] += 1
    sets = [size for kind, size in phase if kind == SET]
    runs = [size for kind, size in phase if kind == RUN]
    no_card = (0, 0)  # which of the numbers a set of Wilds alone is called makes no difference
    cards_of_a_set = [no_card] + [(value, used) for value in range(1, 13) for used in range(1, count[value] + 1)]
    for chosen in product(cards_of_a_set, repeat=len(sets)):
        left = list(count)
        for value, used in chosen:
            left[value] -= used
        if min(left) < 0:
            continue
        naturals = [used for _, used in chosen]
        wilds = sum(max(0, size - used) for size, used in zip(sets, naturals))
        points = sum(used * cost(value) for value, used in chosen)
        if not runs:
            yield wilds, sum(naturals) + wilds, points, naturals
            continue
        for length, used, shed in run_ways(left, runs[0]):
            yield wilds + length - used, sum(naturals) + wilds + length, points + shed, [*naturals, used]


def run_ways(left, size):
    """(length, number cards in it, their points) of every run that these numbers could be laid in."""
    held, worth = [0], [0]
    for number in range(1, 13):
        held.append(held[-1] + (left[number] > 0))
        worth.append(worth[-1] + (left[number] > 0) * cost(number))
    for low in range(1, 14 - size):
        for high in range(low + size - 1, 13):
            yield high - low + 1, held[high] - held[low - 1], worth[high] - worth[low - 1]


def colour_ways(numbers, size):
    for colour in range(4):
        own = sorted((cost(card & 15) for card in numbers if card >> 4 == colour), reverse=True)
        for used in range(len(own) + 1):
            length = max(size, used)
            yield length - used, length, sum(own[:used]), [used]


def oracle_best(hand, phase, rule, limit, found=None):
    """(Wilds, cards, points) of the best lay: fewest Wilds, then most cards, then most points; None without a lay."""
    held = hand.count(WILD)
    best = None
    for wilds, cards, points, naturals in found or ways(hand, phase):
        if wilds <= held and cards <= limit and not bare_groups(naturals, rule):
            key = (wilds, -cards, -points)
            if best is None or key < best:
                best = key
    return best and (best[0], -best[1], -best[2])


def oracle_short(hand, phase, rule, found=None):
    """How many cards, freely chosen, the hand would need for the phase."""
    held = hand.count(WILD)
    found = found or ways(hand, phase)
    return min(max(wilds - held, bare_groups(naturals, rule), 0) for wilds, _, _, naturals in found)


# --- the oracle's own oracle: small hands dealt out in every way ------------------------------------------------------


def is_group(kind, size, cards):
    """Can these cards, in some order, be such a group? Returns the number cards in it, or -1."""
    if len(cards) < size:
        return -1
    numbers = [card for card in cards if card < WILD]
    if kind == COLOUR:
        return len(numbers) if len({card >> 4 for card in numbers}) <= 1 else -1
    if kind == SET:
        return len(numbers) if len({card & 15 for card in numbers}) <= 1 else -1
    values = sorted(card & 15 for card in numbers)
    if len(set(values)) != len(values) or len(cards) > 12:
        return -1
    return len(values) if not values or values[-1] - values[0] < len(cards) else -1


def every_lay(hand, phase, rule, limit):
    """The best lay as oracle_best gives it, found by giving each card to one of the groups or to none."""
    everything = range(1 << len(hand))
    fitting = []
    for kind, size in phase:
        fits = {}
        for mask in everything:
            cards = [hand[i] for i in range(len(hand)) if mask >> i & 1]
            naturals = -1 if SKIP in cards else is_group(kind, size, cards)
            if naturals >= 0:
                fits[mask] = naturals
        fitting.append(fits)
    best = None
    for first, first_naturals in fitting[0].items():
        for second, second_naturals in fitting[1].items() if len(phase) > 1 else ((0, 1),):
            if first & second or bare_groups([first_naturals, second_naturals][: len(phase)], rule):
                continue
            cards = [hand[i] for i in range(len(hand)) if (first | second) >> i & 1]
            if len(cards) > limit:
                continue
            key = (cards.count(WILD), -len(cards), -sum(cost(card & 15) for card in cards if card < WILD))
            if best is None or key < best:
                best = key
    return best and (best[0], -best[1], -best[2])


# --- hands ----------------------------------------------------------------------------------------------------------


def some_hand(chance, size=None):
    """A hand out of one deck: quite random, or of few numbers, near one run or of few colours, so that much fits."""
    size = size or chance.choice((6, 8, 9, 10, 10, 11, 11, 11, 11, 12))
    flavour = chance.randrange(5)
    numbers = set(range(1, 13))
    colours = {0, 1, 2, 3}
    wilds = chance.choice((1, 2, 3, 8)) if flavour else 8
    if flavour == 1:
        numbers = set(chance.sample(range(1, 13), chance.randrange(2, 5)))
    elif flavour == 2:
        numbers = set(chance.sample(range(1, 13), chance.randrange(6, 11)))
    elif flavour == 3:
        colours = set(chance.sample(range(4), chance.randrange(1, 3)))
    deck = [card for card in DECK if card >= WILD or (card & 15 in numbers and card >> 4 in colours)]
    others = [card for card in deck if card != WILD]
    if flavour == 4:  # many Wilds
        many = chance.randrange(2, 9)
        hand = [WILD] * min(many, size) + chance.sample(others, max(0, size - many))
    else:
        pool = others + [WILD] * wilds
        hand = chance.sample(pool, min(size, len(pool)))
    chance.shuffle(hand)
    return hand


def check_lay(lay, hand, phase, rule, limit):
    """Is what the finder proposes a lay by the rules? Gives (Wilds, cards, points) of it."""
    assert len(lay) == len(phase)
    everything = [card for cards, _ in lay for card in cards]
    assert not Counter(everything) - Counter(hand), "cards that are not in the hand"
    assert len(everything) <= limit
    naturals = []
    for (kind, size), (cards, value) in zip(phase, lay):
        assert len(cards) >= size
        assert all(card < SKIP for card in cards)
        numbers = [card for card in cards if card < WILD]
        naturals.append(len(numbers))
        if kind == SET:
            assert {card & 15 for card in numbers} <= {value} and 1 <= value <= 12
        elif kind == COLOUR:
            assert {(card >> 4) + 1 for card in numbers} <= {value} and 1 <= value <= 4
        else:
            assert 1 <= value and value + len(cards) - 1 <= 12
            assert all(card >= WILD or card & 15 == value + i for i, card in enumerate(cards))
    assert not bare_groups(naturals, rule)
    return everything.count(WILD), len(everything), sum(cost(card & 15) for card in everything if card < WILD)


# --- the tests ------------------------------------------------------------------------------------------------------


SMALL = "set2+set2 set2+set3 set3+run3 run3+set2 run4 run5 run6 colour4 set4+set2 set3".split()


@pytest.mark.parametrize("text", SMALL)
def test_the_oracle_agrees_with_dealing_out_every_card(text):
    chance = random.Random(text)
    small = parse_phase(text)
    for _ in range(60):
        hand = some_hand(chance, 8)
        for rule in NATURALS:
            limit = len(hand) - chance.randrange(2)
            assert oracle_best(hand, small, rule, limit) == every_lay(hand, small, rule, limit)


@pytest.mark.parametrize("number", range(1, 11))
def test_the_finder_equals_the_oracle(number):
    """2,550 hands a phase, 25,500 in all: the best lay and the number of cards short."""
    chance = random.Random(1000 + number)
    phase = ORIGINAL[number - 1]
    found = 0
    for rule in NATURALS:
        finder = finder_for(rule)
        for _ in range(850):
            hand = some_hand(chance)
            limit = len(hand) - (chance.randrange(4) > 0)
            every_way = list(ways(hand, phase))
            missing = finder.short(hand, phase)
            assert missing == oracle_short(hand, phase, rule, every_way), hand
            lay = finder.best(hand, phase, limit)
            best = oracle_best(hand, phase, rule, limit, every_way)
            if best is None:
                assert lay is None, hand
            else:
                assert lay is not None and finder.least == 0, hand
                assert check_lay(lay, hand, phase, rule, limit) == best, (hand, lay)
                found += 1
    assert found > 100  # the hands are not all hopeless


@pytest.mark.parametrize("number", range(1, 11))
def test_the_other_lays_follow_in_order(number):
    """Asked for the next one, and the next, the finder gives sensible lays, none better than the one before."""
    chance = random.Random(3000 + number)
    phase = ORIGINAL[number - 1]
    for _ in range(60):
        hand = some_hand(chance, 11)
        rule = chance.choice(NATURALS)
        finder = finder_for(rule)
        limit = len(hand) - 1
        lay = finder.best(hand, phase, limit)
        before, seen = None, 0
        while lay is not None:
            wilds, cards, points = check_lay(lay, hand, phase, rule, limit)
            key = (wilds, -cards, -points)
            assert before is None or before <= key, (hand, lay)
            before, seen = key, seen + 1
            assert seen < 4096
            lay = finder.best(hand, phase, limit, after=finder.rank)


def test_the_finder_leaves_the_hand_alone():
    chance = random.Random(5)
    finder = finder_for("group")
    for _ in range(200):
        hand = bytearray(some_hand(chance, 11))
        before = bytes(hand)
        for phase in ORIGINAL:
            finder.short(hand, phase)
            finder.best(hand, phase, 10)
        assert bytes(hand) == before


def test_the_finder_remembers_nothing():
    """The same question gives the same answer, whatever was asked in between."""
    chance = random.Random(6)
    finder = finder_for("phase")
    for _ in range(300):
        hand, phase = some_hand(chance, 11), chance.choice(ORIGINAL)
        first = finder.short(hand, phase), finder.best(hand, phase, 10)
        finder.best(some_hand(chance), chance.choice(ORIGINAL), 9)
        assert first == (finder.short(hand, phase), finder.best(hand, phase, 10))


def test_more_than_the_hand_may_lay_is_no_lay():
    chance = random.Random(7)
    finder = finder_for("none")
    for phase in ORIGINAL:
        assert finder.best([WILD] * 8, phase, size_of(phase) - 1) is None
        assert finder.best(some_hand(chance), phase, 0) is None


def test_of_two_colours_the_one_with_more_points_is_laid():
    """Cards from ten upwards count twice as much."""
    for low, high in ((0, 1), (1, 0)):
        hand = bytes([low << 4 | n for n in (6, 7, 8, 9)] + [high << 4 | n for n in (7, 8, 9, 10)])
        [(cards, value)] = finder_for("none").best(hand, ((COLOUR, 4),), 4)
        assert value == high + 1 and {card >> 4 for card in cards} == {high}


SPELLED = "run3 set2 colour5 set2+run3 run4+set2 run5+set3 set2+set2 set6+set2 set2+set4 run10 colour9 set3".split()


def test_phases_that_are_spelled_out():
    """A phase list may ask for other sizes and another order of sets, runs and colour groups."""
    chance = random.Random(8)
    for text in SPELLED:
        phase = parse_phase(text)
        for rule in NATURALS:
            finder = finder_for(rule)
            for _ in range(60):
                hand = some_hand(chance)
                limit = len(hand) - 1
                assert finder.short(hand, phase) == oracle_short(hand, phase, rule), (text, hand)
                lay, best = finder.best(hand, phase, limit), oracle_best(hand, phase, rule, limit)
                assert (lay is None) == (best is None), (text, hand)
                if best:
                    assert check_lay(lay, hand, phase, rule, limit) == best, (text, hand, lay)


def some_lay(chance, phase):
    """Number cards that make a phase, each in no matter how many copies."""
    cards = []
    for kind, size in phase:
        number, colour = chance.randint(1, 13 - size if kind == RUN else 12), chance.randrange(4) << 4
        if kind == COLOUR:
            cards += [colour | chance.randint(1, 12) for _ in range(size)]
        else:
            cards += [chance.randrange(4) << 4 | number + i * (kind == RUN) for i in range(size)]
    return cards


MIXED = "run3+run3+set2 run3+run4+set2 run3+run3 run5+colour5 run4+colour3 colour3+colour3 set3+run4+set2".split()


@pytest.mark.parametrize("text", SPELLED + MIXED)
def test_a_lay_less_some_cards_is_as_many_short(text):
    """Also of phases that the oracle cannot count: two runs, or a colour beside something else."""
    chance, phase, finder = random.Random(9), parse_phase(text), finder_for("none")
    for _ in range(60):
        hand = some_lay(chance, phase)
        chance.shuffle(hand)
        for gone in range(3):
            assert finder.short(hand[gone:], phase) == gone, (text, hand, gone)
        assert finder.short([SKIP, *hand[2:], WILD], phase) == 1, (text, hand)


def test_the_pairs_of_combinations():
    """All 10-card hands out of one small deck: the runs 4 to 9 with doubles, phase 4, without chance."""
    deck = [4, 20, 5, 6, 22, 7, 8, 9, 25, 10, WILD, SKIP]
    finder = finder_for("group")
    for hand in combinations(deck, 10):
        hand = list(hand)
        best = oracle_best(hand, ORIGINAL[3], "group", 9)
        lay = finder.best(hand, ORIGINAL[3], 9)
        assert (lay is None) == (best is None)
        if best:
            assert check_lay(lay, hand, ORIGINAL[3], "group", 9) == best


def test_kinds_are_what_the_oracle_takes_them_for():
    assert ORIGINAL[1] == ((SET, 3), (RUN, 4))
    assert ORIGINAL[7] == ((COLOUR, 7),)


@pytest.mark.parametrize("text", ["set3+set3", "run4+run4", "set2+set2+set2+set2"])
@pytest.mark.parametrize("gone", [0, 1])
def test_no_search_leaves_anything_in_memory(text, gone):
    phase, finder = parse_phase(text), finder_for("none")
    hand = some_lay(random.Random(3), phase)[gone:]
    finder.search(hand, phase, 99)
    assert finder.has_lay() == (not gone) == (finder.found(phase) is not None)
    kept = [value for value in vars(finder).values() if not isinstance(value, (int, bytearray, tuple, str, type(None)))]
    assert not kept


@pytest.mark.parametrize(("text", "modules"), [
    ("set3+set3", ["plain"]), ("run4+run4", ["worksheet", "shortcuts", "walker"]),
])
def test_what_a_search_needs_comes_a_module_a_step(text, modules, monkeypatch):
    """And the search loads nothing more."""
    import phase10.finder as package
    phase, finder = parse_phase(text), finder_for("none")
    for name in ("plain", "worksheet", "shortcuts", "walker", "changing"):
        monkeypatch.delitem(sys.modules, "phase10.finder." + name, raising=False)
        monkeypatch.delattr(package, name, raising=False)
    steps = []
    for _ in finder.importing(phase):
        steps.append([name for name in modules if "phase10.finder." + name in sys.modules])
    before = set(sys.modules)
    assert finder.best(some_lay(random.Random(3), phase), phase, 99) and set(sys.modules) == before
    assert steps == [modules[:i + 1] for i in range(len(modules))]
