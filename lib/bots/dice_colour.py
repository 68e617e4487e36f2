# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Which dice to keep in phase 8, with one roll left: by the expected points."""

from bots.dice_book import NOW
from phase10.dice.claim import COUNT, FACES, WILD, points

LATER = 20  # points that making the phase a turn later is worth; desktop/dice_table.py has those of all phases


class Weighing:
    """Compares candidates for the dice to keep."""

    def __init__(self, view) -> None:
        self.faces = view.faces
        self.size = view.phase[0][1]
        self.any_colour = view.any_colour

    def best(self, claim: int):
        """Generator: None for each step; returns the mask of the dice to keep, or NOW to score this claim."""
        best, most = (NOW, points(self.faces, claim) * 6 ** COUNT) if claim else (0, -1)
        for keep in reversed(self._keeps()):
            yield
            worth = yield from self._worth(keep)
            if worth > most:
                best, most = keep, worth
        return best

    def _counts(self, face: int, colour: int) -> bool:
        return face >> 4 == colour or (self.any_colour and face & 15 == WILD)

    def _keeps(self) -> list:
        """Return the candidate masks: for each most frequent colour, and each with one die less but more points, its
        highest dice up to the phase's size, and if that is enough for the phase, also one and two fewer.
        """
        by_colour = []
        for colour in range(4):
            fitting = [i for i in range(COUNT) if self._counts(self.faces[i], colour)]
            by_colour.append([i for number in range(10, -1, -1) for i in fitting if self._number(i) == number])
        most = max([len(order) for order in by_colour])
        worth = min([self._points(order) for order in by_colour if len(order) == most])
        keeps = []
        for order in by_colour:
            if len(order) == most or (len(order) == most - 1 and self._points(order) > worth):
                held = min(len(order), self.size)
                for kept in range(held - 2 if held == self.size else held, held + 1):
                    self._add(keeps, order, kept)
        return keeps

    def _add(self, keeps: list, order: list, kept: int) -> None:
        """Add the mask of the first `kept` dice, and its variants with another die that shows the same number."""
        keep = sum([1 << i for i in order[:kept]])
        keeps.append(keep)
        for other in order[kept:]:
            for i in order[:kept]:
                if self._number(i) == self._number(other):
                    keeps.append(keep & ~(1 << i) | 1 << other)

    def _points(self, order: list) -> int:
        return sum([self._number(i) for i in order])

    def _number(self, die: int) -> int:
        return (self.faces[die] & 15) % WILD  # a Wild counts nothing

    def _worth(self, keep: int):
        """Generator: None for each step; returns the expected value in units of 1 / 6 ** COUNT points."""
        rolled = [i for i in range(COUNT) if not keep >> i & 1]
        failed = most = LATER * 6 ** len(rolled)
        total = failed
        for colour in range(4):
            worth = failed
            held = [self.faces[i] & 15 for i in range(COUNT) if keep >> i & 1 and self._counts(self.faces[i], colour)]
            if len(held) + len(rolled) < self.size:
                continue
            sides = [[face & 15 for face in FACES[i * 6 : i * 6 + 6] if self._counts(face, colour)] for i in rolled]
            for least in range(11):
                made = self._sum(held, sides, least)
                worth += made if least else -LATER * made
                yield
            total += worth - failed
            most = max(most, worth)
        if self.any_colour:  # then two colours can be made at once, so their sum would count some results twice
            total = most
        return total * 6 ** (COUNT - len(rolled))

    def _sum(self, held: list, sides: list, least: int) -> int:
        """Return, summed over all results that make the phase, the number of scored dice that show `least` or more; for
        least = 0, the number of results. Summed for least = 1 to 10 it is the points. sides: usable faces by die.
        """
        size, side = self.size, COUNT + 1
        ways = [0] * (side * side)  # index: dice of the colour * side + those of them that show `least` or more
        first, enough = len(held), sum([number % WILD >= least for number in held])
        ways[first * side + enough] = 1
        for n in range(len(sides)):
            more = sum([number % WILD >= least for number in sides[n]])
            less = len(sides[n]) - more
            other = 6 - len(sides[n])
            for dice in range(first + n, max(first, size - len(sides) + n) - 1, -1):  # fewer are not enough
                for i in range(dice * side + enough, dice * side + enough + dice - first + 1):
                    here = ways[i]
                    if here:
                        ways[i] = here * other
                        ways[i + side + 1] += here * more
                        ways[i + side] += here * less
        total = 0
        for dice in range(size, first + len(sides) + 1):
            for shown in range(dice + 1):
                total += ways[dice * side + shown] * (min(shown, size) if least else 1)
        return total
