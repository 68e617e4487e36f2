# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A game as the store keeps it: who sits where, and the table's snapshot. In memory only while a game is kept. How it
comes out of the store again stands in resume.py.
"""

import gc

from phase10 import engine, snapshot
from screens import seated


def pack(playing) -> bytes:
    packed = seated.pack(seated.CARDS, playing)
    packed.extend(snapshot.pack(playing.table))
    return packed


def back(packed, rules, done):
    """The table before the last open move: as it was packed, and what was done since once more."""
    from phase10 import unpacking
    gc.collect()
    table = unpacking.unpack(packed, rules)
    for action in done:
        engine.do(table, table.turn, action)
    table.events.clear()
    return table
