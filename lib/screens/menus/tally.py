# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Tally: the statistics of finished games (wins, best scores ...) and the visitors' list of event mode, saved in
one record of the store. Shown by records.py and event.py; counted by game_tally.py and hand_tally.py, so that each
fits in memory beside a table.

record  format (1), CRC-32 of the save of the game counted last (4), CRC-32 that identifies the hand counted last (4),
        number of counters (1), the counters in the order of names() (2 each); then for each visitor three letters and
        points (2). A counter that an older record lacks is 0. Earlier formats are in old_records.py.
"""

import struct

from handheld import RECORDS

_FORMAT = 4
_HEAD = "<BIIB"
_SIZE = 10
_ONE = "<3sH"
VISITORS = 10  # length of the visitors' list
NONE = 0xFFFF  # sentinel: no score yet; also the limit of all counters

# Counters, named like their sentences. A new one goes to the end of names(), not here: saves have them in that order.
LINES = ("GAMES", "WON", "HANDS", "PHASES_LAID", "BEST", "FASTEST")
# After them: three others, four for each mode, and two for each phase of the sheet.
SHEETS, STREAK, LONGEST = "SHEETS", "STREAK", "LONGEST"  # score sheets begun, current and longest winning streak
WAYS = ("ordered", "fixed10", "freeOrder", "masters", "mastersDeclare", "antiPhase", "twist", "dice")
OF_A_WAY = ("games", "wins", "hands", "best")
PHASES = 10


def names() -> list:
    """The names of all counters, in the order of the record."""
    found = list(LINES) + [SHEETS, STREAK, LONGEST]
    for way in WAYS:
        found += ["%s %s" % (way, what) for what in OF_A_WAY]
    for phase in range(1, PHASES + 1):
        found += ["tried %d" % phase, "made %d" % phase]
    return found


def is_least(name: str) -> bool:
    """Is this counter a minimum, not a sum?"""
    return name in ("BEST", "FASTEST") or name.endswith(" best") and name != "dice best"


class Tally:
    """numbers: the counters by name. visitors: a list of (letters, points), best first."""

    def __init__(self, machine, kept=None):
        """kept: the record, if it is not the saved one."""
        self.machine = machine
        self.clear()
        self.visitors = []
        self.counted = 0  # CRC of the save of the last game: after a power cut it is not counted twice
        self.hand = 0  # the same for the last hand
        try:
            self._read(bytes(kept or machine.load(RECORDS)[0] or b""))
        except UnicodeError:  # a visitor's letters are damaged
            pass

    def clear(self):
        """Reset all counters; visitors stay."""
        self.numbers = {name: NONE if is_least(name) else 0 for name in names()}

    def _read(self, kept: bytes):
        if kept and kept[0] < _FORMAT:
            from screens.menus import old_records
            kept = old_records.tally(kept)
        if kept[:1] != bytes((_FORMAT,)) or len(kept) < _SIZE:
            return
        _, self.counted, self.hand, count = struct.unpack(_HEAD, kept[:_SIZE])
        at = _SIZE + 2 * count
        if len(kept) < at:
            return
        for name, number in zip(names(), struct.unpack("<%dH" % count, kept[_SIZE:at])):
            self.numbers[name] = number
        for start in range(at, len(kept) - 4, 5):
            letters, points = struct.unpack(_ONE, kept[start:start + 5])
            self.visitors.append((str(letters, "ascii"), points))

    def keep(self):
        """Save; return None or the error code."""
        return self.machine.save(RECORDS, self.packed())

    def packed(self) -> bytearray:
        """The record that _read() reads."""
        known = names()
        packed = bytearray(struct.pack(_HEAD, _FORMAT, self.counted, self.hand, len(known)))
        for name in known:
            packed.extend(struct.pack("<H", self.numbers[name]))
        for letters, points in self.visitors:
            packed.extend(struct.pack(_ONE, letters.encode(), points))
        return packed

    def add_to(self, name: str, more: int = 1):
        self.numbers[name] = min(self.numbers[name] + more, NONE)

    def place(self, points: int) -> int:
        """The place, from 0, that these points would have in the visitors' list; VISITORS or more: none."""
        return sum([others <= points for _, others in self.visitors])

    def add(self, letters: str, points: int):
        self.visitors.insert(self.place(points), (letters, points))
        self.visitors = self.visitors[:VISITORS]


def counting_sheet(machine):
    """Generator: count a new score sheet for real cards or dice."""
    found = Tally(machine)
    found.add_to(SHEETS)
    return machine.saving(RECORDS, found.packed())
