# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Where the store's records lie in the two kinds of memory, and how bytes get there and back. What the bytes mean is
told in store.py; how the files come to be, and why they are larger than what is in them, in reserve.py.

NVM      0  game, slot 0 (1024)         1024  game, slot 1
      2048  settings, slot 0 (256)      2304  settings, slot 1
      2560  statistics, slot 0 (512)    3072  statistics, slot 1
      3584  score sheet, slot 0 (2048)  5632  score sheet, slot 1
      7680  journey, slot 0 (256)       7936  journey, slot 1; what an NVM is too small for has files only
file  /saves/game1/game.p10, game2, game3; setting1, setting2; records1, records2; sheet1 ...: a copy each, AHEAD bytes
      inside. /saves/game.p10, settings.p10, records.p10 are of version 1.0: read and never written.
      /saves/table/table.csv is for people and computers: nothing depends on it.
"""

SIZES = (1024, 256, 512, 2048, 256)  # of a place, heads included
NAMES = ("game", "settings", "records", "sheet", "journey")
COPIES = (3, 2, 2, 2, 2)  # files of each
SLOTS = 2  # places: the slots of NVM, then the files, then that of version 1.0
AHEAD = 4096
BLANK = b"\xff\0"  # what empty memory is full of
READONLY = 30  # what an OSError says
TABLE = "/saves/table/table.csv"
TABLE_SIZE = 8192

_STARTS = (0, 2048, 2560, 3584, 7680)


def path_of(name: str, copy: int) -> str:
    return "/saves/%s%d/%s.p10" % (name[:7], copy, name)  # eight letters: a longer name takes two of a folder's entries


def start_of(kind: int, slot: int) -> int:
    """Where a slot begins in NVM."""
    return _STARTS[kind] + slot * SIZES[kind]


class Places:
    def __init__(self, nvm, drive, remount=None):
        self.nvm = nvm or b""
        self.drive = drive  # storage.getmount("/") or alike
        self._remount = remount  # takes readonly; OSError when somebody else owns the drive

    def fetch(self, kind: int, place: int, size: int):
        """The first bytes of a place; None when there is no such place."""
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

    def put(self, kind: int, place: int, record) -> bool:
        """Write, and see whether it is there."""
        if place >= SLOTS:
            self.lend(self._write, path_of(NAMES[kind], place - SLOTS + 1), record)
        else:
            start = start_of(kind, place)
            self.nvm[start:start + len(record)] = record
        return self.fetch(kind, place, len(record)) == record

    def _write(self, path, record):
        """Over what is there, so that nothing but these bytes and the time of the file changes."""
        with self.drive.open(path, "r+b") as file:
            file.seek(AHEAD)
            file.write(record)

    def write_table(self, lines):
        """Put these lines of bytes, at most TABLE_SIZE in all, into the table; OSError when that cannot be."""
        self.lend(self._write_table, lines)

    def _write_table(self, lines):
        with self.drive.open(TABLE, "r+b") as file:
            left = TABLE_SIZE
            for line in lines:
                left -= file.write(line)
            while left > 0:  # empty lines to its end
                left -= file.write(b"\n" * min(left, 256))

    def lend(self, act, *args):
        """Have something written while the drive is ours for the moment; OSError when it cannot be."""
        ours = not self.drive.readonly
        if not ours:
            if not self._remount:
                raise OSError(READONLY, "")
            self._remount(False)
        try:
            return act(*args)
        finally:
            if not ours:
                try:
                    self._remount(True)
                except OSError:  # a computer has come in the meantime: until the next start it can only read
                    pass
