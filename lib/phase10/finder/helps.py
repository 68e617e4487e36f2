# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Helps, for Finder.helping(): which number cards make a hand fewer cards short. The finder's slowest search: the
walker must try every arrangement that is equally short.
"""

from phase10.finder.worksheet import WIDE
from phase10.phases import ALT, COLOUR, FLUSH, SET


class Helps:
    """Collects the helpful cards during a walk, as a mask of numbers per colour."""

    def __init__(self) -> None:
        self.masks = [0, 0, 0, 0]

    def forget(self) -> None:
        """Reset: an arrangement fewer cards short was found."""
        self.masks[:] = (0, 0, 0, 0)

    def note(self, walker, phase: tuple, bare: bool) -> None:
        """Add the cards that fill a gap of the walker's choice. bare: only in groups without a number card."""
        masks, sheet = self.masks, walker.sheet
        for i in range(len(phase)):
            kind, size = phase[i]
            way, at = walker.choice[i], i * WIDE
            value = sheet.value_of(kind, size, way)
            if bare and sum(sheet.rows[at : at + size]):
                continue
            for j in range(size):
                if sheet.rows[at + j]:
                    continue
                number = value if kind == SET else value + j
                for colour in range(4):
                    if kind == COLOUR:
                        if colour == value:
                            masks[colour] |= 0x1FFE
                    elif _suits(sheet, kind, at, j, size, colour, way):
                        masks[colour] |= 1 << number


def _suits(sheet, kind: int, at: int, place: int, size: int, colour: int, way: int) -> bool:
    """Would this colour fit at an empty place of a set or a run?"""
    if kind == FLUSH:
        return colour == way & 3
    return kind != ALT or sheet.changing.suits(sheet, at, place, size, colour, way)
