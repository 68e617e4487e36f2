# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What answers a key between two screens, while the old one has made room and the new one is still being loaded: felt,
and a dot that wanders. Without a key the old picture stands, for this one would be sent for nothing.
"""

from displayio import Group
from micropython import const
from vectorio import Rectangle

from handheld.colours import GOLD
from handheld.screen import wander
from handheld.sheets import solid

_WAY = const(68)  # x of its way, as in a menu
_Y = const(119)


class Screen:
    def __init__(self):
        self.bar = Dot()
        self.group = self.bar


class Dot(Group):
    def __init__(self):
        super().__init__()
        self.append(Rectangle(pixel_shader=solid(GOLD), width=3, height=3, x=_WAY, y=_Y))

    def show(self, *_words):
        """It says nothing."""

    def turn(self, _on: bool):
        wander(self[0], _WAY)
