# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What was missing or wrong and had to be replaced, until a screen has told of it. Who replaced it says so here; the
sentences for it are in words/. And what faults.py knows of the program's own faults.
"""

found = []  # (what, which) of each thing that has yet to be told
ring = bytearray(320)  # the newest fault's line first; what there is no room for is gone
places = bytearray(16)  # two bytes for the place of each of the last ones
told = []  # those of files and settings that are or were in it: once is enough


def complain(what: str, which: str):
    if (what, which) not in found and (what, which) not in told:
        found.append((what, which))
        if which:
            told.append((what, which))
