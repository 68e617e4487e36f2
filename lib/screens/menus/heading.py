# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Reads only those letters of the big font that a heading shows: in the middle of a game the font is not in memory, and
to read all of its letters takes half a second. Loaded only then.
"""

import memory
from handheld import text


def font_with(app, words: str):
    """The big font with at least the letters of this text; the small one if there is no room for it."""
    try:
        font = memory.making_room(text.opened, "big")
        unread = [place for place in font.places(words) if not font.steps[place]]
        if unread:
            memory.making_room(read, font, unread)
    except MemoryError:
        font = app.big
    memory.tidy()  # unload what reads letters, twice the size of a font: what is made next takes its place
    return font


def read(font, places):
    from handheld import fonts
    fonts.read(font, places)
