# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What is remembered of games that are over: how many, how many won, the best scores, and the visitors of a fair. The
numbers are kept in one record of the store; how they look is shown by records.py and event.py.

record  format (1), CRC-32 of the saved game that was counted last (4), mark of the hand that was (4), how many numbers
        (1), the numbers in the order of names() (2 each); then for each visitor three letters and points (2). A number
        that an older record lacks has not been counted yet. Format 3 had no mark of a hand, format 2 no CRC either. In
        version 1.0 (format 1) six numbers followed the format, the last of them in one byte.
"""

import struct
from binascii import crc32

from handheld import GAME, RECORDS
from phase10.phase_lists import is_number

_FORMAT, _FORMAT_3, _FORMAT_2, _FORMAT_1 = 4, 3, 2, 1
_HEAD_1 = "<BHHHHHB"
_SIZE_1 = 12
_ONE = "<3sH"
VISITORS = 10  # so many of a fair are listed
NONE = 0xFFFF  # no score yet; also the most that is counted


def phases_made(table, seat: int) -> int:
    """How many phases a seat has laid, whether or not they have brought it on."""
    return sum([table.course.has_done(seat, at) for at in range(table.course.last + 1)])


def _persons(played) -> list:
    return [seat for seat in range(played.table.seats) if played.is_person(seat)]


def _games(played) -> int:
    return 1


def _wins(played) -> int:
    return len([seat for seat in _persons(played) if seat in played.table.winners])


def _hands(played) -> int:
    return 0 if played.rules.mode == "dice" else played.table.hand_no


def _phases(played) -> int:
    table = played.table
    if played.rules.mode == "dice":
        return sum([table.at[seat] for seat in _persons(played)])
    return sum([phases_made(table, seat) for seat in _persons(played)])


def _is_whole(played) -> bool:
    """Only whole games of ten phases that a person has won can be compared."""
    table, rules = played.table, played.rules
    return rules.mode == "ordered" and table.course.last >= 9 and rules.short55 == "off" and _wins(played) > 0


def _score(played) -> int:
    if not _is_whole(played):
        return NONE
    return min([played.table.scores[seat] for seat in _persons(played) if seat in played.table.winners])


def _length(played) -> int:
    return played.table.hand_no if _is_whole(played) else NONE


# The lines, called like their sentences: is it the least that counts, not the sum, and what a game adds to it. A new
# one comes last, for records keep them in this order.
LINES = (
    ("GAMES", False, _games),
    ("WON", False, _wins),
    ("HANDS", False, _hands),
    ("PHASES_LAID", False, _phases),
    ("BEST", True, _score),
    ("FASTEST", True, _length),
)


# Behind them: what is counted elsewhere; then four of each way to play, and two of each phase of the sheet.
SHEETS, STREAK, LONGEST = "SHEETS", "STREAK", "LONGEST"  # score sheets begun, games won in a row: now, and at the most
WAYS = ("ordered", "fixed10", "freeOrder", "masters", "mastersDeclare", "antiPhase", "twist", "dice")
OF_A_WAY = ("games", "wins", "hands", "best")
PHASES = 10


def names() -> list:
    """All numbers by their names, in the order in which they are kept."""
    found = [name for name, _, _ in LINES] + [SHEETS, STREAK, LONGEST]
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
        if kept[:1] == bytes((_FORMAT,)) and len(kept) > 9:
            self.hand = struct.unpack("<I", kept[5:9])[0]
            kept = bytes((_FORMAT_3,)) + kept[1:5] + kept[9:]
        if kept[:1] == bytes((_FORMAT_3,)) and len(kept) > 5:
            self.counted = struct.unpack("<I", kept[1:5])[0]
            kept = bytes((_FORMAT_2,)) + kept[5:]
        if kept[:1] == bytes((_FORMAT_2,)) and len(kept) > 1:
            count = kept[1]
            at = 2 + 2 * count
            if len(kept) < at:
                return
            numbers = struct.unpack("<%dH" % count, kept[2:at])
        elif kept[:1] == bytes((_FORMAT_1,)) and len(kept) >= _SIZE_1:
            at = _SIZE_1
            numbers = list(struct.unpack(_HEAD_1, kept[:at])[1:])
            numbers[5] = NONE if numbers[5] == 255 else numbers[5]
        else:
            return
        known = names()
        for i in range(min(len(numbers), len(known))):
            self.numbers[known[i]] = numbers[i]
        for start in range(at, len(kept) - 4, 5):
            letters, points = struct.unpack(_ONE, kept[start:start + 5])
            self.visitors.append((str(letters, "ascii"), points))

    def keep(self, seldom: bool = False):
        """None, or why it was not possible; seldom as Store.write() has it."""
        known = names()
        packed = struct.pack("<BIIB", _FORMAT, self.counted, self.hand, len(known))
        for name in known:
            packed += struct.pack("<H", self.numbers[name])
        for letters, points in self.visitors:
            packed += struct.pack(_ONE, letters.encode(), points)
        return self.machine.save(RECORDS, packed, seldom)

    def count(self, played) -> bool:
        """Take a game that is over into account; is there a new best score? Alone with the dice nobody is beaten."""
        if not played.persons or played.table.seats == 1:
            return False
        saved, _ = self.machine.load(GAME)
        if saved:
            counted = crc32(saved)
            if counted == self.counted:
                return False
            self.counted = counted
        before = self.numbers["BEST"]
        for name, least, counted in LINES:
            now, more = self.numbers[name], counted(played)
            self.numbers[name] = min(now, more) if least else min(now + more, NONE)
        self._count_way(played)
        return self.numbers["BEST"] < before

    def add_to(self, name: str, more: int = 1):
        self.numbers[name] = min(self.numbers[name] + more, NONE)

    def _count_way(self, played):
        """The game once more, for its own way to play, and for the streak of wins."""
        way, won = played.rules.mode, _wins(played) > 0
        self.add_to(way + " games")
        self.add_to(way + " wins", int(won))
        self.add_to(way + " hands", played.table.turns if way == "dice" else _hands(played))
        self.numbers[STREAK] = min(self.numbers[STREAK] + 1, NONE) if won else 0
        self.numbers[LONGEST] = max(self.numbers[LONGEST], self.numbers[STREAK])
        if won and not (way != "dice" and played.rules.short55 != "off"):
            best = [played.table.scores[seat] for seat in _persons(played) if seat in played.table.winners]
            before = self.numbers[way + " best"]
            if way == "dice":
                self.numbers[way + " best"] = max(before, min(max(best), NONE))
            elif played.table.course.COUNTS_POINTS:
                self.numbers[way + " best"] = min(before, min(best))

    def count_hand(self, played) -> bool:
        """For which phases persons have tried in the hand that is over, and which they made; False when it is counted
        already."""
        mark = crc32(("%d %d %s" % (played.table.code, played.table.hand_no, played.table.scores)).encode())
        if mark == self.hand:
            return False
        self.hand = mark
        for seat in _persons(played):
            number, made = _tried(played.table, seat)
            if 0 < number <= PHASES:
                self.add_to("tried %d" % number)
                self.add_to("made %d" % number, int(made))
        return True

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


def _tried(table, seat: int) -> tuple:
    """(the number of the phase that a seat tried in the hand just played, has it made it?); 0 where the table does not
    show it any more, or the phase is not the sheet's. Everybody has moved on already.
    """
    rules, made, at = table.rules, len(table.laid[seat]) > 0, table.at[seat]
    if rules.mode == "fixed10":
        at = table.hand_no - 1
    elif rules.mode == "ordered" and rules.antiOthers == "off" and rules.gameEnd in ("handEnd", "immediateIfSole"):
        at -= made
    elif rules.mode != "masters":
        return 0, made
    of_the_sheet = rules.phaseList == "all" or is_number(rules.phaseList.replace(",", ""))
    if table.tie or rules.altRun != "off" or not of_the_sheet or at >= len(rules.numbers):
        return 0, made
    return rules.numbers[at], made


def count_sheet(machine):
    """A score sheet for real cards was begun."""
    found = Tally(machine)
    found.add_to(SHEETS)
    return found.keep(True)
