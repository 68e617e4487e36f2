# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Extra: a card swapped for a laid Wild, a Wild played as a Skip, the rule card discarded face down, a seat named."""

from phase10.actions import DISCARD, FACE_DOWN, FELL, HIGH_END, NAME, NAMED, SWAP, SWAPPED
from phase10.cards import WILD
from screens import pace
from screens.table import played
from screens.table.extra import Extra


class Addition(Extra):
    FAMILY = "swapping"

    def add_uses(self, table, card: int, uses):
        from screens.table.uses import allowed, on_groups  # loaded in a person's turn, not in a bot's
        if table.rules.replaceWild == "on":
            swaps = on_groups(table, SWAP, card)
            if swaps:
                uses.insert(0, swaps)
        if card == WILD:
            victims = allowed(table, [(DISCARD, WILD, target) for target in range(table.seats)])
            if victims:
                uses.append(victims)

    def meaning(self, action) -> str:
        if action[0] == SWAP:
            return self.words.VERB.format(self.screen.name(action[1]))
        if action[0] != DISCARD or len(action) != 3:
            return ""
        if action[2] == FACE_DOWN:
            return self.words.RULE_CARD
        return self.words.WILD_AS_SKIP if action[1] == WILD else ""

    def aimed(self, action) -> str:
        words = self.words
        if action[0] == SWAP:
            return words.entry(words.WILD_TO, int(action[4] == HIGH_END)) if action[4] else self.meaning(action)
        return words.WHOM_NAME.format(self.screen.game.names[action[1]]) if action[0] == NAME else ""

    def swapped(self, seat: int, card: int, owner: int, index: int, end: str):
        screen = self.screen
        played.added(screen.show, seat, card, owner, index, end)
        screen.show.tell(seat, self.words.SWAPPED.format(screen.game.names[seat], screen.name(card)), pace.NEWS)

    def named(self, seat: int, target: int):
        names = self.screen.game.names
        self.screen.show.announce(self.words.NAMED.format(names[seat], names[target]), pace.NAMES)

    def fell(self, seat: int):
        self.screen.show.announce(self.words.FELL.format(self.screen.game.names[seat]), pace.MATTERS)

    SHOWS = {SWAPPED: swapped, NAMED: named, FELL: fell}
