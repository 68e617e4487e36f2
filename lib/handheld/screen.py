# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The display: a stage of 160x128 pixels with the felt and, above it, one screen's group, centred and scaled by a whole
factor on a larger display. hide(), shade() and set_tile() change a part only if it differs, because every assignment
marks it as dirty and it would be sent again.
"""

from displayio import Bitmap, Group, Palette, TileGrid

from handheld.colours import DOTS, FELT

WIDTH = 160
HEIGHT = 128
DOT_X = 68  # where the dot of the loading animation starts in the menus

shared = []  # the Screen that splash.py created, until power_on.py takes it


def hide(part, hidden: bool):
    if part.hidden != hidden:
        part.hidden = hidden


def shade(part, palette):
    if part.pixel_shader is not palette:
        part.pixel_shader = palette


def set_tile(grid, tile: int, place: int = 0):
    if grid[place] != tile:
        grid[place] = tile


def stack(group, *parts):
    """Append the parts to the group, the first at the bottom; return the group."""
    for part in parts:
        group.append(part)
    return group


def remove(group, part):
    """Remove a Group from a group, its parts first: else CircuitPython does not redraw what is behind its shapes."""
    while len(part):
        inner = part[len(part) - 1]
        while isinstance(inner, Group) and len(inner):
            inner.pop()
        part.pop()
    group.remove(part)


def wander(dot, left: int):
    """Move the dot of the loading animation one step to the right, from `left` and back."""
    dot.x = left + (dot.x - left + 2) % 20


class Screen:
    def __init__(self, display):
        display.auto_refresh = False
        self.refresh = display.refresh
        self._display = display
        self._stage = ()  # none yet
        self._felt = Palette(2)
        pattern = Bitmap(16, 16, 2)
        pattern[3, 3] = pattern[11, 11] = 1
        self._ground = TileGrid(pattern, pixel_shader=self._felt, width=WIDTH // 16, height=HEIGHT // 16)
        self.felt(FELT)
        self.show(None)

    def felt(self, colour: int):
        self._felt[0] = colour
        self._felt[1] = colour + DOTS

    def show(self, group):
        """Show a group (or None) instead of the one before, in a new stage: a Group keeps the addresses of removed
        children, and the garbage collector would never free what is allocated there later.
        """
        while len(self._stage):
            self._stage.pop()
        display = self._display
        scale = min(display.width // WIDTH, display.height // HEIGHT)
        left = (display.width - WIDTH * scale) // 2
        self._stage = Group(scale=scale, x=left, y=(display.height - HEIGHT * scale) // 2)
        self._stage.append(self._ground)
        if group is not None:
            self._stage.append(group)
        self.whole()

    def whole(self):
        """Redraw the whole screen once at the next refresh, because so much changes, instead of each part by itself."""
        self._display.root_group = None
        self._display.root_group = self._stage

    def brightness(self, tenths: int):
        self._display.brightness = tenths / 10
