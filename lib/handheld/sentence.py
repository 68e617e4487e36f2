# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""One sentence on the whole screen, where the game cannot start and so has all memory to itself: Adafruit's label
and font loader draw it on any display. The screens write with text.py, which costs a tenth.
"""

from displayio import Bitmap, Group

from handheld.colours import CREAM

_MARGIN = 4


def show(display, sentence: str) -> None:
    """Draw it, wrapped to the display and as large as it fits."""
    from adafruit_bitmap_font import pcf
    from adafruit_display_text import label, wrap_text_to_pixels
    font = pcf.PCF(open("fonts/small.pcf", "rb"), Bitmap)
    scale = max(1, min(display.width // 160, display.height // 128))
    lines = wrap_text_to_pixels(sentence, display.width // scale - 2 * _MARGIN, font)
    text = label.Label(font, text="\n".join(lines), color=CREAM, line_spacing=1.0, x=_MARGIN)
    text.y = _MARGIN - text.bounding_box[1]
    group = Group(scale=scale)
    group.append(text)
    display.root_group = group
    display.refresh()
