# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The finder's long way round: which number cards would bring a hand nearer to a phase."""

from phase10.phases import ALT, COLOUR, FLUSH, SET
from phase10.finder.worksheet import WIDE


def helping(walker, hand, phase: tuple, postal: int) -> list:
    """A mask of numbers for each colour. Takes longest, for all ways must be looked at that are equally near."""
    walker.helps = helps = [0, 0, 0, 0]
    walker.note = note
    walker.search(hand, phase, postal)
    walker.helps = None
    return helps


def note(walker, phase: tuple, bare: bool) -> None:
    """Which number cards would fill a gap of this way to stand. bare: only groups without a number card have gaps."""
    helps = walker.helps
    for i in range(len(phase)):
        kind, size = phase[i]
        way, at = walker.choice[i], i * WIDE
        value = walker.value_of(kind, size, way)
        if bare and sum(walker.rows[at : at + size]):
            continue
        for j in range(size):
            if walker.rows[at + j]:
                continue
            number = value if kind == SET else value + j
            for colour in range(4):
                if kind == COLOUR:
                    if colour == value:
                        helps[colour] |= 0x1FFE
                elif _suits(walker, kind, at, j, size, colour, way):
                    helps[colour] |= 1 << number


def _suits(walker, kind: int, at: int, place: int, size: int, colour: int, way: int) -> bool:
    """Would this colour do at an empty place of a set or a run?"""
    if kind == FLUSH:
        return colour == way & 3
    return kind != ALT or walker.colours.suits(walker, at, place, size, colour, way)
