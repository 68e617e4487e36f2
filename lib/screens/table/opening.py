# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The table's first picture: all that lies on it, as it is. What plays it, which is several times as much, comes into
memory while that is seen, and then has the same pieces.
"""

import gc

import memory
from displayio import Group
from micropython import const

from handheld.colours import GOLD
from handheld.screen import wander
from phase10.actions import BEGAN
from screens import pace
from screens.table.felt import Hand
from screens.table.strips import Prompt

_WAY = const(137)  # from here on a dot wanders


class Opening:
    """What can be seen of the table, and the way to the screen that has its keys."""

    def __init__(self, app):
        from screens.table import pieces
        game = app.game
        self.app = app
        self.say = app.words_of("table")
        self.brought = [memory.load(name).Part for name in game.rules.brings if name.startswith("screens.")]
        self.strip, self.piles, self.panel, self.groups, self.mark = pieces.pieces(
            app, game, self.say, sum([part.PILES for part in self.brought]))
        gc.collect()  # as in pieces.py
        self.hand = Hand(game)
        self.bar = Prompt(app)
        self.group = pieces.stack(Group(), self.groups, self.strip, self.piles, self.panel, self.bar, self.hand,
                                  self.mark)
        self.percent = pace.percent(app.machine.settings, game.kind)
        self.dot = pieces.box(GOLD, 3, 3, _WAY, 88)  # wanders while the rest is loaded, as in a menu
        self.group.append(self.dot)
        self.steps = self.complete()
        self.show(game, game.table)

    def show(self, game, table):
        dealing = self.percent and table.events and table.events[0][0] == BEGAN
        if dealing:
            self.hand.visible = 0  # the cards have yet to be seen to be dealt
        self.bar.tell(self.app.words.DEALING if dealing else "")
        self.strip.sync(game)
        self.groups.sync(game, ())
        self.hand.sync(table.hands[game.viewer] if game.held else b"")
        self.piles.sync(table, None)
        if not self.hand.visible:
            self.piles.hide_discards()
        elif game.held and self.panel.sync(table, game.viewer, ()):
            self.panel.hand = b""  # to be measured when that can be done

    def key(self, event: int):
        """Nothing can be done yet, but it is heard."""
        self.bar.light()

    def tick(self) -> int:
        wander(self.dot, _WAY)
        next(self.steps)
        screen = self.app.screen
        return 0 if screen is self else screen.tick()  # it is seen with what can be done

    def complete(self):
        """What plays the table comes, a module a step, and takes it over."""
        app = self.app
        yield  # the first picture
        try:
            yield from app.enter_moment(app.game.begin_moment())
        except MemoryError:  # what the own turn needs comes when it is asked for
            app.game.rest()
            yield from app.enter_moment("table")
        from screens.table.screen import Screen
        memory.hold()
        self.group.remove(self.dot)
        app.screen = Screen(app, self)
        yield  # once more, for who asks for this step
