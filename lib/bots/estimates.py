# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""How many cards a hand is short of any kind of phase, for those that needs.py does not know: more than two sets, two
runs, runs in one colour or alternating, colours beside others. Loaded when a game has such a phase.
"""

from phase10.cards import SKIP, WILD
from phase10.phases import ALT, COLOUR, FLUSH, RUN, SET
from phase10.placing import ones

_ANY = 0x1FFE  # all numbers as a mask

_counts, _held = bytearray(13), bytearray(WILD)  # a hand by number and by card
_left, _cards = bytearray(13), bytearray(WILD)  # and what is left of it while groups are put together


def estimate(needs, view, phase: tuple, plus: int, gone: int) -> int:
    """About how many cards the hand is short of any kind of phase; needs.helps becomes a mask of numbers for it.

    The first run is tried in all places, and what is left goes to the other groups, each taking what serves it best.
    The finder is exact but may take longer than a whole turn.
    """
    wilds = _count(view.hand, plus, gone, view.postal)
    first = 0
    while first < len(phase) and phase[first][0] not in (RUN, ALT):
        first += 1
    run, size = phase[first] if first < len(phase) else (RUN, 0)
    least, helps, have = 99, 0, _numbers(_counts, 0)
    for low in range(1, 14 - size if size else 2):
        span = (1 << size) - 1 << low
        needs.helps = span & ~have if run == RUN else _breaks(low, size, view.rules.altMode == "twoColour")
        missing = ones(needs.helps)
        if missing > least:
            continue
        _left[:] = _counts
        _cards[:] = _held
        _take(span)
        for i in range(len(phase)):
            kind, wanted = phase[i]
            if i == first:
                continue
            if kind == SET:
                missing += _take_set(needs, wanted)
            elif kind == COLOUR:
                missing += max(0, wanted - _of(_fullest()))
                needs.helps = _ANY
            else:
                missing += _take_run(needs, wanted, kind == FLUSH)
        if missing <= least:
            helps = needs.helps if missing < least else helps | needs.helps
            least = missing
    needs.helps = helps
    return max(0, least - wilds)


def _count(hand, plus: int, gone: int, postal: int) -> int:
    """Count a hand by number and by card; how many Wilds it has."""
    for i in range(13):
        _counts[i] = 0
    for i in range(WILD):
        _held[i] = 0
    wilds = 0
    for i in range(len(hand) + 1):
        card = hand[i] if i < len(hand) else plus
        if card == gone:
            gone = 0
        elif 0 < card < WILD and card & 15 != postal:
            _counts[card & 15] += 1
            _held[card] += 1
        elif 0 < card < SKIP:
            wilds += 1
    return wilds


def _numbers(counts, at: int) -> int:
    """The numbers that are held, as a mask."""
    have = 0
    for number in range(1, 13):
        if counts[at + number]:
            have |= 1 << number
    return have


def _breaks(low: int, size: int, two_colour: bool) -> int:
    """The numbers where an alternating run at this place wants another card than is held, as a mask."""
    if not two_colour:
        return _breaks_between(low, size)
    fewest = _ANY
    for even in range(0, WILD, 16):
        for odd in range(0, WILD, 16):
            breaks = 0
            for number in range(low, low + size):
                if not _held[(odd if number & 1 else even) + number]:
                    breaks |= 1 << number
            if even != odd and ones(breaks) < ones(fewest):
                fewest = breaks
    return fewest


def _breaks_between(low: int, size: int) -> int:
    """The same where only neighbours must differ: a Wild is put in where no colour is left that does."""
    breaks, last = 0, 15  # the colours that the card before may have, as a mask
    for number in range(low, low + size):
        colours = 0
        for colour in range(4):
            if _held[colour << 4 | number]:
                colours |= 1 << colour
        if not last & last - 1:
            colours &= ~last
        if not colours:
            breaks |= 1 << number
        last = colours or 15
    return breaks


def _of(colour: int) -> int:
    return sum(_cards[colour : colour + 16])


def _fullest() -> int:
    """The colour of which most is left."""
    best = 0
    for colour in range(16, WILD, 16):
        if _of(colour) > _of(best):
            best = colour
    return best


def _take(span: int) -> None:
    """A run takes its numbers, for a colour group beside it of the fullest colour last."""
    fullest = _fullest()
    for number in range(1, 13):
        if span >> number & 1 and _left[number]:
            _left[number] -= 1
            for i in range(1, 5):
                card = (fullest + 16 * i) % WILD + number
                if _cards[card]:
                    _cards[card] -= 1
                    break


def _take_set(needs, size: int) -> int:
    """A set takes the number held most often; how many of it are missing."""
    most = max(_left)
    first = _left.find(bytes((most,)), 1)
    if most >= size:
        _left[first] -= size
        return 0
    for number in range(first, 13):
        if _left[number] == most:
            needs.helps |= 1 << number
    _left[first] = 0
    return size - most


def _take_run(needs, size: int, one_colour: bool) -> int:
    """One more run takes the place with the fewest gaps, where it must be of one colour in any of the four."""
    least, taken, gaps = 99, 0, 0
    for colour in range(0, WILD if one_colour else 1, 16):
        have = _numbers(_cards, colour) if one_colour else _numbers(_left, 0)
        for low in range(1, 14 - size):
            span = (1 << size) - 1 << low
            missing = ones(span & ~have)
            if missing < least:
                least, taken, gaps = missing, span, 0
            if missing == least:
                gaps |= span & ~have
    needs.helps |= gaps
    _take(taken)
    return least


def lay_sets(view, phase: tuple, limit: int):
    """A lay of a phase that is many sets, which takes the finder long: [(cards, 0), ...], or None."""
    wilds = _count(view.hand, 0, 0, 0)
    _left[:] = _counts
    lay, laid = [], 0
    for kind, size in phase:
        number = _left.find(bytes((max(_left),)), 1)
        if kind != SET or not _left[number] or size > _left[number] + wilds:
            return None
        group = _cards_of(number, size)
        wilds -= size - len(group)
        group.extend(bytes((WILD,)) * (size - len(group)))
        lay.append((group, number))
        laid += size
    for group, number in lay:  # what is left of a number goes with it
        more = _cards_of(number, limit - laid)
        laid += len(more)
        group.extend(more)
    return [(bytes(group), 0) for group, _ in lay] if laid <= limit else None


def _cards_of(number: int, most: int):
    """Take at most so many cards of a number."""
    cards = bytearray()
    for card in range(number, WILD, 16):
        while _held[card] and len(cards) < most:
            _held[card] -= 1
            _left[number] -= 1
            cards.append(card)
    return cards
