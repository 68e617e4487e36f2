# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The picture: a stage of 160x128 pixels with felt below and one screen's group above, centred and scaled by a whole
factor on a larger display. What lies in the group is the screens' business; that nothing is sent to the display which
is seen there already is that of this module and of all who change a part by hide(), shade() and turn().
"""

from displayio import Bitmap, Group, Palette, TileGrid

from handheld.colours import DOTS, FELT

WIDTH = 160
HEIGHT = 128

shared = []  # the one that shows the first picture already


def hide(part, hidden: bool):
    """Hide it or show it. Touching a part marks all of it as changed, so it is only done where something differs."""
    if part.hidden != hidden:
        part.hidden = hidden


def shade(part, palette):
    if part.pixel_shader is not palette:
        part.pixel_shader = palette


def turn(grid, tile: int, place: int = 0):
    """Another tile is seen in that place of the grid."""
    if grid[place] != tile:
        grid[place] = tile


def wander(dot, left: int):
    """One step of the dot that tells that something is being loaded, from there on to the right and round again."""
    dot.x = left + (dot.x - left + 5) % 20


class Screen:
    def __init__(self, display):
        display.auto_refresh = False
        self.refresh = display.refresh
        self._display = display
        self._stage = ()  # before the first is shown
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
        """Put a group (or None) in place of the one shown before, on a stage of its own: one that something was taken
        from remembers where in memory it was drawn, and what comes to lie there later could not go any more.
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
        """So much is changing that the picture is sent once, as a whole, and not each part of it by itself."""
        self._display.root_group = None
        self._display.root_group = self._stage

    def brightness(self, tenths: int):
        self._display.brightness = tenths / 10
