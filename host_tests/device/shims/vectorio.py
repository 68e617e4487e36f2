# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""CircuitPython's vectorio: shapes with the size of the real ones (96 bytes, a polygon 80 + 4 for each point)."""


class _Shape:
    _is_a_shape = hidden = False
    color_index = 0

    def __init__(self, pixel_shader, x, y, room):
        self.pixel_shader = pixel_shader
        self.x = x
        self.y = y
        self._room = bytes(room)


class Rectangle(_Shape):
    def __init__(self, *, pixel_shader, width, height, x=0, y=0, color_index=0):
        self.width = width
        self.height = height
        super().__init__(pixel_shader, x, y, 10)


class Circle(_Shape):
    def __init__(self, *, pixel_shader, radius, x=0, y=0, color_index=0):
        self.radius = radius
        super().__init__(pixel_shader, x, y, 10)


class Polygon(_Shape):
    def __init__(self, *, pixel_shader, points, x=0, y=0, color_index=0):
        self.points = points
        super().__init__(pixel_shader, x, y, 4 * len(points))
