# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Estimates how many cards a hand is short of the phases that needs.py cannot do: more than two sets, two runs, runs in
one colour or alternating, a colour group beside others. Loaded only when a game has such a phase.

It works on bitmasks of numbers. The finder would be exact, but may take longer than a whole turn.
"""

from phase10.cards import WILD
from phase10.phases import ALT, COLOUR, FLUSH, ONES, RUN, SET, ones


class Estimates:
    """Handles one hand at a time; its buffers are allocated once."""

    def __init__(self, needs) -> None:
        self.needs = needs  # the Needs that has counted the hand
        self._left = [0] * 11  # _left[v]: mask of the numbers with v cards left, while groups take theirs
        self._rows = [0] * 4  # mask of the numbers in each colour
        # cache of the last call: hand, phase, postal number, cards missing before Wilds, helps
        self._known = [b"", (), 0, 0, 0]
        self._breaks = None  # the function breaks.breaks, imported for the first ALT run

    def estimate(self, view, phase: tuple, plus: int, gone: int) -> int:
        """Estimate how many cards a hand is short of a phase, and set needs.helps to a mask of numbers that help.

        The hand is view.hand with the card plus and without the card gone (0: none). The first run is tried at every
        position, and the other groups take the best of what is left. First the other groups are tried alone: a
        position where the run misses too much beside what they miss is skipped.
        """
        needs, known, left, bits = self.needs, self._known, self._left, ONES
        same = phase is known[1] and view.hand == known[0] and view.postal == known[2]
        if same and not plus and not gone:
            needs.helps = known[4]
            return max(0, known[3] - needs.wilds)
        first, top, coloured = -1, 0, False
        for i in range(len(phase)):
            kind = phase[i][0]
            if first < 0 and kind in (RUN, ALT):
                first = i
            elif kind != COLOUR:
                top = 8  # frequencies matter
            coloured = coloured or kind > RUN
        if coloured:
            self._sort(view, plus, gone)
        held = needs.held
        while top and not held[top]:
            top -= 1
        left[top + 1] = 0
        run, size = phase[first] if first >= 0 else (RUN, 0)
        if run != RUN:
            two_colour = view.rules.altMode == "twoColour"
            if not self._breaks:
                from bots import breaks

                self._breaks = breaks.breaks
        # removing a card can make at most one more card missing
        least = known[3] + 1 if same else 99
        others = helps = 0
        none, full = held[0], (1 << size) - 1
        for low in range(14 - size if size else 1):
            span = full << low if low else 0
            lacks = span & none if run == RUN or not low else self._breaks(self._rows, low, size, two_colour)
            missing = bits[lacks & 127] + bits[lacks >> 7]  # inlined ones(): 10% faster
            if missing + others > least:
                continue
            needs.helps = lacks
            _take(left, held, span, top)
            for i in range(len(phase)):
                if i == first or missing > least:
                    continue
                kind, wanted = phase[i]
                if kind == SET:
                    missing += _take_set(left, needs, wanted, top)
                elif kind == COLOUR:
                    missing += self._take_colour(wanted)
                else:  # a run equal to the first is not tried below it: the same pair
                    lowest = low if low and phase[i] == phase[first] else 1
                    found = self._find_run(phase[i], lowest, least - missing)
                    missing += found & 15
                    if i + 1 < len(phase):
                        _take(left, left, found >> 4, top)
            if size and not low:
                others = missing
            elif missing <= least:
                helps = needs.helps if missing < least else helps | needs.helps
                least = missing
        needs.helps = helps
        if not plus and not gone:
            known[:] = view.hand, phase, view.postal, least, helps
        return max(0, least - needs.wilds)

    def _sort(self, view, plus: int, gone: int) -> None:
        """Set self._rows from the view's hand, with the card plus and without the card gone."""
        rows, postal = self._rows, view.postal
        rows[:] = (0, 0, 0, 0)
        for card in view.hand:
            if card == gone:
                gone = 0
            elif card < WILD and card & 15 != postal:
                rows[card >> 4] |= 1 << (card & 15)
        if 0 < plus < WILD and plus & 15 != postal:
            rows[plus >> 4] |= 1 << (plus & 15)

    def _take_colour(self, size: int) -> int:
        """How many cards a colour group misses; numbers with no card left do not count for it."""
        needs = self.needs
        most, colours, gone = 0, needs.colours, self._left[0] & ~needs.held[0]
        for colour in range(4):
            if colours[colour] > most:
                count = colours[colour] - ones(gone & self._rows[colour])
                if count > most:
                    most = count
        if most >= size:
            return 0
        needs.helps = 0x1FFE  # any number may help
        return size - most

    def _find_run(self, group: tuple, low: int, most: int) -> int:
        """Place another run where it misses the fewest cards, at low or above: mask of its numbers << 4 | cards
        missing. The mask is 0 if it would miss more than most."""
        kind, size = group
        full, helps, taken = (1 << size) - 1, 0, 0
        for colour in range(4 if kind == FLUSH else 1):
            lacks = self._left[0] | ~self._rows[colour] & 0x1FFE if kind == FLUSH else self._left[0]
            if ones(lacks) + size - 12 > most:
                continue
            missing = ones(lacks >> low & full)
            for at in range(low, 14 - size):
                if missing <= most:
                    if missing < most or not taken:
                        most, taken, helps = missing, full << at, 0
                    helps |= full << at & lacks
                missing += (lacks >> at + size & 1) - (lacks >> at & 1)
        self.needs.helps |= helps
        return taken << 4 | most + (not taken)


def _take(left, cards, span: int, top: int) -> None:
    """Set left to cards minus one card of each number in span; top is the highest frequency in cards."""
    left[0] = cards[0] | cards[1] & span
    for v in range(1, top + 1):
        left[v] = cards[v] & ~span | cards[v + 1] & span


def _take_set(left, needs, size: int, v: int) -> int:
    """A set takes the most frequent number, at most v times; returns how many cards it misses."""
    while not left[v]:
        v -= 1
    if v < size:
        needs.helps |= left[v]
    number = left[v] & -left[v]
    left[v] ^= number
    left[v - size if v > size else 0] |= number
    return size - v if v < size else 0
