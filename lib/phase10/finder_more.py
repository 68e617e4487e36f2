# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The finder's long way round, for phases the base game does not know: three sets and more, two runs, runs in one
colour or in changing colours, a colour group beside another group, and whatever a written phase list brings.

Every way for the groups to stand is tried card by card. Where there are many sets only the numbers the hand has most
of are tried, so that the time stays bounded.
"""

from phase10.cards import SKIP, WILD
from phase10.phases import ALT, COLOUR, FLUSH, RUN, SET

_WIDE = 12  # a row of the work sheet: the longest group
_PAIRS = (0x01, 0x02, 0x03, 0x10, 0x12, 0x13, 0x20, 0x21, 0x23, 0x30, 0x31, 0x32)  # two colours in turn
_NEVER = 99


class Walker:
    """The finder's helper; its buffers are made once."""

    def __init__(self, finder) -> None:
        self.finder = finder
        self.base = bytearray(64)  # how many of each number card the hand holds
        self.left = bytearray(64)
        self.rows = bytearray(4 * _WIDE)  # the cards of each group, 0 where a Wild must stand
        self.sizes = bytearray(4)
        self.choice = bytearray(4)
        self.best = bytearray(4)
        self.numbers = bytearray(12)  # the numbers tried for sets
        self.cost = bytearray(_WIDE * 5)
        self.came = bytearray(_WIDE * 5)

    # --- the walk -------------------------------------------------------------------------------------------------

    def search(self, hand, phase: tuple, postal: int) -> None:
        finder = self.finder
        # in a run whose colours matter a number at its own place is itself, so none is spent there as a Wild
        coloured = [kind for kind, _ in phase if kind in (ALT, FLUSH)]
        self._load(hand, 0 if coloured else postal)
        self._rank_numbers(phase)
        order, choice = 0, self.choice
        groups = len(phase)
        radix = [self._ways(kind, size) for kind, size in phase]
        for i in range(groups):
            choice[i] = 0
        while True:
            short, missing = self._try(phase)
            if short < finder.least:
                finder.least = short
                for i in range(4):
                    finder.helps[i] = 0
            if short == finder.least:
                if short:
                    if finder.all_ways:
                        self._note_helps(phase)
                elif missing << 22 < finder.rank and finder.need <= finder.limit:
                    self._measure(phase, missing, order)
            order += 1
            i = groups - 1
            while i >= 0:
                choice[i] += 1
                # like groups in falling order only: the other orders are the same lay
                top = choice[i - 1] + 1 if i and phase[i] == phase[i - 1] else radix[i]
                if choice[i] < top:
                    break
                choice[i] = 0
                i -= 1
            if i < 0:
                return

    def _load(self, hand, postal: int) -> None:
        base = self.base
        for i in range(64):
            base[i] = 0
        self.wilds, self.postal = 0, postal
        for card in hand:
            if card < WILD:
                base[card] += 1
            elif card < SKIP:
                self.wilds += 1

    def _rank_numbers(self, phase: tuple) -> None:
        """Which numbers are tried for sets: the most frequent first, dear before cheap."""
        natural, numbers = self.finder.natural, self.numbers
        for i in range(12):
            number = 12 - i
            at = i
            while at and natural[numbers[at - 1]] < natural[number]:
                numbers[at] = numbers[at - 1]
                at -= 1
            numbers[at] = number
        sets = sum([kind == SET for kind, _ in phase])
        self.tried = 12 if sets < 3 and len(phase) < 3 else sets + 2

    def _ways(self, kind: int, size: int) -> int:
        if kind == SET:
            return self.tried
        if kind == COLOUR:
            return 4
        if kind == FLUSH:
            return 4 * (13 - size)
        if kind == ALT and self.finder.two_colour:
            return 12 * (13 - size)
        return 13 - size

    def _try(self, phase: tuple):
        """(cards short, cards missing) with the groups where self.choice puts them."""
        finder = self.finder
        self.left[:] = self.base
        bare = empty = missing = 0
        for passed in (0, 1, 2):  # the choosy groups take first
            for i in range(len(phase)):
                if _patience(phase[i][0]) == passed:
                    found = self._gather(i, phase[i][0], phase[i][1], self.choice[i], phase)
                    missing += phase[i][1] - found
                    bare += not found
                    empty += not found
        wilds = self.wilds
        if self.postal:
            for colour in range(4):
                wilds += self.left[colour << 4 | self.postal]
        short = max(0, missing - wilds)
        if finder.naturals == "phase":
            bare = 1 if empty == len(phase) else 0
        if finder.naturals != "none" and short < bare:
            short = bare
        return short, missing

    def value_of(self, kind: int, size: int, way: int) -> int:
        """The number, low end or colour that a way to stand means; the highest are tried first."""
        if kind == SET:
            return self.numbers[way]
        if kind == COLOUR:
            return way
        if kind == FLUSH:
            return 13 - size - way // 4
        if kind == ALT and self.finder.two_colour:
            return 13 - size - way // 12
        return 13 - size - way

    def _gather(self, row: int, kind: int, size: int, way: int, phase: tuple) -> int:
        """Take the number cards of one group from those left; how many there were."""
        value = self.value_of(kind, size, way)
        at, found = row * _WIDE, 0
        self.sizes[row] = size
        if kind == ALT:
            return self._alternate(at, size, value, way)
        for i in range(size):
            if kind == SET:
                card = self._take(value, phase)
            elif kind == COLOUR:
                card = self._take_colour(value)
            elif kind == FLUSH:
                card = self._take_one((way & 3) << 4 | value + i)
            else:
                card = self._take(value + i, phase)
            self.rows[at + i] = card
            found += card > 0
        return found

    def _take_one(self, card: int) -> int:
        if not self.left[card]:
            return 0
        self.left[card] -= 1
        return card

    def _take(self, number: int, phase: tuple) -> int:
        """A card of this number, rather not of a colour that a colour group is waiting for."""
        spared = 0
        for colour in range(4):
            card = colour << 4 | number
            if self.left[card]:
                if not self._is_awaited(colour, phase):
                    self.left[card] -= 1
                    return card
                spared = card
        if spared:
            self.left[spared] -= 1
        return spared

    def _is_awaited(self, colour: int, phase: tuple) -> bool:
        for i in range(len(phase)):
            if phase[i][0] == COLOUR and self.choice[i] == colour:
                return True
        return False

    def _take_colour(self, colour: int) -> int:
        for number in range(12, 0, -1):
            card = colour << 4 | number
            if self.left[card]:
                self.left[card] -= 1
                return card
        return 0

    def _alternate(self, at: int, size: int, low: int, way: int) -> int:
        """The number cards of a run in changing colours, as many as can be: place by place, for each last colour."""
        if self.finder.two_colour:
            pair = _PAIRS[way % 12]
            for i in range(size):
                colour = pair >> 4 if i % 2 == 0 else pair & 15
                self.rows[at + i] = self._take_one(colour << 4 | low + i)
        else:
            self._cheapest_path(size, low)
            state = self._cheapest_state((size - 1) * 5, -1)
            for i in range(size - 1, -1, -1):
                self.rows[at + i] = self._take_one(state << 4 | low + i) if state < 4 else 0
                state = self.came[i * 5 + state]
        return sum([self.rows[at + i] > 0 for i in range(size)])

    def _cheapest_path(self, size: int, low: int) -> None:
        """cost[place, colour] = Wilds needed so far when that colour (4: a Wild) stands at this place."""
        for i in range(size):
            for state in range(5):
                here = i * 5 + state
                if state < 4 and not self.left[state << 4 | low + i]:
                    self.cost[here] = _NEVER
                    continue
                step = 1 if state == 4 else 0
                if i == 0:
                    self.cost[here] = step
                    continue
                before = self._cheapest_state((i - 1) * 5, state if state < 4 else -1)
                self.came[here] = before
                self.cost[here] = min(_NEVER, self.cost[(i - 1) * 5 + before] + step)

    def _cheapest_state(self, at: int, but: int) -> int:
        """The cheapest last colour at a place, other than one."""
        best = 4
        for state in range(4):
            if state != but and self.cost[at + state] < self.cost[at + best]:
                best = state
        return best

    def _note_helps(self, phase: tuple) -> None:
        """Which number cards would fill a gap of this way to stand."""
        helps = self.finder.helps
        for i in range(len(phase)):
            kind, size = phase[i]
            value, at = self.value_of(kind, size, self.choice[i]), i * _WIDE
            for j in range(size):
                if self.rows[at + j]:
                    continue
                number = value if kind == SET else value + j
                for colour in range(4):
                    if kind == COLOUR:
                        if colour == value:
                            helps[colour] |= 0x1FFE
                    elif kind in (SET, RUN):
                        helps[colour] |= 1 << number
                    elif self._suits(kind, at, j, size, colour, self.choice[i]):
                        helps[colour] |= 1 << number

    def _suits(self, kind: int, at: int, j: int, size: int, colour: int, way: int) -> bool:
        """Would this colour do at an empty place of a run whose colours matter?"""
        if kind == FLUSH:
            return colour == way & 3
        if self.finder.two_colour:
            pair = _PAIRS[way % 12]
            return colour == (pair >> 4 if j % 2 == 0 else pair & 15)
        for k in (j - 1, j + 1):
            if 0 <= k < size and self.rows[at + k] and self.rows[at + k] >> 4 == colour:
                return False
        return True

    # --- the best lay ---------------------------------------------------------------------------------------------

    def _measure(self, phase: tuple, missing: int, order: int) -> None:
        """Rank a lay that can be made by what goes beyond it."""
        finder = self.finder
        tens = sum([self.rows[i * _WIDE + j] & 15 >= 10 for i in range(len(phase)) for j in range(phase[i][1])])
        room = finder.limit - finder.need
        extras = 0
        for i in range(len(phase)):
            card = self._extra(i, phase) if extras < room else 0
            while card:
                extras += 1
                tens += card & 15 >= 10
                card = self._extra(i, phase) if extras < room else 0
        if finder.take(missing, extras, tens, order & 4095):
            self.best[:] = self.choice

    def _extra(self, i: int, phase: tuple) -> int:
        """Add one more card to a group whose places are known; 0 when none fits."""
        kind, size = phase[i]
        at, long = i * _WIDE, self.sizes[i]
        if long >= _WIDE:
            return 0
        value = self.value_of(kind, size, self.choice[i])
        if kind == SET:
            card = self._take(value, phase)
        elif kind == COLOUR:
            card = self._take_colour(value)
        else:
            card = self._lengthen(kind, at, long, value + long, phase, self.choice[i])
        if card and card & 15 == self.postal:
            self.left[card] += 1  # better kept as a Wild
            return 0
        if card:
            self.rows[at + long] = card
            self.sizes[i] += 1
        return card

    def _lengthen(self, kind: int, at: int, long: int, number: int, phase: tuple, way: int) -> int:
        """The next card at the high end of a run."""
        if number > 12:
            return 0
        if kind == RUN:
            return self._take(number, phase)
        for colour in range(4):
            if self.left[colour << 4 | number] and self._suits(kind, at, long, long, colour, way):
                return self._take_one(colour << 4 | number)
        return 0

    def build(self, phase: tuple) -> list:
        """The best lay, card by card."""
        self.choice[:] = self.best
        self._try(phase)
        room = self.finder.limit - self.finder.need
        for i in range(len(phase)):
            while room > 0 and self._extra(i, phase):
                room -= 1
        lay = []
        for i in range(len(phase)):
            kind, size = phase[i]
            cards = bytearray(self.rows[i * _WIDE : i * _WIDE + self.sizes[i]])
            for j in range(len(cards)):
                if not cards[j]:
                    cards[j] = self._wild()
            value = self.value_of(kind, size, self.choice[i])
            lay.append((bytes(cards), value + 1 if kind == COLOUR else value))
        return lay

    def _wild(self) -> int:
        if self.postal:
            for colour in range(4):
                card = self._take_one(colour << 4 | self.postal)
                if card:
                    return card
        return WILD


def _patience(kind: int) -> int:
    """Runs take their cards first, then sets; colour groups live on what is left."""
    return 2 if kind == COLOUR else 1 if kind == SET else 0
