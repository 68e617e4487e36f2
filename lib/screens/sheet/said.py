# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Texts for the screens of the score sheet: a phase in short words, and a seat's total."""


def phase(groups: tuple, say, font, width: int) -> list:
    """The lines of a phase, one per distinct group: "2x set 3". say: words with KINDS. If "2x" does not fit into
    width pixels, it gets its own line.
    """
    found = []
    for group in groups:
        if group not in found:
            found.append(group)
    said = []
    for kind, size in found:
        words = say.entry(say.KINDS, kind).format(size)
        count = groups.count((kind, size))
        number = "%dx " % count if count > 1 else ""
        if number and font.width(number + words) > width:
            said.append("%d x" % count)
            number = ""
        said.append(number + words)
    return said


def total(sheet, seat: int, space: str) -> str:
    """The total as text: points, or in Twist the space on the board."""
    said = str(sheet.total(seat))
    return said if sheet.DICE or sheet.table.course.COUNTS_POINTS else space.format(sheet.total(seat))
