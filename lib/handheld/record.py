# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A record as the store keeps it: a head that tells whether it is whole, and how new, before what its owner has given.

head  "P10", format (2), kind (1), flags (1), length (2), sequence number (4), CRC-32 of the head before it and all that
      follows (4); then, counted by the length, the erases of NVM so far (4) and the content. Numbers have their low
      byte first; the rest of the place is without meaning. Format 1 had neither flags nor erases. Who changes what
      is in a record so that an older program would misread it counts the format up: a later one is left alone.
flags 1: what lies in the slots is another program's, and stays
"""

import struct
from binascii import crc32

from micropython import const

from handheld.places import BLANK

HEAD = const(16)
ERASES = const(4)
_MAGIC = b"P10"
_FORMAT = const(2)
_LEFT = const(1)  # a flag
_MOST = const(0x3FFFFFFF)  # no sequence number and no count of erases comes so far
_BLANK, TORN, FOREIGN, NEWER, MISSING = 0, -1, -2, -3, -4  # in place of a sequence number; two can be written over


def packed(kind, number, content, erases, left):
    head = struct.pack("<3sBBBHI", _MAGIC, _FORMAT, kind, _LEFT if left else 0, ERASES + len(content), number)
    erased = struct.pack("<I", erases)
    check = crc32(erased, crc32(head))
    return head + struct.pack("<I", crc32(content, check)) + erased + content


def number_of(kind, raw):
    """The sequence number of a whole record, else what it is: torn (or blank), foreign, newer, missing."""
    if raw is None:
        return MISSING
    if raw[:3] != _MAGIC or len(raw) < HEAD:
        return FOREIGN if raw.strip(BLANK) else _BLANK
    _, number, check = struct.unpack("<III", raw[4:HEAD])
    head = crc32(raw[:HEAD - 4])
    if check != crc32(raw[HEAD:size_of(raw)], head):
        return TORN if number > 1 else _BLANK  # nothing was there before the first
    if raw[3] > _FORMAT:
        return NEWER
    return number if raw[4] == kind and number < _MOST else FOREIGN


def size_of(head) -> int:
    """How many bytes a record takes that begins like this; 0 where it is none of ours."""
    if not head or head[:3] != _MAGIC or len(head) < HEAD:
        return 0
    return HEAD + (head[6] | head[7] << 8)


def leaves_slots(record) -> bool:
    """Do the slots belong to another program, as far as this record knows?"""
    return record[3] > 1 and record[5] & _LEFT > 0


def is_foreign(kind: int, raw) -> bool:
    """Does a slot hold another program's bytes?"""
    return number_of(kind, raw) == FOREIGN


def content_of(record):
    """What a whole record holds."""
    if not record:
        return b""
    return record[HEAD + (ERASES if record[3] > 1 else 0):size_of(record)]


def erases_of(record) -> int:
    if not record or len(record) < HEAD + ERASES or record[:3] != _MAGIC or record[3] != _FORMAT:
        return 0
    return min(struct.unpack("<I", record[HEAD:HEAD + ERASES])[0], _MOST)
