# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The general finder (walker.py: Twist's phases, alternating runs, postal numbers) against an oracle written from the
rules. For every possible arrangement of the groups the oracle assigns cards to places by bipartite matching, neither
greedily nor fast. The base game's phases have a test of their own.
"""

import random
from itertools import combinations_with_replacement, product

import arguments
import pytest
from phase10.cards import SKIP, WILD
from phase10.opening import full_deck
from phase10.finder.finder import Finder
from phase10.phase_lists import parse_phase
from phase10.phases import ALT, COLOUR, FLUSH, RUN, SET, size_of

DECK = list(full_deck(4, False))
TWIST = (
    "set3+set3+set3 set2+set2+set2+set2 set5+run4 set3+set3+run3 set3+set3+run4 set3+run6 run4+run4 run4+colour4"
    " flush5 flush4+flush4 colour8 colour9"
).split()
NATURALS = ("group", "phase", "none")


def finder_for(*options):
    return Finder(arguments.rules("sheet", options))


# --- the oracle -----------------------------------------------------------------------------------------------------


def places_of(kind, size, value):
    """For each place of a group that stands there: may this number card lie on it?"""
    if kind == SET:
        return [lambda card: card & 15 == value] * size
    if kind == COLOUR:
        return [lambda card: card >> 4 == value] * size
    if kind == FLUSH:
        colour, low = divmod(value, 16)
        return [lambda card, i=i: card == colour << 4 | low + i for i in range(size)]
    return [lambda card, i=i: card & 15 == value + i for i in range(size)]


def values_of(kind, size):
    if kind == SET:
        return range(1, 13)
    if kind == COLOUR:
        return range(4)
    if kind == FLUSH:
        return [colour << 4 | low for colour in range(4) for low in range(1, 14 - size)]
    return range(1, 14 - size)


def standings(phase):
    """Every way to choose a number, low end or colour for each group; like groups in one order only."""
    kinds = sorted(set(phase), key=phase.index)
    chosen = [list(combinations_with_replacement(values_of(*group), phase.count(group))) for group in kinds]
    for some in product(*chosen):
        yield [(group[0], group[1], value) for group, values in zip(kinds, some) for value in values]


def matching(cards, places):
    """The largest number of places that can have a card of their own."""
    holder = {}

    def seek(place, seen):
        for i, card in enumerate(cards):
            if i not in seen and places[place](card):
                seen.add(i)
                if i not in holder or seek(holder[i], seen):
                    holder[i] = place
                    return True
        return False

    return sum(seek(place, set()) for place in range(len(places)))


def either(places):
    return lambda card: any(place(card) for place in places)


def oracle(hand, phase, naturals):
    """(cards short, fewest Wilds of a lay that can be made or None)."""
    cards = [card for card in hand if card < WILD]
    wilds = hand.count(WILD)
    least, fewest = 99, None
    for standing in standings(phase):
        groups = [places_of(*group) for group in standing]
        missing = size_of(phase) - matching(cards, [place for places in groups for place in places])
        covered = matching(cards, [either(places) for places in groups])
        bare = {"group": len(groups) - covered, "phase": int(covered == 0), "none": 0}[naturals]
        short = max(missing - wilds, bare, 0)
        least = min(least, short)
        if not short and (fewest is None or missing < fewest):
            fewest = missing
    return least, fewest


def alternating_oracle(hand, size, two_colour):
    """(cards short, fewest Wilds) of one run in changing colours, at least one number card in it."""
    cards, wilds = set(hand), hand.count(WILD)
    pairs = [(a, b) for a in range(4) for b in range(4) if a != b]
    rows = [[(pair[i % 2],) for i in range(size)] for pair in pairs] if two_colour else [[range(4)] * size]
    found = []
    for low in range(1, 14 - size):
        for row in rows:
            cost = {None: 0}  # last card's colour (None: a Wild or nothing) -> Wilds so far
            for i in range(size):
                now = {None: min(cost.values()) + 1}
                for colour in row[i]:
                    before = [wild for last, wild in cost.items() if last != colour]
                    if colour << 4 | low + i in cards and before:
                        now[colour] = min(before)
                cost = now
            found.append(min(cost.values()))
    made = [missing for missing in found if missing <= wilds and missing < size]
    least = min(max(missing - wilds, int(missing == size), 0) for missing in found)
    return least, min(made) if made else None


def ways_of(kind, size, cards, wilds, two_colour):
    """The cards, sorted, of every group of this size that the hand makes, whatever else it has to make."""
    found = set()
    for value in values_of(kind, size) if kind != ALT else range(1, 14 - size):
        rows = [()]
        for i in range(size):
            if kind in (RUN, ALT):
                fitting = {card for card in cards if card & 15 == value + i}
            else:
                fitting = {card for card in cards if places_of(kind, size, value)[i](card)}
            rows = [row + (card,) for row in rows for card in (WILD, *fitting)
                    if row.count(WILD) + (card == WILD) <= wilds and (kind != ALT or alternates(row, card, two_colour))]
        found.update(tuple(sorted(row)) for row in rows)
    return found


def alternates(row, card, two_colour):
    """May the card come next in a run in changing colours?"""
    for back, other in enumerate(reversed(row), 1):
        same = other >> 4 == card >> 4
        if WILD in (card, other):
            continue
        if same != (back % 2 == 0) if two_colour else same and back == 1:
            return False
    return True


def fewest_wilds(hand, phase, naturals, two_colour):
    """The fewest Wilds of a lay, by trying all groups with all, or None."""
    made = {()}
    for kind, size in phase:
        ways = ways_of(kind, size, [card for card in hand if card < WILD], hand.count(WILD), two_colour)
        if naturals == "group":
            ways.discard((WILD,) * size)
        made = {tuple(sorted(before + way)) for before in made for way in ways}
        made = {cards for cards in made if all(cards.count(card) <= hand.count(card) for card in cards)}
    if naturals == "phase":
        made = {cards for cards in made if min(cards) < WILD}
    return min((cards.count(WILD) for cards in made), default=None)


# --- what a lay must be ----------------------------------------------------------------------------------------------


def is_group(kind, size, value, cards, two_colour=False, postal=0):
    """Does this group stand, by the rules' own words? Gives its number cards, or None."""
    if len(cards) < size or SKIP in cards:
        return None
    colours = []
    for i, card in enumerate(cards):
        plain = card < WILD and (
            card & 15 == value if kind == SET else card >> 4 == value - 1 if kind == COLOUR else card & 15 == value + i
        )
        if not plain and card != WILD and card & 15 != postal:
            return None
        colours.append(card >> 4 if plain else None)
    if kind in (RUN, ALT, FLUSH) and not 1 <= value <= 13 - len(cards):
        return None
    known = [(i, colour) for i, colour in enumerate(colours) if colour is not None]
    if kind == FLUSH and len({colour for _, colour in known}) > 1:
        return None
    if kind == ALT:
        if any(a is not None and a == b for a, b in zip(colours, colours[1:])):
            return None
        even, odd = ({colour for i, colour in known if i % 2 == side} for side in (0, 1))
        if two_colour and (len(even) > 1 or len(odd) > 1 or even & odd):
            return None
    return len(known)


def check_lay(lay, phase, hand, limit, naturals, two_colour=False, postal=0):
    """How many cards of the lay stand for something else."""
    rest = list(hand)
    for cards, _ in lay:
        for card in cards:
            rest.remove(card)
    assert sum(len(cards) for cards, _ in lay) <= limit
    plain = []
    for (kind, size), (cards, value) in zip(phase, lay):
        plain.append(is_group(kind, size, value, cards, two_colour, postal))
        assert plain[-1] is not None, (kind, size, value, list(cards))
    assert len(lay) == len(phase)
    assert naturals == "none" or any(plain)
    assert naturals != "group" or all(plain)
    return sum(len(cards) for cards, _ in lay) - sum(plain)


# --- hands ----------------------------------------------------------------------------------------------------------


def hands_near(phase, chance, count):
    """Hands of eleven: plain deals, and deals that a made phase lies hidden in, a few cards away."""
    for _ in range(count):
        hand = []
        for standing in [chance.choice(list(standings(phase)))] if chance.random() < 0.8 else []:
            for group in standing:
                for place in places_of(*group):
                    fitting = [card for card in set(DECK) if card < WILD and place(card) and hand.count(card) < 2]
                    hand.append(chance.choice(fitting) if fitting and chance.random() < 0.8 else WILD)
        hand = hand[:9]
        rest = list(DECK)
        for card in list(hand):
            if card in rest:
                rest.remove(card)
            else:
                hand.remove(card)
        yield bytes(hand + chance.sample(rest, 11 - len(hand)))


def check_search(finder, phase, hand, limit, naturals):
    """Cards short, whether there is a lay, that it is one, and that it wastes no Wild; return the cards short."""
    least, fewest = oracle(hand, phase, naturals)
    assert finder.short(hand, phase) == least, hand.hex()
    lay = finder.best(hand, phase, limit)
    assert (lay is None) == (fewest is None), hand.hex()
    if lay:
        assert check_lay(lay, phase, hand, limit, naturals) == fewest, (hand.hex(), lay)
    return least


@pytest.mark.parametrize("naturals", NATURALS)
@pytest.mark.parametrize("text", TWIST)
def test_the_finder_equals_the_oracle_in_twist_phases(text, naturals):
    phase, finder = parse_phase(text), finder_for("naturals=" + naturals)
    for hand in hands_near(phase, random.Random(text + naturals), 13):
        check_search(finder, phase, hand, 10, naturals)


@pytest.mark.parametrize("naturals", NATURALS)
@pytest.mark.parametrize("text", ["set2+set2+set2", "set3+set3+set3", "set2+set2+run3", "run3+run3", "colour3+colour3",
                                  "set2+colour3", "flush3+set2", "flush3+flush3"])
def test_few_number_cards_and_many_wilds(text, naturals):
    """Where each group must have a number card, one that has several leaves one to another."""
    phase, finder = parse_phase(text), finder_for("naturals=" + naturals)
    chance, seen = random.Random(text + naturals), set()
    for _ in range(20):
        numbers = chance.sample(range(1, 13), 3)
        cards = [chance.randrange(2) << 4 | chance.choice(numbers) for _ in range(chance.randrange(1, 6))]
        hand = bytes(cards + [WILD] * chance.randrange(2, 8))
        seen.add(check_search(finder, phase, hand, 9, naturals))
    assert 0 in seen and len(seen) > 1


def test_a_colour_leaves_a_postal_number_to_the_run():
    phase, finder = parse_phase("flush3+colour2"), finder_for("postal=on")
    hand = bytes((0x04, 0x13, 0x01, 0x02, 0x22, 0x36))  # R4 B3 R1 R2 G2 Y6; a 2 stands as a Wild
    assert finder.short(hand, phase, 2) == 0
    check_lay(finder.best(hand, phase, 6, 2), phase, hand, 6, "group", postal=2)


@pytest.mark.parametrize("mode", ["adjacent", "twoColour"])
@pytest.mark.parametrize("size", [4, 6, 9])
def test_the_finder_equals_the_oracle_in_alternating_runs(size, mode):
    phase, finder = ((ALT, size),), finder_for("altMode=" + mode)
    chance = random.Random(size)
    seen = set()
    for _ in range(400):
        low = chance.randrange(1, 14 - size)
        hand = [chance.randrange(4) << 4 | low + i for i in range(size) if chance.random() < 0.85]
        hand = (hand + [WILD] * chance.randrange(5))[:11]
        hand = bytes(hand + [chance.choice(DECK[:96]) for _ in range(11 - len(hand))])
        least, fewest = alternating_oracle(hand, size, mode == "twoColour")
        assert finder.short(hand, phase) == least, hand.hex()
        lay = finder.best(hand, phase, 10)
        assert (lay is None) == (fewest is None), hand.hex()
        if lay:
            assert check_lay(lay, phase, hand, 10, "group", mode == "twoColour") == fewest
        seen.add(least)
    assert {0, 1} <= seen


POSTAL_PHASES = ("set3+set3", "set3+run4", "set4+run4", "run7", "run8", "run9", "set4+set4")


@pytest.mark.parametrize("number", range(1, 8))
def test_a_postal_number_fills_gaps_as_a_wild_does(number):
    """A postal number fills any gap as a Wild does; the lay stands, and no hand is called poorer for holding one."""
    phase, finder = parse_phase(POSTAL_PHASES[number - 1]), finder_for("postal=on")
    chance = random.Random(number)
    made = 0
    for hand in hands_near(phase, chance, 150):
        mixed = bytes(chance.choice(DECK[:8]) & 0x30 | number if chance.random() < 0.2 else card for card in hand)
        plain = bytes(card for card in mixed if card & 15 != number or card >= WILD)
        as_wilds = plain + bytes([WILD]) * (len(mixed) - len(plain))
        least = finder.short(mixed, phase, number)
        assert least <= finder.short(mixed, phase), mixed.hex()
        assert least <= finder.short(as_wilds, phase), mixed.hex()
        lay = finder.best(mixed, phase, 10, number)
        assert (lay is not None) == (least == 0), mixed.hex()
        if lay:
            check_lay(lay, phase, mixed, 10, "group", postal=number)
            made += 1
    assert made > 20


def test_the_finder_counts_wilds_and_what_the_postal_rules_make_wilds_of():
    finder = finder_for()
    for postal, most in ((0, 2), (3, 5), (7, 3)):
        finder.start(bytes((0x03, 0x13, 0x33, 0x27, WILD, WILD, SKIP)), ((SET, 3),), postal)
        assert finder.wilds == most
        assert [finder.natural[number] for number in (3, 7)] == [3, 1]
        assert [finder.count[number] for number in (3, 7)] == [3 * (postal != 3), postal != 7]


def near_hand(phase, chance):
    """Groups that lie upon each other, of few colours, some of their cards away, and others beside them."""
    low, rest, hand = chance.randrange(1, 11), list(DECK), []
    for kind, size in phase:
        start, colour = min(13 - size, low + chance.randrange(2)), chance.randrange(4)
        for i in range(size):
            number = start + (i if kind in (RUN, ALT, FLUSH) else chance.randrange(3) if kind == COLOUR else 0)
            card = (colour if kind in (COLOUR, FLUSH) else chance.randrange(3)) << 4 | number
            card = WILD if chance.random() < 0.1 else card
            if card in rest and chance.random() < 0.85:
                rest.remove(card)
                hand.append(card)
    near = [card for card in rest if card < WILD and low <= card & 15 < low + 4]
    return bytes(hand + chance.sample(near, size_of(phase) + 1 - len(hand)))


@pytest.mark.parametrize("mode", ["adjacent", "twoColour"])
@pytest.mark.parametrize("text", ["alt3+alt3", "alt3+alt4", "alt4+colour3", "alt4+run3", "run3+flush3", "alt3+flush3",
                                  "alt3+set3", "alt2+alt2+set2", "set2+alt2+alt2", "colour4+set2+colour4",
                                  "run3+colour3+colour4", "set3+colour2+colour4"])
def test_groups_that_want_the_same_cards(text, mode):
    """Alternating runs leave each other and other groups the cards that these need, and a set or a run takes from two
    colours those that can be spared: no lay is missed.
    """
    phase, chance, two_colour = parse_phase(text), random.Random(text + mode), mode == "twoColour"
    for number in range(75):
        naturals = NATURALS[number % 3]
        finder = finder_for("naturals=" + naturals, "altRun=extraPhase", "altMode=" + mode)
        hand = near_hand(phase, chance)
        fewest = fewest_wilds(hand, phase, naturals, two_colour)
        lay = finder.best(hand, phase, len(hand) - 1)
        found = None if lay is None else check_lay(lay, phase, hand, len(hand) - 1, naturals, two_colour)
        assert found == fewest, hand.hex()
        assert (finder.short(hand, phase) == 0) == (fewest is not None), hand.hex()


@pytest.mark.parametrize("text", ["alt4+colour2+colour2", "alt3+colour3+colour2"])
def test_an_alternating_run_leaves_colours_the_cards_that_they_need(text):
    """Of each number of the run there are two to choose from, and of the colours hardly enough."""
    phase, chance = parse_phase(text), random.Random(text)
    finder, size = finder_for("naturals=group", "altRun=extraPhase", "altMode=adjacent"), size_of(phase)
    for _ in range(300):
        low, colour = chance.randrange(1, 12 - phase[0][1]), chance.randrange(4)
        pairs = [chance.sample(range(4), 2) for _ in range(phase[0][1])]
        hand = [other << 4 | low + at for at in range(len(pairs)) for other in pairs[at]]
        hand = chance.sample(hand, min(len(hand), size))
        while len(hand) < size + 2:
            card = colour << 4 | chance.randrange(1, 13) if chance.random() < 0.8 else WILD
            if hand.count(card) < 2:
                hand.append(card)
        fewest = fewest_wilds(hand, phase, "group", False)
        lay = finder.best(bytes(hand), phase, len(hand) - 1)
        assert fewest == (None if lay is None else check_lay(lay, phase, hand, len(hand) - 1, "group")), hand
