# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Loads and unloads the bots at the table, a step a frame. Where memory is too short for them and bot_turn.py beside
the modules of a person's turn, they are loaded before they move and unloaded before a person does.
"""

import memory
from handheld.power import QUIET


class Bots:
    def __init__(self, screen):
        self.screen = screen
        self.turn = None  # the BotTurn, while bots move
        self.loading = None  # the generator that loads the bots
        self.unloading = None  # the generator that unloads them
        self.raised = -1  # the cell whose face is raised, as the loading animation, -1: none
        self.reloaded = False  # have they been loaded again for this move, as memory ran out?
        self.missed = 0  # MemoryErrors since a bot moved; replacing.py restarts after a round of them

    def are_needed(self) -> bool:
        """Is a bot to move, or must the bots be asked about knocking?"""
        game, table = self.screen.game, self.screen.game.table
        return not game.is_person(table.turn) or game.persons < table.seats and self.screen.flow.may_ask()

    def load_ahead(self):
        """Load the bots ahead while a person thinks, if memory has room for both."""
        game = self.screen.game
        if not (game.bots or game.low_memory) and game.persons < game.table.seats:
            if self.screen.app.machine.power.idle() > QUIET:
                try:
                    self.load_step()
                except Exception:  # no memory, or a damaged file, which is handled in its turn
                    game.low_memory = True
                    self.unload()

    def unload(self):
        """Unload the bots, also half-loaded ones, if there is no room for both; load what a person's turn needs."""
        while self.unload_step():
            pass

    def unload_step(self) -> bool:
        """Run a step of unload(); False when it is done."""
        self.stop_loading()
        self.turn = None
        try:
            self.unloading = self.unloading or self.screen.game.loading_for_person()
            for _ in self.unloading:
                return True
        except MemoryError:  # missing modules are loaded when needed
            pass
        self.unloading = None
        return False

    def drop(self):
        """Unload the bots, and what is loaded for a person's turn, which begins with loading that again."""
        self.stop_loading()
        self.turn = None
        self.screen.game.forget_bots()
        memory.drop_turns()

    def load_step(self):
        """Run a step of loading the bots. Meanwhile the face of the seat to move hops, or the first."""
        game = self.screen.game
        self.loading = self.loading or game.loading_bots()
        try:
            for _ in self.loading:
                self.hop()
                return
        except MemoryError:
            if not game.make_room():
                raise
        self.stop_loading()

    def hop(self):
        """Raise the face of the seat to move, or lower the one that is raised."""
        strip, game = self.screen.strip, self.screen.game
        if self.raised < 0:
            self.raised = max(strip.x_of(game.table.turn, game), 0) // strip.cell
            strip.hop(self.raised, True)
        else:
            strip.hop(self.raised, False)
            self.raised = -1

    def stop_loading(self):
        """End the loading, also half-way, and its animation."""
        self.loading = None
        if self.raised >= 0:
            self.hop()

    def load_or_replace(self):
        """load_step(); if it fails or there is no memory, replacing.py moves for the bot."""
        try:
            self.load_step()
        except Exception as error:
            self.stop_loading()
            self.screen.game.unload_bots()  # replacing.py needs the memory
            if isinstance(error, MemoryError) and not self.reloaded:
                self.reloaded = True
            else:
                self.give_up(error)

    def unload_moves(self) -> bool:
        """Before bots decide whether they knock, if memory is short: unload what moves them. False if nothing is."""
        game = self.screen.game
        if game.moment != "bots" or not memory.takes_turns("asking"):
            return False
        game.moment, self.turn = "asking", None
        memory.enter("asking", game.rules, game.table)
        return True

    def think(self):
        """Run a step of the bot whose turn it is."""
        if not self.turn:
            self.turn = self.screen.flow.module("bot_turn").BotTurn(self.screen)
        self.turn.step()

    def give_up(self, fault):
        """Let replacing.py move for the bot. fault: an exception or a str."""
        self.missed += isinstance(fault, MemoryError)
        self.reloaded = False
        self.screen.flow.module("replacing").act(self.screen, fault)
        memory.tidy()
