# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""How many cards a hand is short of any kind of phase, for those that needs.py does not know: more than two sets, two
runs, runs in one colour or alternating, colours beside others. Loaded when a game has such a phase.
"""

from bots import room
from phase10.cards import SKIP, WILD
from phase10.phases import ALT, COLOUR, FLUSH, RUN, SET
from phase10.ranking import ones

counts, held = bytearray(13), bytearray(WILD)  # a hand by number and by card
left, _cards = bytearray(13), bytearray(WILD)  # and what is left of it while groups are put together
_colours, _of = bytearray(4), bytearray(4)  # how many there are of each colour, and of what is left


def estimate(needs, view, phase: tuple, plus: int, gone: int) -> int:
    """About how many cards the hand is short of any kind of phase; needs.helps becomes a mask of numbers for it.

    The first run is tried in all places, and what is left goes to the other groups, each taking what serves it best.
    The finder is exact but may take longer than a whole turn.
    """
    wilds = count(view.hand, plus, gone, view.postal)
    first = 0
    while first < len(phase) and phase[first][0] not in (RUN, ALT):
        first += 1
    run, size = phase[first] if first < len(phase) else (RUN, 0)
    least, helps, have = 99, 0, _numbers(counts, 0)
    breaks = run == ALT and room("breaks").breaks
    coloured = False
    for kind, _ in phase:
        coloured = coloured or kind in (COLOUR, FLUSH)
    for low in range(1, 14 - size if size else 2):
        span = (1 << size) - 1 << low
        needs.helps = breaks(held, low, size, view.rules.altMode == "twoColour") if breaks else span & ~have
        missing = ones(needs.helps)
        if missing > least:
            continue
        left[:] = counts
        if coloured:
            _cards[:], _of[:] = held, _colours
        if span:
            _take(span, coloured)
        for i in range(len(phase)):
            kind, wanted = phase[i]
            if i == first:
                continue
            if missing > least:
                break
            if kind == SET:
                missing += _take_set(needs, wanted)
            elif kind == COLOUR:
                missing += max(0, wanted - max(_of))
                needs.helps = 0x1FFE  # all numbers
            else:
                missing += _take_run(needs, wanted, kind == FLUSH, coloured)
        if missing <= least:
            helps = needs.helps if missing < least else helps | needs.helps
            least = missing
    needs.helps = helps
    return max(0, least - wilds)


def count(hand, plus: int, gone: int, postal: int) -> int:
    """Count a hand by number and by card; how many Wilds it has."""
    for i in range(13):
        counts[i] = 0
    for i in range(WILD):
        held[i] = 0
    for i in range(4):
        _colours[i] = 0
    wilds = 0
    for i in range(len(hand) + 1):
        card = hand[i] if i < len(hand) else plus
        if card == gone:
            gone = 0
        elif 0 < card < WILD and card & 15 != postal:
            counts[card & 15] += 1
            held[card] += 1
            _colours[card >> 4] += 1
        elif 0 < card < SKIP:
            wilds += 1
    return wilds


def _numbers(cards, at: int) -> int:
    """The numbers that are held, as a mask."""
    have = 0
    for number in range(1, 13):
        if cards[at + number]:
            have |= 1 << number
    return have


def _take(span: int, coloured: bool) -> None:
    """A run takes its numbers, for a colour group beside it of the fullest colour last."""
    for number in range(1, 13):
        if span >> number & 1 and left[number]:
            left[number] -= 1
            if coloured:
                _take_beside(number, _of.find(bytes((max(_of),))))


def _take_beside(number: int, fullest: int) -> None:
    """Take a card of that number, of a colour that is rather not the fullest."""
    for i in range(1, 5):
        colour = (fullest + i) & 3
        if _cards[colour << 4 | number]:
            _cards[colour << 4 | number] -= 1
            _of[colour] -= 1
            break


def _take_set(needs, size: int) -> int:
    """A set takes the number held most often; how many of it are missing."""
    most = max(left)
    first = left.find(bytes((most,)), 1)
    if most >= size:
        left[first] -= size
        return 0
    for number in range(first, 13):
        if left[number] == most:
            needs.helps |= 1 << number
    left[first] = 0
    return size - most


def _take_run(needs, size: int, one_colour: bool, coloured: bool) -> int:
    """One more run takes the place with the fewest gaps, where it must be of one colour in any of the four."""
    least, taken, gaps = 99, 0, 0
    for colour in range(0, WILD if one_colour else 1, 16):
        have = _numbers(_cards, colour) if one_colour else _numbers(left, 0)
        for low in range(1, 14 - size):
            span = (1 << size) - 1 << low
            missing = ones(span & ~have)
            if missing < least:
                least, taken, gaps = missing, span, 0
            if missing == least:
                gaps |= span & ~have
    needs.helps |= gaps
    _take(taken, coloured)
    return least


def lay_sets(view, phase: tuple, limit: int):
    """A lay of a phase that is many sets, which takes the finder long: [(cards, 0), ...], or None."""
    wilds = count(view.hand, 0, 0, 0)
    left[:] = counts
    found, laid = [], 0
    for kind, size in phase:
        number = left.find(bytes((max(left),)), 1)
        if kind != SET or not left[number] or size > left[number] + wilds:
            return None
        group = _cards_of(number, size)
        wilds -= size - len(group)
        group.extend(bytes((WILD,)) * (size - len(group)))
        found.append((group, number))
        laid += size
    for group, number in found:  # what is left of a number goes with it
        more = _cards_of(number, limit - laid)
        laid += len(more)
        group.extend(more)
    return [(bytes(group), 0) for group, _ in found] if laid <= limit else None


def _cards_of(number: int, most: int):
    """Take at most so many cards of a number."""
    cards = bytearray()
    for card in range(number, WILD, 16):
        while held[card] and len(cards) < most:
            held[card] -= 1
            left[number] -= 1
            cards.append(card)
    return cards
