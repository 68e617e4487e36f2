# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The people around a real table: how many play, and the names that were ever typed, also of who does not play now."""

MOST = 8


class Guests:
    SCREEN = "people"  # where they are chosen

    def __init__(self, count: int = 4, names=()):
        self.count = count
        self.names = list(names) + [""] * (MOST - len(names))  # empty: not typed yet
        self.first = -1  # who deals first, or begins with the dice; -1: by chance

    def resize(self, count: int):
        self.count = count
        if self.first >= count:
            self.first = -1
