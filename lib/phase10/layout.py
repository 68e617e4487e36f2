# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""How a snapshot is laid out, for who packs one and who unpacks it.

"P10", version, the rules, how many seats, the fields in the order in which table.py declares them, and a CRC-32 over
all of it at the end. What belongs to each seat stands behind the rest: first the small numbers field by field, then
seat by seat all else. Version 1 had the same layout, but for how the rules were packed and fields of later days.
"""

from phase10.actions import CHOOSING, DEALING, DRAWING, ENDED, GIVING, NAMING, OVER, PLAYING, TURNING

VERSION = 2
MAGIC = b"P10"
STEPS = (DEALING, CHOOSING, GIVING, TURNING, DRAWING, PLAYING, NAMING, OVER, ENDED)
UNSETTLED = 255  # instead of a mask of seats
