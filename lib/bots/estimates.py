# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Estimates how many cards a hand is short of the phases that needs.py cannot do: more than two sets, two runs, runs in
one colour or alternating, a colour group beside others. Loaded only when a game has such a phase.

It works on bitmasks of numbers. The finder would be exact, but may take longer than a whole turn.
"""

from bots.remainder import Remainder
from phase10.phases import ALT, COLOUR, ONES, RUN, SET

_FAR = 99
_OFTEN = 8  # a number is held at most so often


class Estimates:
    """Handles one hand at a time; its buffers are allocated once."""

    def __init__(self, needs) -> None:
        self.needs = needs  # the Needs that has counted the hand
        self.remainder = Remainder(needs)
        self.positions = [0] * 12  # of the first run: cards missing there << 17 | mask of their numbers << 4 | low end
        self._breaks = None  # the function breaks.breaks, imported for the first ALT run

    def short(self, phase: tuple, two_colour: bool) -> int:
        """How many cards the hand is about short of a phase. Sets needs.helps. two_colour: of ALT runs, see altMode."""
        needs, remainder = self.needs, self.remainder
        first, top, coloured = -1, 0, False
        for i in range(len(phase)):
            kind = phase[i][0]
            if first < 0 and kind in (RUN, ALT):
                first = i
            elif kind != COLOUR:
                top = _OFTEN
            coloured = coloured or kind > RUN
        remainder.count(top)
        if coloured:
            remainder.sort()
        least = needs.helps = 0
        if first < 0 or len(phase) > 1:
            remainder.leave(needs.held, 0)
            least = self._take_others(phase, first, 1, 0, _FAR)
        if first >= 0:
            least = self._place_run(phase, first, least, two_colour)
        return least - needs.wilds if least > needs.wilds else 0

    def _place_run(self, phase: tuple, first: int, others: int, two_colour: bool) -> int:
        """Try the first run of the phase at every position, while the other groups, which miss at least `others`, take
        the best of what is left: cards missing before Wilds. Sets needs.helps.
        """
        needs, remainder, bits, positions = self.needs, self.remainder, ONES, self.positions
        held, rows = needs.held, remainder.rows
        run, size = phase[first]
        if run == ALT and not self._breaks:
            from phase10.finder import breaks
            self._breaks = breaks.breaks
        full, least, helps = (1 << size) - 1, _FAR, 0
        for low in range(1, 14 - size):
            lacks = self._breaks(rows, low, size, two_colour) if run == ALT else full << low & held[0]
            missing = bits[lacks & 127] + bits[lacks >> 7]  # inlined ones(): 10% faster
            positions[low - 1] = missing << 17 | lacks << 4 | low
        for low in range(14 - size, 13):
            positions[low - 1] = _FAR << 17
        positions.sort()  # those that miss the fewest cards first: most others need not be tried
        for position in positions:
            missing, low = position >> 17, position & 15
            if missing + others > least:
                break
            needs.helps = position >> 4 & 0x1FFF
            if len(phase) > 1:
                remainder.leave(held, full << low)
                missing = self._take_others(phase, first, low, missing, least)
            if missing <= least:
                helps = needs.helps if missing < least else helps | needs.helps
                least = missing
        needs.helps = helps
        return least

    def _take_others(self, phase: tuple, first: int, low: int, missing: int, least: int) -> int:
        """`missing` and what the groups but the first run miss, which take what is left; or more than least."""
        remainder = self.remainder
        for i in range(len(phase)):
            if i == first or missing > least:
                continue
            kind, size = phase[i]
            if kind == SET:
                missing += remainder.take_set(size)
            elif kind == COLOUR:
                missing += remainder.take_colour(size)
            else:  # a run equal to the first is not tried below it: the same pair
                lowest = low if phase[i] == phase[first] else 1
                missing += remainder.take_run(kind, size, lowest, least - missing, i + 1 == len(phase))
        return missing
