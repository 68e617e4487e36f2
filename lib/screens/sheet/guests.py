# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The people at a real table: how many play, and all names that were typed, including those who do not play now."""

from phase10.sheet.heads import MOST_NAMES


class Guests:
    SCREEN = "people"  # the screen that the rules screen returns to

    def __init__(self, count: int = 4, names=()):
        self.count = self.wanted = count  # wanted: as in menus/players.py
        self.names = list(names) + [""] * (MOST_NAMES - len(names))  # empty: not typed yet
        self.first = -1  # the seat that deals first or, with dice, begins; -1: random

    def resize(self, count: int):
        self.count = count
        if self.first >= count:
            self.first = -1
