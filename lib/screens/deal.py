# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The moment before a game: what asked for it has left the memory, and the rules of the game and its table come in."""

from displayio import Group

from handheld import sheets, text

WORDS = ""  # none of its own

KINDS = ("play", "quick", "event")  # of new games, as game.py counts them
CREAM = 0xFFF4D8


class Screen:
    def __init__(self, app, kind: str, rules=None, seats=(), seed: int = 0, lessons=()):
        """`kind`: one of the above, "saved", "demo", or "hand" for the next hand; `rules`: packed, or the sheet's."""
        self.app = app
        self.order = kind, rules, seats, seed, lessons
        self.group = Group()
        sheets.load("minis", 10, 14, 32)  # large, and so before all that is small
        self.group.append(sheets.load("cards", 14, 22, 18).grid(x=73, y=44, tile=16, palette=sheets.palette(4)))
        line = text.Line(app.small, 160, CREAM, 0, 70, text.CENTRE)
        line.show(app.words.DEALING)
        self.group.append(line)
        self.shown = False

    def key(self, event: int):
        """There is nothing to decide."""

    def tick(self):
        """Once the picture can be seen, get the game."""
        if self.shown:
            self.play(*self.order)
        self.shown = True

    def play(self, kind: str, rules, seats, seed: int, lessons):
        from screens import game
        app = self.app
        if kind == "hand":
            app.game.deal()
        elif kind == "saved":
            from screens import saved
            app.game, wrong = saved.load(app)
            if wrong:
                app.machine.complaints.append(("SAVE_" + wrong, ""))
        elif kind == "demo":
            from screens import demo
            app.game = demo.new_game(app, len(seats))
        else:
            from phase10 import options
            rules = options.unpack(rules)[0] if rules else options.Rules()
            app.game = game.Game(app, rules, seats, seed, KINDS.index(kind))
            app.game.lessons.extend(lessons)
            app.game.deal()
        app.go(app.game.SCREEN if app.game else "title")
