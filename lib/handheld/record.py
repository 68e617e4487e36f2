# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The format of a stored record: a header with checksum and sequence number, then the content.

head  "P10", format (2), kind (1), flags (1), length (2), sequence number (4), CRC-32 of the header before it and all
      that follows (4); then, counted by the length, the number of NVM erases so far (4) and the content. Numbers are
      little-endian; the rest of the place is undefined. Format 1 had neither flags nor erases. A change that an
      older program would misread needs a higher format: records of a later format are never overwritten.
flags 1: the NVM slots hold another program's data and must not be overwritten
"""

import struct
from binascii import crc32

from handheld.places import BLANK

HEAD = 16
ERASES = 4
_MAGIC = b"P10"
_FORMAT = 2
_LEAVES = 1  # flag 1
_MOST = 0x3FFFFFFF  # above any real sequence number or count of erases
UNUSED, TORN, FOREIGN, NEWER, MISSING = 0, -1, -2, -3, -4  # no sequence number; the first two may be overwritten


def packed(kind, number, content, erases, leaves):
    """The bytes of a record. leaves: do the NVM slots hold another program's data (FOREIGN)?"""
    head = struct.pack("<3sBBBHI", _MAGIC, _FORMAT, kind, _LEAVES if leaves else 0, ERASES + len(content), number)
    erased = struct.pack("<I", erases)
    check = crc32(erased, crc32(head))
    return head + struct.pack("<I", crc32(content, check)) + erased + content


def number_of(kind, raw):
    """The sequence number of a valid record, else one of the constants above. raw: the bytes of a place, or None."""
    if raw is None:
        return MISSING
    if len(raw) < HEAD:  # a file was cut short
        return TORN
    if raw[:3] != _MAGIC:
        return FOREIGN if raw.strip(BLANK) else UNUSED
    _, number, check = struct.unpack("<III", raw[4:HEAD])
    head = crc32(raw[:HEAD - 4])
    if check != crc32(raw[HEAD:size_of(raw)], head):
        return TORN if number > 1 else UNUSED  # a torn first save lost nothing
    if raw[3] > _FORMAT:
        return NEWER
    return number if raw[4] == kind and number < _MOST else FOREIGN


def size_of(head) -> int:
    """The size in bytes of the record with this header; 0 if it is not ours."""
    if not head or head[:3] != _MAGIC or len(head) < HEAD:
        return 0
    return HEAD + (head[6] | head[7] << 8)


def leaves_slots(record) -> bool:
    """Does this record's flag say that the NVM slots belong to another program?"""
    return record[3] > 1 and record[5] & _LEAVES > 0


def content_of(record):
    """The content of a valid record; b"" for None."""
    if not record:
        return b""
    return record[HEAD + (ERASES if record[3] > 1 else 0):size_of(record)]


def erases_of(record) -> int:
    if not record or len(record) < HEAD + ERASES or record[:3] != _MAGIC or record[3] != _FORMAT:
        return 0
    return min(struct.unpack("<I", record[HEAD:HEAD + ERASES])[0], _MOST)
