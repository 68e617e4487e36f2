# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A game as the store keeps it: who sits where, and the table's snapshot. In memory only while a game is kept. How it
comes out of the store again stands in resume.py.
"""

from phase10 import engine, snapshot

FORMAT = 1


def pack(playing) -> bytes:
    packed = bytearray((FORMAT, playing.kind, playing.viewer, len(playing.names)))
    for seat in range(len(playing.names)):
        name = playing.names[seat].encode()
        packed.extend(bytes((playing.levels[seat], playing.faces[seat], len(name))))
        packed.extend(name)
    packed.extend(snapshot.pack(playing.table))
    return packed


def back(packed, rules, done):
    """The table before the last open move: as it was packed, and what was done since once more."""
    table = snapshot.unpack(packed, rules)
    for action in done:
        engine.do(table, table.turn, action)
    table.events.clear()
    return table
