# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Loads what may come next while nobody presses a key, a part at a time: the menus' letters and sheets, then modules,
by memory.py's lists. In memory with the menus only.
"""

import memory
from handheld import clock, sheets, text
from handheld.power import QUIET

_BRIEF = 300  # ms in QUIET's place where such moments are shorter than this many ms:
_SHORT = 60
_SHEETS = (("ground", 8, 8, 34), ("heads", 9, 9, 8))  # that all menus have

_slow = [True]  # did the last part take longer than that?


def look(app, bar):
    """Load one more part, if this is the time for it; the bar shows where that takes long."""
    start = clock.ms()
    if min(app.machine.power.idle(), clock.diff(start, app.entered)) < (QUIET if _slow[0] else _BRIEF):
        return
    loaded = picture() or memory.load_ahead()
    _slow[0] = clock.since(start) > _SHORT
    bar.turn(loaded and _slow[0])


def picture() -> bool:
    """One more of the menus' letters and sheets; False when all are there."""
    if not text.has_font("big"):
        text.font("big")
        return True
    for sheet in _SHEETS:
        if not sheets.has(sheet[0]):
            sheets.load(*sheet)
            return True
    return False
