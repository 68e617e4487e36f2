# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What stands in for sheets, palettes and fonts whose files are missing or damaged, so that a game can go on: numbered
boxes in the card's colour. Loaded only then.
"""

from bitmaptools import fill_region
from displayio import Bitmap, Palette

INK, BORDER, FACE = 1, 2, 3  # as in the cards' own sheets
_COLOURS = (0xDA2C38, 0x245ADC, 0x1E9E48, 0xB07808, 0x50586C)


def boxes(width: int, height: int, tiles: int):
    """A sheet of boxes; each shows its number, counted from 1."""
    from handheld import text, written
    font = text.font("small")
    sheet = Bitmap(width * tiles, height, 4)
    for i in range(tiles):
        fill_region(sheet, i * width, 0, i * width + width, height, BORDER)
        fill_region(sheet, i * width + 1, 1, i * width + width - 1, height - 1, FACE)
        x = i * width + 2
        for place in font.places(str(i + 1)):
            if x + font.widths[place] < (i + 1) * width:
                written.stamp(sheet, font, place, x, 1)
            x += font.steps[place]
    return sheet


def palette(number: int):
    """Red, blue, green, yellow, grey, and round again."""
    colours = Palette(16)
    for i in range(16):
        colours[i] = _COLOURS[number % 5]
    for i in (BORDER, 6, 15):
        colours[i] = 0xFFF4D8
    colours[INK] = colours[7] = 0x0C121C
    colours.make_transparent(0)
    return colours


def font():
    """A font whose every letter is a box: at least the places of the words can be seen."""
    from handheld.text import Font
    sheet = Bitmap(6 * 95, 9, 2)
    for i in range(1, 95):
        fill_region(sheet, 6 * i + 1, 0, 6 * i + 6, 7, 1)
    return Font(sheet, 6, 7, (), bytes(95 * [5]), bytes(95 * [6]))
