# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The opponents: six faces, calm and glad, two persons, and the same as small heads for the seat strip."""

from .canvas import Canvas, read_maps
from .colours import colours

CAST = ("finn", "lulu", "bruno", "pip", "otto", "mia", "you", "friend")
INKS = {char: index for index, char in enumerate(".iwokbBgGeEpsSyr") if index}
PALETTE = colours(("nothing", "ink", "white", "fox", "cream", "brown", "dark brown", "frog", "dark frog",
                   "fur", "dark fur", "pink", "skin", "brown skin", "gold", "red"))


def face(rows, glad):
    """A 16x16 tile: the half face and its mirror, with an outline."""
    tile = Canvas(16, 16)
    for half in (rows, glad):
        tile.stamp([row + row[::-1] for row in half], 1, 1, INKS)
    tile.outline(set(INKS.values()), INKS["i"], corners=False)
    return tile


def head(rows):
    tile = Canvas(9, 9)
    tile.stamp([row + row[-2::-1] for row in rows], 0, 0, INKS)
    return tile


def face_tiles():
    """Two tiles for each of the cast: calm, glad."""
    maps = read_maps("faces")
    return [face(maps[name], glad) for name in CAST for glad in ((), maps[name + "-glad"])]


def head_tiles():
    maps = read_maps("faces")
    return [head(maps["head-" + name]) for name in CAST]
