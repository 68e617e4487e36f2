# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Writes the bytes of a place (places.py) and reads them back. The drive is remounted as writable only meanwhile."""

from handheld.places import NAMES, PADDING, READONLY, SLOTS, TABLE, TABLE_SIZE, path_of, start_of

_STEP = 512  # bytes of padding written at a time


def writing_record(places, kind: int, place: int, record):
    """Generator: write a record, in steps because each sector takes 0.1 s; returns True if it reads back the same."""
    if place >= SLOTS:
        yield from _overwriting(places, path_of(NAMES[kind], place - SLOTS + 1), record)
    else:
        start = start_of(kind, place)
        places.nvm[start:start + len(record)] = record
    return places.fetch(kind, place, len(record)) == record


def _overwriting(places, path, record):
    """Generator: overwrite in place, so that only these bytes and the file's time change on the drive."""
    with Writable(places), places.drive.open(path, "r+b") as file:
        file.seek(PADDING)
        file.write(record)
        if places.sync:
            file.seek(0)
            file.read(1)  # reading another block moves the changed one to the cache, which sync() writes
            places.sync()
            yield  # closing the file writes its time


def writing_table(places, lines):
    """Generator: write these lines (bytes), at most TABLE_SIZE in all, to TABLE; OSError if that is not possible."""
    with Writable(places), places.drive.open(TABLE, "r+b") as file:
        left = TABLE_SIZE
        for line in lines:
            left -= file.write(line)
            yield
        while left > 0:  # pad with empty lines
            left -= file.write(b"\n" * min(left, _STEP))
            yield


def is_writable(places) -> bool:
    try:
        with Writable(places):
            return True
    except OSError:
        return False


class Writable:
    """Where it is entered the drive is remounted as writable, if it is not that already; OSError if it cannot be."""

    def __init__(self, places):
        self.remount = places.remount if places.drive.readonly else None
        if places.drive.readonly and not places.remount:
            raise OSError(READONLY, "")

    def __enter__(self):
        if self.remount:
            self.remount(False)

    def __exit__(self, *raised):
        if self.remount:
            try:
                self.remount(True)
            except OSError:  # a computer was connected meanwhile: it can only read until the next start
                pass
