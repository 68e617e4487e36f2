# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The choices and keys of the viewer's turn in step DRAWING: where to draw from."""

from handheld import icons
from handheld.keys import LEFT, RIGHT, STEPS, A
from phase10.actions import CANNOT_TAKE, DECK, DISCARD, DRAW, PILE, SAVED_CARD
from screens.table.uses import allowed


class Choices:
    """uses: the possible draws, each as a list of one action, like those of playing.Choices."""

    def __init__(self, screen):
        self.screen = screen
        self.uses = []
        self.at = 0  # index of the one that A does

    def find(self, turn, card: int):
        """Fill `uses`; `card` is ignored."""
        table = self.screen.game.table
        self.uses.clear()
        for draw in draws(table):
            self.uses.append([draw])
        for extra in self.screen.extras:
            extra.add_draws(table, self.uses)
        self.at = min(self.at, len(self.uses) - 1)

    def prompt(self, words: str, back: str):
        """Show what A does and, if B does nothing, what the pad would select instead."""
        if back or len(self.uses) < 2:
            self.screen.bar.show(words, back)
        else:
            other = (self.at + 1) % len(self.uses)
            self.screen.bar.show(words, self.drawn(self.uses[other][0]), icons.PAD)

    def meaning(self, action) -> str:
        say = self.screen.say
        return say.TAKE.format(self.drawn(action)) if action[1] != DECK else say.DRAW

    def drawn(self, draw) -> str:
        """Return the name of what that action would draw."""
        card = card_of(self.screen.game.table, draw)
        return self.screen.name(card) if card else self.screen.say.DECK

    def key(self, turn, key: int):
        screen = self.screen
        if key in (LEFT, RIGHT):
            if len(self.uses) < 2:
                screen.soon(screen.refuse, CANNOT_TAKE)
                return
            self.at = (self.at + STEPS[key]) % len(self.uses)
            screen.app.machine.sound("move")
            screen.sync.piles()
            screen.then(turn.prompt)
        elif key == A:
            screen.do(self.uses[self.at][0])
        else:
            turn.look(key)


def draws(table) -> list:
    """The possible draws, but for those that an Extra adds."""
    found = [(DRAW, DECK), (DRAW, DISCARD)] + [(DRAW, PILE, pile) for pile in range(1, len(table.piles))]
    return allowed(table, found)


def card_of(table, draw) -> int:
    """Return the card that a draw would take, 0 if it is hidden."""
    if draw[1] == DECK:
        return 0
    if draw[1] == SAVED_CARD:
        return draw[2]
    return table.piles[draw[2] if draw[1] == PILE else 0][-1]
