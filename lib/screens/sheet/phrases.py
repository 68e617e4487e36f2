# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""Texts for the screens of the score sheet: a phase in short words, and a seat's total."""


def phase(groups: tuple, say, font, width: int, most: int = 9) -> list:
    """The lines of a phase, one per distinct group: "2x set 3"; "2x" gets its own if they do not fit into width
    pixels. If that makes more than `most`: the sizes, "3+4". say: words with KINDS.
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
    return said if len(said) <= most else ["+".join([str(size) for _, size in groups])]


def total(sheet, seat: int, space: str) -> str:
    """The total as text: points, or in Twist the space on the board."""
    said = str(sheet.total(seat))
    return said if sheet.DICE or sheet.table.course.COUNTS_POINTS else space.format(sheet.total(seat))
