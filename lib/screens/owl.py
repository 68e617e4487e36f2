# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""The owl's text box: a Group across the whole width of the screen, with its head and some lines of text."""

from displayio import Group

from handheld import sheets, text
from handheld.colours import CREAM, GOLD, PIT
from handheld.screen import stack
from handheld.sheets import rectangle

OWL = 4  # tile of its head, number of its character
WIDTH = 138  # of a line, in pixels
AT_TABLE = 48  # y of the box there: it leaves phase and hand visible
_PITCH = 10
ADVICE = 3  # lines of a hint: what to do, and two for the reason
_FRAME = 3  # parts of a box before its lines
FULL = _FRAME + ADVICE  # parts of a box with a hint


def box(count: int, y: int):
    """A Group with frame and head, with room for `count` lines, which add_lines() adds."""
    return stack(Group(y=y), rectangle(GOLD, 160, _PITCH * count + 6), rectangle(PIT, 160, _PITCH * count + 4, y=1),
                 sheets.load("heads").grid(x=5, y=4, tile=OWL))


def add_lines(app, made, count: int):
    """Add empty lines to a box, until it has `count`; words_in() fills them."""
    for i in range(len(made) - _FRAME, count):
        made.append(text.Line(app.small, WIDTH, CREAM, 19, _PITCH * i + 2))


def thinking(app, words: str, y: int):
    """A box with room for a hint, and these words in its first line, which will be what to do."""
    made = box(ADVICE, y)
    add_lines(app, made, 1)
    made[-1].colour(GOLD)
    words_in(made, [words])
    return made


def words_in(made, lines):
    """Show these lines in a box; those for which there is no room are left out."""
    for i in range(_FRAME, len(made)):
        made[i].show(lines[i - _FRAME] if i - _FRAME < len(lines) else "")


def saying(app, words: str, y: int):
    """A box of the size that this text needs, wrapped."""
    from handheld import wordwrap
    lines = wordwrap.wrap(words, app.small, WIDTH)
    made = box(len(lines), y)
    add_lines(app, made, len(lines))
    words_in(made, lines)
    return made
