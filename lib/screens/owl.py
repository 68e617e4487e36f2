# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The owl's text box: a Group across the whole width of the screen, with its head and some lines of text."""

from displayio import Group
from vectorio import Rectangle

from handheld import sheets, text
from handheld.colours import CREAM, GOLD, PIT
from handheld.sheets import solid

OWL = 4  # tile of its head, number of its character
WIDTH = 138  # of a line, in pixels
_PITCH = 10


def box(app, count: int, y: int):
    """A Group with frame, head and `count` empty lines, which words_in() fills."""
    made = Group(y=y)
    made.append(Rectangle(pixel_shader=solid(GOLD), width=160, height=_PITCH * count + 6))
    made.append(Rectangle(pixel_shader=solid(PIT), width=160, height=_PITCH * count + 4, y=1))
    made.append(sheets.heads().grid(x=5, y=4, tile=OWL))
    for i in range(count):
        made.append(text.Line(app.small, WIDTH, CREAM, 19, _PITCH * i + 2))
    return made


def words_in(made, lines):
    """Show these lines in a box; those for which there is no room are left out."""
    for i in range(3, len(made)):
        made[i].show(lines[i - 3] if i - 3 < len(lines) else "")


def saying(app, words: str, y: int):
    """A box of the size that this text needs, wrapped."""
    from handheld import written
    lines = written.wrap(words, app.small, WIDTH)
    made = box(app, len(lines), y)
    words_in(made, lines)
    return made
