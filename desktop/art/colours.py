# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The named colours of the sprites, and most of their palettes. Colours that the screens use, too, are imported from
lib/handheld/colours.py. The map of the journey has colours of its own.

A card is drawn once for all four card colours: the palette determines its colour and which of the four marks is
visible. cards.py, table.py and twist.py draw with the indices defined here.
"""

from handheld import colours as screens


def rgb(colour):
    """Convert a colour 0xRRGGBB to (red, green, blue)."""
    return colour >> 16, colour >> 8 & 255, colour & 255


RGB = {
    "nothing": rgb(screens.FELT),
    "ink": rgb(screens.INK),
    "pit": rgb(screens.PIT),
    "deep felt": rgb(screens.DEEP_FELT),
    "felt": rgb(screens.FELT),
    "light felt": rgb(screens.LIGHT_FELT),
    "pale felt": rgb(screens.PALE_FELT),
    "cream": rgb(screens.CREAM),
    "sand": rgb(screens.SAND),
    "stone": rgb(screens.STONE),
    "gold": rgb(screens.GOLD),
    "bronze": rgb(screens.BRONZE),
    "night": (0x1D, 0x22, 0x3A),
    "dusk": (0x3A, 0x42, 0x68),
    "dark": (0x11, 0x15, 0x26),
    "red": rgb(screens.RED),
    "light red": (0xFF, 0x72, 0x66),
    "shade red": rgb(screens.PAPER_RED),
    "deep red": (0x5C, 0x08, 0x1C),
    "blue": rgb(screens.BLUE),
    "light blue": (0x6C, 0xA4, 0xFF),
    "shade blue": (0x1A, 0x42, 0xB0),
    "deep blue": (0x0A, 0x1C, 0x5C),
    "green": rgb(screens.CARD_GREEN),
    "light green": rgb(screens.GREEN),
    "shade green": rgb(screens.PAPER_GREEN),
    "deep green": (0x04, 0x3C, 0x20),
    "yellow": rgb(screens.YELLOW),
    "light yellow": rgb(screens.LIGHT_YELLOW),
    "shade yellow": (0xDC, 0x94, 0x10),
    "deep yellow": (0x5C, 0x34, 0x04),
    "orange": (0xEE, 0x7A, 0x1C),
    "light orange": (0xFF, 0xB0, 0x60),
    "shade orange": (0xC8, 0x5C, 0x0C),
    "deep orange": (0x58, 0x24, 0x04),
    "purple": (0x8A, 0x3C, 0xC4),
    "white": rgb(screens.WHITE),
    "fox": (0xF0, 0x82, 0x2C),
    "brown": (0xA8, 0x64, 0x34),
    "dark brown": (0x68, 0x38, 0x1C),
    "frog": (0x5C, 0xC4, 0x48),
    "dark frog": (0x2C, 0x84, 0x30),
    "fur": (0xA4, 0xA8, 0xB8),
    "dark fur": (0x6C, 0x70, 0x88),
    "pink": rgb(screens.PINK),
    "skin": (0xFF, 0xCC, 0x9C),
    "brown skin": (0xC0, 0x7C, 0x4C),
}

# Palette indices of a card (sheets cards, minis, piles and dice).
INK, BORDER, FACE, LIGHT, SHADE, FILL, DEEP = range(1, 8)
# {marks that cover a pixel: its index}; marks: Diamond, Square, Circle, Triangle.
MARKS = {"C": 8, "SC": 9, "DSC": 10, "DC": 11, "DSCT": 12, "T": 13, "SCT": 14}
NUMBER = 15  # number on a small card
# Indices 6 and 8 to 15 in the palette PLAIN, for cards without a colour.
WHITE, RED, BLUE, GREEN, YELLOW, GOLD, GREY, FELT, BRIGHT = 6, 8, 9, 10, 11, 12, 13, 14, 15

SUITS = (("red", "D", "cream"), ("blue", "S", "cream"), ("green", "C", "cream"), ("yellow", "T", "deep yellow"))
DICE = (("red", "D", "cream"), ("blue", "S", "cream"), ("green", "C", "cream"), ("orange", "T", "deep orange"))
PLAIN = ("nothing", "ink", "cream", "night", "dusk", "dark", "cream", "ink",
         "red", "blue", "green", "yellow", "gold", "stone", "pale felt", "light red")

TABLE = ("nothing", "ink", "pit", "deep felt", "light felt", "pale felt", "cream", "sand",
         "stone", "gold", "bronze", "red", "blue", "green", "light red", "purple")
GROUND = TABLE[:15] + ("felt",)


def colours(names):
    return [RGB[name] for name in names]


def suit(colour, letter, mark):
    """Return the palette of a card colour: pixels covered by its mark get the colour `mark`, those of other marks the
    colour of the face.
    """
    names = ["nothing", "ink", "cream", colour, "light " + colour, "shade " + colour, "cream", "deep " + colour]
    names += [mark if letter in subset else colour for subset in MARKS]
    names.append(mark)
    return colours(names)


def dimmed(palette):
    """Return the palette for dimmed cards and dice: blended with "deep felt", numbers less, to keep them readable."""
    felt = RGB["deep felt"]
    kept = [17 if index in (FILL, NUMBER) else 9 for index in range(16)]
    return [tuple((a * keep + b * (20 - keep)) // 20 for a, b in zip(rgb, felt)) for rgb, keep in zip(palette, kept)]


def lit(palette, ink="light yellow"):
    """Return the palette for cards and groups that the chosen card fits: light edges; ink: colour of the shadow."""
    names = {INK: ink, BORDER: "light yellow", LIGHT: "light yellow"}
    return [RGB[names[index]] if index in names else rgb for index, rgb in enumerate(palette)]


def ghost():
    """Return the palette for an empty slot of a phase: number, border and upper and lower edge, pale on the felt."""
    names = ["deep felt"] * 16
    for edge in (LIGHT, SHADE, MARKS["T"], MARKS["SCT"]):  # T and SCT: pixels of marks on the lower edge
        names[edge] = "light felt"
    names[BORDER] = names[FILL] = names[NUMBER] = "pale felt"
    return colours(names)


def card_palettes():
    """Return the palettes by their numbers, documented in README.md. The file has those before LIT; the handheld makes
    the others of them, as lit() does.
    """
    bright = [suit(*one) for one in SUITS] + [colours(PLAIN)]
    dice = [suit(*one) for one in DICE[3:]]
    return bright + [dimmed(one) for one in bright] + dice + [dimmed(one) for one in dice] + [ghost()] + [
        lit(one) for one in bright[:4]] + [lit(bright[4], "bronze")]  # bronze: keeps a pile's cards distinguishable
