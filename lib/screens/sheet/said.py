# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What screens of the score sheet say: a phase in short words, and how far a seat has come."""


def phase(groups: tuple, say, font, width: int) -> list:
    """A line for each kind of group, "2x set 3", in the words of a family that has KINDS. A number that does
    not fit before them stands above them.
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
    """Points, or the space of the board."""
    said = str(sheet.total(seat))
    return said if sheet.DICE or sheet.table.course.COUNTS_POINTS else space.format(sheet.total(seat))
