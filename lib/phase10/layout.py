# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The byte layout of a snapshot, for snapshot.py and unpacking.py.

"P10", version, rules, number of seats, the fields in the order of table.FIELDS, and a CRC-32 of all that. Per-seat
fields come last: first those of kind BYTES, field by field, then the others, seat by seat. Version 1 packs the rules
differently and lacks the fields marked SINCE_2.
"""

from phase10.actions import CHOOSING, DEALING, DRAWING, ENDED, GIVING, NAMING, OVER, PLAYING, TURNING

VERSION = 2
MAGIC = b"P10"
STEPS = (DEALING, CHOOSING, GIVING, TURNING, DRAWING, PLAYING, NAMING, OVER, ENDED)
UNSETTLED = 255  # None instead of a seat mask
