# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A game in the store: who sits where, and the table's snapshot. In memory only while a game is kept or fetched."""

from handheld import GAME
from phase10 import engine, snapshot
from screens import game

_FORMAT = 1
_DICE = 2  # the format of a game of Dice, which has its own way


def pack(playing) -> bytes:
    packed = bytearray((_FORMAT, playing.kind, playing.viewer, len(playing.names)))
    for seat in range(len(playing.names)):
        name = playing.names[seat].encode()
        packed.extend(bytes((playing.levels[seat], playing.faces[seat], len(name))))
        packed.extend(name)
    packed.extend(snapshot.pack(playing.table))
    return packed


def load(app, rules=None):
    """(the saved game or None, what was wrong with the store or None); `rules`: its own, if they are there already."""
    packed, wrong = app.machine.load(GAME)
    if not packed:
        return None, wrong
    try:
        return _unpack(app, packed, rules), wrong
    except (ValueError, IndexError, UnicodeError):
        return None, "damaged"


def _unpack(app, packed, rules):
    if packed[0] == _DICE:
        from screens import dice_game
        return dice_game.unpack(app, packed)
    if packed[0] != _FORMAT:
        raise ValueError
    at, seats = 4, []
    for _ in range(packed[3]):
        end = at + 3 + packed[at + 2]
        seats.append((packed[at], packed[at + 1], str(packed[at + 3:end], "utf-8")))
        at = end
    table = snapshot.unpack(packed[at:], rules)
    if table.seats != len(seats):
        raise ValueError
    playing = game.Game(app, table.rules, seats, 0, packed[1], table)
    playing.viewer = packed[2]
    return playing


def back(packed, rules, done):
    """The table before the last open move: as it was packed, and what was done since once more."""
    table = snapshot.unpack(packed, rules)
    for action in done:
        engine.do(table, table.turn, action)
    table.events.clear()
    return table
