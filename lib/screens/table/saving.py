# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Extra for Masters: the viewer's save pile, saving a card, drawing a saved one, and the event of choosing a phase."""

from handheld import icons, sheets
from handheld.colours import LIT, PLAIN
from phase10 import engine
from phase10.actions import CHOSE, DRAW, SAVE, SAVED, SAVED_CARD
from phase10.phases import label
from screens import pace
from screens.table.extra import Extra
from screens.table.tiles import BACK, put_card


class Addition(Extra):
    FAMILY = "saving"
    PILES = 1

    def __init__(self, screen):
        super().__init__(screen)
        x = screen.piles.x_of(SAVED_CARD)
        self.top = sheets.load("cards").grid(x=x, palette=sheets.palette(PLAIN))
        screen.piles.append(self.top)
        screen.piles.append(sheets.icon_sheet().grid(x=x + 2, y=15, tile=icons.SAVE))

    def sync(self, draw):
        """Update the viewer's save pile; the card that `draw` would take from it is on top, highlighted."""
        game = self.screen.game
        saved = game.table.saved[game.viewer] if game.held else b""
        chosen = draw and draw[1] == SAVED_CARD
        put_card(self.top, draw[2] if chosen else saved[-1] if saved else 0, LIT if chosen else 0)

    def add_draws(self, table, uses):
        """Add a draw for each different saved card."""
        saved = table.saved[table.turn]
        for i in range(len(saved)):
            draw = (DRAW, SAVED_CARD, saved[i])
            if saved.find(saved[i : i + 1]) == i and engine.why_not(table, table.turn, draw) is None:
                uses.append([draw])

    def add_uses(self, table, card: int, uses):
        if engine.why_not(table, table.turn, (SAVE, card)) is None:
            uses.append([(SAVE, card)])

    def meaning(self, action) -> str:
        if action[0] == DRAW and action[1] == SAVED_CARD:
            return self.words.TAKE_SAVED.format(self.screen.name(action[2]))
        return self.words.VERB.format(self.screen.name(action[1])) if action[0] == SAVE else ""

    def drew(self, seat: int, source: str, card: int) -> bool:
        """The others' save piles are above their heads, off the screen."""
        if source != SAVED_CARD or seat == self.screen.game.viewer:
            return False
        self.move(seat, card, self.words.TAKES_SAVED, self.screen.say.TAKES, True)
        return True

    def saved(self, seat: int, card: int):
        show = self.screen.show
        if seat != self.screen.game.viewer:
            self.move(seat, card, self.words.SAVED, self.words.SAVES, False)
            return
        start = show.spot(seat)
        show.leave_hand(seat)
        show.motion.fly(card, start, show.pile_spot(SAVED_CARD))

    def move(self, seat: int, card: int, words: str, openly: str, back: bool):
        """Show another seat's card on its way to its save pile, or back; by its face and name if all may see it."""
        show, game = self.screen.show, self.screen.game
        seen, spot = game.rules.saveVisible == "yes", show.spot(seat)
        show.announce((openly if seen else words).format(game.names[seat], self.screen.name(card)), pace.NEWS)
        above = spot[0], -24
        start, end = (above, spot) if back else (spot, above)
        show.motion.fly(card if seen else BACK, start, end)

    def chose(self, seat: int, at: int):
        game = self.screen.game
        number = label(game.rules.numbers[at])
        self.screen.show.tell(seat, self.words.CHOSE.format(game.names[seat], number), pace.NEWS)

    SHOWS = {SAVED: saved, CHOSE: chose}
