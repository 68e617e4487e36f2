# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Preloads for the next screen while no key is pressed, a part at a time: fonts, sheets, modules."""

import memory
from handheld import clock, sheets, text
from handheld.power import QUIET

_BRIEF = 300  # ms without a key, instead of QUIET, if the last part took no longer than:
_SHORT = 60  # ms
_USUAL = "small big ground heads cards minis"  # for menus and all games; later there might be no free block for these
_FONTS = ("small", "big")
_SHEETS = ("ground", "heads", "minis", "cards")  # in this order

_slow = True  # did the last part take longer than _SHORT?
_full = False  # did a picture not fit in memory?


def step(app, bar, more=()):
    """Load one more part, if no key was pressed for long enough; the bar animates its dot if parts are slow. more: an
    iterator, whose steps are run when all is loaded.
    """
    global _slow
    start = clock.ms()
    if min(app.machine.power.idle(), clock.diff(start, app.entered)) < (QUIET if _slow else _BRIEF):
        return
    if app.machine.claim_heap():  # before anything is loaded ahead, as it needs all that is free
        memory.tidy()
        return
    loaded = expected_picture() or memory.load_ahead() or goes_on(more)
    _slow = clock.since(start) > _SHORT
    bar.show_progress(loaded and _slow)


def goes_on(steps) -> bool:
    for _ in steps:
        return True
    return False


def expected_picture() -> bool:
    """Load one more picture that memory.py expects, by default of _USUAL; False if none is left or fits."""
    global _full
    try:
        return not _full and picture(memory.expected or _USUAL)
    except MemoryError:
        _full = True
        return False


def picture(names: str) -> bool:
    """Load one more of these sheets, or some letters of these fonts; False when all are loaded."""
    font = _unread_font(names)
    if font:
        from handheld import fonts
        fonts.read_more(text.opened(font))
        if not _unread_font(names):
            memory.tidy()  # unload the modules that read them, twice the size of a font
        return True
    for sheet in _SHEETS:
        if sheet in names and not sheets.has(sheet):
            sheets.load(sheet)
            return True
    return False


def _unread_font(names: str) -> str:
    """The first of these fonts of which letters are missing; "" if none is."""
    for font in _FONTS:
        if font in names and not text.has_font(font):
            return font
    return ""
