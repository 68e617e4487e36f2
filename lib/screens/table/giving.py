# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Extra: prompts and events of the upcard that the dealer gives to a seat, and of the card turned over in return."""

from phase10.actions import GAVE, GIVE, PILE, TURN, TURNED
from phase10.cards import SKIP
from screens import pace
from screens.table.extra import Extra
from screens.table.tiles import put_card


class Addition(Extra):
    FAMILY = "knocking"

    def sync(self, draw):
        """Show the upcard where it was turned up, until the dealer has given it to somebody."""
        if self.screen.game.table.given:
            put_card(self.screen.piles.tops[0], self.screen.game.table.given)

    def meaning(self, action) -> str:
        return self.words.VERB.format(self.screen.name(action[1])) if action[0] == TURN else ""

    def aimed(self, action) -> str:
        screen = self.screen
        if action[0] != GIVE:
            return ""
        return self.words.WHOM_GIVE.format(screen.name(screen.game.table.given), screen.game.names[action[1]])

    def gave(self, seat: int, target: int, card: int):
        screen, names = self.screen, self.screen.game.names
        screen.show.announce(self.words.GAVE.format(names[seat], screen.name(card), names[target]), pace.MATTERS)
        put_card(screen.piles.tops[0], 0)
        screen.show.motion.fly(card, screen.show.pile_spot(PILE), screen.show.spot(target))
        if card == SKIP and screen.game.rules.dealerSkip == "target":
            screen.show.waiting[target] = card

    def turned(self, seat: int, card: int):
        screen = self.screen
        screen.show.tell(seat, self.words.TURNED.format(screen.game.names[seat], screen.name(card)), pace.NEWS)
        screen.show.leave_hand(seat)

    SHOWS = {GAVE: gave, TURNED: turned}
