# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Logs exceptions in a ring buffer (complaints.py), a line each, for the performance screen and `desktop where`."""

import traceback
from binascii import crc32

from handheld.complaints import fault_hashes, fault_lines

_LOGGED = 6  # innermost frames of a traceback that are logged
_SAME = 3  # innermost frames that are compared to recognize a repeated fault


def note(error, where: str) -> int:
    """Log an exception; returns how many of the last faults, this one included, were the same at the same place."""
    try:
        text = "".join(traceback.format_exception(error))
        print(text)
        frames = []
        for line in text.split("\n"):
            parts = line.split('"')
            if len(parts) == 3 and parts[2][:7] == ", line ":
                number, _, name = parts[2][7:].partition(", in ")
                if number == "1":  # of all that was compiled without line numbers
                    number = name
                frames.insert(0, "%s:%s" % (parts[1].split("/")[-1].split(".")[0], number))
        line = " ".join([type(error).__name__] + frames[:_LOGGED])
        fault_lines[:] = (line.encode() + b"\n" + fault_lines)[:len(fault_lines)]
        known = " ".join(frames[:_SAME]) + where
        hashed = crc32(known.encode()) & 0x7F7F
        hashed = bytes((hashed >> 8 | 128, hashed & 255))
        fault_hashes[:] = (hashed + fault_hashes)[:len(fault_hashes)]
        return sum([fault_hashes[i:i + 2] == hashed for i in range(0, len(fault_hashes), 2)])
    except Exception:  # no memory to log it: count it as repeated
        return 2


def log() -> str:
    """The lines of the ring buffer."""
    return bytes(fault_lines).replace(b"\0", b"").decode()
