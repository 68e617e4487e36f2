# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Three reference strategies for Dice, against which the bots are measured, each a class with choose(view) that returns
an action. Nearest keeps what is fewest dice short and scores at once, Upward weighs missing dice against points,
Chances estimates the probability of every way to make the phase. The last two do not score poor claims when they play
alone.
"""

from functools import lru_cache
from math import comb

import arguments
from deciding import decided
from phase10.dice import claim as dice_claim, table as dice
from phase10.dice.claim import ALL, COUNT, HIGH, WILD

POOR = 37  # solo: a claim of fewer points is worth less than trying again
ONE_MORE = 25  # points that one missing die costs
FAILED = 30


@lru_cache(None)
def goals_of(phase):
    return [bytes(goal) for goal in dice_claim._goals(phase, b"\1" * 12)]


def overlap(faces, goal):
    """Return (mask of the dice that serve this goal, number of dice missing, points)."""
    left, mask, points = list(goal), 0, 0
    for i, face in enumerate(faces):
        if face & 15 in left:
            left.remove(face & 15)
            mask |= 1 << i
            points += face & 15
    for i, face in enumerate(faces):
        if face & 15 == WILD and left:
            left.pop(0)
            mask |= 1 << i
    return mask, len(left), points


class Nearest:
    def choose(self, view):
        if view.step == "roll" or view.kept_now:
            return ("roll",)
        short, mask, _ = dice_claim.nearest(view.faces, ALL, view.phase, view.any_colour)
        claim = 0 if short else mask
        if view.rolls == 3:
            return ("score", claim) if claim and not self.passes(view, claim) else ("miss",)
        keep = self.keep(view, mask, short)
        return ("score", claim) if claim and keep == claim else ("keep", keep)

    def passes(self, view, claim):
        return False

    def keep(self, view, mask, short):
        return mask


class Upward(Nearest):
    """Aims at the combination of most points that makes the phase, less a penalty per missing die; may roll on."""

    def passes(self, view, claim):
        if view.seats > 1 or (view.at[0] == 9 and not view.late):
            return False
        return dice_claim.points(view.faces, claim) < POOR - 5

    def keep(self, view, mask, short):
        if view.phase[0][0] == 3:
            return mask
        best = max((overlap(view.faces, goal) + (goal,) for goal in goals_of(view.phase)),
                   key=lambda way: sum(way[3]) - ONE_MORE * way[1] / (3 - view.rolls))
        if best[1]:
            return best[0]
        wilds = sum(1 << i for i, face in enumerate(view.faces) if face & 15 == WILD)
        return best[0] & ~wilds if best[2] < POOR else best[0]


class Chances(Upward):
    """Estimates for each goal the probability that the rolled dice complete it, and weighs that with its points."""

    def keep(self, view, mask, short):
        if view.phase[0][0] == 3:
            return mask
        best, worth = mask, dice_claim.points(view.faces, mask) if not short else 0
        for goal in goals_of(view.phase):
            keep, missing, points = overlap(view.faces, goal)
            if missing:
                chance = self.chance(view, keep, missing, goal)
                here = chance * (sum(goal) * 0.9) + (1 - chance) * FAILED * 0.8
                if here > worth:
                    best, worth = keep, here
        return best

    def chance(self, view, keep, missing, goal):
        lacking = list(goal)
        for i in range(COUNT):
            if keep >> i & 1 and view.faces[i] & 15 in lacking:
                lacking.remove(view.faces[i] & 15)
        kinds = len({number for number in lacking if number >= 5})
        rolls = 3 - view.rolls
        high = sum(1 for i in range(HIGH) if not keep >> i & 1)
        low = COUNT - HIGH - sum(1 for i in range(HIGH, COUNT) if keep >> i & 1)
        p_high, p_low = 1 - (1 - kinds / 6) ** rolls, 1 - (2 / 3) ** rolls
        total = 0.0
        for a in range(high + 1):
            for b in range(max(missing - a, 0), low + 1):
                total += (comb(high, a) * p_high ** a * (1 - p_high) ** (high - a)
                          * comb(low, b) * p_low ** b * (1 - p_low) ** (low - b))
        return total


class Seat:
    """Adapter: gives a baseline the interface of bots.dice.Player: start(view), step()."""

    def __init__(self, strategy):
        self.strategy = strategy
        self.last = None

    def start(self, view):
        view.kept_now = self.last == (view.turns, view.rolls)
        self.view = view

    def step(self):
        action = self.strategy.choose(self.view)
        self.last = (self.view.turns, self.view.rolls) if action[0] == "keep" else None
        return action


def play(table, players):
    """Play a whole game; return the table at its end."""
    while table.step != "end":
        action = decided(players[table.turn], dice.View(table))
        code = table.do(table.turn, action)
        if code:
            raise ValueError(f"{action} is refused: {code}")
        table.events.clear()
    return table


def mean(make_player, games):
    """Return the mean score of so many solo games."""
    ours = arguments.rules("sheet", ["mode=dice"]).in_force()
    return sum(play(dice.DiceTable(ours, 1, seed, 0), [make_player(seed)]).scores[0]
               for seed in range(1, games + 1)) / games


def compare(games):
    from bots.dice import Player
    for strategy in (Nearest, Upward, Chances):
        print(f"{strategy.__name__:8} {mean(lambda seed, made=strategy: Seat(made()), games):6.1f}", flush=True)
    for level in ("easy", "normal", "hard"):
        print(f"{level:8} {mean(lambda seed, level=level: Player(level, seed), games):6.1f}", flush=True)
