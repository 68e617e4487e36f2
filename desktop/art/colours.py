# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Every colour of the sprites, and the palettes made of them. Those that the screens use, too, stand in the handheld's
own colours.py, and only there.

All four card colours share one drawing: the palette it is shown with makes it red, blue, green or yellow, and makes
only that colour's mark visible. Which pixel has which index is decided in cards.py and twist.py.
"""

from handheld import colours as screens


def rgb(colour):
    """What the screens have as one number, as the three that sprites are made of."""
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
    "bronze": (0xB8, 0x72, 0x14),
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
    "light yellow": (0xFF, 0xE4, 0x7C),
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

# Indices of a card (sheets cards, minis and dice).
INK, BORDER, FACE, LIGHT, SHADE, FILL, DEEP = range(1, 8)
# Which of the four marks a pixel belongs to -> its index. Diamond, square, disc, triangle.
MARKS = {"C": 8, "SC": 9, "DSC": 10, "DC": 11, "DSCT": 12, "T": 13, "SCT": 14}
NUMBER = 15  # the number of a small card
# The same indices in the palette of the cards without a colour.
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
    """The palette of one colour: the pixels of its own mark stand out, those of the others are face."""
    names = ["nothing", "ink", "cream", colour, "light " + colour, "shade " + colour, "cream", "deep " + colour]
    names += [mark if letter in subset else colour for subset in MARKS]
    names.append(mark)
    return colours(names)


def dimmed(palette):
    """Cards and dice that do not count now: half way to the felt, but for the number, which can still be read."""
    felt = RGB["deep felt"]
    kept = [17 if index in (FILL, NUMBER) else 9 for index in range(16)]
    return [tuple((a * keep + b * (20 - keep)) // 20 for a, b in zip(rgb, felt)) for rgb, keep in zip(palette, kept)]


def lit(palette, ink="light yellow"):
    """Cards and groups that the chosen card fits: bright around the edges."""
    names = {INK: ink, BORDER: "light yellow", LIGHT: "light yellow"}
    return [RGB[names[index]] if index in names else rgb for index, rgb in enumerate(palette)]


def ghost():
    """A small card that is still missing: its number and its upper and lower edge, pale on the felt."""
    names = ["deep felt"] * 16
    for edge in (LIGHT, SHADE, MARKS["T"], MARKS["SCT"]):  # marks stand on the lower one
        names[edge] = "light felt"
    names[BORDER] = names[FILL] = names[NUMBER] = "pale felt"
    return colours(names)


def card_palettes():
    """sprites/palettes.bin in its order; README.md has the table."""
    bright = [suit(*one) for one in SUITS] + [colours(PLAIN)]
    dice = [suit(*one) for one in DICE[3:]]
    return bright + [dimmed(one) for one in bright] + dice + [dimmed(one) for one in dice] + [ghost()] + [
        lit(one) for one in bright[:4]] + [lit(bright[4], "bronze")]  # so that a pile still shows its cards
