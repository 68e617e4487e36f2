# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The one line between the table and the hand: what A and B do now, or what somebody else is doing."""

from displayio import Group
from micropython import const
from vectorio import Rectangle

from handheld import sheets, text
from screens.seats import CREAM, GOLD, PIT, solid

PAD = const(4)  # icons
_KEY_A = const(1)
_KEY_B = const(2)
_Y = const(82)


class Bar(Group):
    def __init__(self, app):
        super().__init__(y=_Y)
        icons = sheets.load("icons", 9, 9, 50)
        self.font = app.small
        self.append(Rectangle(pixel_shader=solid(PIT), width=160, height=12))
        self.key_a = icons.grid(x=3, y=1, tile=_KEY_A)
        self.key_b = icons.grid(y=1, tile=_KEY_B)
        self.left = text.Line(app.small, 154, CREAM, 3, 0)
        self.right = text.Line(app.small, 72, CREAM, 85, 0, text.FLUSH_RIGHT)
        for part in (self.left, self.key_a, self.key_b, self.right):
            self.append(part)

    def show(self, a: str, b: str = "", key: int = _KEY_B):
        """What the keys do; an empty word hides its key. Where B does nothing, the pad may have its place."""
        self.key_a.hidden = not a
        self.key_b.hidden = not b
        if self.key_b[0] != key:
            self.key_b[0] = key
        self.left.x = 15 if a else 3
        self.left.colour(CREAM)
        self.left.show(a)
        self.right.show(b)
        self.key_b.x = 146 - self.font.width(b)

    def tell(self, words: str, b: str = ""):
        """Something happens, and A is not asked for."""
        self.show("", b)
        self.left.colour(GOLD)
        self.left.show(words)
