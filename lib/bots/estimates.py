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
        self._breaks = None  # the function breaks.breaks, imported for the first ALT run

    def short(self, phase: tuple, two_colour: bool) -> int:
        """How many cards the hand is about short of a phase. Sets needs.helps. two_colour: of ALT runs, see altMode."""
        needs = self.needs
        first, top, coloured = -1, 0, False
        for i in range(len(phase)):
            kind = phase[i][0]
            if first < 0 and kind in (RUN, ALT):
                first = i
            elif kind != COLOUR:
                top = _OFTEN
            coloured = coloured or kind > RUN
        self.remainder.count(top)
        if coloured:
            self.remainder.sort()
        least, needs.helps = self._place_run(phase, first, two_colour)
        return least - needs.wilds if least > needs.wilds else 0

    def _place_run(self, phase: tuple, first: int, two_colour: bool) -> tuple:
        """Try the first run of the phase, if it has one, at every position, while the other groups take the best of
        what is left: (cards missing before Wilds, mask of the numbers that help).
        """
        needs, remainder, bits = self.needs, self.remainder, ONES
        held, rows = needs.held, remainder.rows
        run, size = phase[first] if first >= 0 else (RUN, 0)
        if run == ALT and not self._breaks:
            from phase10.finder import breaks
            self._breaks = breaks.breaks
        full, least, helps = (1 << size) - 1, _FAR, 0
        for low in range(1, 14 - size if size else 2):
            lacks = self._breaks(rows, low, size, two_colour) if run == ALT else full << low & held[0]
            missing = bits[lacks & 127] + bits[lacks >> 7]  # inlined ones(): 10% faster
            if missing > least:
                continue
            needs.helps = lacks
            if len(phase) > 1 or first < 0:
                remainder.leave(held, full << low)
                missing = self._take_others(phase, first, low, missing, least)
            if missing <= least:
                helps = needs.helps if missing < least else helps | needs.helps
                least = missing
        return least, helps

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
