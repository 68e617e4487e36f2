# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Keeps three records so that no single power cut loses one: the game, the players' settings, the statistics. What is
in them is their owners' business; here they are bytes with a head that tells whether they are whole, and how new.

Each record has several places: two slots of the chip's NVM and some files on the drive, each of which can be erased
without touching another. A save goes to one of them, never to the one that holds the newest copy. NVM is a single block
of flash that is erased as a whole, all slots with it, and does not last as long as the drive's: it is written where the
drive cannot be, and every 32nd time. Flash wears out, so a save is one assignment or one write over a file that keeps
its size, and what is stored already is not stored again. A file that a cut has taken along is missed for good: the
others do.

head  "P10", format (2), kind (1), flags (1), length (2), sequence number (4), CRC-32 of the head before it and all that
      follows (4); then, counted by the length, the erases of NVM so far (4) and the content. Numbers have their low
      byte first; the rest of the place is without meaning. Format 1 had neither flags nor erases. Who changes what
      is in a record so that an older program would misread it counts the format up: a later one is left alone.
flags 1: what lies in the slots is another program's, and stays
"""

import struct
from binascii import crc32

from micropython import const

from handheld.places import BLANK, COPIES, READONLY, SIZES, SLOTS, Places

_HEAD = const(16)
_ERASES = const(4)
_MAGIC = b"P10"
_FORMAT = const(2)
_FULL = const(28)  # what an OSError says
_SELDOM = const(31)  # a mask of sequence numbers
_LEFT = const(1)  # a flag
_BLANK, _TORN, _FOREIGN, _NEWER, _MISSING = 0, -1, -2, -3, -4  # in place of a sequence number; two can be written over


class Store:
    def __init__(self, nvm, drive, remount=None):
        self.places = Places(nvm, drive, remount)

    def read(self, kind: int):
        """(content, what is wrong): the newest whole copy or None; and "damaged" when one was there that is whole no
        more, "foreign" when NVM holds something else, "newer" (of a later format).
        """
        numbers, newest, record = self._look(kind, SIZES[kind])
        wrong = None
        if _NEWER in numbers:
            wrong = "newer"
        elif _FOREIGN in numbers[:SLOTS] and not record:
            wrong = "foreign"
        elif _TORN in numbers and newest < 0:
            wrong = "damaged"
        return _content(record) or None, wrong

    def write(self, kind: int, content, seldom: bool = False):
        """None when the record is safe, else why it is not: "big", "full", "readonly", "broken", "newer". An empty
        content leaves nothing to be read. `seldom`: it can wait where it would cost an erase of NVM.
        """
        if len(content) > SIZES[kind] - _HEAD - _ERASES:
            return "big"
        numbers, newest, record = self._look(kind, 0)
        if newest >= 0 and _content(record) == content:
            return None
        number = max(max(numbers), 0) + 1
        left = _FOREIGN in numbers[:SLOTS]
        erases = max(self.erases(), _erases(record))
        record = None
        reason = "newer" if _NEWER in numbers else "broken"
        for place in _order(numbers, newest, number):
            try:
                if place < SLOTS and seldom and number & _SELDOM:
                    return None
                if self.places.put(kind, place, _packed(kind, number, content, erases + (place < SLOTS), left)):
                    return None
            except OSError as error:
                reason = {_FULL: "full", READONLY: "readonly"}.get(error.errno, "broken")
            except RuntimeError:  # what an NVM says that cannot be written
                reason = "broken"
        return reason

    def erases(self) -> int:
        """How often NVM has been erased, as far as it knows itself."""
        most = 0
        for kind in range(len(SIZES)):
            for slot in range(SLOTS):
                most = max(most, _erases(self.places.fetch(kind, slot, _HEAD + _ERASES)))
        return most

    def _look(self, kind, size):
        """The sequence number in each place, or what it has instead; the place of the newest, or -1, and the record."""
        numbers, newest, record = [], -1, None
        for place in range(SLOTS + COPIES[kind] + 1):
            raw = self._fetch(kind, place, size)
            number = _number(kind, raw)
            if number == _FOREIGN and place >= SLOTS:
                number = _TORN
            if number > 0 and (newest < 0 or number > numbers[newest]):
                newest, record = place, raw
            numbers.append(number)
        if record and not (record[3] > 1 and record[5] & _LEFT):
            for slot in range(SLOTS):  # we have had NVM, and noise there is what a cut has left
                if numbers[slot] == _FOREIGN:
                    numbers[slot] = _TORN
        return numbers, newest, record

    def _fetch(self, kind, place, size):
        """With no size, of a record of ours what it takes, of anything else its beginning: enough for whoever writes,
        in the middle of a game, when the memory may be full.
        """
        head = self.places.fetch(kind, place, size or _HEAD)
        if size or not head or head[:3] != _MAGIC or len(head) < _HEAD:
            return head
        return self.places.fetch(kind, place, min(SIZES[kind], _HEAD + (head[6] | head[7] << 8)))


def _order(numbers, newest, number):
    """The places to write to, the best first: the oldest file, the oldest slot; now and then a slot first."""
    last = newest < SLOTS or number & _SELDOM > 0  # do slots come last?
    found = [(int((place < SLOTS) == last), numbers[place], place) for place in range(len(numbers) - 1)
             if place != newest and numbers[place] >= _TORN]
    found.sort()
    return [place for _, _, place in found]


def _packed(kind, number, content, erases, left):
    head = struct.pack("<3sBBBHI", _MAGIC, _FORMAT, kind, _LEFT if left else 0, _ERASES + len(content), number)
    count = struct.pack("<I", erases)
    return head + struct.pack("<I", crc32(content, crc32(count, crc32(head)))) + count + content


def _number(kind, raw):
    """The sequence number of a whole record, else what it is: torn (or blank), foreign, newer, missing."""
    if raw is None:
        return _MISSING
    if raw[:3] != _MAGIC or len(raw) < _HEAD:
        return _FOREIGN if raw.strip(BLANK) else _BLANK
    length = raw[6] | raw[7] << 8
    _, number, check = struct.unpack("<III", raw[4:_HEAD])
    if check != crc32(raw[_HEAD:_HEAD + length], crc32(raw[:_HEAD - 4])):
        return _TORN if number > 1 else _BLANK  # nothing was there before the first
    if raw[3] > _FORMAT:
        return _NEWER
    return number if raw[4] == kind else _FOREIGN


def is_foreign(kind: int, raw) -> bool:
    """Does a slot hold another program's bytes?"""
    return _number(kind, raw) == _FOREIGN


def _content(record):
    """What a whole record holds."""
    if not record:
        return b""
    return record[_HEAD + (_ERASES if record[3] > 1 else 0):_HEAD + (record[6] | record[7] << 8)]


def _erases(record) -> int:
    if not record or len(record) < _HEAD + _ERASES or record[:4] != b"P10\x02":
        return 0
    return struct.unpack("<I", record[_HEAD:_HEAD + _ERASES])[0]


def open_store():
    import microcontroller
    import storage
    import supervisor

    def remount(readonly):
        if supervisor.runtime.usb_connected:
            raise OSError(READONLY, "")
        try:
            storage.remount("/", readonly)
        except RuntimeError as error:  # a computer sees the drive
            raise OSError(READONLY, "") from error

    return Store(getattr(microcontroller, "nvm", None), storage.getmount("/"), remount)
