# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Records the shuffles of a table, for tests that compare it with a reference engine."""

from phase10.chance import Chance


class Watched(Chance):
    """A generator that continues from the state of another one and records the result of each shuffle."""

    def __init__(self, chance: Chance, tell):
        super().__init__(1)
        self.state, self.tell = chance.state, tell

    def shuffle(self, cards):
        super().shuffle(cards)
        self.tell(cards)


def watch(table, tell):
    table.chance = Watched(table.chance, tell)
