# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Runs a game of one person at seat 1 against bots. A line is printed again only if it has changed, or on request."""

import bots
import log
from deciding import decided
from phase10 import actions, engine, knocking, snapshot, unpacking
from phase10.table import NOBODY
from phase10.view import View
from terminal import advice
from terminal.moves import moves

_OPEN = (actions.DRAW, actions.LAY, actions.HIT, actions.SWAP)  # verbs of moves that may be undone


class Left(Exception):
    """Raised when the person quits."""


class Terminal:
    def __init__(self, table, levels: list, seed: int, teller, keep, ask=input, out=print) -> None:
        self.table, self.teller, self.keep, self.ask, self.out = table, teller, keep, ask, out
        self.players = [None] + [bots.player(level, i, seed + i) for i, level in enumerate(levels)]
        self.told = {}  # {topic: the text printed last}
        self.before = []  # snapshots from before each move that can be undone
        self.words = teller.words

    def play(self) -> None:
        """Play hand after hand until the game has winners."""
        if self.table.step == actions.DEALING:
            engine.do(self.table, 0, (actions.DEAL,))
        while self.table.winners is None:
            self.tell_events()
            if self.table.step == actions.OVER:
                self.tell_score()
                self.answer(self.words.NEXT_HAND)
                engine.do(self.table, 0, (actions.DEAL,))
                self.told.clear()
                continue
            self.act(*self.next_action())
        self.tell_events()
        self.tell_score()
        self.out(self.teller.winners(self.table))

    def next_action(self) -> tuple:
        """(seat, action): a knock if a seat wants the discard, else the move of the seat in turn."""
        table = self.table
        if table.can_be_knocked and table.step == actions.DRAWING:
            knocker = knocking.who_gets(table, self.knockers())
            if knocker != NOBODY:
                return knocker, (actions.KNOCK,)
        if table.turn:
            return table.turn, log.think(table, self.players, table.turn)
        return 0, self.choose()

    def knockers(self):
        """Generator: the seats that knock; the person, asked first, is the quickest."""
        for seat in range(self.table.seats):
            if engine.why_not(self.table, seat, (actions.KNOCK,)) is None and self.wants_to_knock(seat):
                yield seat

    def wants_to_knock(self, seat: int) -> bool:
        if seat:
            return log.think(self.table, self.players, seat) == (actions.KNOCK,)
        said = "?"
        while said[:1] not in ("", "n") and said not in self.words.YES:
            said = self.answer(self.words.KNOCK % self.teller.card(self.table.pile[-1]))
        return said in self.words.YES

    def act(self, seat: int, action: tuple) -> None:
        """Execute a move. It can be undone if the person's turn goes on after it and nothing hidden was revealed."""
        before = snapshot.pack(self.table)
        engine.do(self.table, seat, action)
        hidden = action[0] not in _OPEN or action[:2] == (actions.DRAW, actions.DECK)
        if seat or hidden or self.table.turn or self.table.step != actions.PLAYING:
            self.before.clear()
        else:
            self.before.append(before)

    # --- input ----------------------------------------------------------------------------------------------------

    def answer(self, prompt: str) -> str:
        """Return the typed line in lower case. Saving and quitting are possible at every prompt."""
        while True:
            said = self.ask(prompt).strip().lower()
            if said in ("q", "quit") or said == "s" and self.keep(self.table):
                raise Left
            if said != "s":  # else it could not be kept, and the game goes on
                return said

    def choose(self) -> tuple:
        """Ask until the person selects a legal move; return it."""
        found = self.list_moves()
        while True:
            said = self.answer(self.words.MOVE)
            if said.isascii() and said.isdigit() and len(said) < 4 and 1 <= int(said) <= len(found):
                return found[int(said) - 1][1]
            if said == "u" and self.take_back():
                found = self.list_moves()
            elif said in ("t", ""):
                self.told.clear()
                found = self.list_moves()
            elif said != "u":
                self.tell_more(said, len(found))

    def tell_more(self, said: str, most: int) -> None:
        if said == "h":
            self.out(self.hint())
        elif said == "r":
            self.out(advice.rules(self.teller, self.table.rules))
        elif said == "?":
            self.out(self.words.HELP)
        else:
            self.out(self.words.WRONG % most)

    def hint(self) -> str:
        adviser = bots.player("hard", 4, 1)
        view = View(self.table, 0)
        return self.words.HINT % advice.told(self.teller, self.table, decided(adviser, view), adviser.progress(view))

    def take_back(self) -> bool:
        if not self.before:
            self.out(self.words.NOTHING_TO_UNDO)
            return False
        self.table = unpacking.unpack(self.before.pop())
        self.out(self.words.UNDONE)
        return True

    # --- output -------------------------------------------------------------------------------------------------

    def tell(self, about: str, line: str) -> None:
        if line and self.told.get(about) != line:
            self.told[about] = line
            self.out(line)

    def tell_table(self) -> None:
        table, teller = self.table, self.teller
        if table.step != actions.PLAYING or "table" not in self.told:
            self.tell("table", teller.table(table))
        if "groups" not in self.told:  # later changes are printed as events
            for line in teller.groups(table):
                self.out(line)
        self.told["groups"] = ""
        self.tell("hand", teller.hand(table))
        self.tell("phase", teller.own_phase(table))

    def list_moves(self) -> list:
        """Print the table, as far as it has changed, and the moves; return them."""
        self.tell_table()
        found = moves(self.table, self.teller)
        for number, (text, _) in enumerate(found, 1):
            self.out(f"  {number:2}  {text}")
        return found

    def tell_events(self) -> None:
        for event in self.table.events:
            line = self.teller.event(self.table, event)
            if line:
                self.out(line)
        self.table.events.clear()

    def tell_score(self) -> None:
        for line in self.teller.score(self.table):
            self.out(line)
