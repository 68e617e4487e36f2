# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""BotTurn: lets bots decide and move, a step per frame. Loaded with them, as turn.py is for the viewer's turn."""

from phase10.actions import DISCARD
from phase10.cards import SKIP
from phase10.view import View
from screens import pace
from screens.kinds import DEMO


class BotTurn:
    def __init__(self, screen):
        self.screen = screen
        self.bot = None  # the one that is deciding
        self.decided = None  # the action it does in the next frame
        self.thoughts = 0  # steps of this decision so far

    def step(self):
        """Run a step of the bot whose turn it is, or do the action it has decided."""
        screen, game = self.screen, self.screen.game
        if game.kind == DEMO:
            screen.app.machine.power.stir()
        if self.decided:
            action, self.decided = self.decided, None
            self.move(action)
            return
        try:
            if not self.bot:
                self.bot, self.thoughts = game.bots[game.table.turn], 0
                self.bot.start(View(game.table, game.table.turn))
            self.thoughts += 1
            self.decided = self.bot.step()
            if self.decided or self.thoughts < pace.THOUGHTS:
                return
            fault = "endless"
        except MemoryError as error:
            self.bot = None
            if game.make_room_beside_bots():
                return
            game.make_room()
            if not screen.bots.reloaded:  # loaded again, the bots leave the free memory in larger pieces
                screen.bots.reloaded = True
                return
            fault = error
        except Exception as error:
            fault = error
        self.bot, screen.show.own = None, False
        screen.bots.give_up(fault)

    def move(self, action: tuple):
        screen, game = self.screen, self.screen.game
        self.bot, screen.show.own = None, False
        if game.guided and action[:3] == (DISCARD, SKIP, game.viewer):
            action = game.with_room(spared, game, action, fallback=action)
        fault = game.do(game.table.turn, action)
        if fault:
            screen.bots.give_up(fault)
        else:
            screen.bots.missed, screen.bots.reloaded = 0, False


def spared(game, action: tuple) -> tuple:
    from screens.table import lessons
    return lessons.spared(game, action)
