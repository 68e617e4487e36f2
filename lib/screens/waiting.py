# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The loading screen, felt and a moving dot: for a key between two screens, or a long wait. Drawing it takes time."""

from displayio import Group

from handheld.colours import GOLD
from handheld.screen import DOT_X, wander
from handheld.sheets import rectangle

_Y = 119


class Screen(Group):
    """The dot; for App it is its own group and its own key bar."""

    def __init__(self):
        super().__init__()
        self.bar = self.group = self
        self.append(rectangle(GOLD, 3, 3, x=DOT_X, y=_Y))

    def show(self, *_words):
        """As in KeyBar, but it shows nothing."""

    def show_progress(self, _on: bool):
        wander(self[0], DOT_X)
