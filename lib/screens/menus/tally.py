# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What is remembered of games that are over: how many, how many won, the best scores, and the visitors of a fair. The
numbers are kept in one record of the store; how they look is shown by records.py and event.py, and what a game adds to
them stands in game_tally.py and hand_tally.py, so that there is room for it beside a table.

record  format (1), CRC-32 of the saved game that was counted last (4), mark of the hand that was (4), how many numbers
        (1), the numbers in the order of names() (2 each); then for each visitor three letters and points (2). A number
        that an older record lacks has not been counted yet. Formats before stand in old_tally.py.
"""

import struct

from handheld import RECORDS

_FORMAT = 4
_HEAD = "<BIIB"
_SIZE = 10
_ONE = "<3sH"
VISITORS = 10  # so many of a fair are listed
NONE = 0xFFFF  # no score yet; also the most that is counted


# The lines, called like their sentences. A new one comes last, for records keep them in this order.
LINES = ("GAMES", "WON", "HANDS", "PHASES_LAID", "BEST", "FASTEST")
# Behind them: what is counted elsewhere; then four of each way to play, and two of each phase of the sheet.
SHEETS, STREAK, LONGEST = "SHEETS", "STREAK", "LONGEST"  # score sheets begun, games won in a row: now, and at the most
WAYS = ("ordered", "fixed10", "freeOrder", "masters", "mastersDeclare", "antiPhase", "twist", "dice")
OF_A_WAY = ("games", "wins", "hands", "best")
PHASES = 10


def names() -> list:
    """All numbers by their names, in the order in which they are kept."""
    found = list(LINES) + [SHEETS, STREAK, LONGEST]
    for way in WAYS:
        found += ["%s %s" % (way, what) for what in OF_A_WAY]
    for phase in range(1, PHASES + 1):
        found += ["tried %d" % phase, "made %d" % phase]
    return found


def is_least(name: str) -> bool:
    """Is the lowest kept of it, not the sum?"""
    return name in ("BEST", "FASTEST") or name.endswith(" best") and name != "dice best"


class Tally:
    """The numbers by the names of their lines, and the best visitors as (letters, points), best first."""

    def __init__(self, machine):
        self.machine = machine
        self.clear()
        self.visitors = []
        self.counted = 0  # the CRC of the game counted last: when the power goes before it is forgotten, it ends again
        self.hand = 0  # the same of the hand
        kept, _ = machine.load(RECORDS)
        try:
            self._read(bytes(kept or b""))
        except UnicodeError:  # visitors who are no letters
            pass

    def clear(self):
        """Nothing has been counted; visitors stay."""
        self.numbers = {}
        for name in names():
            self.numbers[name] = NONE if is_least(name) else 0

    def _read(self, kept: bytes):
        if kept and kept[0] < _FORMAT:
            from screens.menus import old_tally
            kept = old_tally.renewed(kept)
        if kept[:1] != bytes((_FORMAT,)) or len(kept) < _SIZE:
            return
        _, self.counted, self.hand, count = struct.unpack(_HEAD, kept[:_SIZE])
        at = _SIZE + 2 * count
        if len(kept) < at:
            return
        numbers = struct.unpack("<%dH" % count, kept[_SIZE:at])
        known = names()
        for i in range(min(len(numbers), len(known))):
            self.numbers[known[i]] = numbers[i]
        for start in range(at, len(kept) - 4, 5):
            letters, points = struct.unpack(_ONE, kept[start:start + 5])
            self.visitors.append((str(letters, "ascii"), points))

    def keep(self, seldom: bool = False):
        """None, or why it was not possible; seldom as Store.write() has it."""
        known = names()
        at = _SIZE + 2 * len(known)
        packed = bytearray(at + 5 * len(self.visitors))
        struct.pack_into(_HEAD, packed, 0, _FORMAT, self.counted, self.hand, len(known))
        for i in range(len(known)):
            struct.pack_into("<H", packed, _SIZE + 2 * i, self.numbers[known[i]])
        for i in range(len(self.visitors)):
            letters, points = self.visitors[i]
            struct.pack_into(_ONE, packed, at + 5 * i, letters.encode(), points)
        return self.machine.save(RECORDS, packed, seldom)

    def add_to(self, name: str, more: int = 1):
        self.numbers[name] = min(self.numbers[name] + more, NONE)

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


def count_sheet(machine):
    """A score sheet for real cards was begun."""
    found = Tally(machine)
    found.add_to(SHEETS)
    return found.keep(True)
