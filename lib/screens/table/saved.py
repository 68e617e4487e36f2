# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Serializes a game for the store: its seats and a snapshot of its table. Loaded only for saves and undo; resume.py
restores a saved game.
"""

import gc

from phase10 import engine, snapshot
from screens import seated


def pack(playing) -> bytes:
    packed = seated.pack(seated.CARDS, playing)
    packed.extend(snapshot.pack(playing.table))
    return packed


def back(packed, rules, done):
    """Return the table of the snapshot `packed` with the actions `done` replayed, for undo."""
    from phase10 import unpacking
    gc.collect()
    table = unpacking.unpack(packed, rules)
    for action in done:
        engine.do(table, table.turn, action)
    table.events.clear()
    return table
