# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Stagger, an animation: the face of a seat hit by a Skip shakes."""

from screens.table.animation import Animation


class Stagger(Animation):
    """Shakes the seat's face, or the Skip icon in the panel for a viewer without a face."""

    def __init__(self, show, seat: int):
        super().__init__(show, seat, 480)
        if not self.face:
            self.face = show.screen.panel.skip
            self.x, self.y = self.face.x, self.face.y

    def go(self, passed: int):
        part = passed // 60
        self.face.x = self.x + (0 if part > 6 else 2 if part % 2 else -2)
