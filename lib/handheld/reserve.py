# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Preallocates the save files on the drive, once, at their full size, best from the computer that installs the program.
Loaded only while they are checked or created.

The drive's flash is erased in sectors of 4 KB, and a power cut loses all data of the sector: another file, a directory,
a part of the program. A save writes the sectors of its own bytes and the one of its directory, for the file's time. So
each file has a directory of its own, and the record is in the middle of it, with PADDING bytes of padding before and
after. Created in the order directory, file, directory, file, each directory is between the padding of two files, and a
sector that a save writes holds nothing else of value. The first directory has only padding. The table starts at offset
0, so that any program can read it: before it is the padding of another file.
"""

from handheld.complaints import complain
from handheld.place_writing import Writable, is_writable
from handheld.places import COPIES, NAMES, PADDING, READONLY, SIZES, SLOTS, TABLE, TABLE_SIZE, path_of, start_of

BEFORE = "/saves/0/leave.txt"  # the padding file; its name sorts first
_STEP = 1024
_TEXT = b"These folders belong to Phase 10. Copy all of /saves in one go, or none of it.\n"


def files() -> list:
    """(path, size) of each, in the order of creation; if the last one's directory exists all have been created."""
    copies = [(path_of(NAMES[kind], copy + 1), PADDING + SIZES[kind] + PADDING)
              for kind in range(len(NAMES)) for copy in range(COPIES[kind])]
    return [(BEFORE, PADDING)] + copies + [(TABLE, TABLE_SIZE + PADDING)]


def text_of(path: str) -> tuple:
    """(beginning, filler) of a new file; the filler is that of erased flash, or empty lines for the table."""
    return _TEXT if path == BEFORE else b"", b"\n" if path == TABLE else b"\xff"


def look():
    """Complain if the files have not been created on the drive."""
    from handheld.store import open_store
    if are_missing(open_store().places):
        complain("files", "files")


def are_missing(places) -> bool:
    """Were the files never created, and is the drive writable now? A single file that a power cut destroyed is not
    created again (its directory is still there): that would write to the FAT, and the other copies are enough.
    """
    try:
        places.drive.stat(_folder_of(TABLE))
        return False
    except OSError:
        return is_writable(places)


def make(places):
    """Create the files. Returns None, or "readonly" or "full". Not safe against a power cut."""
    try:
        with Writable(places):
            make_on(places.drive)
    except OSError as error:
        return "readonly" if error.errno == READONLY else "full"
    return None


def make_on(drive):
    _make_folder(drive, "/saves")
    for path, size in files():
        try:
            drive.stat(path)
        except OSError:
            _make_folder(drive, _folder_of(path))
            _make_file(drive, path, size)


def _folder_of(path):
    return path[:path.rfind("/")]


def _make_folder(drive, path):
    try:
        drive.mkdir(path)
    except OSError:  # it exists
        pass


def _make_file(drive, path, size):
    text, blank = text_of(path)
    blank = blank * _STEP
    try:
        with drive.open(path, "wb") as file:
            file.write(text)
            left = size - len(text)
            while left > 0:
                file.write(blank[:min(left, _STEP)])
                left -= _STEP
    except (OSError, MemoryError):  # a short file is useless
        drive.remove(path)
        raise


def take_nvm(places):
    """Erase the slots of NVM that hold another program's data, with the player's consent; None or "broken"."""
    from handheld.record import FOREIGN, number_of
    whole = bytearray(places.nvm[:])
    for kind in range(len(SIZES)):
        for slot in range(SLOTS):
            if number_of(kind, places.fetch(kind, slot, SIZES[kind])) == FOREIGN:
                start = start_of(kind, slot)
                whole[start:start + SIZES[kind]] = b"\xff" * SIZES[kind]
    try:
        places.nvm[:] = whole
    except (OSError, RuntimeError):
        return "broken"
    return None
