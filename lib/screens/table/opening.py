# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The table's first frame, shown while the modules of screen.Screen, several times as large, are loaded."""

import memory
from displayio import Group

from handheld.colours import GOLD
from handheld.screen import stack, wander
from handheld.sheets import rectangle
from phase10.actions import BEGAN
from screens import pace
from screens.table.felt import Hand
from screens.table.strips import Prompt

_DOT_X = 137  # x where the dot of the loading animation starts


class Opening:
    """A screen without keys that draws the table and loads screen.Screen, which replaces it."""

    def __init__(self, app):
        from screens.table import pieces
        game = app.game
        self.app = app
        self.say = app.words_of("table")
        self.brought = [memory.load(name).Addition for name in game.rules.brings if name.startswith("screens.")]
        self.strip, self.piles, self.panel, self.groups, self.mark = pieces.pieces(
            app, self.say, sum([part.PILES for part in self.brought]))
        self.hand = Hand(game)
        self.bar = Prompt(app)
        self.group = stack(Group(), self.groups, self.strip, self.piles, self.panel, self.bar, self.hand, self.mark)
        self.percent = pace.percent(app.machine.settings, game.kind)
        self.dot = rectangle(GOLD, 3, 3, _DOT_X, 88)  # the loading animation, as in a menu
        self.group.append(self.dot)
        self.steps = self.complete()
        self.show(game, game.table)

    def show(self, game, table):
        dealing = self.percent and table.events and table.events[0][0] == BEGAN
        if dealing:
            self.hand.visible = 0  # the deal will be animated
        self.bar.tell(self.app.words.DEALING if dealing else "")
        self.strip.sync(game)
        self.groups.sync(game, ())
        self.hand.sync(table.hands[game.viewer] if game.held else b"")
        self.piles.sync(table, None)
        if not self.hand.visible:
            self.piles.hide_discards()
        elif game.held and self.panel.sync(table, game.viewer, ()):
            self.panel.measured = b""  # so that sync() by Screen returns True

    def key(self, event: int):
        """Flash the prompt: no key has an effect yet."""
        self.bar.light()

    def tick(self) -> int:
        wander(self.dot, _DOT_X)
        next(self.steps)
        screen = self.app.screen
        return 0 if screen is self else screen.tick()  # so that the first refresh shows its prompt

    def complete(self):
        """Generator: load the modules of Screen, one per step, and make Screen the app's screen."""
        app, game = self.app, self.app.game
        yield  # show the first frame
        try:
            begins = game.is_person(game.table.turn) and (game.held or not memory.compiles())  # else after pass_on.py
            game.moment = "own" if begins else "table"
            yield from app.enter_moment(game.moment)
        except MemoryError:  # the modules of the viewer's turn are loaded when needed
            game.forget_bots()
            yield from app.enter_moment("table")
        from screens.table.screen import Screen
        memory.keep_loaded()
        self.group.remove(self.dot)
        if game.moment == "own" and game.with_room(memory.load_one, "screens.table.drawing", fallback=False):
            yield  # the viewer's turn imports it next
        app.screen = Screen(app, self)
        yield  # for next() in tick()
