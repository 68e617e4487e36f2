# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The map of the journey: land, sea, the path from the first place to the last, and objects. The pixel maps of the
objects are in maps/journey.txt, the positions of the places in lib/screens/journey/levels.py.
"""

from screens.journey.levels import SPOTS

from .canvas import Canvas, read_maps
from .colours import RGB

SIZE = 160, 100
HALF = 160, 50  # two sheets, because the handheld is more likely to have a free block for a half
INKS = {char: index for index, char in enumerate(".iwcsbdrRgfFmMaA") if index}
INKS["y"] = INKS["s"]
PALETTE = [(0, 0, 0), RGB["ink"], RGB["white"], RGB["cream"], (0xE2, 0xBC, 0x6A),
           (0xA8, 0x70, 0x3C), (0x5E, 0x38, 0x1C), (0xDA, 0x3C, 0x38), (0x8E, 0x20, 0x28), (0x5A, 0xA0, 0x48),
           (0x2E, 0x7C, 0x3C), (0x1A, 0x54, 0x30), (0x9C, 0xA0, 0xAC), (0x62, 0x68, 0x7A), (0x2E, 0x7C, 0xB8),
           (0x1C, 0x58, 0x94)]
# y of the shore at every fifth x, interpolated between them; below it is sea.
SHORE = (68, 70, 73, 78, 84, 90, 93, 95, 96, 96, 95, 94, 94, 95, 97, 98, 98, 97, 96, 95, 93, 92, 92, 93, 95, 97, 98, 97,
         95, 92, 88, 84, 81)
# (pixel map, left, top), in drawing order: BEHIND is drawn before the path, BEFORE after it.
BEHIND = (("hill", 96, 4), ("peak", 104, 2), ("hill", 114, 9), ("peak", 126, 6), ("hill", 139, 10), ("hill", 2, 12),
          ("peak", 28, 3), ("hill", 84, 22), ("peak", 62, 26), ("peak", 86, 26), ("hill", 74, 32), ("peak", 6, 14),
          ("dune", 28, 58), ("dune", 50, 46), ("dune", 36, 44), ("cactus", 34, 46), ("cactus", 60, 56))
BEFORE = (("flag", 13, 9), ("boat", 1, 84), ("tree", 33, 74), ("tree", 42, 71), ("tree", 51, 75), ("tree", 55, 84),
          ("mill", 66, 61), ("fir", 89, 70), ("fir", 96, 67), ("fir", 104, 68), ("fir", 110, 73), ("fir", 87, 80),
          ("fir", 112, 82), ("tent", 134, 31), ("castle", 104, 34), ("house", 61, 2), ("tree", 76, 6), ("tree", 52, 5),
          ("fir", 150, 54), ("fir", 146, 62), ("tree", 122, 38), ("tree", 20, 62))


def ellipse(canvas, x, y, wide, high, ink, edge=None):
    for py in range(y - high, y + high + 1):
        for px in range(x - wide, x + wide + 1):
            far = ((px - x) / wide) ** 2 + ((py - y) / high) ** 2
            if far <= 1:
                canvas.set(px, py, edge if edge and far > 0.72 else ink)


def land(canvas):
    """Draw grass with tufts, a sandy shore, the sea with waves, a desert and a lake."""
    canvas.rect(0, 0, *SIZE, INKS["g"])
    for x in range(SIZE[0]):
        left, part = divmod(x, 5)
        shore = SHORE[left] + (SHORE[left + 1] - SHORE[left]) * part // 5
        canvas.rect(x, shore, 1, 2, INKS["s"])
        canvas.rect(x, shore + 2, 1, SIZE[1], INKS["a"])
        canvas.rect(x, shore + 7, 1, SIZE[1], INKS["A"])
    for at in range(150):
        x, y = at * 61 % 160, at * at * 7 % 97
        if canvas.get(x, y) == canvas.get(x + 2, y) == INKS["g"]:
            canvas.set(x, y, INKS["f"])
            canvas.set(x + 2, y, INKS["f"])
            canvas.set(x + 1, y + 1, INKS["f"])
        elif canvas.get(x, y) in (INKS["a"], INKS["A"]) and canvas.get(x + 3, y) in (INKS["a"], INKS["A"]):
            canvas.rect(x, y, 3, 1, INKS["w"])
    ellipse(canvas, 47, 54, 23, 11, INKS["s"], INKS["c"])
    ellipse(canvas, 140, 82, 15, 8, INKS["a"], INKS["s"])
    ellipse(canvas, 140, 83, 9, 4, INKS["A"])


def way(canvas):
    """Draw the path, dots between consecutive places, and an ellipse at each place."""
    for (x, y), (next_x, next_y) in zip(SPOTS, SPOTS[1:]):
        steps = max(abs(next_x - x), abs(next_y - y)) // 4
        for step in range(1, steps):
            px, py = x + (next_x - x) * step // steps, y + (next_y - y) * step // steps
            canvas.rect(px - 1, py, 3, 2, INKS["d"])
            canvas.rect(px - 1, py - 1, 2, 2, INKS["c"])
    for x, y in SPOTS:
        ellipse(canvas, x, y + 1, 7, 5, INKS["d"])
        ellipse(canvas, x, y, 7, 5, INKS["c"])


def picture():
    canvas = Canvas(*SIZE)
    maps = read_maps("journey")
    land(canvas)
    for name, x, y in BEHIND:
        canvas.stamp(maps[name], x, y, INKS)
    way(canvas)
    for name, x, y in BEFORE:
        canvas.stamp(maps[name], x, y, INKS)
    return canvas


def half(lower):
    """Return the upper half (0) or the lower half (1) of the map."""
    made = Canvas(*HALF)
    made.pixels[:] = picture().pixels[lower * len(made.pixels):][:len(made.pixels)]
    return made
