# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A message on any display when the game cannot start: then there is room for Adafruit's label and font loader."""

from displayio import Bitmap, Group

from handheld.colours import CREAM
from handheld.screen import HEIGHT, WIDTH

_MARGIN = 4


def show(display, sentence: str) -> None:
    """Draw the message, wrapped and scaled to the display."""
    from adafruit_bitmap_font import pcf
    from adafruit_display_text import label, wrap_text_to_pixels
    font = pcf.PCF(open("fonts/small.pcf", "rb"), Bitmap)
    scale = max(1, min(display.width // WIDTH, display.height // HEIGHT))
    lines = wrap_text_to_pixels(sentence, display.width // scale - 2 * _MARGIN, font)
    text = label.Label(font, text="\n".join(lines), color=CREAM, line_spacing=1.0, x=_MARGIN)
    text.y = _MARGIN - text.bounding_box[1]
    group = Group(scale=scale)
    group.append(text)
    display.root_group = group
    display.refresh()
