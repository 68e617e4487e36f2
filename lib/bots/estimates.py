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
        # cache of the last call: hand, phase, postal number, cards missing before Wilds, helps
        self._known = [b"", (), 0, 0, 0]
        self._breaks = None  # the function breaks.breaks, imported for the first ALT run
        self._two_colour = False

    def estimate(self, view, phase: tuple, plus: int, gone: int) -> int:
        """Estimate how many cards a hand is short of a phase, and set needs.helps to a mask of numbers that help.

        The hand is view.hand with the card plus and without the card gone (0: none).
        """
        needs, known = self.needs, self._known
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
                top = _OFTEN
            coloured = coloured or kind > RUN
        self.remainder.count(top)
        if coloured:
            self.remainder.sort(view, plus, gone)
            self._two_colour = view.rules.altMode == "twoColour"
        # removing a card can make at most one more card missing
        least, needs.helps = self._place_run(phase, first, known[3] + 1 if same else _FAR)
        if not plus and not gone:
            known[:] = view.hand, phase, view.postal, least, needs.helps
        return max(0, least - needs.wilds)

    def _place_run(self, phase: tuple, first: int, least: int) -> tuple:
        """Try the first run of the phase at every position, while the other groups take the best of what is left:
        (cards missing before Wilds, at most `least`, mask of the numbers that help).

        First the other groups are tried alone: a position where the run misses too much beside what they miss is
        skipped.
        """
        needs, remainder, bits = self.needs, self.remainder, ONES
        held, rows, two_colour = needs.held, remainder.rows, self._two_colour
        run, size = phase[first] if first >= 0 else (RUN, 0)
        breaks = self._imported_breaks() if run == ALT else None
        full, others, helps = (1 << size) - 1, 0, 0
        for low in range(14 - size if size else 1):
            span = full << low if low else 0
            lacks = span & held[0] if not breaks or not low else breaks(rows, low, size, two_colour)
            missing = bits[lacks & 127] + bits[lacks >> 7]  # inlined ones(): 10% faster
            if missing + others > least:
                continue
            needs.helps = lacks
            if len(phase) > 1 or first < 0:
                remainder.leave(held, span)
                missing = self._take_others(phase, first, low, missing, least)
            if size and not low:
                others = missing
            elif missing <= least:
                helps = needs.helps if missing < least else helps | needs.helps
                least = missing
        return least, helps

    def _take_others(self, phase: tuple, first: int, low: int, missing: int, least: int) -> int:
        """Let the groups but the first run take what is left; return `missing` and what they miss, or more than least.
        """
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
                lowest = low if low and phase[i] == phase[first] else 1
                missing += remainder.take_run(kind, size, lowest, least - missing, i + 1 == len(phase))
        return missing

    def _imported_breaks(self):
        if not self._breaks:
            from bots import breaks

            self._breaks = breaks.breaks
        return self._breaks
