# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What the viewer could do now: for each draw, or each use of the chosen card, a list of actions; of more than one, A
asks which (aim.py). Whether an action is allowed is always asked of the table. And what it is called in the line.
"""

from phase10 import engine
from phase10.actions import DISCARD, DRAW, DRAWING, HIT, NEED_TARGET, PLAYING, WHICH_END
from phase10.cards import RULE, SKIP


class Choices:
    def __init__(self, screen):
        self.screen = screen
        self.game = screen.game
        self.uses = []
        self.at = 0  # which of them A means
        self.lit = []  # the hits among them; their groups shine

    def clear(self):
        self.uses.clear()
        self.lit.clear()

    def find(self, card: int):
        """All there is to do with that card of the hand, or to draw."""
        table = self.game.table
        self.clear()
        if table.step == DRAWING:
            self._find_draws(table)
        elif table.step == PLAYING:
            self._find_uses(table, card)
        else:
            self.uses.append([(table.step, card)])
        self.at = min(self.at, len(self.uses) - 1)

    def _find_draws(self, table):
        draws = [(DRAW, "deck"), (DRAW, "discard")]
        draws += [(DRAW, "pile", pile) for pile in range(1, len(table.piles))]
        for draw in draws:
            if engine.why_not(table, table.turn, draw) is None:
                self.uses.append([draw])
        for extra in self.screen.extras:
            extra.add_draws(table, self.uses)

    def _find_uses(self, table, card: int):
        """Hit the card, discard it, play it at somebody, and what an option may bring."""
        if table.laid[table.turn]:
            self._find_hits(table, card)
        if self.lit:
            self.uses.append(self.lit)
        discards = self._discards(table, card)
        if discards or not self.lit:
            self.uses.append(discards or [(DISCARD, card)])
        for extra in self.screen.extras:
            extra.add_uses(table, card, self.uses)

    def _find_hits(self, table, card: int):
        for owner in range(table.seats):
            for index in range(len(table.laid[owner])):
                code = engine.why_not(table, table.turn, (HIT, card, owner, index))
                if code is None:
                    self.lit.append((HIT, card, owner, index, ""))
                elif code == WHICH_END:
                    self.lit.append((HIT, card, owner, index, "low"))
                    self.lit.append((HIT, card, owner, index, "high"))

    def _discards(self, table, card: int) -> list:
        """Where the card may be discarded: simply, at which seats, on which piles; empty when it may not."""
        tries = [(DISCARD, card)]
        if card == RULE:
            tries.append((DISCARD, card, "down"))
        elif engine.why_not(table, table.turn, tries[0]) == NEED_TARGET:
            tries = [(DISCARD, card, -1, pile) for pile in range(len(table.piles))]
            if card == SKIP:
                tries += [(DISCARD, card, target) for target in range(table.seats)]
        return [action for action in tries if engine.why_not(table, table.turn, action) is None]

    # --- what the line says ---------------------------------------------------------------------------------------

    def meaning(self, sure: bool) -> str:
        """What A does, in words."""
        say, action = self.screen.say, self.uses[self.at][0]
        for extra in self.screen.extras:
            words = extra.meaning(action)
            if words:
                return words
        if action[0] == DRAW:
            return say.TAKE % self.drawn(action) if action[1] != "deck" else say.DRAW
        name = self.screen.name(action[1])
        if action[0] == HIT:
            return say.HIT % name
        if sure:
            return say.DISCARD_WILD
        if len(self.screen.hand.cards) == 1:
            return say.LAST % name
        return say.PLAY_SKIP if action[1] == SKIP else say.DISCARD % name

    def drawn(self, draw) -> str:
        """What that would draw."""
        if draw[1] == "deck":
            return self.screen.say.DECK
        if draw[1] == "saved":
            return self.screen.name(draw[2])
        return self.screen.name(self.game.table.piles[draw[2] if len(draw) > 2 else 0][-1])

    def other_draw(self) -> str:
        """Where the pad would draw from instead."""
        return self.drawn(self.uses[(self.at + 1) % len(self.uses)][0])

    def other_use(self) -> str:
        """What the chosen card could be used for instead."""
        say = self.screen.say
        if self.at + 1 < len(self.uses):
            return "↓ " + say.USE[self.uses[self.at + 1][0][0]]
        return "↑ " + say.USE[self.uses[self.at - 1][0][0]] if self.at else say.LAID
