# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A game of Dice in progress: its table, who sits there, and its copy in the store. It draws nothing."""

from handheld import clock
from phase10 import dice

PLAY = 0  # as games with cards have it
FORMAT = 2  # of a save; 1 is a game with cards
_GAME = 0  # the store's kind
_LEVELS = ("", "easy", "normal", "hard")


class DiceGame:
    SCREEN = "dice"
    kind = PLAY
    patience = 0  # is never given up for want of a key

    def __init__(self, app, rules, seats, seed: int = 0, table=None):
        """seats: a (level, face, name) each, in the order of play."""
        self.machine = app.machine
        self.levels = bytes([level for level, _, _ in seats])
        self.faces = bytes([face for _, face, _ in seats])
        self.names = [name for _, _, name in seats]
        self.persons = self.levels.count(b"\0")
        self.viewer = max(self.levels.find(b"\0"), 0)
        self._seed = seed or app.machine.settings.seed or clock.ms()
        self.table = table or dice.DiceTable(rules, len(seats), self._seed)
        self.rules = self.table.rules
        self._players = [None] * len(seats)

    def is_person(self, seat: int) -> bool:
        return not self.levels[seat]

    def player(self, seat: int):
        """The bot in this seat."""
        if not self._players[seat]:
            self._players[seat] = self.adviser(_LEVELS[self.levels[seat]], self.faces[seat], self._seed + seat)
        return self._players[seat]

    def adviser(self, level: str, character: int = 0, seed: int = 1):
        """A bot that sits nowhere, to be asked; the module comes when the first of them does."""
        from bots import dice as bots_dice
        return bots_dice.Player(level, character, seed)

    def do(self, seat: int, action: tuple):
        return self.table.do(seat, action)

    def save(self):
        """None when the game is safe in the store, else the reason why not."""
        packed = bytearray((FORMAT, self.kind, self.viewer, len(self.names)))
        for seat in range(len(self.names)):
            name = self.names[seat].encode()
            packed.extend(bytes((self.levels[seat], self.faces[seat], len(name))))
            packed.extend(name)
        packed.extend(dice.pack(self.table))
        return self.machine.save(_GAME, packed)

    def forget(self):
        """The game is over: there is nothing to continue."""
        self.machine.erase(_GAME)


def unpack(app, packed) -> DiceGame:
    """The game of a save that is of FORMAT; ValueError or IndexError when it is damaged."""
    at, seats = 4, []
    for _ in range(packed[3]):
        end = at + 3 + packed[at + 2]
        seats.append((packed[at], packed[at + 1], str(packed[at + 3:end], "utf-8")))
        at = end
    table = dice.unpack(packed[at:])
    if table.seats != len(seats):
        raise ValueError
    return DiceGame(app, table.rules, seats, 0, table)
