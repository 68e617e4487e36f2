# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Where the store's records are in NVM and on the drive, and how their bytes are read and written. The record format
is in record.py, the choice of a place in store.py; reserve.py creates the files and explains their size.

NVM      0  game, slot 0 (1024)         1024  game, slot 1
      2048  settings, slot 0 (256)      2304  settings, slot 1
      2560  statistics, slot 0 (512)    3072  statistics, slot 1
      3584  score sheet, slot 0 (2048)  5632  score sheet, slot 1
      7680  journey, slot 0 (256)       7936  journey, slot 1; slots beyond the end of a smaller NVM do not exist
file  /saves/game1/game.p10, game2, game3; setting1, setting2; records1, records2; sheet1 ...: a copy each, at
      offset AHEAD. /saves/game.p10, settings.p10, records.p10 are of version 1.0: read, never written.
      /saves/table/table.csv is an export: the game never reads it.
"""

SIZES = (1024, 256, 512, 2048, 256)  # bytes of a place, headers included
NAMES = ("game", "settings", "records", "sheet", "journey")
COPIES = (3, 2, 2, 2, 2)  # files of each kind
SLOTS = 2  # the index of a place: 0 and 1 are the NVM slots, then the files, then the file of version 1.0
AHEAD = 4096
BLANK = b"\xff\0"  # the bytes that unused memory consists of
READONLY = 30  # the errno EROFS
TABLE = "/saves/table/table.csv"
TABLE_SIZE = 8192

_STARTS = (0, 2048, 2560, 3584, 7680)


def path_of(name: str, copy: int) -> str:
    return "/saves/%s%d/%s.p10" % (name[:7], copy, name)  # 8 letters: FAT needs two entries for more


def start_of(kind: int, slot: int) -> int:
    """The offset of a slot in NVM."""
    return _STARTS[kind] + slot * SIZES[kind]


class Places:
    def __init__(self, nvm, drive, remount=None, sync=None):
        self.nvm = nvm or b""
        self.drive = drive  # storage.getmount("/") or a stand-in
        self._remount = remount  # a function of `readonly`; OSError when a computer has the drive
        self._sync = sync  # writes to the flash what CircuitPython has in its cache

    def fetch(self, kind: int, place: int, size: int):
        """The first `size` bytes of a place; None if it does not exist."""
        if place >= SLOTS:
            copy = place - SLOTS + 1
            path, start = path_of(NAMES[kind], copy), AHEAD
            if copy > COPIES[kind]:
                path, start = "/saves/%s.p10" % NAMES[kind], 0
            try:
                with self.drive.open(path, "rb") as file:
                    file.seek(start)
                    return file.read(size)
            except OSError:
                return None
        start = start_of(kind, place)
        if start + SIZES[kind] > len(self.nvm):
            return None
        return bytes(self.nvm[start:start + size])

    def putting(self, kind: int, place: int, record):
        """Write a record and read it back; True if it is there. In steps, for each sector of flash takes a tenth of a
        second.
        """
        if place >= SLOTS:
            yield from self._overwriting(path_of(NAMES[kind], place - SLOTS + 1), record)
        else:
            start = start_of(kind, place)
            self.nvm[start:start + len(record)] = record
        return self.fetch(kind, place, len(record)) == record

    def _overwriting(self, path, record):
        """In place, so that only these bytes and the file's time change on the drive."""
        ours = self._take()
        try:
            with self.drive.open(path, "r+b") as file:
                file.seek(AHEAD)
                file.write(record)
                if self._sync:
                    file.seek(0)
                    file.read(1)  # another block is looked at, so the one that was changed goes to the cache
                    self._sync()
                    yield  # closing it writes the time
        finally:
            self._give_back(ours)

    def write_table(self, lines):
        """Write these lines (bytes), at most TABLE_SIZE in all, to the table; OSError if that is not possible."""
        self.lend(self._write_table, lines)

    def _write_table(self, lines):
        with self.drive.open(TABLE, "r+b") as file:
            left = TABLE_SIZE
            for line in lines:
                left -= file.write(line)
            while left > 0:  # pad with empty lines
                left -= file.write(b"\n" * min(left, 256))

    def lend(self, act, *args):
        """Call act(*args) with the drive remounted as writable; OSError if that is not possible."""
        ours = self._take()
        try:
            return act(*args)
        finally:
            self._give_back(ours)

    def _take(self) -> bool:
        """Remount the drive as writable; True if it was that already."""
        if not self.drive.readonly:
            return True
        if not self._remount:
            raise OSError(READONLY, "")
        self._remount(False)
        return False

    def _give_back(self, ours: bool):
        if not ours:
            try:
                self._remount(True)
            except OSError:  # a computer was connected meanwhile: it can only read until the next start
                pass
