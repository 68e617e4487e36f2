# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Keeps three records so that no single power cut loses one: the game, the players' settings, the statistics. Here they
are bytes with a head that tells if they are whole, and how new (record.py).

Each record has several places: two slots of the chip's NVM and some files on the drive, each of which can be erased
without touching another. A save goes to one of them, never to the one that holds the newest copy. NVM is a single block
of flash that is erased as a whole, all slots with it, and does not last as long as the drive's: it is written where the
drive cannot be, and every 32nd time. Flash wears out, so a save is one assignment or one write over a file that keeps
its size, and what is stored already is not stored again. A file that a cut has taken along is missed for good: the
others do.
"""

from micropython import const

from handheld.places import COPIES, READONLY, SIZES, SLOTS, Places
from handheld.record import (ERASES, FOREIGN, HEAD, NEWER, TORN, content_of, erases_of, leaves_slots, number_of, packed,
                             size_of)

_FULL = const(28)  # what an OSError says
_SELDOM = const(31)  # a mask of sequence numbers


class Store:
    def __init__(self, nvm, drive, remount=None):
        self.places = Places(nvm, drive, remount)

    def read(self, kind: int):
        """(content, what is wrong): the newest whole copy or None; and "damaged" when one was there that is whole no
        more, "foreign" when NVM holds something else, "newer" (of a later format).
        """
        numbers, newest, record = self._look(kind, SIZES[kind])
        wrong = None
        if NEWER in numbers:
            wrong = "newer"
        elif FOREIGN in numbers[:SLOTS] and not record:
            wrong = "foreign"
        elif TORN in numbers and newest < 0:
            wrong = "damaged"
        return content_of(record) or None, wrong

    def write(self, kind: int, content, seldom: bool = False):
        """None when the record is safe, else why it is not: "big", "full", "readonly", "broken", "newer". An empty
        content leaves nothing to be read. `seldom`: it can wait where it would cost an erase of NVM.
        """
        if len(content) > SIZES[kind] - HEAD - ERASES:
            return "big"
        numbers, newest, record = self._look(kind, 0)
        if newest >= 0 and content_of(record) == content:
            return None
        number = max(max(numbers), 0) + 1
        left = FOREIGN in numbers[:SLOTS]
        erases = max(self.erases(), erases_of(record))
        record = None
        reason = "newer" if NEWER in numbers else "broken"
        for place in _order(numbers, newest, number):
            try:
                if place < SLOTS and seldom and number & _SELDOM:
                    return None
                record = packed(kind, number, content, erases + (place < SLOTS), left)
                if self.places.put(kind, place, record):
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
                raw = self.places.fetch(kind, slot, HEAD + ERASES)
                most = max(most, erases_of(raw))
        return most

    def _look(self, kind, size):
        """The sequence number in each place, or what it has instead; the place of the newest, or -1, and the record."""
        numbers, newest, record = [], -1, None
        for place in range(SLOTS + COPIES[kind] + 1):
            raw = self._fetch(kind, place, size)
            number = number_of(kind, raw)
            if number == FOREIGN and place >= SLOTS:
                number = TORN
            if number > 0 and (newest < 0 or number > numbers[newest]):
                newest, record = place, raw
            numbers.append(number)
        if record and not leaves_slots(record):
            for slot in range(SLOTS):  # we have had NVM, and noise there is what a cut has left
                if numbers[slot] == FOREIGN:
                    numbers[slot] = TORN
        return numbers, newest, record

    def _fetch(self, kind, place, size):
        """With no size, of a record of ours what it takes, of anything else its beginning: enough for whoever writes,
        in the middle of a game, when the memory may be full.
        """
        head = self.places.fetch(kind, place, size or HEAD)
        if size or not size_of(head):
            return head
        size = min(SIZES[kind], size_of(head))
        return self.places.fetch(kind, place, size)


def _order(numbers, newest, number):
    """The places to write to, the best first: the oldest file, the oldest slot; now and then a slot first."""
    last = newest < SLOTS or number & _SELDOM > 0  # do slots come last?
    found = [(int((place < SLOTS) == last), numbers[place], place) for place in range(len(numbers) - 1)
             if place != newest and numbers[place] >= TORN]
    found.sort()
    return [place for _, _, place in found]


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
