# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""CircuitPython's vectorio, of which the program uses rectangles."""

import browser
from displayio import Shaded


class Rectangle(Shaded):
    def __init__(self, *, pixel_shader, width, height, x=0, y=0):
        super().__init__(browser.rectangle(pixel_shader.drawn, width, height, x, y), pixel_shader, x, y)
        self._width = width
        self._height = height

    @property
    def width(self):
        return self._width

    @width.setter
    def width(self, width):
        self._width = self.drawn.width = width

    @property
    def height(self):
        return self._height

    @height.setter
    def height(self, height):
        self._height = self.drawn.height = height
