# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The game in the store goes on, be it one with cards or one with dice. In memory only while it is fetched."""

import gc

from handheld import GAME
from phase10 import unpacking
from screens import seated
from screens.kinds import PLAY
from screens.table import game, lessons


def load(app, rules=None):
    """(the saved game or None, what was wrong with the store or None); `rules`: its own, if they are there already."""
    packed, wrong = app.machine.load(GAME)
    if not packed:
        return None, wrong
    try:
        if packed[1] != PLAY:  # no other is ever saved
            raise ValueError
        return _unpack(app, packed, rules), wrong
    except (ValueError, IndexError, UnicodeError):
        return None, "damaged"


def _unpack(app, packed, rules):
    if seated.form_of(packed) == seated.DICE:
        from screens.dice import game as dice_game
        return dice_game.unpack(app, packed)
    seats, at, run = seated.unpack(packed)
    table = unpacking.unpack(packed[at:], rules)
    if table.seats != len(seats):
        raise ValueError
    gc.collect()  # what goes on lies below what it was read with
    playing = game.Game(app, table.rules, seats, 0, packed[1], table)
    playing.viewer, playing.run = packed[2], run
    playing.kept = None
    lessons.begin(playing, app.machine.settings.told)
    return playing
