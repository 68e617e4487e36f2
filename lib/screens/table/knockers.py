# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Asks the bots whether they knock for a discard, for the knock window."""

from phase10.actions import KNOCK
from phase10.view import View

from screens.table.bots import THOUGHTS


class Knockers:
    def __init__(self, game, seats: list):
        self.game = game
        self.seats = seats if game.bots else []  # of the bots still to be asked, in turn order
        self.first = -1  # seat of the first one that wants to knock, -1: none
        self.mind = None  # the bot that is deciding
        self.thoughts = 0  # number of its step() calls

    def are_asked(self) -> bool:
        return bool(self.seats) and self.first < 0

    def ask(self):
        """Run a step of the bot that is deciding."""
        seat = self.seats[0]
        try:
            if not self.mind:
                self.mind, self.thoughts = self.game.bots[seat], 0
                self.mind.start(View(self.game.table, seat))
            action = self.mind.step()
            self.thoughts += 1
            if not action and self.thoughts > THOUGHTS:
                raise ValueError("endless")
        except MemoryError:
            self.mind = None
            if not self.game.make_room():
                raise
            if not self.game.bots:  # make_room() has unloaded the bots: they do not knock
                self.seats.clear()
            return
        except Exception as error:  # a bot that fails does not knock
            from handheld import faults
            faults.note(error, "bot")
            action = (None,)
        if action:
            self.mind = None
            self.seats.pop(0)
            if action == (KNOCK,):
                self.first = seat
