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
MENUS = "big ground heads"  # fonts and sheets that all menus have
_CARDS = " cards minis"  # and those of any game: later there might be no room for them in one piece
_SHEETS = (("ground", 8, 8, 34), ("heads", 9, 9, 8), ("minis", 10, 13, 32), ("cards", 14, 22, 18))

_slow = [True]  # did the last part take longer than that?
_full = [False]  # was there no room for a picture?
_steps = [None]  # in which the large letters come


def look(app, bar):
    """Load one more part, if this is the time for it; the bar shows where that takes long."""
    start = clock.ms()
    if min(app.machine.power.idle(), clock.diff(start, app.entered)) < (QUIET if _slow[0] else _BRIEF):
        return
    loaded = expected_picture() or memory.load_ahead()
    _slow[0] = clock.since(start) > _SHORT
    bar.turn(loaded and _slow[0])


def expected_picture() -> bool:
    """One more of those that come next, else of the menus'; False when all are there, or there is no room."""
    try:
        return not _full[0] and picture(memory.expected() or MENUS + _CARDS)
    except MemoryError:
        _full[0] = True
        return False


def picture(names: str) -> bool:
    """One more of these sheets, or a part of the large letters; False when all are there."""
    if "big" in names and not text.has_font("big"):
        large_letters()
        return True
    for sheet in _SHEETS:
        if sheet[0] in names and not sheets.has(sheet[0]):
            sheets.load(*sheet)
            return True
    return False


def large_letters():
    """The next step in which they come."""
    _steps[0] = _steps[0] or text.loading("big")
    for _ in _steps[0]:
        return
    _steps[0] = None
    memory.tidy()  # of what has read them, which is twice as large
