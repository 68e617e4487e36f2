# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The 9x9 icons of the screens: keys, arrows, ticks, the marks of the card colours and others.

Their order is that of the numbers in lib/handheld/icons.py, their pixel maps are in maps/icons.txt; the labels of the
wide keys are drawn with the small font. INKS, the characters of the maps, are also used for the sheets ground, board
and pawns.
"""

from handheld import icons as numbers

from .canvas import Canvas, read_maps
from .letters import Face

SIZE = 9
INKS = {char: index for index, char in enumerate(".ipdlPcstgzrbnRu") if index}
ORDER = [name.lower().replace("_", "-") for name in vars(numbers) if name.isupper()]
EDGED = ("tick", "cross", "skip")  # with an outline, because they may be drawn over a picture
WIDE = (("START", 4), ("SELECT", 5))


def icon(rows, edged):
    tile = Canvas(SIZE, SIZE)
    tile.stamp(rows, 0, 0, INKS)
    if edged:
        tile.outline(set(range(2, 16)), INKS["i"], corners=False)
    return tile


def wide_key(word, count, face):
    """Generator: a key with a label, split into `count` tiles."""
    whole = Canvas(SIZE * count, SIZE)
    whole.card(0, 0, whole.width, SIZE, INKS["t"])
    whole.rect(1, SIZE - 1, whole.width - 2, 1, INKS["i"])
    x = (whole.width - face.width(word) + 1) // 2
    for char in word:
        whole.stamp(face.glyphs[char][0], x, 1, {"#": INKS["i"]})
        x += face.advance(char)
    for at in range(count):
        tile = Canvas(SIZE, SIZE)
        for y in range(SIZE):
            for dx in range(SIZE):
                tile.set(dx, y, whole.get(at * SIZE + dx, y))
        yield tile


def tiles():
    maps = read_maps("icons")
    made = [icon(maps[name], name in EDGED) if name in maps else Canvas(SIZE, SIZE) for name in ORDER]
    face = Face("small")
    for word, count in WIDE:
        made.extend(wide_key(word, count, face))
    return made
