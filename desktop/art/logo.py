# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The logo on the title: a fan of five cards, a run, with the name of the game drawn over it; and the winner's cup.

The logo is drawn by code, because rotated cards and shaded letters are clearer as code than as a pixel map.
"""

from .canvas import Canvas, read_maps
from .cards import DIGITS, MARK_MAPS, PICTURES
from .colours import colours
from .letters import Face

SIZE = (136, 68)
NAMES = ("nothing", "ink", "cream", "red", "blue", "green", "yellow", "deep red", "deep blue", "deep green",
         "deep yellow", "gold", "bronze", "light yellow", "sand", "deep felt")
INK, CREAM, RED, BLUE, GREEN, YELLOW, DEEP_RED, DEEP_BLUE, DEEP_GREEN, DEEP_YELLOW = range(1, 11)
GOLD, BRONZE, SHINE, SAND = range(11, 15)
PALETTE = colours(NAMES)
CARD = (52, 76)
# ((sine, cosine) of the rotation in 1/1024, arguments of card(), None for the Wild), in drawing order.
FAN = (((-433, 928), (RED, DEEP_RED, "7", "red")), ((433, 928), (YELLOW, DEEP_YELLOW, "11", "yellow")),
       ((-230, 998), (BLUE, DEEP_BLUE, "8", "blue")), ((230, 998), (GREEN, DEEP_GREEN, "10", "green")),
       ((0, 1024), None))
PIVOT = (68, 92)
REACH = (110, 89)


def doubled(rows):
    """Scale a pixel map up by two with the Scale2x algorithm, which smooths diagonal edges."""
    height, width = len(rows), len(rows[0])

    def at(x, y):
        return rows[y][x] if 0 <= x < width and 0 <= y < height else "."

    big = []
    for y in range(height):
        upper, lower = "", ""
        for x in range(width):
            up, left, right, down, own = at(x, y - 1), at(x - 1, y), at(x + 1, y), at(x, y + 1), at(x, y)
            flat = up == down or left == right
            upper += (own if flat or left != up else up) + (own if flat or right != up else up)
            lower += (own if flat or left != down else down) + (own if flat or right != down else down)
        big += [upper, lower]
    return big


def _glyphs(number):
    if len(number) == 1:
        return DIGITS["large " + number]
    return [a + "." + b for a, b in zip(DIGITS["pair " + number[0]], DIGITS["pair " + number[1]])]


def card(face, deep, number, mark):
    """Return a card of the fan, not rotated, at twice the resolution of the logo."""
    tile = Canvas(*CARD)
    _rounded(tile, 0, 6, CREAM)
    _rounded(tile, 4, 4, face)
    glyph, layer = doubled(doubled(_glyphs(number))), Canvas(*CARD)
    layer.stamp(glyph, (CARD[0] - len(glyph[0])) // 2, 8, {"#": CREAM})
    layer.outline({CREAM}, deep)
    layer.outline({CREAM, deep}, deep)
    tile.paste(layer, 0, 0)
    tile.stamp(doubled(MARK_MAPS["large " + mark]), 19, 48, {"#": deep if face == YELLOW else CREAM})
    return tile


def wild():
    tile = Canvas(*CARD)
    _rounded(tile, 0, 6, CREAM)
    _rounded(tile, 4, 4, RED)
    for y in range(4, CARD[1] - 4):
        for x in range(4, CARD[0] - 4):
            if tile.get(x, y) == RED:
                tile.set(x, y, (RED, YELLOW, GREEN, BLUE)[(x + y - 8) * 4 // 112 % 4])
    layer = Canvas(*CARD)
    layer.stamp(doubled(doubled(PICTURES["star"])), 8, 18, {"w": CREAM})
    layer.outline({CREAM}, INK)
    layer.outline({CREAM, INK}, INK)
    tile.paste(layer, 0, 0)
    return tile


def _rounded(tile, inset, radius, index):
    """Fill a rectangle with rounded corners, `inset` pixels from the edges of the tile."""
    left, top, right, bottom = inset, inset, tile.width - inset - 1, tile.height - inset - 1
    for y in range(top, bottom + 1):
        for x in range(left, right + 1):
            dx = max(left + radius - x, x - right + radius, 0)
            dy = max(top + radius - y, y - bottom + radius, 0)
            if dx * dx + dy * dy <= (radius + 0.5) ** 2:
                tile.set(x, y, index)


def turned(target, tile, sine, cosine):
    """Draw a rotated card to the target. A pixel gets the most frequent index of 36 samples. Integer arithmetic only,
    so that the result is the same on every machine.
    """
    fine = 6
    middle_x = 2 * fine * (PIVOT[0] * 1024 + REACH[0] * sine) // 1024
    middle_y = 2 * fine * (PIVOT[1] * 1024 - REACH[1] * cosine + CARD[1] * 256) // 1024
    layer = Canvas(target.width, target.height)
    for y in range(target.height):
        for x in range(target.width):
            seen = {}
            for part in range(fine * fine):
                dx = 2 * (x * fine + part % fine) + 1 - middle_x
                dy = 2 * (y * fine + part // fine) + 1 - middle_y
                u = (dx * cosine + dy * sine) // (1024 * fine) + CARD[0] // 2
                v = (dy * cosine - dx * sine) // (1024 * fine) + CARD[1] // 2
                index = tile.get(u, v)
                seen[index] = seen.get(index, 0) + 1
            layer.set(x, y, max(sorted(seen), key=lambda index: seen[index]))
    layer.outline(set(range(2, 16)), INK, corners=False)
    target.paste(layer, 0, 0)


def name(target, words, x, top):
    """Draw a text in large letters with a gradient from light to dark gold, an outline and a shadow."""
    face, layer = Face("big"), Canvas(target.width, target.height)
    for char in words:
        if char == " ":
            x += 8
            continue
        rows = doubled(face.glyphs[char][0])
        layer.stamp(rows, x, top, {"#": GOLD})
        target.rect(x + 3, top + 3, len(rows[0]) - 6, 14, INK)  # cover the cards behind the holes of a letter
        x += len(rows[0]) + 2
    for y in range(20):
        for column in range(layer.width):
            if layer.get(column, top + y):
                above = layer.get(column, top + y - 1)
                tone = SHINE if y < 6 else BRONZE if y > 15 else GOLD
                if y == 6 and column & 1:
                    tone = SHINE
                if y == 15 and column & 1:
                    tone = BRONZE
                layer.set(column, top + y, CREAM if not above else tone)
    letters = set(range(2, 16))
    layer.outline(letters, INK)
    layer.outline(letters | {INK}, INK, corners=False)
    shadow = Canvas(target.width, target.height)
    shadow.paste(layer, 0, 2, dict.fromkeys(range(1, 16), INK))
    target.paste(shadow, 0, 0)
    target.paste(layer, 0, 0)


def picture():
    whole = Canvas(*SIZE)
    for turn, look in FAN:
        turned(whole, card(*look) if look else wild(), *turn)
    name(whole, "PHASE 10", 6, 44)
    return whole


def cup():
    """Return the winner's cup, 32x32: with a shaded right side and the number of the last phase."""
    whole, rows = Canvas(32, 32), read_maps("cup")["cup"]
    whole.stamp(rows, 1, 2, {"g": GOLD, "y": SHINE, "i": DEEP_YELLOW})
    whole.stamp([row[::-1] for row in rows], 16, 2, {"g": GOLD, "y": GOLD, "i": DEEP_YELLOW})
    for y in range(whole.height):
        right = [x for x in range(whole.width) if whole.get(x, y) == GOLD]
        for x in right[-(len(right) // 5):] if len(right) > 4 else ():
            whole.set(x, y, BRONZE)
    for x, digit in ((11, "pair 1"), (15, "pair 0")):
        whole.stamp(DIGITS[digit], x, 4, {"#": DEEP_YELLOW})
    whole.outline(set(range(2, 16)), INK, corners=False)
    return whole
