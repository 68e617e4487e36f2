# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What went wrong inside the program: a ring of the last tracebacks, one line each, as the performance screen shows it
and `python3 desktop where` reads it. The ring itself is kept by complaints.py; in memory only when there is a fault.
What becomes of the game then is told in screens/rescue.py.
"""

import traceback
from binascii import crc32

from micropython import const

from handheld.complaints import places, ring

_TOLD = const(6)  # so many places of a traceback
_SAME = const(3)  # so many of them tell whether it is the same as before


def note(error, where: str) -> int:
    """Keep it; how many of the last faults were this one at this place."""
    try:
        text = "".join(traceback.format_exception(error))
        print(text)
        way = []
        for line in text.split("\n"):
            parts = line.split('"')
            if len(parts) == 3 and parts[2][:7] == ", line ":
                way.insert(0, "%s:%s" % (parts[1].split("/")[-1].split(".")[0], parts[2][7:].split(",")[0]))
        told = " ".join([type(error).__name__] + way[:_TOLD])
        ring[:] = (told.encode() + b"\n" + ring)[:len(ring)]
        place = crc32((" ".join(way[:_SAME]) + where).encode()) & 0x7F7F
        place = bytes((place >> 8 | 128, place & 255))
        places[:] = (place + places)[:len(places)]
        return len([i for i in range(0, len(places), 2) if places[i:i + 2] == place])
    except Exception:  # no memory to say so: then it counts as one that came back
        return 2


def told() -> str:
    """The lines of the ring."""
    return bytes(ring).replace(b"\0", b"").decode()
