# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The player's progress in the journey: stars, best results and losses, saved as a record of the store.

record  format (1), the level played last (1), losses of it in a row (1); then a byte per level: stars in the low three
        bits (1 won, 2 in few hands, 4 with few points), above them the fewest hands it was won in, at most 31
"""

from handheld import JOURNEY
from handheld.complaints import complain_unsaved
from screens.journey import levels
from screens.journey.levels import LEVELS

_FORMAT = 1
_HEAD = 3
WON, FEW_HANDS, FEW_POINTS = 1, 2, 4
_MOST = 31
EASIER = 3  # losses in a row that lower a level's strength by one


class Progress:
    def __init__(self, machine, level: int = -1):
        """level: the one just played, in case start() failed to save it."""
        self.machine = machine
        self.record = bytearray(_HEAD + LEVELS)
        self.record[0] = _FORMAT
        kept, _ = machine.load(JOURNEY)
        if kept and len(kept) == len(self.record) and kept[0] == _FORMAT and kept[1] < LEVELS:
            self.record[:] = kept
        if level >= 0:
            self.turn_to(level)

    def stars(self, level: int) -> int:
        """A mask of a level's stars."""
        return self.record[_HEAD + level] & 7

    def best(self, level: int) -> int:
        """The fewest hands the level was won in, 0 if never."""
        return self.record[_HEAD + level] >> 3

    def all_stars(self) -> int:
        return sum([self.count(level) for level in range(LEVELS)])

    def count(self, level: int) -> int:
        stars = self.stars(level)
        return (stars & 1) + (stars >> 1 & 1) + (stars >> 2)

    def reached(self) -> int:
        """The first level that has not been won; the last one if all have."""
        for level in range(LEVELS):
            if not self.stars(level):
                return level
        return LEVELS - 1

    def last(self) -> int:
        return self.record[1]

    def easier(self, level: int) -> int:
        """By how much a level's strength is lowered after losses in a row."""
        return self.record[2] // EASIER if level == self.record[1] else 0

    def strength(self, number: int, level) -> int:
        """The strength of the bots in the level with this number."""
        return max(level.strength - self.easier(number), 1)

    def start(self, app, number: int, level):
        """Begin a level's game: bot 1 is the place's opponent, then faces in order."""
        from screens.menus.players import NAMES, YOU
        if self.turn_to(number):
            complain_unsaved(self.keep())
        host = levels.place(levels.place_of(number))[1]
        faces = [host] + [face for face in range(len(NAMES)) if face != host]
        strength = self.strength(number, level)
        bots = [(strength, face, NAMES[face]) for face in faces[:level.players - 1]]
        app.go("deal", "journey", number, [(0, YOU, app.words.YOU)] + bots)

    def turn_to(self, level: int) -> bool:
        """Make this the level played last, which resets the losses; False if it already was."""
        if level == self.record[1]:
            return False
        self.record[1], self.record[2] = level, 0
        return True

    def earned(self, game) -> int:
        """A mask of the stars that this finished game has earned; 0 if it was lost."""
        table, seat = game.table, game.viewer
        if seat not in (table.winners or ()):
            return 0
        level = levels.read(self.last())
        stars = WON
        if table.hand_no <= level.hands:
            stars |= FEW_HANDS
        if table.scores[seat] <= level.points:
            stars |= FEW_POINTS
        return stars

    def end(self, game):
        """Count a finished game. Return None or the error code."""
        earned = self.earned(game)
        return self.won(earned, game.table.hand_no) if earned else self.lost()

    def lost(self):
        self.record[2] = min(self.record[2] + 1, 10 * EASIER)
        return self.keep()

    def won(self, stars: int, hands: int):
        """Add these stars to those earned before, and keep the fewest hands."""
        at = _HEAD + self.record[1]
        best = min(hands, _MOST)
        if self.record[at] >> 3:
            best = min(best, self.record[at] >> 3)
        self.record[at] = best << 3 | self.record[at] & 7 | stars
        self.record[2] = 0
        return self.keep()

    def keep(self):
        return self.machine.save(JOURNEY, bytes(self.record))
