# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors
# SPDX-License-Identifier: MIT
"""What many pictures show, kept in pictures/*.txt as a line for each: its name, a checksum of its pixels, and the words
on it. A line says that somebody looked at the picture and found it good; the pictures themselves anybody can make.
"""

import os
import zlib
from pathlib import Path

HEAD = ["# SPDX-FileCopyrightText: 2026 Phase 10 for the pocket contributors", "# SPDX-License-Identifier: MIT"]
PICTURES = Path(__file__).resolve().parent / "pictures"
HOW = ("it looks different: see these pictures (`python3 desktop shots DIR`, `.venv/bin/python -P host_tests/walk.py "
       "DIR`), and when they are good keep them by REMAKE=1 python3 host_tests host_tests/test_tour.py")


def told(handheld):
    """What is seen now, in a line."""
    checksum = zlib.crc32(bytes(handheld.badge.frame))
    return f"{checksum:08x} {' | '.join(words(handheld.badge.display.root_group))}".rstrip()


def words(group):
    """Those of all lines that are not hidden, in the order in which they lie on each other."""
    found = []
    for part in group:
        if not part.hidden:
            if getattr(part, "_words", ""):
                found.append(part._words)
            elif hasattr(part, "append"):
                found += words(part)
    return found


def check(name, seen):
    """`seen`: {picture: its line}; all that were kept under that name, and no others."""
    path = PICTURES / f"{name}.txt"
    assert seen
    lines = HEAD + [f"{picture} {line}" for picture, line in seen.items()]
    if os.environ.get("REMAKE"):
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    kept = path.read_text(encoding="utf-8").splitlines()
    if pixels(lines) != pixels(kept):
        assert lines == kept, HOW


def pixels(lines):
    """The words are for those who read the file: some lie behind a box, where nobody sees them."""
    return [line.split()[:2] for line in lines]
