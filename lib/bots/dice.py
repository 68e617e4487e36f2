# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""How bots play Dice. Easy looks at one group of the phase at a time, Normal keeps what is nearest to the phase, Hard
keeps what is best with one roll left: dice_book.py tells it, or dice_colour.py where colours count. With two left the
same serves well; in phase 8 the colour of most dice is good enough then. A strength between these plays one turn like
the one and another like the other; the weakest now and then forgets to look.
"""

import gc

from bots import dice_book
from phase10.chance import Chance
from phase10.dice.claim import ALL, COUNT, nearest, points
from phase10.phases import COLOUR

_LAST = 9  # place of the last phase
_ALONE = 10  # in dice.bin the blocks for games alone begin here
_HALF_WAY, _ENOUGH = 4, 220  # behind this phase more points than that earn a bonus
# Alone a failed turn costs 5 points only, so a poor claim is better passed over: below these, phase by phase.
_TOO_POOR = bytes((41, 43, 44, 40, 42, 39, 38, 0, 40, 40))
_WITHIN_REACH = 44  # points that phase 5 often makes


class Player:
    """start(view), then step() until it gives an action; view is a dice.View."""

    def __init__(self, level, character: int, seed: int) -> None:
        """level: 1 to 10, or "easy", "normal", "hard"."""
        from bots.levels import marks
        self.marks = marks(level)
        self.level = ""  # the one of them that it plays by in this turn
        self.turn = -1
        self.forgets = level == 1
        self.character = character
        self.chance = Chance(seed)
        self.decided = None  # the turn and roll whose dice are set aside already
        self.work = None

    def start(self, view) -> None:
        self.work = self._decide(view)

    def step(self):
        return next(self.work)

    def _decide(self, view):
        if view.turns != self.turn:
            self._choose_mark(view)
        if view.step == "roll" or self.decided == (view.turns, view.rolls):
            yield ("roll",)
        short, serving, _ = nearest(view.faces, ALL, view.phase, view.any_colour)
        yield None
        claim = 0 if short else serving
        keep = serving
        colours = view.phase[0][0] == COLOUR
        if view.rolls == 3 or self.level != "hard" or (colours and short and view.rolls == 1):
            if claim:
                keep = claim
            elif self.level == "easy":
                keep = self._half(view, serving)
        elif colours:
            gc.collect()  # else it would come to lie behind what is no longer needed
            from bots import dice_colour
            yield None
            weighing = dice_colour.Weighing(view, claim)
            yield None
            while not weighing.step():
                yield None
            keep = weighing.best
        else:
            at = view.at[view.turn]
            keep = dice_book.advice(view.faces, at + _ALONE if self._is_alone(view) else at, claim)
            yield None
        if claim and keep == claim and not (view.rolls == 3 and self._passes(view, claim)):
            yield ("score", claim)
        if view.rolls == 3:
            yield ("miss",)
        self.decided = view.turns, view.rolls
        yield ("keep", 0 if keep == ALL else keep)  # where nothing helps, all is as good as none

    def _choose_mark(self, view) -> None:
        below, above, turns = self.marks
        self.turn = view.turns
        self.level = above if turns == 4 or turns and self.chance.below(4) < turns else below

    def _half(self, view, serving: int) -> int:
        """What serves the first group; of a phase of one group a die may be overlooked."""
        if self.forgets and not self.chance.below(3):
            return 0
        if len(view.phase) > 1:
            short, first, _ = nearest(view.faces, ALL, view.phase[:1], view.any_colour)
            return first if short else serving
        overlooked = 1 << self.chance.below(2 * COUNT)
        return serving & ~overlooked

    def _is_alone(self, view) -> bool:
        """Has a failed turn its price in points? The last phase is made at the first try, or its bonus is lost."""
        return self.level == "hard" and view.seats == 1 and (view.at[0] < _LAST or view.late > 0)

    def _passes(self, view, claim: int) -> bool:
        """Alone: is this claim too poor to be taken?"""
        at = view.at[0]
        if not self._is_alone(view):
            return False
        won = points(view.faces, claim)
        total = view.scores[0] + won
        if at == _HALF_WAY and total <= _ENOUGH < view.scores[0] + _WITHIN_REACH:
            return True
        return won < _TOO_POOR[at] and not (at == _HALF_WAY and total > _ENOUGH)
