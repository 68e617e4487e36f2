# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The files on the drive that are written while there is power to lose, made once at their full size, best by the
computer that brings the program. In memory only while they are looked for or made.

The drive's flash is erased in sectors of 4 KB, and a cut takes along all that lies in the sector: another file, a
folder, a piece of the program. A save touches the sectors of its own bytes and the one of its folder, for the time of
the file. So each file has a folder of its own, and what is written lies in the middle of it, with AHEAD bytes before
and as many behind that nobody misses. Made one after the other, folder, file, folder, file, each folder lies between
the padding of two files, and no sector that a save touches holds anything else of worth. The first folder has only
padding.
"""

from handheld.places import AHEAD, COPIES, NAMES, READONLY, SIZES, path_of

BEFORE = "/saves/0/leave.txt"  # comes first in any order of names
# a name, how many files, the size of what is in each: what the store keeps, then two score sheets, the stops of a
# journey, and a table of all games for a computer to read
RESERVED = tuple(zip(NAMES, COPIES, SIZES)) + (("sheet", 2, 2048), ("journey", 1, 256), ("table", 1, 8192))
_LAST = path_of(*[(name, copies) for name, copies, _ in RESERVED][-1])  # where it is, there are all
_STEP = 1024
_TEXT = b"These folders belong to Phase 10. Copy all of /saves in one go, or none of it.\n"


def files() -> list:
    """(path, size) of each in the order they are to be made in."""
    found = [(BEFORE, AHEAD)]
    for name, copies, size in RESERVED:
        for copy in range(copies):
            found.append((path_of(name, copy + 1), AHEAD + size + AHEAD))
    return found


def text_of(path: str) -> bytes:
    """What a fresh file begins with; the rest is as empty as erased flash."""
    return _TEXT if path == BEFORE else b""


def are_missing(places) -> bool:
    """Are the files missing, and could they be made now?"""
    try:
        places.drive.stat(_LAST)
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
            _make_folder(drive, path[:path.rfind("/")])
            _make_file(drive, path, size)


def _make_folder(drive, path):
    try:
        drive.mkdir(path)
    except OSError:  # it is there
        pass


def _make_file(drive, path, size):
    blank = b"\xff" * _STEP
    try:
        with drive.open(path, "wb") as file:
            file.write(text_of(path))
            left = size - len(text_of(path))
            while left > 0:
                file.write(blank[:min(left, _STEP)])
                left -= _STEP
    except OSError:  # a short one is of no use
        drive.remove(path)
        raise


def take_nvm(places):
    """What lies where NVM keeps our records was another program's, and is not wanted any more; None or "broken"."""
    from handheld.places import END
    try:
        places.nvm[:END] = b"\xff" * END
    except (OSError, RuntimeError):
        return "broken"
    return None
