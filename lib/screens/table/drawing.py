# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Choosing, in an own turn, where to draw from."""

from handheld.keys import LEFT, RIGHT, A
from phase10 import engine
from phase10.actions import CANNOT_TAKE, DECK, DISCARD, DRAW, PILE, SAVED_CARD
from screens.table.strips import PAD


class Choices:
    """What could be drawn now: a list of one action each."""

    def __init__(self, screen):
        self.screen = screen
        self.uses = []
        self.at = 0  # which of them A means

    def find(self, turn, card: int):
        """All there is to draw, whatever the card is."""
        table = self.screen.game.table
        self.uses.clear()
        draws = [(DRAW, DECK), (DRAW, DISCARD)]
        draws += [(DRAW, PILE, pile) for pile in range(1, len(table.piles))]
        for draw in draws:
            if engine.why_not(table, table.turn, draw) is None:
                self.uses.append([draw])
        for extra in self.screen.extras:
            extra.add_draws(table, self.uses)
        self.at = min(self.at, len(self.uses) - 1)

    # --- what the line says ---------------------------------------------------------------------------------------

    def prompt(self, words: str, back: str):
        """What A does and, where B does nothing, from where the pad would draw instead."""
        if back or len(self.uses) < 2:
            self.screen.bar.show(words, back)
        else:
            other = (self.at + 1) % len(self.uses)
            self.screen.bar.show(words, self.drawn(self.uses[other][0]), PAD)

    def meaning(self, turn, action) -> str:
        say = self.screen.say
        return say.TAKE.format(self.drawn(action)) if action[1] != DECK else say.DRAW

    def drawn(self, draw) -> str:
        """What that would draw."""
        if draw[1] == DECK:
            return self.screen.say.DECK
        if draw[1] == SAVED_CARD:
            return self.screen.name(draw[2])
        pile = draw[2] if len(draw) > 2 else 0
        return self.screen.name(self.screen.game.table.piles[pile][-1])

    # --- keys -----------------------------------------------------------------------------------------------------

    def key(self, turn, key: int):
        screen = self.screen
        if key in (LEFT, RIGHT):
            if len(self.uses) < 2:
                screen.soon(screen.refuse, CANNOT_TAKE)
                return
            self.at = (self.at + (1 if key == RIGHT else -1)) % len(self.uses)
            screen.app.machine.sound("move")
            screen.show_draw()
            screen.then(turn.prompt)
        elif key == A:
            screen.do(self.uses[self.at][0])
        else:
            turn.look(key)
