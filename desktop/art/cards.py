# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Tiles of the cards: large ones for hands and piles, small ones for laid groups and the slots of a phase.

A number is drawn once for the four card colours: the palette determines colour and visible mark, see colours.py.
"""

from .canvas import Canvas, read_maps
from .colours import (BLUE, BORDER, BRIGHT, DEEP, FACE, FELT, FILL, GOLD, GREEN, GREY, INK, LIGHT, MARKS, NUMBER, RED,
                      SHADE, WHITE, YELLOW)

LARGE = (14, 22)
MINI = (10, 13)
DIGITS = read_maps("digits")
MARK_MAPS = read_maps("marks")
PICTURES = read_maps("cards")
PAINT = {"i": INK, "c": BORDER, "f": FACE, "l": LIGHT, "s": SHADE, "w": WHITE, "d": DEEP, "r": RED, "b": BLUE,
         "g": GREEN, "y": YELLOW, "o": GOLD, "e": GREY, "t": FELT, "B": BRIGHT}


def all_marks(size):
    """Yield (x, y, index) of each pixel covered by at least one of the four marks, which overlap."""
    maps = [MARK_MAPS[size + " " + colour] for colour in ("red", "blue", "green", "yellow")]
    for y, rows in enumerate(zip(*maps)):
        for x, chars in enumerate(zip(*rows)):
            subset = "".join(letter for letter, char in zip("DSCT", chars) if char == "#")
            if subset:
                yield x, y, MARKS[subset]


def _large():
    """Return a large card without a picture: shadow, border, and the face with light and shaded edges."""
    tile = Canvas(*LARGE)
    tile.card(1, 1, 13, 21, INK)
    tile.card(0, 0, 13, 21, BORDER)
    tile.card(1, 1, 11, 19, FACE)
    tile.rect(2, 1, 9, 1, LIGHT)
    tile.rect(2, 19, 9, 1, SHADE)
    tile.rect(11, 2, 1, 17, SHADE)
    tile.rect(1, 2, 1, 17, LIGHT)
    return tile


def _glyphs(number, large):
    if large:
        return [DIGITS["pair " + d] for d in str(number)] if number > 9 else [DIGITS[f"large {number}"]]
    return [DIGITS["mini " + d] for d in str(number)] if number > 9 else [DIGITS[f"one {number}"]]


def write(tile, number, large, middle, top, ink):
    """Draw a number centred at `middle`, in half pixels, so that even widths can be centred, too."""
    glyphs = _glyphs(number, large)
    width = sum(len(rows[0]) for rows in glyphs) + len(glyphs) - 1
    x = (middle - width + 1) // 2
    for rows in glyphs:
        tile.stamp(rows, x, top, {"#": ink})
        x += len(rows[0]) + 1


def number_card(number):
    tile = _large()
    face = Canvas(*LARGE)
    write(face, number, True, 13, 2, FILL)
    face.outline({FILL}, DEEP)
    tile.paste(face, 0, 0)
    for x, y, index in all_marks("large"):
        tile.set(3 + x, 12 + y, index)
    return tile


def picture(name, size):
    tile = Canvas(*size)
    tile.stamp(PICTURES[name], 0, 0, PAINT)
    return tile


def striped(tile, x, y, width, height, step):
    """Recolour the face of a card with diagonal stripes in the four card colours, as on a Wild."""
    for row in range(y, y + height):
        for column in range(x, x + width):
            if tile.get(column, row) in (FACE, LIGHT, SHADE):
                tile.set(column, row, (RED, YELLOW, GREEN, BLUE)[(column + row - x - y) * 4 // step % 4])


def wild_card():
    tile = _large()
    striped(tile, 1, 1, 11, 19, 29)
    star = Canvas(*LARGE)
    star.stamp(PICTURES["star"], 2, 6, PAINT)
    star.outline({WHITE}, INK)
    tile.paste(star, 0, 0)
    return tile


def large_picture(name, x, y):
    tile = _large()
    tile.stamp(PICTURES[name], x, y, PAINT)
    return tile


def spent_card():
    """Return the large tile of a Wild that was played as a Skip: its sign on the stripes of a Wild."""
    tile, sign = _large(), Canvas(*LARGE)
    striped(tile, 1, 1, 11, 19, 29)
    sign.stamp(PICTURES["skip"], 1, 5, PAINT)
    sign.outline({WHITE, BRIGHT, RED}, INK)
    for y in range(LARGE[1]):
        for x in range(1, 12):
            if sign.get(x, y):
                tile.set(x, y, sign.get(x, y))
    return tile


def large_tiles():
    """0 empty place, 1-12 numbers, 13 Wild, 14 Skip, 15 rule card, 16 back, 17 a Wild spent as a Skip."""
    tiles = [picture("large place", LARGE)] + [number_card(n) for n in range(1, 13)]
    return tiles + [wild_card(), large_picture("skip", 1, 5), large_picture("rule", 2, 5), back(), spent_card()]


def back():
    return large_picture("large back", 1, 1)


def _mini():
    tile = Canvas(*MINI)
    tile.card(0, 0, 9, 12, FACE)
    tile.rect(1, 0, 7, 1, LIGHT)
    tile.rect(1, 11, 7, 1, SHADE)
    tile.rect(1, 12, 8, 1, INK)
    tile.rect(9, 1, 1, 11, INK)
    tile.set(0, 0, 0)
    return tile


def mini_number(number):
    tile = _mini()
    write(tile, number, False, 9, 1, NUMBER)
    for x, y, index in all_marks("mini"):
        tile.set(2 + x, 9 + y, index)
    return tile


def mini_wild(number):
    """Return a small Wild that stands for a number, or for none (0): with a bar of the four colours at the bottom."""
    tile = _mini()
    if number:
        write(tile, number, False, 9, 1, WHITE)
    else:
        tile.stamp(PICTURES["mini star"], 0, 0, PAINT)
    for x, index in enumerate((RED, RED, YELLOW, YELLOW, GREEN, GREEN, BLUE, BLUE, BLUE)):
        tile.rect(x, 9, 1, 3, index)
    tile.set(0, 11, 0)
    tile.set(8, 11, INK)
    return tile


def mini_picture(name, colours=False):
    tile = _mini()
    if colours:
        striped(tile, 0, 0, 9, 12, 21)
    tile.stamp(PICTURES[name], 0, 0, PAINT)
    return tile


def mini_tiles():
    """0-17 as in large_tiles(), 18-29 a Wild for 1-12, 30 any card of the palette's colour, 31 a Wild in a group of one
    colour.
    """
    tiles = [picture("mini place", MINI)] + [mini_number(n) for n in range(1, 13)]
    tiles += [mini_wild(0), mini_picture("mini skip"), mini_picture("mini rule"),
              mini_picture("mini back"), mini_picture("mini skip", True)]
    tiles += [mini_wild(n) for n in range(1, 13)]
    any_card, wild = _mini(), _mini()
    for x, y, index in all_marks("large"):
        any_card.set(1 + x, 3 + y, index)
    wild.stamp(PICTURES["mini star"], 0, 0, {"w": NUMBER})
    for x, y, index in all_marks("mini"):
        wild.set(2 + x, 9 + y, index)
    tiles += [any_card, wild]
    return tiles
