# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""At the table, what some options let a card do: swap it for a laid Wild, play a Wild as a Skip, put the rule card
down.
"""

from phase10 import engine
from phase10.cards import RULE, WILD


class Part:
    def __init__(self, screen, words):
        self.screen = screen
        self.words = words

    def add_uses(self, table, card: int):
        choices, seat, rules = self.screen.choices, table.turn, table.rules
        if rules.replaceWild == "on":
            swaps = self.swaps(table, card)
            if swaps:
                choices.insert(0, swaps)
        if card == RULE and len(table.hands[seat]) > 1:
            choices[-1] = [("discard", RULE, "down")]
        if card == WILD and rules.wildAsSkip == "on":
            victims = [("discard", WILD, target) for target in range(table.seats)]
            victims = [action for action in victims if engine.why_not(table, seat, action) is None]
            if victims:
                choices.append(victims)

    def swaps(self, table, card: int) -> list:
        """The laid Wilds this card could take the place of, and the ends they could go to."""
        found = []
        for owner in range(table.seats):
            for index in range(len(table.laid[owner])):
                for end in ("", "low", "high"):
                    action = ("swap", card, owner, index, end)
                    if engine.why_not(table, table.turn, action) is None:
                        found.append(action)
                        break
        return found

    def meaning(self, action) -> str:
        if action[0] == "swap":
            return self.words.VERB % self.screen.name(action[1])
        if action[0] != "discard" or len(action) != 3:
            return ""
        if action[2] == "down":
            return self.words.RULE_CARD
        return self.words.WILD_AS_SKIP if action[1] == WILD else ""

    def on_swapped(self, seat: int, card: int, owner: int, index: int, end: str):
        screen = self.screen
        screen.show.on_hit(seat, card, owner, index, end)
        screen.show.tell(seat, self.words.SWAPPED % (screen.game.names[seat], screen.name(card)), 1000)

    def on_named(self, seat: int, target: int):
        self.screen.bar.tell(self.words.NAMED % (self.screen.game.names[seat], self.screen.game.names[target]))
        self.screen.show.wait(1500)

    def on_fell(self, seat: int):
        self.screen.bar.tell(self.words.FELL % self.screen.game.names[seat])
        self.screen.show.wait(1300)
