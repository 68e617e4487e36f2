# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Tiles of the characters: faces in four moods, and small heads. CAST has the six opponents and two persons."""

from .canvas import Canvas, read_maps
from .colours import colours

MOODS = ("", "-glad", "-hit", "-keen")  # suffixes of map names: calm; phase laid; to be skipped; one card left
CAST = ("finn", "lulu", "bruno", "pip", "otto", "mia", "you", "friend")
INKS = {char: index for index, char in enumerate(".iwokbBgGeEpsSyr") if index}
PALETTE = colours(("nothing", "ink", "white", "fox", "cream", "brown", "dark brown", "frog", "dark frog",
                   "fur", "dark fur", "pink", "skin", "brown skin", "gold", "red"))


def face(rows, mood):
    """Return a 16x16 tile with an outline. rows: the left half, which is mirrored; mood: rows drawn over it."""
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
    """Return the tiles of CAST, four each, in the order of MOODS."""
    maps = read_maps("faces")
    return [face(maps[name], maps[name + mood] if mood else ()) for name in CAST for mood in MOODS]


def head_tiles():
    maps = read_maps("faces")
    return [head(maps["head-" + name]) for name in CAST]
