# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Reader, from which a snapshot is unpacked: of cards by unpacking.py, of dice by dice/snapshot.py."""

import binascii


def opened(packed, magic: bytes, newest: int) -> int:
    """Check how a snapshot begins and ends; returns its version. ValueError with a message if it is none of these."""
    if bytes(packed[:3]) != magic:
        raise ValueError("not a saved game")
    if binascii.crc32(packed[:-4]) != int.from_bytes(packed[-4:], "big"):
        raise ValueError("the saved game is damaged")
    if not 1 <= packed[3] <= newest:
        raise ValueError("the saved game is of version %d, this program knows version %d" % (packed[3], newest))
    return packed[3]


class Reader:
    """Reads numbers and bytes one after the other. Raises ValueError if too few are left or a number is too large."""

    def __init__(self, packed, at: int) -> None:
        self.packed, self.at = packed, at

    def some(self, size: int) -> bytearray:
        self.at += size
        if self.at > len(self.packed):
            raise ValueError("the saved game is too short")
        return bytearray(self.packed[self.at - size : self.at])

    def number(self, size: int) -> int:
        return int.from_bytes(self.some(size), "big")

    def below(self, limit: int, name: str) -> int:
        number = self.number(1)
        if number >= limit:
            raise ValueError("the saved game has a %s of %d" % (name, number))
        return number

    def bytes(self) -> bytearray:
        """As many as the byte before them says."""
        return self.some(self.number(1))
