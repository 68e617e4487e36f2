# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The store: saves each kind of record (handheld.GAME ...) so that no single power cut loses it from the drive; what
NVM alone holds can be lost (docs/saves.md). The header of a record says whether it is valid and how new it is
(record.py).

Each kind has several places: two slots of the chip's NVM and some files on the drive. A save (writing.py) goes to one
of them, never to the one with the newest copy. A file is erased without touching another. NVM is one block of flash
that is erased as a whole with all slots, and wears out sooner: it is written when the drive cannot be, and every 32nd
time. To reduce wear a save is one assignment, or one write over a file that keeps its size, and content that is stored
already is not written again. A file that a power cut destroyed is not replaced: the others are enough.
"""

from handheld.places import COPIES, READONLY, SIZES, SLOTS, Places
from handheld.record import FOREIGN, HEAD, NEWER, TORN, UNUSED, content_of, leaves_slots, number_of, size_of


class Store:
    def __init__(self, nvm, drive, remount=None, sync=None):
        self.places = Places(nvm, drive, remount, sync)

    def read(self, kind: int):
        """(content, error): the newest valid copy or None; the error is None, "damaged" (a copy existed but none is
        valid), "foreign" (NVM holds another program's data) or "newer" (of a later format).
        """
        numbers, newest, record = self.look(kind)
        wrong = None
        if NEWER in numbers:
            wrong = "newer"
        elif FOREIGN in numbers and not record:
            wrong = "foreign"
        elif TORN in numbers and newest < 0 and numbers[:-1].count(UNUSED) != len(numbers) - 2:
            wrong = "damaged"  # were all other places unused, a power cut would have torn the first save of all
        return content_of(record) or None, wrong

    def write(self, kind: int, content, may_skip: bool = False):
        """Save at once; returns what writing() does."""
        steps = self.writing(kind, content, may_skip)
        while True:
            try:
                next(steps)
            except StopIteration as end:
                return end.value

    def writing(self, kind: int, content, may_skip: bool = False):
        """Generator: save, in steps; returns None, or why not: "big", "full", "readonly", "broken", "newer". Empty
        content deletes. may_skip: where the drive cannot be written, skip the save and return "", instead of erasing
        NVM for it. Nothing is stored then, so the caller must save without `may_skip` now and then.
        """
        from handheld import writing
        return writing.writing(self, kind, content, may_skip)

    def look(self, kind: int) -> tuple:
        """(numbers, newest, record): record.number_of() each place, the index of the newest or -1, and its record."""
        numbers, newest, record = [], -1, None
        for place in range(SLOTS + COPIES[kind] + 1):
            raw = self.places.fetch(kind, place, HEAD)
            if size := min(SIZES[kind], size_of(raw)):  # not the whole place, as there may be little free memory
                raw = self.places.fetch(kind, place, size)
            number = number_of(kind, raw)
            if number == FOREIGN and place >= SLOTS:
                number = TORN
            if number > 0 and (newest < 0 or number > numbers[newest]):
                newest, record = place, raw
            numbers.append(number)
        if record and not leaves_slots(record):
            for slot in range(SLOTS):  # NVM was ours, so data that looks foreign is the result of a power cut
                if numbers[slot] == FOREIGN:
                    numbers[slot] = TORN
        return numbers, newest, record


def open_store():
    import os
    import microcontroller
    import storage
    import supervisor
    def remount(readonly):
        if supervisor.runtime.usb_connected:
            raise OSError(READONLY, "")
        try:
            storage.remount("/", readonly)
        except RuntimeError as error:  # a computer has the drive
            raise OSError(READONLY, "") from error

    sync = os.sync if hasattr(storage, "VfsFat") else None  # on a desktop it would flush all drives
    return Store(getattr(microcontroller, "nvm", None), storage.getmount("/"), remount, sync)
