# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Which tile and which palette show a card, a card of a laid group, or a slot that is still empty."""

from handheld import sheets
from micropython import const
from phase10 import groups
from phase10.cards import SPENT, WILD
from phase10.phases import COLOUR, SET

PLAIN = const(4)  # the palette of all that has no colour
_GHOST = const(12)
LIT = const(13)  # added to a palette: what the chosen card fits
BACK = const(0x70)  # a card seen from behind
SLOT = const(0)
_WILD_OF_COLOUR = const(31)
_WILD_AS = const(17)  # the tile of a small Wild that stands for 1 is the next


def put(grid, tile: int, palette: int):
    """Show a tile; what is shown already is left alone, so that it is not drawn again."""
    colours = sheets.palette(palette)
    if grid[0] != tile:
        grid[0] = tile
    if grid.pixel_shader is not colours:
        grid.pixel_shader = colours


def tile_of(card: int) -> int:
    if card < WILD:
        return card & 15
    return 17 if card == SPENT else (card >> 4) + 9


def palette_of(card: int) -> int:
    return card >> 4 if 0 < card < WILD else PLAIN


def put_card(grid, card: int, lit: int = 0):
    put(grid, tile_of(card), palette_of(card) + lit)


def in_group(group, i: int) -> int:
    """Tile and palette (times 256) of a card of a laid group; a Wild shows what it stands for."""
    card = group[groups.HEAD + i]
    if not groups.stands_as_wild(group, i):
        return tile_of(card) | palette_of(card) << 8
    if group[0] == COLOUR:
        return _WILD_OF_COLOUR | group[1] - 1 << 8
    return _WILD_AS + _number(group, i) | PLAIN << 8


def _number(group, i: int) -> int:
    return group[1] if group[0] == SET else group[1] + i


def missing(group, i: int) -> int:
    """The same for a place of a group for which there is no card yet."""
    if group[0] == COLOUR:
        return SLOT | PLAIN << 8  # any card of the colour will do
    return _number(group, i) | _GHOST << 8
