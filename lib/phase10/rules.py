# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The rules of a running game: one attribute per option of option_rows.py, its value a string."""

from phase10.cards import MASTERS

EVERY = -1  # all phases of a game: a mask of all bits


class InForce:
    """Created by options.Rules.in_force(). The attributes below are derived from the options."""

    def __init__(self) -> None:
        self.preset = ""
        self.wild_points = 0
        self.phases = ()  # in the order of play
        self.numbers = b""  # the sheet's numbers of these phases
        self.packed = b""  # the options as bytes, see options.Rules.pack()
        self.brings = ()  # modules to import for these rules, beside those of every game
        self.brought_by = ()  # per module: mask of the phases (index) that need it, or EVERY


def seats_of(rules) -> tuple:
    """Return (min, max) seats for these rules."""
    if rules.mode == "dice":
        return 1, 8
    return 2, 4 if rules.mode in MASTERS else 6
