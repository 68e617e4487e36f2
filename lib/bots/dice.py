# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The bot for Dice. Easy looks at one group of the phase at a time, Normal keeps the dice nearest to the phase, Hard
keeps what is optimal with one roll left, from dice_book.py or, where colours count, dice_colour.py. It uses the same
with two rolls left, except in phase 8, where it keeps the colour of most dice. A level in between plays some turns like
the level below and some like the one above; level 1 also makes mistakes.
"""

import gc

from bots import dice_book
from phase10.actions import KEEP, MISS, ROLL, ROLLING, SCORE
from phase10.chance import Chance
from phase10.dice.claim import ALL, COUNT, nearest, points
from phase10.dice.table import ENOUGH, HALF_WAY, ROLLS
from phase10.phases import COLOUR

_LAST = 9  # index of the last phase
_ALONE = 10  # index in dice.bin of the first block for games for one
# Alone a failed turn costs only 5 points, so a claim worth less than this, by phase, is better not scored.
_TOO_POOR = bytes((41, 43, 44, 40, 42, 39, 38, 0, 40, 40))
_WITHIN_REACH = 44  # points that phase 5 often makes


class Player:
    """start(view), then step() until it returns an action; view is a View of phase10.dice.table."""

    def __init__(self, level, seed: int) -> None:
        """level: 1 to 10, or "easy", "normal", "hard"."""
        from bots.levels import named_around
        self.named = named_around(level)  # (name below, name above, how many of four turns like the name above)
        self.level = ""  # which of the two named levels it plays by in this turn
        self.turns = -1  # the number of this turn in the game
        self.forgets = level == 1
        self.chance = Chance(seed)
        self.decided = None  # (turn, roll) whose dice have been set aside
        self.work = None

    def start(self, view) -> None:
        self.work = self._decide(view)

    def step(self):
        return next(self.work)

    def _decide(self, view):
        if view.turns != self.turns:
            below, above, of_four = self.named
            self.turns = view.turns
            self.level = above if of_four == 4 or of_four and self.chance.below(4) < of_four else below
        if view.step == ROLLING or self.decided == (view.turns, view.rolls):
            yield (ROLL,)
        short, serving, _ = nearest(view.faces, ALL, view.phase, view.any_colour)
        yield None
        claim = 0 if short else serving
        keep = serving
        colours = view.phase[0][0] == COLOUR
        last = view.rolls == ROLLS
        if last or self.level != "hard" or (colours and short and view.rolls == 1):
            if claim:
                keep = dice_book.NOW
            elif self.level == "easy":
                keep = self._half(view, serving)
        elif colours:
            gc.collect()  # so that the module is not loaded above garbage, which would fragment the heap
            from bots import dice_colour
            yield None
            keep = yield from dice_colour.Weighing(view).best(claim)
            yield None
        else:
            at = view.at[view.turn]
            keep = dice_book.advice(view.faces, at + _ALONE if self._is_alone(view) else at)
            yield None
        if claim and keep == dice_book.NOW and not (last and self._passes(view, claim)):
            yield (SCORE, claim)
        if last:
            yield (MISS,)
        self.decided = view.turns, view.rolls
        yield (KEEP, keep)

    def _half(self, view, serving: int) -> int:
        """Easy: return the mask of dice for the first group; in a phase of one group, overlook a random die."""
        if self.forgets and not self.chance.below(3):
            return 0
        if len(view.phase) > 1:
            short, first, _ = nearest(view.faces, ALL, view.phase[:1], view.any_colour)
            return first if short else serving
        overlooked = 1 << self.chance.below(2 * COUNT)
        return serving & ~overlooked

    def _is_alone(self, view) -> bool:
        """Does a failed turn cost points? Not in the first try at the last phase, as only that one earns the bonus."""
        return self.level == "hard" and view.seats == 1 and (view.at[0] < _LAST or view.late > 0)

    def _passes(self, view, claim: int) -> bool:
        """Solo game: return whether this claim is worth too little to be scored."""
        at = view.at[0]
        if not self._is_alone(view):
            return False
        won = points(view.faces, claim)
        total = view.scores[0] + won
        if at == HALF_WAY - 1 and total <= ENOUGH < view.scores[0] + _WITHIN_REACH:
            return True
        return won < _TOO_POOR[at] and not (at == HALF_WAY - 1 and total > ENOUGH)
