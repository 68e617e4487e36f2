# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The bots at the table: each takes its turn, a step a frame, so that the keys are looked at in between. Where the
memory is too short for them beside what a person's turn needs, they come into it first.
"""

import memory
from handheld.power import QUIET
from micropython import const

from screens.kinds import DEMO

THOUGHTS = const(300)  # for one move or answer: ten times what any bot takes


class Bots:
    def __init__(self, screen):
        self.screen = screen
        self.bot = None  # the one that is thinking
        self.decided = None  # the move it makes in the next frame
        self.thoughts = 0  # how often it was let think about this move
        self.waking = None  # the steps in which they come into memory
        self.going = None  # and those in which they leave it to a person
        self.hops = False  # the sign of that
        self.missed = 0  # times without room since one moved; after a round a kept game begins anew, once

    def are_asked(self) -> bool:
        """Is one of them to move, or still to be asked who knocks?"""
        game, table = self.screen.game, self.screen.game.table
        return not game.is_person(table.turn) or game.persons < table.seats and self.screen.may_ask()

    def come(self):
        """Into memory already while a person thinks, if there is room for both."""
        game = self.screen.game
        if not (game.players or game.short) and game.persons < game.table.seats:
            if self.screen.app.machine.power.idle() > QUIET:
                try:
                    self.wake()
                except Exception:  # there is not; or one of them is damaged, and its turn will tell
                    game.short = True
                    self.leave()

    def leave(self):
        """Out of memory, also half way into it, for what a person needs, if there is not room for both."""
        while self.go():
            pass

    def go(self) -> bool:
        """One more step of that; False when it is done."""
        self.waking = None
        self.going = self.going or self.screen.game.leaving_to_person()
        try:
            for _ in self.going:
                return True
        except MemoryError:  # what is missing then comes when it is asked for
            pass
        self.going = None
        return False

    def wake(self) -> int:
        """One more step of their way into memory; 0, for keys are to be looked at in between. Whose turn it is, or the
        next one, hops meanwhile.
        """
        screen, game = self.screen, self.screen.game
        cell = max(screen.strip.x_of(game.table.turn, game), 0) // screen.strip.cell
        self.waking = self.waking or game.waking()
        try:
            for _ in self.waking:
                self.hops = not self.hops
                screen.strip.hop(cell, self.hops)
                return 0
        except MemoryError:
            if not game.make_room():
                raise
        self.waking = None
        screen.strip.hop(cell, False)
        return 0

    def wake_or_yield(self) -> int:
        """The same; where there is no room for it, or it fails, the plain rule answers for them."""
        try:
            return self.wake()
        except Exception as error:
            self.waking = None
            self.screen.game.without_bots()  # who answers for them needs the room
            return self.give_up(error)

    def think(self) -> int:
        """One more thought of whose turn it is, or the move it makes; 0, for more is to come."""
        screen, game = self.screen, self.screen.game
        if game.kind == DEMO:
            screen.app.machine.power.stir()
        if self.decided:
            action, self.decided = self.decided, None
            return self.move(action)
        try:
            if not self.bot:
                self.bot, self.thoughts = game.players[game.table.turn], 0
                from phase10.view import View
                self.bot.start(View(game.table, game.table.turn))
            self.thoughts += 1
            self.decided = self.bot.step()
            if self.decided or self.thoughts < THOUGHTS:
                return 0
            fault = "endless"
        except MemoryError as error:
            if game.machine.hush():  # with so much more room it thinks once more
                self.bot = None
                return 0
            game.make_room()
            fault = error
        except Exception as error:
            fault = error
        self.bot, screen.show.own = None, False
        return self.give_up(fault)

    def move(self, action: tuple) -> int:
        """It makes its move."""
        screen, game = self.screen, self.screen.game
        self.bot, screen.show.own = None, False
        if game.guided:
            from screens.table import lessons
            action = lessons.spared(game, game.table.turn, action)
        fault = game.do(game.table.turn, action)
        if fault:
            return self.give_up(fault)
        self.missed = 0
        return 0

    def give_up(self, fault) -> int:
        """Somebody else answers, or ends the turn of whose turn it is."""
        self.missed += isinstance(fault, MemoryError)
        from screens.table import replacing
        replacing.act(self.screen, fault)
        memory.tidy()
        return 0
