# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The opponents: six faces in four moods, two persons, and the same as small heads for the seat strip."""

from .canvas import Canvas, read_maps
from .colours import colours

MOODS = ("", "-glad", "-hit", "-keen")  # calm; the phase is laid; a Skip waits; one card left
CAST = ("finn", "lulu", "bruno", "pip", "otto", "mia", "you", "friend")
INKS = {char: index for index, char in enumerate(".iwokbBgGeEpsSyr") if index}
PALETTE = colours(("nothing", "ink", "white", "fox", "cream", "brown", "dark brown", "frog", "dark frog",
                   "fur", "dark fur", "pink", "skin", "brown skin", "gold", "red"))


def face(rows, mood):
    """A 16x16 tile: the half face and its mirror, with an outline."""
    tile = Canvas(16, 16)
    for half in (rows, mood):
        tile.stamp([row + row[::-1] for row in half], 1, 1, INKS)
    tile.outline(set(INKS.values()), INKS["i"], corners=False)
    return tile


def head(rows):
    tile = Canvas(9, 9)
    tile.stamp([row + row[-2::-1] for row in rows], 0, 0, INKS)
    return tile


def face_tiles():
    """Four tiles for each of the cast, as MOODS has them."""
    maps = read_maps("faces")
    return [face(maps[name], maps[name + mood] if mood else ()) for name in CAST for mood in MOODS]


def head_tiles():
    maps = read_maps("faces")
    return [head(maps["head-" + name]) for name in CAST]
