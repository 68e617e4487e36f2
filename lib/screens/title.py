# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The first screen: a new game against three bots with A, the saved one with START."""

from displayio import Group
from handheld import keys, text
from phase10.options import Rules
from screens import game


class Screen:
    def __init__(self, app):
        self.app = app
        self.group = Group()
        line = text.Line(app.big, 150, x=8, y=40)
        line.show("Phase 10: A, START")
        self.group.append(line)

    def key(self, event):
        app = self.app
        if event == keys.A:
            app.game = game.Game(app, Rules(), [(0, 6, "YOU"), (2, 0, "FINN"), (2, 2, "BRUNO"), (2, 4, "OTTO")])
            app.game.deal()
            app.go("table")
        elif event == keys.START and game.exists(app):
            app.game, _ = game.load(app)
            app.go("table")

    def tick(self):
        pass
