# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Shows a hint when memory is too short for the bots beside the table: unloads the table, loads the bots, shows the
hint and reloads the table while it is read. Five cards show the progress of the bots, five that of the table.
"""

import memory
from handheld.keys import A, B
from screens import owl
from screens.menus import bar
from screens.menus.deal import Deal
from screens.table.tiles import card_name

_Y = 72


class Screen(Deal):
    def __init__(self, app):
        self.game = app.game
        self.game.advised = ()
        self.extras = ()
        self.left = False  # go to the table as soon as it is loaded?
        self.say = app.words_of("table")
        self.box = owl.thinking(app, self.say.THINKING, _Y)
        Deal.__init__(self, app, below=self.box)
        self.bar = bar.KeyBar(app)
        self.bar.show("", self.say.BACK)
        self.group.append(self.bar)

    def name(self, card: int) -> str:
        return card_name(self.app.words, card)

    def key(self, event: int):
        """A: the table does what is advised; B: it only points at it (pointing.take_up)."""
        advised = self.game.advised
        if self.left or event != B and not (event == A and advised):
            self.bar.blink()
            return
        if event == A:
            self.game.advised = advised[0], True
        self.left = True
        self.bar.show("", "")

    def tick(self):
        self.bar.tick()
        next(self.steps)
        return None if self.game.advised and not self.left else 0

    def work(self):
        yield
        game = self.game
        try:
            game.load_weights()
            yield from self.load("advice", game.rules, 0, game.table)
            yield from self.advise()
        except MemoryError:
            game.advised = None, False
            self.left = True
        yield from self.load_table(game)
        while not self.left:
            yield
        self.app.go("table")
        yield

    def advise(self):
        """Generator: let a bot decide and show the hint, unless the player leaves before."""
        from screens.table import hint
        adviser, action = hint.adviser(self.game), None
        while not (action or self.left):
            yield
            action = adviser.step()
        adviser = hint = None
        memory.drop_bots()  # the words need the room
        if action:
            self.extras = extras(self)
            yield
            from screens.table import advice
            yield
            advice.say(self, self.box, action)
            self.game.advised = action, False
            self.bar.show(self.say.DO_IT, self.say.BACK)


def extras(screen) -> list:
    """The Extras of the rules, for the words of reasons.py; not those with piles, which need a table."""
    brought = [memory.load(name).Addition for name in screen.game.rules.brings if name.startswith("screens.")]
    return [part(screen) for part in brought if not part.PILES]
