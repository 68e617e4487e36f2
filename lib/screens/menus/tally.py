# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What is remembered of games that are over: how many, how many won, the best scores, and the visitors of a fair. The
numbers are kept in one record of the store; how they look is shown by records.py and event.py.
"""

import struct

from handheld import RECORDS

_FORMAT = 1
_HEAD = "<BHHHHHB"
_SIZE = 12
_ONE = "<3sH"
VISITORS = 10  # so many of a fair are listed
NONE = 0xFFFF  # no score yet
GAMES, WINS, HANDS, PHASES, BEST, FASTEST = range(6)


class Tally:
    """The numbers in the order above, and the best visitors as (letters, points), best first."""

    def __init__(self, machine):
        self.machine = machine
        self.numbers = [0, 0, 0, 0, NONE, 255]
        self.visitors = []
        kept, _ = machine.load(RECORDS)
        if kept and len(kept) >= _SIZE and kept[0] == _FORMAT:
            self.numbers = list(struct.unpack(_HEAD, kept[:_SIZE])[1:])
            for at in range(_SIZE, len(kept) - 4, 5):
                letters, points = struct.unpack(_ONE, kept[at:at + 5])
                self.visitors.append((str(letters, "ascii"), points))

    def keep(self):
        """None, or why it was not possible."""
        packed = struct.pack(_HEAD, _FORMAT, *self.numbers)
        for letters, points in self.visitors:
            packed += struct.pack(_ONE, letters.encode(), points)
        return self.machine.save(RECORDS, packed)

    def count(self, played) -> bool:
        """Take a game that is over into account; is there a new best score?"""
        table = played.table
        if not played.persons:
            return False
        self._more(GAMES, 1)
        self._more(HANDS, table.hand_no)
        best = False
        for seat in range(table.seats):
            if played.is_person(seat):
                self._more(PHASES, phases_made(table, seat))
                if seat in table.winners:
                    self._more(WINS, 1)
                    best = self._best(table, seat) or best
        return best

    def count_dice(self, played):
        """The same for Dice, which has no hands, and whose points cannot be compared; alone nobody is beaten."""
        table = played.table
        if not played.persons or table.seats == 1:
            return
        self._more(GAMES, 1)
        for seat in range(table.seats):
            if played.is_person(seat):
                self._more(PHASES, table.at[seat])
                self._more(WINS, seat in table.winners)

    def _best(self, table, seat):
        """Only whole games of ten phases can be compared."""
        numbers = self.numbers
        if table.rules.mode != "ordered" or table.course.last < 9 or table.rules.short55 != "off":
            return False
        numbers[FASTEST] = min(numbers[FASTEST], table.hand_no)
        if table.scores[seat] >= numbers[BEST]:
            return False
        numbers[BEST] = table.scores[seat]
        return True

    def _more(self, which, by):
        self.numbers[which] = min(self.numbers[which] + by, NONE)

    def place(self, points: int) -> int:
        """Which place these points of a visitor would have, from 0; VISITORS and more is none."""
        place = 0
        for _, others in self.visitors:
            if others <= points:
                place += 1
        return place

    def add(self, letters: str, points: int):
        self.visitors.insert(self.place(points), (letters, points))
        self.visitors = self.visitors[:VISITORS]


def phases_made(table, seat: int) -> int:
    """How many phases a seat has laid, whether or not they have brought it on."""
    return sum([table.course.has_done(seat, at) for at in range(table.course.last + 1)])
