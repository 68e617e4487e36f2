# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Extra for Twist: prompts for the three discard piles, the event of a choice on a Twist space, pawns' positions."""

from phase10.actions import CHOSE, DISCARD, ENDED, OVER, TWIST_CARD
from screens import pace
from screens.table.extra import Extra


class Addition(Extra):
    FAMILY = "piles"

    def __init__(self, screen):
        super().__init__(screen)
        table = screen.game.table
        if table.step not in (OVER, ENDED):
            screen.game.pawns = bytes(table.course.pawns)  # their positions before they move

    def aimed(self, action) -> str:
        return self.words.ON_PILE.format(action[3] + 1) if action[0] == DISCARD and len(action) == 4 else ""

    def chose(self, seat: int, what):
        words, game = self.words, self.screen.game
        name = game.names[seat]
        told = (words.CHOOSE.format(name, words.TWIST_CARD) if what == TWIST_CARD
                else words.CHOSE.format(name, game.rules.numbers[what]))
        self.screen.show.tell(seat, told, pace.NEWS)

    SHOWS = {CHOSE: chose}
