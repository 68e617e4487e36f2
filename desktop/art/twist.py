# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Tiles of the Twist game (board and pawns) and of the Dice game (dice)."""

from . import cards
from .canvas import Canvas, read_maps
from .colours import BORDER, DEEP, FACE, FILL, INK, LIGHT, MARKS, SHADE
from .icons import INKS

PAWNS = ("Rr", "bb", "nn", "gz", "uu", "cs")


def space(edge, inside):
    """Return a 16x16 tile of an empty space; edge, inside: keys of INKS."""
    tile = Canvas(16, 16)
    tile.card(1, 2, 14, 14, INKS["i"])
    tile.card(1, 1, 14, 14, INKS[edge])
    tile.card(2, 2, 12, 12, INKS[inside])
    return tile


def board_tiles():
    """0 empty, 1-9 spaces, 10 red space, 11 Twist, 12 frame of a chosen level (journey), 13 and 14 connections."""
    maps = read_maps("board")
    made = [Canvas(16, 16)]
    for number in range(1, 10):
        tile = space("s", "c")
        tile.stamp(cards.DIGITS[f"one {number}"], 5, 4, {"#": INKS["i"]})
        made.append(tile)
    ten = space("R", "r")
    for x, digit in ((3, "pair 1"), (7, "pair 0")):
        ten.stamp(cards.DIGITS[digit], x, 4, {"#": INKS["c"]})
    twist = space("c", "u")
    twist.stamp(maps["star"], 2, 3, INKS)
    ring = Canvas(16, 16)
    ring.card(0, 0, 16, 16, INKS["g"])
    ring.card(1, 1, 14, 14, 0)
    made += [ten, twist, ring]
    for name in ("way-side", "way-down"):
        tile = Canvas(16, 16)
        tile.stamp(maps[name], 0, 0, INKS)
        made.append(tile)
    return made


def pawn_tiles():
    rows = read_maps("board")["pawn"]
    made = []
    for body, shade in PAWNS:
        tile = Canvas(8, 10)
        tile.stamp(rows, 0, 0, {"i": INKS["i"], "#": INKS[body], "=": INKS[shade], "w": INKS["c"]})
        made.append(tile)
    return made


def die():
    tile = Canvas(16, 16)
    tile.card(1, 1, 15, 15, INK)
    tile.card(0, 0, 15, 15, FACE)
    tile.rect(1, 0, 13, 1, LIGHT)
    tile.rect(0, 1, 1, 13, LIGHT)
    tile.rect(1, 14, 13, 1, SHADE)
    tile.rect(14, 1, 1, 13, SHADE)
    return tile


def die_number(number):
    tile, face = die(), Canvas(16, 16)
    cards.write(face, number, True, 14, 1, FILL)
    face.outline({FILL}, DEEP)
    tile.paste(face, 0, 0)
    for x, y, index in cards.all_marks("mini"):
        tile.set(5 + x, 11 + y, index)
    return tile


def dice_tiles():
    """0 not rolled, 1-10 numbers, 11 Wild, 12 and 13 rolling, 14 frame of a die set aside, 15 empty place."""
    maps = read_maps("board")
    made = [die()] + [die_number(n) for n in range(1, 11)]
    wild, star = die(), Canvas(16, 16)
    star.stamp(cards.PICTURES["star"], 3, 1, cards.PAINT)
    star.outline({FILL}, DEEP)
    wild.paste(star, 0, 0)
    for x, y, index in cards.all_marks("mini"):
        wild.set(5 + x, 11 + y, index)
    made.append(wild)
    for name in ("roll-a", "roll-b"):
        tile = die()
        tile.stamp(maps[name], 1, 1, {"w": BORDER, "l": LIGHT, "d": DEEP, "s": SHADE})
        made.append(tile)
    for name in ("frame", "die-place"):
        tile = Canvas(16, 16)
        tile.stamp(maps[name], 0, 0, {"w": BORDER, "l": MARKS["DSCT"]})
        made.append(tile)
    return made
