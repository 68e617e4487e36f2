# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The finder's search for the base game's phases: up to two sets and a run, or one colour group. searching() tries
every position of the groups, build() picks the cards of the best.

A set of size 0 or an empty span means that the phase has no such group. A position, in finder.tried and finder.place,
is the low end of the run or the colour, then the number of each set.
"""

from phase10.cards import WILD
from phase10.phases import COLOUR, RUN, ones, run_and_sets


def searching(finder, phase: tuple):
    """Generator, a single step: set finder.least and finder.rank."""
    if phase[0][0] == COLOUR:
        walk_colours(finder)
    else:
        walk(finder, phase)
    yield


def build(finder, phase: tuple) -> list:
    """Build the lay at finder.place, as a list of (cards, value)."""
    finder.left = bytearray(finder.cards)
    lay = build_colour(finder) if phase[0][0] == COLOUR else build_numbers(finder, phase)
    finder.left = None  # it is above this module in the heap, which is unloaded soon after
    return lay


def walk(finder, phase: tuple) -> None:
    """Try all positions of up to two sets and one run."""
    sizes = run_and_sets(phase)
    run, first, second = sizes & 15, sizes >> 4 & 15, sizes >> 8
    tried, natural = finder.tried, finder.natural
    gaps_a, gaps_b = finder.gaps
    # skip positions that miss more cards than this: for a lay, than there are Wilds
    most = finder.least if finder.need > finder.limit else finder.wilds
    needs_own = finder.naturals == "group"
    for low in range(13 - run if run else 0, 0 if run else -1, -1):
        span = ((1 << run) - 1) << low
        gaps = ones(span & ~finder.have)
        if gaps > most:
            continue
        if first:
            _find_gaps(finder, span, first, second)
        for a in range(12 if first else 0, 0 if first else -1, -1):
            missing_a = gaps + gaps_a[a]
            if missing_a > most or (needs_own and first and not natural[a] and finder.least <= 1):
                continue
            for b in range((a if second == first else 12) if second else 0, 0 if second else -1, -1):
                missing = missing_a + gaps_b[b]
                if a == b and second:
                    missing = gaps + max(0, first + second - finder.beside[a])
                if missing <= most and (not needs_own or natural[b] or not second or finder.least > 1):
                    tried[0], tried[1], tried[2] = low, a, b
                    most = _offer(finder, missing, span, first, second)


def _find_gaps(finder, span: int, first: int, second: int) -> None:
    """Fill finder.gaps: how many cards a set of either size misses at each number, beside this run."""
    count, beside = finder.count, finder.beside
    gaps_a, gaps_b = finder.gaps
    for number in range(1, 13):
        cards = count[number]
        if cards and span >> number & 1:
            cards -= 1
        beside[number] = cards
        gaps_a[number] = first - cards if cards < first else 0
        if second:
            gaps_b[number] = second - cards if cards < second else 0


def _offer(finder, missing: int, span: int, first: int, second: int) -> int:
    """Record a position, ranked if it can be laid; return the new bound: those that miss more cards are no better."""
    short = missing - finder.wilds
    bare = _bare(finder, span) if finder.naturals != "none" else 0
    if short < bare:
        short = bare
    if short < finder.least:
        finder.least = short
    if not short:
        if finder.need > finder.limit:
            return -1  # no card short, and no lay wanted
        if missing << 22 < finder.rank:
            _measure(finder, missing, span, first, second)
        if finder.has_lay():
            return finder.rank >> 22
    return finder.least + finder.wilds - (finder.least > 0)


def _bare(finder, span: int) -> int:
    """Count the groups without a number card of their own, which the rules may forbid."""
    a, b, natural = finder.tried[1], finder.tried[2], finder.natural
    if finder.naturals == "phase":
        return 0 if finder.full & (span | (1 << a | 1 << b) & 0x1FFE) else 1
    asked = 2 if a == b else 1
    bare = max(0, asked - natural[a]) if a else 0
    if b and b != a and not natural[b]:
        bare += 1
    if span:
        left = span & finder.full
        if natural[a] <= asked:
            left &= ~(1 << a)
        if b != a and natural[b] <= 1:
            left &= ~(1 << b)
        bare += not left
    return bare


def _measure(finder, missing: int, span: int, first: int, second: int) -> None:
    """Rank a lay that can be made, by its extra cards beyond the phase and by its points."""
    low, a, b = finder.tried[0], finder.tried[1], finder.tried[2]
    count, loose = finder.count, finder.have  # loose: the numbers with a card that no set needs
    tens = ones(span & loose & 0x1C00)
    extras = fives = 0
    number = a
    while number:
        spare = finder.beside[number]
        if number >= 10:
            tens += spare
        asked = (first if number == a else 0) + (second if number == b else 0)
        if count[number] <= asked:
            loose &= ~(1 << number)
        if spare > asked:
            extras += spare - asked
            if number < 10:
                fives += spare - asked
        number = b if number != b else 0
    if span:
        end, top = low - 1, low + ones(span)
        while loose >> end & 1:
            end -= 1
        while loose >> top & 1:
            top += 1
        longer = ((1 << top) - (2 << end)) & ~(span | 1 << a | 1 << b)
        extras += ones(longer)
        tens += ones(longer & 0x1C00)
        fives += min(ones(longer), max(0, 9 - end))  # cards above the limit are dropped at the low end
    finder.keep_better(missing, extras, fives, tens, (low * 13 + a) * 13 + b)


def walk_colours(finder) -> None:
    """Try the four colours for one colour group."""
    for colour in range(4):
        bare, have, tens = finder.naturals != "none", 0, 0
        for number in range(1, 13):
            held = finder.cards[colour << 4 | number]
            if held:
                bare = False
                if number != finder.postal:
                    have += held
                    tens += held if number >= 10 else 0
        missing = max(0, finder.need - have)
        short = max(missing - finder.wilds, 1 if bare else 0)
        if short < finder.least:
            finder.least = short
        if not short and finder.need <= finder.limit:
            finder.tried[0] = colour
            finder.keep_better(missing, max(0, have - finder.need), have - tens, tens, 3 - colour)


# --- picking the cards ------------------------------------------------------------------------------------------------


def pick(finder, number: int, colour: int = -1) -> int:
    """Take a number card out of finder.left; 0 when there is none."""
    left = finder.left
    for card in range(number if colour < 0 else colour << 4 | number, 64 if colour < 0 else colour + 1 << 4, 16):
        if left[card]:
            left[card] -= 1
            return card
    return 0


def pick_spare(finder, number: int, colour: int = -1) -> int:
    """pick() for extra cards: a postal number is better kept as a Wild."""
    return pick(finder, number, colour) if number != finder.postal else 0


def pick_wild(finder) -> int:
    """Take a card that can stand as a Wild: a postal number first, because it is worth less than a Wild."""
    return pick(finder, finder.postal) or WILD


# --- sets and a run -------------------------------------------------------------------------------------------------


def build_numbers(finder, phase: tuple) -> list:
    finder.low = finder.place[0]
    groups, numbers, run = [], [], None
    for kind, size in phase:
        if kind == RUN:
            run = _start_run(finder, size)
        groups.append(run if kind == RUN else bytearray())
        numbers.append(0 if kind == RUN else finder.place[len(groups) - (run is not None)])
    for most in (1, 0, 99):  # one card to each set first, so that none has only Wilds; then its size; then all
        if most == 99 and run is not None:
            _stretch(finder, run)
        for i in range(len(groups)):
            _fill(finder, groups[i], numbers[i], most or phase[i][1], most < 99)
    for i in range(len(groups)):
        _add_wilds(finder, groups[i], phase[i][1])
    _drop_to_limit(finder, groups, numbers, phase)
    return [(bytes(groups[i]), numbers[i] or finder.low) for i in range(len(groups))]


def _start_run(finder, size: int) -> bytearray:
    """Pick a run's number cards, 0 where one is missing; leave one card of each set's number for the set."""
    run, place = bytearray(size), finder.place
    for number in range(finder.low, finder.low + size):
        if finder.natural[number] > (place[1] == number) + (place[2] == number):
            run[number - finder.low] = pick(finder, number)
    return run


def _fill(finder, group, number: int, most: int, needed: bool) -> None:
    """Add cards to a set, up to so many."""
    while number and len(group) < most:
        card = pick(finder, number) if needed else pick_spare(finder, number)
        if not card:
            break
        group.append(card)


def _stretch(finder, run) -> None:
    """Lengthen the run at both ends with the number cards that are left."""
    while card := pick_spare(finder, finder.low - 1):
        run[0:0] = bytes((card,))
        finder.low -= 1
    while card := pick_spare(finder, finder.low + len(run)):
        run.append(card)


def _add_wilds(finder, group, size: int) -> None:
    """Add Wilds in the gaps of a run and to a group that is still too small."""
    for i in range(len(group)):
        if not group[i]:
            group[i] = pick_wild(finder)
    while len(group) < size:
        group.append(pick_wild(finder))


def _drop_to_limit(finder, groups: list, numbers: list, phase: tuple) -> None:
    """Remove the cards above the limit, those worth five points first, so that the expensive ones leave the hand."""
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


def build_colour(finder) -> list:
    """High numbers first, so that the cards above the limit are cheap ones."""
    cards, colour = bytearray(), finder.place[0]
    for number in range(12, 0, -1):
        while len(cards) < finder.limit and (card := pick_spare(finder, number, colour)):
            cards.append(card)
    while len(cards) < finder.need:
        cards.append(pick(finder, finder.postal, colour) or pick_wild(finder))
    return [(bytes(cards), colour + 1)]
