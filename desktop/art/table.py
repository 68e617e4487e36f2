# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The 8x8 background tiles of all screens, and the tiles of the draw pile in four heights."""

from . import cards
from .canvas import Canvas, read_maps
from .icons import INKS

INK, PIT, DEEP, LIGHT, PALE, CREAM, SAND, STONE, GOLD, BRONZE = range(1, 11)
FELT = 15


def _slices(edge, inside):
    """Generator: the nine tiles of a panel with rounded corners (nine-slice), row by row."""
    whole = Canvas(24, 24)
    whole.rect(0, 0, 24, 24, FELT)
    whole.card(0, 0, 24, 24, edge)
    whole.card(1, 1, 22, 22, inside)
    for y in range(3):
        for x in range(3):
            tile = Canvas(8, 8)
            for dy in range(8):
                for dx in range(8):
                    tile.set(dx, dy, whole.get(x * 8 + dx, y * 8 + dy))
            yield tile


def _plain(index, line=0, at=7):
    tile = Canvas(8, 8, index)
    if line:
        tile.rect(0, at, 8, 1, line)
    return tile


def ground_tiles():
    """Return the tiles in the order documented in README.md."""
    maps = read_maps("ground")
    made = []
    for name in ("felt", "felt-bare"):
        tile = Canvas(8, 8, FELT)
        tile.stamp(maps[name], 0, 0, INKS)
        made.append(tile)
    made += [_plain(PIT), _plain(PIT, DEEP), _plain(PIT, GOLD), _plain(PIT, LIGHT, 0), _plain(INK)]
    made += _slices(LIGHT, DEEP)
    made += _slices(SAND, CREAM)
    made += list(_slices(GOLD, PIT))
    return made


def pile_tiles():
    """Return four tiles: 0 empty, 1 to 3 of growing height. The top card stays in place; edges are added below it."""
    made = []
    for height in range(4):
        tile = Canvas(18, 26)
        if not height:
            tile.paste(cards.picture("large place", cards.LARGE), 0, 0)
        for step in range(2 * height - 2, 0, -2):
            tile.card(step + 1, step + 1, 13, 21, cards.INK)
            tile.card(step, step, 13, 21, cards.BORDER)
        if height:
            tile.paste(cards.back(), 0, 0)
        made.append(tile)
    return made
