# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Restores the table as it was before the last move. Loaded only for undo."""

import gc

from phase10 import engine, unpacking


def back(packed, rules, done):
    """Return the table of the snapshot `packed` with the actions `done` replayed."""
    gc.collect()
    table = unpacking.unpack(packed, rules, True)
    for action in done:
        engine.do(table, table.turn, action)
    table.events.clear()
    return table
