# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Keeps three records so that no single power cut loses one: the game, the players' settings, the statistics. What is
in them is their owners' business; here they are bytes with a head that tells whether they are whole, and how new.

Each record has three places: two slots of the chip's NVM and a file on the drive. A save goes to one of them, never to
the one that holds the newest copy, and to the other kind of memory where that can be written: NVM is a single block of
flash that is erased and written as a whole, so a power cut within these milliseconds may take both slots along, but
never the file; and the other way round. While a computer owns the drive only NVM is left to write to, and its slots
then guard against everything but a cut in just that moment. Flash wears out, so a save is one assignment or one write
over a file that keeps its size, and what is stored already is not stored again.

head  "P10", format (1), kind (1), 0, length (2), sequence number (4), CRC-32 of the head before it and the content (4);
      numbers have their low byte first, the content follows, the rest of the place is without meaning
"""

import struct
from binascii import crc32

from micropython import const

from handheld.places import BLANK, FILE, READONLY, SIZES, Places

_HEAD = const(16)
_MAGIC = b"P10"
_FORMAT = const(1)
_FULL = const(28)  # what an OSError says
_ORDERS = ((FILE, 1), (FILE, 0), (0, 1), (FILE, 0, 1))  # by the place of the newest copy; -1: none yet


class Store:
    def __init__(self, nvm, drive, remount=None):
        self.places = Places(nvm, drive, remount)

    def read(self, kind: int):
        """(content, what is wrong): the newest whole copy or None, and "damaged", "foreign" or "newer" (of a later
        format) when a place holds such a thing that was not set aside before. Now it is.
        """
        _, _, content, wrong, raw = self._look(kind, self.places.fetch)
        if wrong:
            from handheld.aside import set_aside
            if not set_aside(self.places, raw):
                wrong = None
        return content or None, wrong

    def write(self, kind: int, content):
        """None when the record is safe, else why it is not: "big", "full", "readonly" or "broken". An empty content
        leaves nothing to be read.
        """
        if len(content) > SIZES[kind] - _HEAD:
            return "big"
        newest, number, stored, _, _ = self._look(kind, self._fetch_record)
        if stored is not None and stored == content:
            return None
        record = _packed(kind, number + 1, content)
        reason = "broken"
        for place in _ORDERS[newest]:
            try:
                if self.places.put(kind, place, record):
                    return None
            except OSError as error:
                reason = {_FULL: "full", READONLY: "readonly"}.get(error.errno, "broken")
        return reason

    def _look(self, kind, fetch):
        """Place, number and content of the newest whole copy; what is wrong with another, and its bytes."""
        newest, number, content, wrong, bad = -1, 0, None, None, None
        for place in range(3):
            raw = fetch(kind, place, SIZES[kind])
            found, value = _opened(kind, raw)
            if found > number:
                newest, number, content = place, found, value
            elif found < 0:
                wrong, bad = value, raw
        return newest, number, content, wrong, bad

    def _fetch_record(self, kind, place, size):
        """Of a record of ours what it takes, of anything else nothing: enough for whoever writes, in the middle of a
        game, when the memory may be full.
        """
        head = self.places.fetch(kind, place, _HEAD)
        if head[:3] != _MAGIC or len(head) < _HEAD:
            return b""
        return self.places.fetch(kind, place, min(size, _HEAD + (head[6] | head[7] << 8)))


def _packed(kind, number, content):
    head = struct.pack("<3sBBBHI", _MAGIC, _FORMAT, kind, 0, len(content), number)
    return head + struct.pack("<I", crc32(content, crc32(head))) + content


def _opened(kind, raw):
    """(number, content) of a whole record, (0, None) of a blank place, (-1, what is wrong) of anything else."""
    if not raw.strip(BLANK):
        return 0, None
    if raw[:3] != _MAGIC or len(raw) < _HEAD:
        return -1, "foreign"
    _, form, its_kind, _, length, number, check = struct.unpack("<3sBBBHII", raw[:_HEAD])
    content = raw[_HEAD:_HEAD + length]
    if check != crc32(content, crc32(raw[:_HEAD - 4])):
        return -1, "damaged"
    if form > _FORMAT:
        return -1, "newer"
    if its_kind != kind:
        return -1, "foreign"
    return number, content


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

    return Store(microcontroller.nvm, storage.getmount("/"), remount)
