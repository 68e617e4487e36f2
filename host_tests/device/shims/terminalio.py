# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""CircuitPython's terminalio: the firmware's own font, which takes no heap."""

from displayio import Bitmap
from fontio import Glyph


class _Font:
    bitmap = Bitmap(6, 12, 2)  # the real one has all letters, and lies in the firmware

    def get_bounding_box(self):
        return 6, 12

    def get_glyph(self, code):
        return Glyph(self.bitmap, 0, 6, 12, 0, 0, 6, 0) if code < 0x180 else None


FONT = _Font()
