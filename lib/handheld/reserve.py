# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The files on the drive that are written while there is power to lose, made once at their full size, best by the
computer that brings the program. In memory only while they are looked for or made.

The drive's flash is erased in sectors of 4 KB, and a cut takes along all that lies in the sector: another file, a
folder, a piece of the program. A save touches the sectors of its own bytes and the one of its folder, for the time of
the file. So each file has a folder of its own, and what is written lies in the middle of it, with AHEAD bytes before
and as many behind that nobody misses. Made one after the other, folder, file, folder, file, each folder lies between
the padding of two files, and no sector that a save touches holds anything else of worth. The first folder has only
padding. The table begins where its file does, so that it can be read by anything: before it is the padding of another.
"""

from handheld.places import AHEAD, COPIES, NAMES, READONLY, SIZES, SLOTS, TABLE, TABLE_SIZE, path_of, start_of

BEFORE = "/saves/0/leave.txt"  # comes first in any order of names
_STEP = 1024
_TEXT = b"These folders belong to Phase 10. Copy all of /saves in one go, or none of it.\n"


def files() -> list:
    """(path, size) of each in the order they are to be made in; where the last one's folder is, there are all."""
    found = [(BEFORE, AHEAD)]
    for i in range(len(NAMES)):
        for copy in range(COPIES[i]):
            found.append((path_of(NAMES[i], copy + 1), AHEAD + SIZES[i] + AHEAD))
    return found + [(TABLE, TABLE_SIZE + AHEAD)]


def text_of(path: str) -> tuple:
    """What a fresh file begins with, and with what it goes on: as erased flash does, or as empty lines."""
    return _TEXT if path == BEFORE else b"", b"\n" if path == TABLE else b"\xff"


def are_missing(places) -> bool:
    """Were the files never made, and could they be now? One that a cut has taken along is not made again: that would
    write where the whole drive lies, for what others do as well. Its folder is still there.
    """
    try:
        places.drive.stat(_folder_of(TABLE))
    except OSError:
        try:
            places.lend(len, "")
            return True
        except OSError:
            pass
    return False


def make(places):
    """None, or why it was not possible. The power must not go in the meantime."""
    try:
        places.lend(make_on, places.drive)
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
    except OSError:  # it is there
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
    except OSError:  # a short one is of no use
        drive.remove(path)
        raise


def take_nvm(places):
    """What lies where NVM keeps our records and is none of them is not wanted any more; None or "broken"."""
    from handheld.record import is_foreign
    whole = bytearray(places.nvm[:])
    for kind in range(len(SIZES)):
        for slot in range(SLOTS):
            if is_foreign(kind, places.fetch(kind, slot, SIZES[kind])):
                start = start_of(kind, slot)
                whole[start:start + SIZES[kind]] = b"\xff" * SIZES[kind]
    try:
        places.nvm[:] = whole
    except (OSError, RuntimeError):
        return "broken"
    return None
