# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Runs whose colours matter, as only some rules know them: in one colour, or with neighbours that differ in colour."""

from phase10.groups import HEAD, stands_as_wild
from phase10.phases import FLUSH


def fits(group, place: int, colour: int, two_colour: bool) -> bool:
    """May a card of this colour stand at a place of the run, or just outside?"""
    for i in range(len(group) - HEAD):
        if i == place or stands_as_wild(group, i):
            continue
        same = group[HEAD + i] >> 4 == colour
        if group[0] == FLUSH:
            if not same:
                return False
        elif two_colour:
            if same != ((i - place) % 2 == 0):
                return False
        elif same and abs(i - place) == 1:
            return False
    return True
