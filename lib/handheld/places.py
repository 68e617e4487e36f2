# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Where the store's records lie in the two kinds of memory, and how bytes get there and back. What the bytes mean is
told in store.py; what becomes of bytes that mean nothing, in aside.py.

NVM      0  game, slot 0 (1024)         1024  game, slot 1
      2048  settings, slot 0 (256)      2304  settings, slot 1
      2560  statistics, slot 0 (512)    3072  statistics, slot 1
      3584  set aside (512): the first content found that was damaged or not ours; 4096 and beyond belong to others
file  /saves/game.p10, settings.p10, records.p10, each as large as a slot; aside.p10: as above, if it can be written
"""

from micropython import const

SIZES = (1024, 256, 512)  # of a place, head included
FILE = const(2)  # the places: 0 and 1 are the slots
ASIDE = const(3584)
END = const(4096)  # NVM beyond belongs to others
BLANK = b"\xff\0"  # what empty memory is full of
READONLY = const(30)  # what an OSError says

_FILES = ("/saves/game.p10", "/saves/settings.p10", "/saves/records.p10")
_STARTS = (0, 2048, 2560)


class Places:
    def __init__(self, nvm, drive, remount=None):
        self.nvm = nvm if nvm and len(nvm) >= END else None
        self.drive = drive  # storage.getmount("/") or alike
        self._remount = remount  # takes readonly; OSError when somebody else owns the drive

    def fetch(self, kind: int, place: int, size: int) -> bytes:
        """The first bytes of a place."""
        if place == FILE:
            return self.read_file(_FILES[kind], size)
        if not self.nvm:
            return b""
        start = _STARTS[kind] + place * SIZES[kind]
        return bytes(self.nvm[start:start + size])

    def put(self, kind: int, place: int, record) -> bool:
        """Write, and see whether it is there."""
        if place == FILE:
            self.write_file(_FILES[kind], record, SIZES[kind])
        elif self.nvm:
            start = _STARTS[kind] + place * SIZES[kind]
            self.nvm[start:start + len(record)] = record
        return self.fetch(kind, place, len(record)) == record

    def read_file(self, path: str, size: int) -> bytes:
        try:
            with self.drive.open(path, "rb") as file:
                return file.read(size)
        except OSError:
            return b""

    def write_file(self, path: str, record, size: int):
        """Over what is in the file, which has that size from its beginning."""
        ours = not self.drive.readonly
        if not ours:
            if not self._remount:
                raise OSError(READONLY, "")
            self._remount(False)
        try:
            try:
                file = self.drive.open(path, "r+b")
            except OSError:
                self._make_file(path, size)
                file = self.drive.open(path, "r+b")
            with file:
                file.write(record)
        finally:
            if not ours:
                self._remount(True)

    def _make_file(self, path, size):
        """At its full size from the start, so that later saves need no room."""
        try:
            self.drive.mkdir("/saves")
        except OSError:  # it is there
            pass
        try:
            with self.drive.open(path, "wb") as file:
                file.write(b"\xff" * size)
        except OSError:  # what there is of it would look like a damaged record
            self.drive.remove(path)
            raise
