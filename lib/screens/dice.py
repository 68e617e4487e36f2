# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The way into the Dice game: everything that menus and games with cards have left behind goes, the pictures come while
memory is in one piece, and a new game is made or the one that waits goes on in dice_play.py.
"""

import gc

from displayio import Group

from handheld import drop_rooms, sheets

WORDS = "dice"
# What may stay of all that is in memory: for a game that goes on also what it is made of.
_STAYS = "screens.app screens.dice phase10.rules phase10.phases phase10.chance"
_PLAYED = " screens.dice_game phase10.actions phase10.dice.table phase10.dice.claim bots.dice bots.dice_book"


class Screen:
    def __init__(self, app, rules=None, seats=None):
        """With rules and seats a new game begins."""
        self.app = app
        self.group = Group()
        self.rules = rules.in_force() if rules else None
        self.seats = seats

    def key(self, event: int):
        """There is nothing to be done here."""

    def tick(self):
        app = self.app
        stays = (_STAYS if self.rules else _STAYS + _PLAYED).split()
        drop_rooms(("screens.", "phase10.", "bots."), stays)
        for name, width, height in (("minis", 10, 14), ("dice", 16, 16), ("icons", 9, 9), ("heads", 9, 9)):
            sheets.load(name, width, height)
        # One by one, so that none comes to lie behind what another needed for a moment.
        for name in ("claim", "table"):
            __import__("phase10.dice." + name)
            gc.collect()
        for name in ("dice_book", "dice"):
            __import__("bots." + name)
            gc.collect()
        for name in ("dice_game", "dice_look", "dice_tray", "dice_show", "dice_play"):
            __import__("screens." + name)
            gc.collect()
        if self.rules:
            from screens import dice_game
            app.game = dice_game.DiceGame(app, self.rules, self.seats)
        app.go("dice_play")
