# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""At the table of Twist: three discard piles to draw from and to throw to, and what is chosen on a Twist space."""

from phase10 import engine
from phase10.cards import SKIP


class Part:
    def __init__(self, screen, words):
        self.screen = screen
        self.words = words
        table = screen.game.table
        if table.step not in ("over", "end"):
            screen.game.pawns = bytes(table.course.pawns)  # where they stand before they move

    def add_draws(self, table):
        for pile in range(1, len(table.piles)):
            if engine.why_not(table, table.turn, ("draw", "pile", pile)) is None:
                self.screen.choices.append([("draw", "pile", pile)])

    def add_uses(self, table, card: int):
        if card != SKIP:
            choices = self.screen.choices
            piles = [("discard", card, -1, pile) for pile in range(len(table.piles))]
            piles = [action for action in piles if engine.why_not(table, table.turn, action) is None]
            choices[-1] = piles or choices[-1]

    def meaning(self, action) -> str:
        if action[:2] != ("draw", "pile"):
            return ""
        return self.screen.say.TAKE % self.screen.name(self.screen.game.table.piles[action[2]][-1])

    def on_chose(self, seat: int, what):
        say, game = self.screen.say, self.screen.game
        number = self.words.TWIST_CARD if what == "twist" else say.PHASE % game.rules.numbers[what]
        self.screen.show.tell(seat, "%s: %s" % (game.names[seat], number), 1000)
