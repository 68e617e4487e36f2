# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What the makers of the table's pieces have in common. In memory only while a table is made."""

from vectorio import Rectangle

from handheld import sheets
from handheld.sheets import solid


def stack(group, *parts):
    """The group with these in it, the first at the bottom."""
    for part in parts:
        group.append(part)
    return group


def icon(x: int, y: int, tile: int):
    return sheets.load("icons", 9, 9, 50).grid(x=x, y=y, tile=tile)


def box(colour: int, width: int, height: int, x: int = 0, y: int = 0):
    return Rectangle(pixel_shader=solid(colour), width=width, height=height, x=x, y=y)
