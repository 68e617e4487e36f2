# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Sentences over several lines; letters in a picture."""

from bitmaptools import blit


def stamp(bitmap, font, place: int, x: int, y: int):
    """Copy a letter into a bitmap, as far as it fits; y may be above its top."""
    end = (place + 1) * font.cell
    start = end - font.widths[place]
    end = min(end, start + bitmap.width - x)
    if end > start:
        top = max(-y, 0)
        blit(bitmap, font.sheet, x, y + top, x1=start, y1=top, x2=end, y2=min(font.height, bitmap.height - y),
             skip_source_index=0)


def wrap(words: str, font, width: int) -> list:
    """The lines that words fill; a newline begins one."""
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
