# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Finds out who knocks for a discard: first bots, a step a frame, then persons (knock_window.py): both have no room."""

from phase10 import engine
from phase10.actions import DISCARD, DRAW, KNOCK
from screens import pace


class Knockers:
    def __init__(self, screen):
        self.screen = screen
        self.game = screen.game
        table = self.game.table
        order = [(table.turn + i) % table.seats for i in range(1, table.seats)]
        may = [seat for seat in order if engine.why_not(table, seat, (KNOCK,)) is None]
        self.persons = [seat for seat in may if self.game.is_person(seat)]
        self.bots = [seat for seat in may if not self.game.is_person(seat)]  # still to be asked, in turn order
        self.first = -1  # seat of the first bot that wants to knock, -1: none
        self.bot = None  # the bot that is deciding
        self.thoughts = 0  # number of its step() calls

    def are_asked(self) -> bool:
        return bool(self.bots and self.game.bots) and self.first < 0

    def ask(self):
        """Run a step of the bot that is deciding."""
        seat = self.bots[0]
        try:
            if not self.bot:
                from phase10.view import View
                self.bot, self.thoughts = self.game.bots[seat], 0
                self.bot.start(View(self.game.table, seat))
            action = self.bot.step()
            self.thoughts += 1
            if not action and self.thoughts > pace.THOUGHTS:
                raise ValueError("endless")
        except MemoryError:
            self.bot = None
            if not self.game.make_room():
                raise
            if not self.game.bots:  # make_room() has unloaded the bots: they do not knock
                self.bots.clear()
            return
        except Exception as error:  # a bot that fails does not knock
            from handheld import faults
            faults.note(error, "bot")
            action = (None,)
        if action:
            self.bot = None
            self.bots.pop(0)
            if action == (KNOCK,):
                self.first = seat

    def answer(self):
        """The bots have decided: open the window, or let the first of them knock if no person is to be asked."""
        screen, game, first = self.screen, self.game, self.first
        asked = self.persons or must_be_quick(game, first)
        if game.moment == "asking":
            if asked or first >= 0:
                game.unload_bots()  # they leave no room for what is shown
            else:
                game.forget_bots()  # what moves them has to be loaded again
        if asked:
            screen.open("knock", self.persons, first)
        else:
            knock(screen, first)


def must_be_quick(game, bot: int) -> bool:
    """Is it the turn of the only person, who may still take what this bot is about to knock for?"""
    table = game.table
    if bot < 0 or game.persons > 1 or not game.is_person(table.turn):
        return False
    return engine.why_not(table, table.turn, (DRAW, DISCARD)) is None  # who floats may take only what fits


def knock(screen, seat: int):
    """This seat knocks; -1: nobody does."""
    screen.turn.ready = screen.show.own = False
    if seat >= 0:
        screen.game.do(seat, (KNOCK,))
    screen.refresh()
