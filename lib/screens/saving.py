# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""At the table of Masters: the viewer's save pile, cards that go there and come from there, phases that are chosen."""

from handheld import sheets
from phase10 import engine
from screens import cardart

_SAVE_PILE = 17  # a tile of the icons


class Part:
    def __init__(self, screen, words):
        self.screen = screen
        self.words = words
        self.top = sheets.load("cards", 14, 22, 18).grid(x=40, palette=sheets.palette(cardart.PLAIN))
        screen.piles.append(self.top)
        screen.piles.append(sheets.load("icons", 9, 9, 50).grid(x=42, y=15, tile=_SAVE_PILE))

    def sync(self, draw):
        """Show the viewer's save pile; the card that `draw` would take from it lies on top and shines."""
        game = self.screen.game
        saved = game.table.saved[game.viewer]
        chosen = draw and draw[1] == "saved"
        cardart.put_card(self.top, draw[2] if chosen else saved[-1] if saved else 0, cardart.LIT if chosen else 0)

    def add_draws(self, table):
        """Each card the viewer has saved."""
        saved = table.saved[table.turn]
        for i in range(len(saved)):
            draw = ("draw", "saved", saved[i])
            if saved.find(saved[i : i + 1]) == i and engine.why_not(table, table.turn, draw) is None:
                self.screen.choices.append([draw])

    def add_uses(self, table, card: int):
        if engine.why_not(table, table.turn, ("save", card)) is None:
            self.screen.choices.append([("save", card)])

    def meaning(self, action) -> str:
        if action[0] == "draw" and action[1] == "saved":
            return self.words.TAKE_SAVED % self.screen.name(action[2])
        return self.words.VERB % self.screen.name(action[1]) if action[0] == "save" else ""

    def on_saved(self, seat: int, card: int):
        show, names = self.screen.show, self.screen.game.names
        own = seat == self.screen.game.viewer
        show.tell(seat, self.words.SAVED % names[seat], 1000)
        start = show.spot(seat)
        show.leave_hand(seat)
        end = show.pile_spot("saved") if own else (start[0], -24)
        show.fly(card if own else cardart.BACK, *(start + end))

    def on_chose(self, seat: int, at: int):
        game = self.screen.game
        number = self.screen.say.PHASE % game.rules.numbers[at]
        self.screen.show.tell(seat, "%s: %s" % (game.names[seat], number), 1000)
