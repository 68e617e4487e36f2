# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Fallbacks for missing or damaged sheets and palettes: numbered boxes in the card's colour. Loaded only then."""

from bitmaptools import fill_region
from displayio import Bitmap

from handheld.colours import BLUE, CARD_GREEN, CREAM, FELT, INK, RED, STONE, YELLOW

_INK, _BORDER, _FACE = 1, 2, 3  # as in the cards' own sheets


def boxes(width: int, height: int, tiles: int):
    """A bitmap of boxes; each shows its tile number, counted from 1."""
    from handheld import text, wordwrap
    font = text.font("small")
    sheet = Bitmap(width * tiles, height, 4)
    for i in range(tiles):
        fill_region(sheet, i * width, 0, i * width + width, height, _BORDER)
        fill_region(sheet, i * width + 1, 1, i * width + width - 1, height - 1, _FACE)
        x = i * width + 2
        for place in font.places(str(i + 1)):
            if x + font.widths[place] < (i + 1) * width:
                wordwrap.stamp(sheet, font, place, x, 1)
            x += font.steps[place]
    return sheet


def colours(number: int) -> list:
    """The colours of palette `number`: red, blue, green, yellow, grey, repeating."""
    found = [(RED, BLUE, CARD_GREEN, YELLOW, STONE)[number % 5]] * 16
    found[0] = FELT
    for i in (_BORDER, 6, 15):
        found[i] = CREAM
    found[_INK] = found[7] = INK
    return found
