# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The emulated display, board.DISPLAY: Blinka's displayio renders the changed areas into the badge's frame buffer."""

import busdisplay  # noqa: F401 circular import: works only before displayio._displaycore
import displayio
import fast_fill
from displayio._area import Area
from displayio._displaycore import _DisplayCore

displayio._stop_background()  # a thread that wakes up every millisecond to refresh registered displays; there are none

IDLE, WORK = 1, 6  # ms that a refresh takes on the handheld, without and with changed areas


def _made(grid, bitmap, **how):
    _make(grid, bitmap, **how)
    _check(grid, how.get("default_tile", 0))


def _set(grid, x, y, tile):
    _check(grid, tile)
    _set_tile(grid, x, y, tile)


def _check(grid, tile):
    """Raise ValueError for a tile that the bitmap does not have, as CircuitPython does; Blinka does not check it."""
    if tile >= grid._bitmap.width // grid._tile_width * (grid._bitmap.height // grid._tile_height):
        raise ValueError("Tile index out of bounds")


_make, displayio.TileGrid.__init__ = displayio.TileGrid.__init__, _made
_set_tile, displayio.TileGrid._set_tile = displayio.TileGrid._set_tile, _set
fast_fill.install()  # draws the same as Blinka, several times as fast


class Display:
    def __init__(self, handheld):
        self._badge = handheld
        self.width, self.height = handheld.width, handheld.height
        self.auto_refresh = True
        self._core = _DisplayCore(
            bus=None, width=self.width, height=self.height, ram_width=self.width, ram_height=self.height, colstart=0,
            rowstart=0, rotation=0, color_depth=16, grayscale=False, pixels_in_byte_share_row=True, bytes_per_cell=1,
            reverse_pixels_in_byte=False, reverse_bytes_in_word=False, column_command=0, row_command=0,
            set_current_column_command=0, set_current_row_command=0, data_as_commands=False,
            always_toggle_chip_select=False, sh1107_addressing=False, address_little_endian=False)
        self._frame = bytearray(handheld.frame)

    @property
    def root_group(self):
        return self._core.current_group

    @root_group.setter
    def root_group(self, group):
        if not self._core.set_root_group(group):
            raise ValueError("Group already used")

    @property
    def brightness(self):
        return self._badge.brightness

    @brightness.setter
    def brightness(self, value):
        self._badge.brightness = value

    def refresh(self, *, target_frames_per_second=None, minimum_frames_per_second=0):
        self._badge.check()
        if self._badge.blind:
            self._badge.clock.spend(IDLE)
            return True
        self._core.start_refresh()
        areas = self._areas()
        if areas:
            self._badge.sent.append((self._badge.clock.milliseconds(), len(areas), sum(map(self._pixels, areas))))
        for area in areas:
            self._compose(area)
        self._core.finish_refresh()
        if areas:
            self._badge.frame = bytes(self._frame)
            self._badge.frames += 1
        self._badge.clock.spend(WORK if areas else IDLE)
        return True

    def _areas(self):
        group = self._core.current_group
        areas = []
        if self._core.full_refresh:
            if group is not None:
                group._prepare_full_refresh()
                group._get_refresh_areas([])  # otherwise Blinka reports all areas again in the next refresh
            areas.append(self._core.area)
        elif group is not None:
            group._get_refresh_areas(areas)
        return areas

    def _pixels(self, area):
        """Return the number of the area's pixels that are on the panel."""
        clipped = Area()
        return clipped.size() if self._core.clip_area(area, clipped) else 0

    def _compose(self, area):
        clipped = Area()
        if not self._core.clip_area(area, clipped):
            return
        width, rows = clipped.width(), clipped.height()
        pixels = bytearray(4 * ((width * rows + 1) // 2))
        mask = memoryview(bytearray(4 * (width * rows // 32 + 1))).cast("I")
        self._core.fill_area(clipped, mask, memoryview(pixels))
        for row in range(rows):
            start = 2 * ((clipped.y1 + row) * self.width + clipped.x1)
            self._frame[start:start + 2 * width] = pixels[2 * width * row:2 * width * (row + 1)]
