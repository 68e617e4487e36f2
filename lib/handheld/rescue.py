# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What the store needs once in its life: the files of its records, and a place for content that is damaged or not ours.
Where the places lie is told in places.py.
"""

from handheld.places import END
from handheld.store import BLANK

ASIDE = 3584  # in NVM
ASIDE_FILE = "/saves/aside.p10"


def make_file(drive, path, size):
    """At its full size from the start, so that later saves need no room."""
    try:
        drive.mkdir("/saves")
    except OSError:  # it is there
        pass
    try:
        with drive.open(path, "wb") as file:
            file.write(b"\xff" * size)
    except OSError:  # what there is of it would look like a damaged record
        drive.remove(path)
        raise


def set_aside(store, raw):
    """Keep what is wrong where it can be looked at; False when it has been kept before."""
    nvm = store.nvm
    head = raw[:END - ASIDE]
    kept = bytes(nvm[ASIDE:ASIDE + len(head)]) if nvm else b""
    filed = store.read_file(ASIDE_FILE, len(raw))
    if kept == head or filed == raw:
        return False
    try:
        if not filed:
            store.write_file(ASIDE_FILE, raw, len(raw))
            return True
    except OSError:
        pass
    if nvm and not kept.strip(BLANK):
        nvm[ASIDE:ASIDE + len(head)] = head
    return True
