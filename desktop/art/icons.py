# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The 9x9 icons of the screens: keys, arrows, ticks, the marks of the card colours and others.

Their order is that of the numbers in lib/handheld/icons.py, their pixel maps are in maps/icons.txt. INKS, the
characters of the maps, are also used for the sheets ground, board and pawns.
"""

from handheld import icons as numbers

from .canvas import Canvas, read_maps

SIZE = 9
INKS = {char: index for index, char in enumerate(".ipdlPcstgzrbnRu") if index}
ORDER = [name.lower().replace("_", "-") for name in vars(numbers) if name.isupper()]
EDGED = ("tick", "cross", "skip")  # with an outline, because they may be drawn over a picture


def icon(rows, edged):
    tile = Canvas(SIZE, SIZE)
    tile.stamp(rows, 0, 0, INKS)
    if edged:
        tile.outline(set(range(2, 16)), INKS["i"], corners=False)
    return tile


def tiles():
    maps = read_maps("icons")
    return [icon(maps[name], name in EDGED) if name in maps else Canvas(SIZE, SIZE) for name in ORDER]
