# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Writes the bytes of a place (places.py) and reads them back to verify them. The drive is remounted as writable only
meanwhile.
"""

from handheld.places import AHEAD, NAMES, READONLY, SLOTS, TABLE, TABLE_SIZE, path_of, start_of

_PADDING = 512  # bytes at a time


def putting(places, kind: int, place: int, record):
    """Generator: write a record, in steps because each sector of flash takes 0.1 s; returns True if it reads back the
    same.
    """
    if place >= SLOTS:
        yield from _overwriting(places, path_of(NAMES[kind], place - SLOTS + 1), record)
    else:
        start = start_of(kind, place)
        places.nvm[start:start + len(record)] = record
    return places.fetch(kind, place, len(record)) == record


def _overwriting(places, path, record):
    """Generator: overwrite in place, so that only these bytes and the file's time change on the drive."""
    was_writable = _make_writable(places)
    try:
        with places.drive.open(path, "r+b") as file:
            file.seek(AHEAD)
            file.write(record)
            if places.sync:
                file.seek(0)
                file.read(1)  # reading another block moves the changed one to the cache, which sync() writes
                places.sync()
                yield  # closing the file writes its time
    finally:
        _restore(places, was_writable)


def writing_table(places, lines):
    """Generator: write these lines (bytes), at most TABLE_SIZE in all, to TABLE; OSError if that is not possible."""
    was_writable = _make_writable(places)
    try:
        with places.drive.open(TABLE, "r+b") as file:
            left = TABLE_SIZE
            for line in lines:
                left -= file.write(line)
                yield
            while left > 0:  # pad with empty lines
                left -= file.write(b"\n" * min(left, _PADDING))
                yield
    finally:
        _restore(places, was_writable)


def is_writable(places) -> bool:
    """Can the drive be written now?"""
    try:
        _restore(places, _make_writable(places))
        return True
    except OSError:
        return False


def lend(places, act, *args):
    """Call act(*args) with the drive remounted as writable; OSError if that is not possible."""
    was_writable = _make_writable(places)
    try:
        return act(*args)
    finally:
        _restore(places, was_writable)


def _make_writable(places) -> bool:
    """Remount the drive as writable; True if it was that already."""
    if not places.drive.readonly:
        return True
    if not places.remount:
        raise OSError(READONLY, "")
    places.remount(False)
    return False


def _restore(places, was_writable: bool):
    if not was_writable:
        try:
            places.remount(True)
        except OSError:  # a computer was connected meanwhile: it can only read until the next start
            pass
