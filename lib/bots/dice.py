# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""How bots play Dice. Easy looks at one group of the phase at a time, Normal keeps what is nearest to the phase, Hard
knows for every way the dice can lie which to keep when one roll is left: it reads that in dice.bin, which is made by
desktop/dice_table.py, and works it out for phase 8, where colours count. A failed turn is worth _FAILED points.
"""

import sys

from phase10 import dice_claim
from phase10.chance import Chance
from phase10.dice_claim import ALL, COUNT, FACES, HIGH, WILD
from phase10.phases import COLOUR

_FAILED = 20
_LAST = 9  # place of the last phase
_ALONE = 10  # in dice.bin the blocks for games alone begin here
_HALF_WAY, _ENOUGH = 4, 220  # behind this phase more points than that earn a bonus
# Alone a failed turn costs 5 points only, so a poor claim is better passed over: below these, phase by phase.
_TOO_POOR = bytes((41, 43, 44, 40, 42, 39, 38, 0, 40, 40))
_WITHIN_REACH = 44  # points that phase 5 often makes


class Player:
    """start(view), then step() until it gives an action; view is a dice.View."""

    def __init__(self, level: str, character: int, seed: int) -> None:
        self.level = level
        self.character = character
        self.chance = Chance(seed)
        self.decided = None  # the turn and roll whose dice are set aside already
        self.work = None

    def start(self, view) -> None:
        self.work = self._decide(view)

    def step(self):
        return next(self.work)

    def _decide(self, view):
        if view.step == "roll" or self.decided == (view.turns, view.rolls):
            yield ("roll",)
        short, serving, _ = dice_claim.nearest(view.faces, ALL, view.phase, view.any_colour)
        yield None
        claim = 0 if short else serving
        keep = serving
        if view.rolls == 3 or self.level != "hard":
            if claim:
                keep = claim
            elif self.level == "easy":
                keep = self._half(view, serving)
        elif view.phase[0][0] == COLOUR:
            weighing = Weighing(view, claim)
            while not weighing.step():
                yield None
            keep = weighing.best
        else:
            at = view.at[view.turn]
            keep = advice(view.faces, at + _ALONE if self._is_alone(view) else at, claim)
            yield None
        if claim and keep == claim and not (view.rolls == 3 and self._passes(view, claim)):
            yield ("score", claim)
        if view.rolls == 3:
            yield ("miss",)
        self.decided = view.turns, view.rolls
        yield ("keep", keep & ALL)

    def _half(self, view, serving: int) -> int:
        """What serves the first group; of a phase of one group a die may be overlooked."""
        if len(view.phase) > 1:
            short, first, _ = dice_claim.nearest(view.faces, ALL, view.phase[:1], view.any_colour)
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
        won = dice_claim.points(view.faces, claim)
        total = view.scores[0] + won
        if at == _HALF_WAY and total <= _ENOUGH < view.scores[0] + _WITHIN_REACH:
            return True
        return won < _TOO_POOR[at] and not (at == _HALF_WAY and total > _ENOUGH)


# --- numbers: the table in dice.bin -----------------------------------------------------------------------------------


def advice(faces, at: int, claim: int) -> int:
    """The dice to keep with one roll left in the phase at that place; the claim itself: score it now."""
    counts = bytearray(12)
    for face in faces:
        counts[face & 15] += 1
    high, low = counts[5:11], bytes((counts[WILD],)) + counts[1:5]
    with _open() as file:
        file.seek(3 * at)
        begin = int.from_bytes(file.read(3), "big")
        file.seek(begin)
        rules = int.from_bytes(file.read(2), "big")
        rows = begin + 2 + 6 * rules
        file.seek(rows + 2 * _place(high, HIGH))
        file.seek(rows + 2 * _ways(HIGH, 6) + int.from_bytes(file.read(2), "big"))
        row = file.read(2 * _ways(COUNT - HIGH, 5))
        column, i = _place(low, COUNT - HIGH), 0
        while (row[i] & 31) < column:
            column -= (row[i] & 31) + 1
            i += 2
        rule = row[i] >> 5 << 8 | row[i + 1]
        if not rule:
            return claim
        file.seek(begin + 2 + 6 * (rule - 1))
        caps = file.read(6)
    return _at_most(faces, caps)


def _at_most(faces, caps) -> int:
    """So many dice of each number as a rule says: half a byte a number."""
    kept, counts = 0, bytearray(12)
    for i in range(COUNT):
        number = faces[i] & 15
        if counts[number] < (caps[number >> 1] >> (0 if number & 1 else 4) & 15):
            counts[number] += 1
            kept |= 1 << i
    return kept


def _open():
    """The file lies beside this module, wherever that is."""
    for folder in sys.path:
        try:
            return open((folder + "/" if folder else "") + "bots/dice.bin", "rb")
        except OSError:
            pass
    raise OSError("bots/dice.bin")


def _ways(size: int, kinds: int) -> int:
    """In how many ways so many dice spread over so many kinds of faces."""
    ways = 1
    for i in range(1, kinds):
        ways = ways * (size + i) // i
    return ways


def _place(counts, size: int) -> int:
    """Which of these ways it is, in ascending order."""
    place = 0
    for i in range(len(counts) - 1):
        for fewer in range(counts[i]):
            place += _ways(size - fewer, len(counts) - i - 1)
        size -= counts[i]
    return place


# --- colours: phase 8 -------------------------------------------------------------------------------------------------


class Weighing:
    """What it is worth to keep these or those dice of a colour, in small steps; best is the answer."""

    def __init__(self, view, claim: int) -> None:
        self.faces = view.faces
        self.size = view.phase[0][1]
        self.any_colour = view.any_colour
        self.best = claim
        self.best_worth = dice_claim.points(view.faces, claim) * 6 ** COUNT if claim else -1
        self.keeps = self._keeps()
        self.work = None

    def step(self) -> bool:
        """True when all has been weighed."""
        if self.work is None:
            if not self.keeps:
                return True
            self.work = self._worth(self.keeps[-1])
        worth = next(self.work)
        if worth is not None:
            if worth > self.best_worth:
                self.best, self.best_worth = self.keeps[-1], worth
            self.keeps.pop()
            self.work = None
        return False

    def _counts(self, face: int, colour: int) -> bool:
        return face >> 4 == colour or (self.any_colour and face & 15 == WILD)

    def _keeps(self) -> list:
        """For each colour most dice show: all of it, and when it is complete also all but its lowest dice."""
        by_colour = []
        for colour in range(4):
            order = []
            for number in range(10, -1, -1):
                for i in range(COUNT):
                    if self._number(i) == number and self._counts(self.faces[i], colour):
                        order.append(i)
            by_colour.append(order)
        most = max([len(order) for order in by_colour])
        keeps = []
        for order in by_colour:
            if len(order) >= most - 1:
                held = min(len(order), self.size)
                for kept in range(held - 2 if held == self.size else held, held + 1):
                    self._add(keeps, order, kept)
        return keeps

    def _add(self, keeps: list, order: list, kept: int) -> None:
        """The first of these dice, and the same with another die that shows the same but may fall otherwise."""
        keep = sum([1 << i for i in order[:kept]])
        keeps.append(keep)
        for other in order[kept:]:
            for i in order[:kept]:
                if self._number(i) == self._number(other):
                    keeps.append(keep & ~(1 << i) | 1 << other)

    def _number(self, die: int) -> int:
        return (self.faces[die] & 15) % WILD  # a Wild counts nothing

    def _worth(self, keep: int):
        """In 6 ** COUNT parts of a point; None while it is still being worked out."""
        rolled = [i for i in range(COUNT) if not keep >> i & 1]
        failed = most = _FAILED * 6 ** len(rolled)
        total = failed
        for colour in range(4):
            worth = failed
            held = [self.faces[i] & 15 for i in range(COUNT) if keep >> i & 1 and self._counts(self.faces[i], colour)]
            if len(held) + len(rolled) < self.size:
                continue
            for least in range(11):
                made = self._sum(colour, held, rolled, least)
                worth += made if least else -_FAILED * made
                yield None
            total += worth - failed
            most = max(most, worth)
        if self.any_colour:  # two colours may be made at once there, so the better one counts for all
            total = most
        yield total * 6 ** (COUNT - len(rolled))

    def _sum(self, colour: int, held: list, rolled: list, least: int) -> int:
        """Over all ways the rolled dice fall and make the phase: how many of its dice show `least` or more; for 0, how
        many ways there are. Added up from 1 to 10 that is what the dice count."""
        size, side = self.size, COUNT + 1
        ways = [0] * (side * side)  # by dice of the colour, and how many of these show enough
        first, enough = len(held), 0
        for number in held:
            enough += number % WILD >= least
        ways[first * side + enough] = 1
        for n in range(len(rolled)):
            die = rolled[n] * 6
            more = less = 0
            for face in FACES[die : die + 6]:
                if self._counts(face, colour):
                    if (face & 15) % WILD >= least:
                        more += 1
                    else:
                        less += 1
            other = 6 - more - less
            for dice in range(first + n, first - 1, -1):
                for i in range(dice * side + enough, dice * side + enough + dice - first + 1):
                    here = ways[i]
                    if here:
                        ways[i] = here * other
                        ways[i + side + 1] += here * more
                        ways[i + side] += here * less
        total = 0
        for dice in range(size, first + len(rolled) + 1):
            for shown in range(dice + 1):
                total += ways[dice * side + shown] * (min(shown, size) if least else 1)
        return total
