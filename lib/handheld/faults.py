# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What went wrong inside the program: a ring of the last tracebacks, one line each, as the performance screen shows it
and `python3 desktop where` reads it. What becomes of the game after a fault is told in screens/rescue.py.
"""

import traceback
from binascii import crc32

from micropython import const

_ROOM = const(320)
_SEEN = const(8)
_ring = bytearray(_ROOM)  # the newest line first; what it has no room for is gone
_seen = bytearray(2 * _SEEN)  # for each of the last faults two bytes that stand for its place


def note(error, where: str) -> int:
    """Keep it; how many of the last faults were this one at this place."""
    try:
        text = "".join(traceback.format_exception(error))
        print(text)
        line = type(error).__name__
        places = []
        for told in text.split("\n"):
            parts = told.split('"')
            if len(parts) == 3 and parts[2][:7] == ", line ":
                places.insert(0, "%s:%s" % (parts[1].split("/")[-1].split(".")[0], parts[2][7:].split(",")[0]))
        line = " ".join([line] + places[:6])
        key = crc32((" ".join(places[:3]) + where).encode()) & 0x7F7F | 0x101
        _ring[:] = (line.encode() + b"\n" + _ring)[:_ROOM]
        _seen[:] = (bytes((key >> 8, key & 255)) + _seen)[:2 * _SEEN]
        return len([i for i in range(0, 2 * _SEEN, 2) if _seen[i] << 8 | _seen[i + 1] == key])
    except Exception:  # no memory to say so: then it is as if it had happened often enough
        return 2


def told() -> str:
    """The lines of the ring."""
    return bytes(_ring).replace(b"\0", b"").decode()
