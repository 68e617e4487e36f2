# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The moment before a game: what asked for it has left the memory, and the rules of the game and its table come in."""

from displayio import Group

from handheld import drop, know, sheets, text
from screens import ahead

WORDS = ""  # none of its own

KINDS = ("play", "quick", "event")  # of new games, as game.py counts them
CREAM = 0xFFF4D8

_BACK = 16  # a tile of the cards
_CARDS = 10


class Screen:
    def __init__(self, app, kind: str, rules=None, seats=(), seed: int = 0, lessons=()):
        """`kind`: one of the above, "saved", "demo", or "hand" for the next hand; `rules`: packed, or the sheet's."""
        self.app = app
        self.known = kind == "hand"  # the names of all that comes
        self.steps = self.work(kind, rules, seats, seed, lessons)
        self.group = Group()
        sheets.load("minis", 10, 14, 32)  # large, and so before all that is small
        self.cards = sheets.load("cards", 14, 22, 18).grid(_CARDS, 1, 10, 44, palette=sheets.palette(4))
        self.group.append(self.cards)
        line = text.Line(app.small, 160, CREAM, 0, 70, text.CENTRE)
        line.show(app.words.DEALING)
        self.group.append(line)

    def key(self, event: int):
        """There is nothing to decide."""

    def tick(self):
        next(self.steps)
        return 0

    def work(self, kind: str, packed, *order):
        """Once the picture can be seen, get the rules, the game and its table."""
        yield
        app = self.app
        if kind == "hand":
            rules = app.game.rules
        else:
            from screens import rulebook
            rules = rulebook.rules_of(app, kind, packed)
            rulebook = None
            drop("screens.rulebook")
        if rules:  # a saved game may be of another kind
            yield from self.load(ahead.RULES + ahead.rooms_for(rules) + ahead.BEGINNING, 0)
        if not self.known:
            for name in ahead.LATER:
                know(name)
                yield
        self.play(kind, rules, *order)
        if app.game and app.game.SCREEN == "table":
            yield from self.load(ahead.TABLE + ahead.parts_for(rules), len(ahead.RULES))
        app.go(app.game.SCREEN if app.game else "title")
        yield

    def load(self, names, done: int):
        """One module after the other; as many are there, so many cards have been dealt."""
        for name in names:
            ahead.load(name, self.known)
            done += 1
            for place in range(min(done * _CARDS // (len(ahead.RULES) + len(ahead.TABLE)), _CARDS)):
                self.cards[place] = _BACK
            yield

    def play(self, kind: str, rules, seats, seed: int, lessons):
        app = self.app
        if kind == "hand":
            app.game.deal()
            return
        if kind == "saved":
            from screens.table import resume
            app.game, wrong = resume.load(app, rules)
            if wrong:
                app.machine.complaints.append(("SAVE_" + wrong, ""))
        elif kind == "demo":
            from screens import demo
            app.game = demo.new_game(app, rules, len(seats))
        else:
            from screens.table import game
            app.game = game.Game(app, rules, seats, seed, KINDS.index(kind))
            app.game.lessons.extend(lessons)
            app.game.deal()
