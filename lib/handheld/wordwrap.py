# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Word wrap, and copying single letters into a bitmap."""

from bitmaptools import blit


def stamp(bitmap, font, place: int, x: int, y: int):
    """Copy the letter of a cell into a bitmap at x, y, clipped to it; y may be negative."""
    end = (place + 1) * font.cell
    start = end - font.widths[place]
    end = min(end, start + bitmap.width - x)
    if end > start:
        top = max(-y, 0)
        blit(bitmap, font.sheet, x, y + top, x1=start, y1=top, x2=end, y2=min(font.height, bitmap.height - y),
             skip_source_index=0)


def wrap(words: str, font, width: int) -> list:
    """Wrap a text to a width in pixels; returns its lines. A newline in it starts a new line."""
    lines = []
    for paragraph in words.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            if line and font.width(line + " " + word) > width:
                lines.append(line)
                line = ""
            line += " " + word if line else word
        lines.append(line)
    return lines
