# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The layout of the store's records in NVM and on the drive; reads their bytes, place_writing.py writes them. record.py
has the format of a record; reserve.py creates the files and explains their size.

NVM      0  game, slot 0 (1024)         1024  game, slot 1
      2048  settings, slot 0 (256)      2304  settings, slot 1
      2560  records, slot 0 (512)       3072  records, slot 1
      3584  score sheet, slot 0 (2048)  5632  score sheet, slot 1
      7680  journey, slot 0 (256)       7936  journey, slot 1; slots beyond the end of a smaller NVM do not exist
file  /saves/game1/game.p10, game2, game3; setting1, setting2; records1, records2; sheet1 ...: a copy each, at
      offset PADDING. /saves/game.p10, settings.p10, records.p10 are of version 1.0: read, never written.
      /saves/table/table.csv is an export: the game never reads it.
"""

SIZES = (1024, 256, 512, 2048, 256)  # bytes of a place by kind of record, header included
NAMES = ("game", "settings", "records", "sheet", "journey")
COPIES = (3, 2, 2, 2, 2)  # files of each kind
SLOTS = 2  # the index of a place: 0 and 1 are the NVM slots, then the files, then the file of version 1.0
PADDING = 4096  # bytes of a file before its record, and behind it: a sector of flash each
BLANK = b"\xff\0"  # the byte values of unused memory
READONLY = 30  # errno EROFS
TABLE = "/saves/table/table.csv"
TABLE_SIZE = 8192


def path_of(name: str, copy: int) -> str:
    return "/saves/%s%d/%s.p10" % (name[:7], copy, name)  # 8 letters: FAT needs two entries for more


def start_of(kind: int, slot: int) -> int:
    """The offset of a slot in NVM."""
    return SLOTS * sum(SIZES[:kind]) + slot * SIZES[kind]


class Places:
    def __init__(self, nvm, drive, remount=None, sync=None):
        self.nvm = nvm or b""
        self.drive = drive  # storage.getmount("/") or a stand-in
        self.remount = remount  # a function of `readonly`; OSError when a computer has the drive
        self.sync = sync  # writes to the flash what CircuitPython has in its cache

    def fetch(self, kind: int, place: int, size: int):
        """The first `size` bytes of a place; None if it does not exist."""
        if place >= SLOTS:
            copy = place - SLOTS + 1
            path, start = path_of(NAMES[kind], copy), PADDING
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
