# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""A phase in short words, for the score sheet and the journey; and whether names have accents."""


def phase(groups: tuple, say, font, width: int, most: int = 9) -> list:
    """The lines of a phase, one per distinct group: "2x set 3"; "2x" gets its own if they do not fit into width
    pixels. If that makes more than `most`, or words that still do not fit: the sizes, "3+4". say: words with KINDS.
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
    fits = len(said) <= most and max([font.width(words) for words in said]) <= width
    return said if fits else ["+".join([str(size) for _, size in groups])]


def has_accents(names: str) -> bool:
    """Is there an accent in these capitals? Below the edge there is no room for it in the large font."""
    return len(names.encode()) > len(names)
